import type { Say } from '../../components/words';
import type { BlockVerdict, PageVerdicts } from '../background/messages';
import { type Badge, badge, type Refer } from './badge';
import type { ForumPost } from './forum';

/** How far from the screen a post is when its badge is drawn. */
const NEAR = '600px';

/**
 * The badges of a page. Each stands before the body of its post, where nothing a post's author writes can stand;
 * those far from the screen are not drawn. One observer, on the posts that hold a roll.
 */
export class Badges {
  private observer: IntersectionObserver | null = null;
  private readonly drawn = new Map<HTMLElement, Badge>();
  private readonly waiting = new Map<Element, readonly BlockVerdict[]>();
  private mark = '';

  constructor(
    private readonly say: Say,
    private readonly refer: Refer,
  ) {}

  /** Shows what was found for the posts of the page; what was shown before is brought up to date. */
  show(posts: readonly ForumPost[], { blocks, mark }: PageVerdicts): void {
    this.mark = mark;
    const byPost = groupByPost(blocks);
    for (const { id, body } of posts) {
      const own = byPost.get(id);
      if (!own) this.remove(body);
      else if (this.drawn.has(body)) this.draw(body, own);
      else {
        this.waiting.set(body, own);
        this.watch(body);
      }
    }
  }

  remove(body: HTMLElement): void {
    this.drawn.get(body)?.host.remove();
    this.drawn.delete(body);
    this.waiting.delete(body);
    this.observer?.unobserve(body);
  }

  removeAll(): void {
    this.observer?.disconnect();
    for (const { host } of this.drawn.values()) host.remove();
    this.drawn.clear();
    this.waiting.clear();
  }

  private watch(body: HTMLElement): void {
    this.observer ??= new IntersectionObserver((entries) => this.arrive(entries), { rootMargin: NEAR });
    this.observer.observe(body);
  }

  private arrive(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const blocks = isIntersecting && this.waiting.get(target);
      if (!blocks) continue;
      this.observer?.unobserve(target);
      this.waiting.delete(target);
      this.draw(target as HTMLElement, blocks);
    }
  }

  // The same verdicts again change nothing: what the reader has unfolded stays so.
  private draw(body: HTMLElement, blocks: readonly BlockVerdict[]): void {
    const old = this.drawn.get(body);
    const key = JSON.stringify(blocks);
    if (old?.key === key && old.host.isConnected) return;
    old?.host.remove();
    this.drawn.set(body, badge(body, blocks, this.mark, key, this.say, this.refer));
  }
}

function groupByPost(blocks: readonly BlockVerdict[]): Map<number, BlockVerdict[]> {
  const groups = new Map<number, BlockVerdict[]>();
  for (const block of blocks) {
    const group = groups.get(block.post);
    if (group) group.push(block);
    else groups.set(block.post, [block]);
  }
  return groups;
}

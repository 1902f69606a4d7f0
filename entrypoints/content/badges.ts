import type { Say } from '../../components/words';
import type { BlockVerdict, PageVerdicts } from '../background/messages';
import { type Badge, badge, type Refer } from './badge';
import type { ForumPost } from './forum';
import { themeBehind } from './theme';

/** How far from the screen a post is when its badge is drawn. */
const NEAR = '600px';

type Drawing = readonly [body: HTMLElement, blocks: readonly BlockVerdict[]];

/**
 * The badges of a page. Each stands before the body of its post, where nothing a post's author writes can stand;
 * those far from the screen are not drawn. One observer, on the posts that hold a roll.
 */
export class Badges {
  private observer: IntersectionObserver | null = null;
  private readonly drawn = new Map<HTMLElement, Badge>();
  private readonly waiting = new Map<Element, readonly BlockVerdict[]>();
  private mark = '';
  private awake = false;

  constructor(
    private readonly say: Say,
    private readonly refer: Refer,
  ) {}

  /** Shows what was found for the posts of the page; what was shown before is brought up to date. */
  show(posts: readonly ForumPost[], { blocks, mark }: PageVerdicts): void {
    this.mark = mark;
    const byPost = groupByPost(blocks);
    const again: Drawing[] = [];
    for (const { id, body } of posts) {
      const own = byPost.get(id);
      if (!own) this.remove(body);
      else if (this.drawn.has(body)) again.push([body, own]);
      else {
        this.waiting.set(body, own);
        this.watch(body);
      }
    }
    this.drawAll(again);
  }

  /** If a click is on its way to a badge, it hears of it. Without a click all do, and those to come. */
  wake(click?: Event): void {
    this.awake ||= click === undefined;
    const path = click?.composedPath();
    for (const badge of this.drawn.values()) if (!path || path.includes(badge.host)) badge.wake();
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
    const near: Drawing[] = [];
    for (const { target, isIntersecting } of entries) {
      const blocks = isIntersecting && this.waiting.get(target);
      if (!blocks) continue;
      this.observer?.unobserve(target);
      this.waiting.delete(target);
      near.push([target as HTMLElement, blocks]);
    }
    this.drawAll(near);
  }

  // The same verdicts again change nothing: what the reader has unfolded stays so.
  private drawAll(drawings: readonly Drawing[]): void {
    const changed = drawings.flatMap(([body, blocks]) => {
      const key = JSON.stringify(blocks);
      const old = this.drawn.get(body);
      if (old?.key === key && old.host.isConnected) return [];
      return [{ body, blocks, key, old, theme: themeBehind(body.parentElement ?? body) }];
    });
    // All styles were asked; nothing is asked any more while badges are drawn.
    for (const { body, blocks, key, old, theme } of changed) {
      old?.host.remove();
      const drawn = badge(body, blocks, this.mark, key, this.say, this.refer, theme);
      if (this.awake) drawn.wake();
      this.drawn.set(body, drawn);
    }
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

import type { PageRef, PageVerdicts, PostText } from '../background/messages';
import type { Ask } from './ask';
import type { Badges } from './badges';
import type { Forum, ForumPost } from './forum';
import { textOf } from './text';

/**
 * The rolls that stand in a page: which posts hold one, what the background says of them (one question for all),
 * and the badges that say it. Posts that come later are looked at by themselves.
 */
export class Scan {
  private readonly texts = new Map<HTMLElement, string>();
  private verdicts: Promise<PageVerdicts> | null = null;
  private ended = false;

  constructor(
    private readonly page: Document,
    private readonly forum: Forum,
    private readonly ref: () => PageRef,
    private readonly ask: Ask,
    private readonly badges: Badges,
  ) {}

  end(): void {
    this.ended = true;
  }

  /** The verdicts of what stands in the page now; `null` while it holds no roll. */
  get rolls(): Promise<PageVerdicts> | null {
    return this.verdicts;
  }

  /** Every post of the page; only those with a roll carry their text, which is all a verdict needs. */
  posts(): PostText[] {
    return this.forum
      .posts(this.page)
      .map(({ id, author, body }) => ({ id, author, text: this.texts.get(body) ?? '' }));
  }

  /** Reads the posts that hold these elements, and those that changed, and asks for verdicts if any is new. */
  async look(holders: readonly Element[], changed: ReadonlySet<Node> = new Set()): Promise<void> {
    const known = this.dropChanged(changed);
    if (holders.length === 0 && !known) return;
    const posts = new Map(this.forum.posts(this.page).map((post) => [post.body, post]));
    for (const holder of holders) {
      const body = bodyOf(holder, posts);
      if (body) this.texts.set(body, textOf(body, this.forum.notWords));
    }
    if (this.texts.size > 0) await this.check(posts);
  }

  // A post that was edited in place is read again; one that is gone is forgotten.
  private dropChanged(changed: ReadonlySet<Node>): boolean {
    let any = false;
    for (const body of this.texts.keys()) {
      if (body.isConnected && ![...changed].some((node) => body.contains(node))) continue;
      any = true;
      if (body.isConnected) this.texts.set(body, textOf(body, this.forum.notWords));
      else {
        this.texts.delete(body);
        this.badges.remove(body);
      }
    }
    return any;
  }

  private async check(posts: ReadonlyMap<HTMLElement, ForumPost>): Promise<void> {
    const ref = this.ref();
    if (ref.topic === null) return;
    const links = this.forum.links(this.page, new URL(this.page.location.href));
    const complete = !this.forum.partial && links.previous === null && links.next === null;
    const asked = this.ask('check', { page: ref, thread: { posts: this.posts(), complete } });
    this.verdicts = asked;
    // Not reached, or failed: no badge is better than a wrong one; the popup says what is the matter.
    const verdicts = await asked.catch(() => null);
    if (verdicts === null || this.ended || this.verdicts !== asked) return;
    this.badges.show([...posts.values()], verdicts);
  }
}

function bodyOf(holder: Element, posts: ReadonlyMap<HTMLElement, ForumPost>): HTMLElement | null {
  for (let up: Element | null = holder; up; up = up.parentElement)
    if (posts.has(up as HTMLElement)) return up as HTMLElement;
  return null;
}

import type { PageRef, PageVerdicts, PostText } from '../background/messages';
import type { Ask } from './ask';
import type { Badges } from './badges';
import type { Forum, ForumPost } from './forum';
import { holdsMarker } from './marker';
import { inSlices } from './slices';
import { textOf } from './text';

type Posts = ReadonlyMap<HTMLElement, ForumPost>;

/**
 * The rolls that stand in a page: which posts hold one, what the background says of them (one question for all),
 * and the badges that say it. Posts that come later, or change, are looked at by themselves.
 */
export class Scan {
  /** Texts of the posts that hold a marker; all that were looked at are in `seen`. */
  private readonly texts = new Map<HTMLElement, string>();
  private readonly seen = new WeakSet<HTMLElement>();
  private verdicts: Promise<PageVerdicts> | null = null;
  private turn: Promise<void> = Promise.resolve();
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

  /**
   * Looks at new posts under `roots`, which hold a marker, and again at those that changed; asks for verdicts if
   * that made a difference. One look after the other.
   */
  look(roots: readonly Node[], changed: ReadonlySet<Node> = new Set()): Promise<void> {
    this.turn = this.turn.then(() => this.lookNow(roots, changed));
    return this.turn;
  }

  private async lookNow(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void> {
    if (this.ended) return;
    const gone = [...this.texts.keys()].filter((body) => !body.isConnected);
    const touched = new Set([...changed].map((node) => this.knownBody(node)).filter((body) => body !== null));
    if (roots.length === 0 && gone.length === 0 && touched.size === 0) return;
    const posts: Posts = new Map(this.forum.posts(this.page).map((post) => [post.body, post]));
    for (const root of roots) {
      const body = bodyOf(root, (node) => posts.has(node));
      if (body) touched.add(body);
    }
    let different = false;
    for (const body of gone) different = this.forget(body) || different;
    const fresh = [...posts.keys()].filter((body) => touched.has(body) || !this.seen.has(body));
    await inSlices(
      fresh,
      () => this.ended,
      (body) => {
        different = this.read(body) || different;
      },
    );
    if (!this.ended && different) await this.check(posts);
  }

  /** Answers whether it made a difference. */
  private read(body: HTMLElement): boolean {
    this.seen.add(body);
    if (!holdsMarker(body)) return this.forget(body);
    const text = textOf(body, this.forum.notWords);
    if (this.texts.get(body) === text) return false;
    this.texts.set(body, text);
    return true;
  }
  private forget(body: HTMLElement): boolean {
    this.badges.remove(body);
    return this.texts.delete(body);
  }
  private knownBody(node: Node): HTMLElement | null {
    return bodyOf(node, (one) => this.texts.has(one));
  }

  private async check(posts: Posts): Promise<void> {
    const page = this.ref();
    if (page.topic === null) return;
    const links = this.forum.links(this.page, new URL(this.page.location.href));
    const complete = !this.forum.partial && links.previous === null && links.next === null;
    const asked = this.ask('check', { page, thread: { posts: this.posts(posts), complete } });
    this.verdicts = asked;
    // Not reached, or failed: no badge is better than a wrong one; the popup says what is the matter.
    const verdicts = await asked.catch(() => null);
    if (verdicts === null || this.ended) return;
    this.badges.show([...posts.values()], verdicts);
  }

  /** Every post of the page; only those with a roll carry their text, which is all a verdict needs. */
  private posts(posts: Posts): PostText[] {
    return [...posts.values()].map(({ id, author, body, private: hidden }) => ({
      ...{ id, author, text: this.texts.get(body) ?? '' },
      ...(hidden ? { private: true } : {}),
    }));
  }
}

function bodyOf(node: Node, isBody: (node: HTMLElement) => boolean): HTMLElement | null {
  for (let up: Node | null = node; up; up = up.parentNode)
    if (isBody(up as HTMLElement)) return up as HTMLElement;
  return null;
}

import type { PageRef, PageVerdicts, PostText } from '../background/messages';
import { type Ask, reasonOf } from './ask';
import type { Badges } from './badges';
import type { Forum, ForumPost } from './forum';
import { holdsMarker } from './marker';
import { isNewestFirst } from './order';
import { inSlices } from './slices';
import { textOf } from './text';

/** Milliseconds after which a check that failed is asked again, each time later; then a change of the page does. */
const AGAIN = [1_000, 5_000, 20_000, 60_000, 300_000];

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
  /** Failed checks in a row, and the next try. */
  private failures = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Document,
    private readonly forum: Forum,
    private readonly ref: () => PageRef,
    private readonly ask: Ask,
    private readonly badges: Badges,
  ) {}

  end(): void {
    this.ended = true;
    clearTimeout(this.later);
  }

  /** The verdicts of what stands in the page now; `null` while it holds no roll. Asks again where that failed. */
  get rolls(): Promise<PageVerdicts> | null {
    const { verdicts } = this;
    if (this.failures === 0 || verdicts === null) return verdicts;
    return this.tryAgain().then(() => this.verdicts ?? verdicts);
  }

  /**
   * Looks at new posts under `roots`, which hold a marker, and again at those that changed; asks for verdicts if
   * that made a difference. One look after the other.
   */
  look(roots: readonly Node[], changed: ReadonlySet<Node> = new Set()): Promise<void> {
    const turn = this.turn.then(() => this.lookNow(roots, changed));
    // A page that could not be looked through once is looked at again with its next change.
    this.turn = turn.catch(() => undefined);
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
    if (page.topic === null) {
      // The reader went on to a page that is no thread, without loading: what stood there before is not here.
      this.verdicts = null;
      this.failures = 0;
      return;
    }
    const links = this.forum.links(this.page, new URL(this.page.location.href));
    const complete = !this.forum.partial && links.previous === null && links.next === null;
    const asked = this.ask('check', { page, thread: { posts: this.posts(posts), complete } });
    this.verdicts = asked;
    clearTimeout(this.later);
    try {
      const verdicts = await asked;
      this.failures = 0;
      if (!this.ended) this.badges.show([...posts.values()], verdicts);
    } catch (cause) {
      // No badge is better than a wrong one; the popup says what is the matter.
      this.failed(cause);
    }
  }

  /** The background may be busy, or just starting: it is asked again, unless the extension is gone. */
  private failed(cause: unknown): void {
    const wait = AGAIN[this.failures];
    this.failures += 1;
    if (this.ended || wait === undefined || reasonOf(cause) === 'invalidated') return;
    this.later = setTimeout(() => void this.tryAgain(), wait);
  }

  private tryAgain(): Promise<void> {
    clearTimeout(this.later);
    const again = async (): Promise<void> => {
      if (this.ended || this.failures === 0 || this.texts.size === 0) return;
      await this.check(new Map(this.forum.posts(this.page).map((post) => [post.body, post])));
    };
    this.turn = this.turn.then(again);
    return this.turn;
  }

  /**
   * Every post of the page, in the order of the thread; only those with a roll carry their text, which is all a
   * verdict needs.
   */
  private posts(posts: Posts): PostText[] {
    const inOrder = [...posts.values()];
    if (isNewestFirst(inOrder)) inOrder.reverse();
    return inOrder.map(({ id, author, body, private: hidden }) => ({
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

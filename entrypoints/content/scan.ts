import type { PageRef, PageVerdicts, PostText } from '../background/messages';
import { type Ask, reasonOf } from './ask';
import type { Badges } from './badges';
import { Edge } from './edge';
import type { Forum, ForumPost } from './forum';
import { holdsMarker } from './marker';
import { isNewestFirst } from './order';
import { inSlices } from './slices';
import { textOf } from './text';
import { isBeingWritten } from './writing';

/** Milliseconds after which a check that failed is asked again, each time later; then a change of the page does. */
const AGAIN = [1_000, 5_000, 20_000, 60_000, 300_000];

/** Posts that are read at once, wherever the reader is: more than most pages have. */
const AT_ONCE = 50;

type Posts = ReadonlyMap<HTMLElement, ForumPost>;

/**
 * The rolls that stand in a page: which posts hold one, what the background says of them (one question for all),
 * and the badges that say it. Posts that come later, or change, are looked at by themselves.
 *
 * A long page is read from its beginning as far as the reader has come, and judged like the page of a thread that
 * goes on: as it would be, had the board cut it there.
 */
export class Scan {
  /** Texts of the posts that hold a marker; all that were looked at are in `seen`. */
  private readonly texts = new Map<HTMLElement, string>();
  private readonly seen = new WeakSet<HTMLElement>();
  private verdicts: Promise<PageVerdicts> | null = null;
  private turn: Promise<void> = Promise.resolve();
  private ended = false;
  private readonly edge = new Edge((near) => void this.reach(near));
  /** Something was read that makes a difference, and no verdict was asked for. */
  private unasked = false;
  /** Failed checks in a row, and the next try. */
  private failures = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Document,
    private readonly forum: Forum,
    /** The page, `post` being the body of one of its posts. */
    private readonly ref: (post?: Element) => PageRef,
    private readonly ask: Ask,
    private readonly badges: Badges,
  ) {}

  end(): void {
    this.ended = true;
    this.edge.end();
    clearTimeout(this.later);
  }

  /**
   * The verdicts of all that stands in the page now, which is read to its end; `null` while it holds no roll. Asks
   * again where that failed.
   */
  async rolls(): Promise<PageVerdicts | null> {
    if (this.edge.post) await this.inTurn(() => this.readOn(Number.POSITIVE_INFINITY));
    if (this.failures > 0 && this.verdicts !== null) await this.tryAgain();
    return this.verdicts;
  }

  /**
   * Looks at new posts under `roots`, which hold a marker, and again at those that changed; asks for verdicts if
   * that made a difference. One look after the other.
   */
  look(roots: readonly Node[], changed: ReadonlySet<Node> = new Set()): Promise<void> {
    return this.inTurn(() => this.lookNow(roots, changed));
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.turn.then(work);
    // A page that could not be looked through once is looked at again with its next change.
    this.turn = turn.catch(() => undefined);
    return this.turn;
  }

  private async lookNow(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void> {
    if (this.ended) return;
    const gone = [...this.texts.keys()].filter((body) => !body.isConnected);
    const touched = new Set([...changed].map((node) => this.knownBody(node)).filter((body) => body !== null));
    const news = roots.filter((root) => !this.edge.isBefore(root));
    if (news.length === 0 && gone.length === 0 && touched.size === 0) return;
    const posts = this.postsNow();
    for (const root of news) {
      const body = bodyOf(root, (node) => this.seen.has(node) && posts.has(node));
      if (body) touched.add(body);
    }
    for (const body of gone) this.unasked = this.forget(body) || this.unasked;
    await this.read(
      this.withinReach([...posts.keys()]).filter((body) => touched.has(body) || !this.seen.has(body)),
    );
    if (!this.ended && this.unasked) await this.check(posts);
  }

  private postsNow(): Posts {
    return new Map(this.forum.posts(this.page).map((post) => [post.body, post]));
  }

  /**
   * Of the posts of a page, those that are read without asking where the reader is: up to the edge, and the first of
   * a page of which nothing was read. What comes after is the edge from then on.
   */
  private withinReach(bodies: readonly HTMLElement[]): readonly HTMLElement[] {
    const edge = this.edge.post ? bodies.indexOf(this.edge.post) : -1;
    if (edge >= 0) return bodies.slice(0, edge);
    const last = bodies.findLastIndex((body) => this.seen.has(body));
    const end = last < 0 ? AT_ONCE : last + 1;
    this.edge.move(bodies[end] ?? null);
    return bodies.slice(0, end);
  }

  /** The reader is near the edge of what was read, or is not any more. */
  private reach(near: boolean): Promise<void> {
    return this.inTurn(async () => {
      if (near || this.unasked) await this.readOn(near ? AT_ONCE : 0);
    });
  }

  /** Reads on from the edge: each time more, since each time all verdicts are asked for again. */
  private async readOn(least: number): Promise<void> {
    if (this.ended) return;
    const posts = this.postsNow();
    const bodies = [...posts.keys()];
    const known = this.withinReach(bodies).length;
    if (least > 0) {
      const end = known + Math.max(least, Math.ceil(known / 2));
      await this.read(bodies.slice(known, end).filter((body) => !this.seen.has(body)));
      if (this.ended) return;
      this.edge.move(bodies[end] ?? null);
    }
    // While it is caught up with a reader far below, nothing is asked.
    if (this.unasked && (least === 0 || this.edge.post === null)) await this.check(posts);
  }

  private read(bodies: readonly HTMLElement[]): Promise<void> {
    return inSlices(
      bodies,
      () => this.ended,
      (body) => {
        this.unasked = this.readOne(body) || this.unasked;
      },
    );
  }

  /** Answers whether it made a difference. */
  private readOne(body: HTMLElement): boolean {
    this.seen.add(body);
    // Edited in its place it says what it said, until it is sent.
    if (this.texts.has(body) && isBeingWritten(body)) return false;
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

  private async check(all: Posts): Promise<void> {
    this.unasked = false;
    const posts = this.reached(all);
    const page = this.ref(posts[0]?.body);
    if (page.topic === null) {
      // The reader went on to a page that is no thread, without loading: what stood there before is not here.
      this.verdicts = null;
      this.failures = 0;
      return;
    }
    const links = this.forum.links(this.page, new URL(this.page.location.href));
    const whole = !this.forum.partial && this.edge.post === null;
    const complete = whole && links.previous === null && links.next === null;
    const asked = this.ask('check', { page, thread: { posts: this.posts(posts), complete } });
    this.verdicts = asked;
    clearTimeout(this.later);
    try {
      const verdicts = await asked;
      this.failures = 0;
      if (!this.ended) this.badges.show(posts, verdicts);
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
      await this.check(this.postsNow());
    };
    return this.inTurn(again);
  }

  /** The posts before the edge: a post that was not read is not one without a roll. */
  private reached(posts: Posts): readonly ForumPost[] {
    const all = [...posts.values()];
    const edge = all.findIndex(({ body }) => body === this.edge.post);
    return edge < 0 ? all : all.slice(0, edge);
  }

  /** Posts in the order of the thread; only those with a roll carry their text, which is all a verdict needs. */
  private posts(posts: readonly ForumPost[]): PostText[] {
    const inOrder = [...posts];
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

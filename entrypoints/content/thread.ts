import type { PostText, ThreadText } from '../background/messages';
import type { Forum, ForumPost, PageLinks } from './forum';
import { isNewestFirst } from './order';
import { sameName } from './same-name';
import { textOf } from './text';
import { isBeingWritten } from './writing';

/** Pages read for one roll, at most; the player's last roll is mostly on the last one. */
const MOST_PAGES = 12;
/** Milliseconds after which the last page is read again, where nobody asks for less. */
const FRESH = 20_000;
const PAUSE = 250;

/** The page we are on, and how others are had. */
export interface ThreadSource {
  readonly forum: Forum;
  readonly page: Document;
  readonly url: URL;
  /** When the page was loaded, on the clock of `now`. */
  readonly loaded: number;
  fetch(address: string, signal: AbortSignal): Promise<Document | null>;
  now(): number;
}

/** What a reading is for. */
export interface Reading {
  readonly signal: AbortSignal;
  /** The post that is edited: its page is read too, and what the player rolled before it. */
  readonly editing?: number | undefined;
  /** Milliseconds the last page may be old: somebody may have posted meanwhile. */
  readonly age?: number;
  /** Called before each page that is fetched, with how many were before. */
  readonly progress?: (pages: number) => void;
}

interface ReadPage {
  readonly address: string;
  readonly posts: readonly PostText[];
  readonly links: PageLinks;
  /** The newest post stands first (a preference of the reader on several boards). */
  readonly newestFirst: boolean;
  readonly at: number;
}

type Posts = Pick<ReadPage, 'posts'>;

/**
 * Reads of a thread what a roll needs: from its end backwards until the player's last roll, one page at a time,
 * slowly, and never more than a dozen. Pages once read are kept while the page is open; only the last is read
 * again. What cannot be had is left out, and the reading is then not `complete`.
 */
export class Thread {
  private readonly known = new Map<string, ReadPage>();
  private readonly here: ReadPage;
  private fetched = 0;

  constructor(private readonly source: ThreadSource) {
    this.here = { ...this.take(source.page, source.url), at: source.loaded };
    const isEdited = source.forum.posts(source.page).some(({ body }) => isBeingWritten(body));
    if (this.here.posts.length > 0 && !isEdited) this.known.set(this.here.address, this.here);
  }

  async read(reading: Reading): Promise<ThreadText> {
    this.fetched = 0;
    const { forum, page } = this.source;
    const account = forum.account(page);
    const get = (address: string, fresh: boolean) => this.get(address, fresh, reading);
    const last = await this.lastPage(get);
    if (!last) return { posts: this.here.posts, complete: false };
    const pages = [last];
    let first = last;
    const fresh = this.newerThan(last);
    const isRead = (): boolean => isEnough([...pages, fresh], account ?? '', reading.editing);
    while (account !== null && !isRead()) {
      const before = older(first);
      if (before === null || pages.length >= MOST_PAGES) break;
      const next = await get(before, false);
      // Boards that answer a wrong page number with a page already seen would be read for ever. Some of its posts
      // may have been seen: the first stands on every page of some boards, an endless thread is cut anywhere.
      if (!next || isKnown(next, pages)) break;
      pages.unshift(next);
      first = next;
    }
    const posts = together([...pages, fresh]);
    return { posts, complete: older(first) === null && forum.partial !== true };
  }

  /** Posts that came into the page since that one was read: a quick reply is put there without loading anything. */
  private newerThan({ posts }: ReadPage): Posts {
    const { forum, page } = this.source;
    const loaded = new Set(this.here.posts.map(({ id }) => id));
    const last = Math.max(-1, ...posts.map(({ id }) => id));
    const newer = forum.posts(page).filter(({ id }) => id > last && !loaded.has(id));
    return { posts: newer.map((post) => this.textOf(post)).sort((one, other) => one.id - other.id) };
  }

  private async lastPage(
    get: (address: string, fresh: boolean) => Promise<ReadPage | null>,
  ): Promise<ReadPage | null> {
    const { forum, page, url } = this.source;
    const start = this.here.posts.length > 0 ? this.here.address : forum.topic(page, url)?.url;
    if (start === undefined) return null;
    const from = newest(this.here, start) === null ? await get(start, true) : this.here;
    if (!from) return this.here.posts.length > 0 ? this.here : null;
    const end = newest(from, forum.topic(page, url)?.url);
    return end === null ? from : ((await get(end, true)) ?? from);
  }

  private async get(
    address: string,
    fresh: boolean,
    { signal, age = FRESH, progress }: Reading,
  ): Promise<ReadPage | null> {
    const { forum, now } = this.source;
    const known = this.known.get(address);
    if (known && (!fresh || now() - known.at < age)) return known;
    if (this.fetched > 0) await pause(forum.pause ?? PAUSE);
    if (signal.aborted) return null;
    progress?.(this.fetched);
    this.fetched += 1;
    const page = await this.source.fetch(address, signal);
    if (!page) return known ?? null;
    const read = this.take(page, new URL(address));
    // Boards that stream their posts send a page without any: what the reader sees is newer than what was kept.
    if (read.posts.length === 0 && known) return this.take(this.source.page, this.source.url);
    if (read.posts.length > 0) this.known.set(address, read);
    return read;
  }

  private take(page: Document, url: URL): ReadPage {
    const { forum, now } = this.source;
    const bare = new URL(url);
    bare.hash = '';
    const posts = forum.posts(page).map((post) => this.textOf(post));
    const newestFirst = isNewestFirst(posts);
    if (newestFirst) posts.reverse();
    return { address: bare.href, posts, links: forum.links(page, url), newestFirst, at: now() };
  }

  private textOf({ id, author, body, private: hidden }: ForumPost): PostText {
    const post = { id, author, text: textOf(body, this.source.forum.notWords) };
    return hidden ? { ...post, private: true } : post;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const older = ({ links, newestFirst }: ReadPage): string | null =>
  newestFirst ? links.next : links.previous;
/** Address of the thread's newest page, `null` when this is it. `first` is the page the thread opens on. */
function newest({ links, newestFirst }: ReadPage, first: string | undefined): string | null {
  if (newestFirst) return links.previous && (first ?? links.previous);
  return links.last ?? links.next;
}

const hasRoll = (posts: readonly PostText[], account: string): boolean =>
  posts.some(({ author, text }) => sameName(author, account) && text.includes('TV1 '));

/** Whether the pages read hold the player's last roll, or the last before the post he edits. */
function isEnough(pages: readonly Posts[], account: string, editing: number | undefined): boolean {
  if (editing === undefined) return pages.some(({ posts }) => hasRoll(posts, account));
  const posts = pages.flatMap((page) => page.posts);
  const edited = posts.findIndex(({ id }) => id === editing);
  return edited >= 0 && hasRoll(posts.slice(0, edited + 1), account);
}

const isKnown = (page: ReadPage, pages: readonly ReadPage[]): boolean => {
  const ids = new Set(pages.flatMap(({ posts }) => posts.map(({ id }) => id)));
  return page.posts.every(({ id }) => ids.has(id));
};

/** Posts of several pages in thread order, each once: a post may move to the next page while they are read. */
function together(pages: readonly Posts[]): PostText[] {
  const posts = new Map<number, PostText>();
  for (const post of pages.flatMap((page) => page.posts)) posts.set(post.id, post);
  return [...posts.values()];
}

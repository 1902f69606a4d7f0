import type { PageRef, PagesBegun, PagesRead, PagesRefused, PostText, Way } from '../../background/messages';
import type { Forum } from '../forum';
import { MARKER } from '../marker';
import { isNewestFirst } from '../order';
import { textOf } from '../text';
import type { Fetched } from './request';

/** Milliseconds between two requests, where the board asks for no more. */
const PAUSE = 400;

export interface PagesSource {
  readonly forum: Forum;
  readonly page: Document;
  readonly url: () => URL;
  readonly ref: () => PageRef;
  request(address: string, signal: AbortSignal): Promise<Fetched>;
  pause(ms: number): Promise<void>;
  now(): number;
}

const none: PagesRefused = { ok: false, why: 'unreadable', status: 0, wait: null };
const stopped: PagesRefused = { ok: false, why: 'stopped', status: 0, wait: null };

/**
 * Reads a thread for the page of the acta. Whoever asks, and however many ask: one request at a time, and a
 * pause after each.
 */
export class ThreadPages {
  private turn: Promise<unknown> = Promise.resolve();
  private stopping = new AbortController();
  private ended = Number.NEGATIVE_INFINITY;

  constructor(private readonly source: PagesSource) {}

  begin(): PagesBegun {
    const { forum, page, url, ref } = this.source;
    const topic = forum.topic(page, url());
    const whole = topic && forum.whole?.start(topic, url());
    return {
      page: ref(),
      ways: [
        ...(whole ? [{ way: 'whole', address: whole } as const] : []),
        ...(topic ? [{ way: 'pages', address: topic.url } as const] : []),
      ],
      partial: forum.partial === true,
    };
  }

  read(way: Way, address: string): Promise<PagesRead | PagesRefused> {
    const { signal } = this.stopping;
    const mine = this.turn.then(() => this.readNow(way, address, signal));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  stop(): void {
    this.stopping.abort();
    this.stopping = new AbortController();
  }

  private async readNow(way: Way, address: string, signal: AbortSignal): Promise<PagesRead | PagesRefused> {
    const { source } = this;
    // Only the forum of this tab, whatever is asked.
    if (new URL(address).origin !== source.url().origin) return none;
    const rest = this.ended + (source.forum.pause ?? PAUSE) - source.now();
    if (rest > 0) await source.pause(rest);
    if (signal.aborted) return stopped;
    const fetched = await source.request(address, signal);
    this.ended = source.now();
    if (!fetched.ok) return fetched;
    return fetched.kind === 'data'
      ? this.fromData(fetched.data, new URL(address))
      : way === 'pages'
        ? this.fromPage(fetched.page, new URL(address))
        : none;
  }

  private fromPage(page: Document, url: URL): PagesRead | PagesRefused {
    const { forum } = this.source;
    const posts = forum
      .posts(page)
      .map(({ id, author, body }) => light(id, author, textOf(body, forum.notWords)));
    if (posts.length === 0) return none;
    const newestFirst = isNewestFirst(posts);
    if (newestFirst) posts.reverse();
    const { next } = forum.links(page, url);
    return { ok: true, posts, newestFirst, next: next === null ? [] : [next] };
  }

  private fromData(data: unknown, url: URL): PagesRead | PagesRefused {
    const { forum } = this.source;
    const read = forum.whole?.read(data, url);
    if (!read) return none;
    const posts = read.posts.map(({ id, author, html }) => {
      // Parsed apart from the page: nothing in it runs or is fetched.
      const body = new DOMParser().parseFromString(html, 'text/html').body;
      return light(id, author, textOf(body, forum.notWords));
    });
    return { ok: true, posts, newestFirst: false, next: read.next };
  }
}

/** Posts without a code are only anchors: their words are nobody's business outside the page. */
const light = (id: number, author: string, text: string): PostText => ({
  id,
  author,
  text: text.includes(MARKER) ? text : '',
});

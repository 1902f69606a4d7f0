/**
 * What the page of the acta asks of the script it brings into the tab of a thread (`pages.js`): the thread, one
 * request at a time. The tab asks the forum, as its reader would.
 */
import type { PageRef, PostText } from './page';

/** `whole`: what the board offers for reading a whole thread. `pages`: its pages, one after the other. */
export type Way = 'whole' | 'pages';

export type PagesQuestion =
  | { readonly pages: 'begin' }
  | { readonly pages: 'read'; readonly way: Way; readonly address: string }
  /** Gives up the request that is on its way. */
  | { readonly pages: 'stop' };

export interface PagesBegun {
  readonly page: PageRef;
  /** The first address of each way there is, the better one first. */
  readonly ways: readonly { readonly way: Way; readonly address: string }[];
  /** Pages of this board do not show every post to everybody: read by them, a thread is not complete. */
  readonly partial: boolean;
}
export interface PagesRead {
  readonly ok: true;
  /** Oldest first; only those with a code carry their text. */
  readonly posts: readonly PostText[];
  /** The page stands newest first, so that later pages are older. */
  readonly newestFirst: boolean;
  /** What is to be read after it, in this order. */
  readonly next: readonly string[];
}
/** `status`: the board refused. `elsewhere`: it led to another place (a log-in). `unreadable`: no posts in it. */
export interface PagesRefused {
  readonly ok: false;
  readonly why: 'status' | 'elsewhere' | 'network' | 'unreadable' | 'stopped';
  readonly status: number;
  /** Milliseconds the board asks to wait (`Retry-After`); `null` where it does not say. */
  readonly wait: number | null;
}
export interface PagesAnswers {
  begin: PagesBegun;
  read: PagesRead | PagesRefused;
  stop: null;
}

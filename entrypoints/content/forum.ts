import type { Markup } from '../background/messages';

/** A post of the page; `body` holds what its author wrote. */
export interface ForumPost {
  readonly id: number;
  readonly author: string;
  readonly body: HTMLElement;
  /** The board shows it to some readers only, and says so. */
  readonly private?: boolean;
}
/** The thread a page belongs to (also on the page of the full editor). */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly section: string | null;
  /** Address of the thread's first page, to read the thread from where only an editor is shown. */
  readonly url: string;
}
/** An editor a person can see. `field` is where text goes; the bar is hung before `anchor`. */
export interface ForumEditor {
  readonly field: HTMLElement;
  readonly anchor: HTMLElement;
}
/** Neighbours of a thread page, absolute addresses of the same origin, `null` at the ends. */
export interface PageLinks {
  readonly previous: string | null;
  readonly next: string | null;
  readonly last: string | null;
}

/** A post as a board's own data give it; `html` is what its pages would show. */
export interface DataPost {
  readonly id: number;
  readonly author: string;
  readonly html: string;
}
/**
 * Reading a whole thread by what the board offers beside its pages (forums.md §4): where pages stream, or empty
 * what is off the screen, these data are all there is. Answers are JSON; anything else in them gives `null`, and
 * the pages are read.
 */
export interface WholeThread {
  /** Address of the first request. */
  start(topic: Topic, url: URL): string | null;
  /** Posts of an answer, oldest first, and the addresses to ask next. From the board: anything may stand there. */
  read(
    answer: unknown,
    address: URL,
  ): { readonly posts: readonly DataPost[]; readonly next: readonly string[] } | null;
}

/**
 * What a forum engine must answer. One file per engine in `forums/`, with its line in `forums/index.ts` and its
 * marks in `forums/marks.ts`, and a page in `tests/forums/<engine>/`; every function only reads, works on a
 * document that was fetched and parsed too, and answers empty rather than throw when the board was redesigned.
 */
export interface Forum {
  readonly id: string;
  readonly markup: Markup;
  /** Pages hide posts by design (private, streamed, emptied off screen): a reading is never complete. */
  readonly partial?: boolean;
  /** Milliseconds between two pages when a thread is read, where the host asks for more than the usual. */
  readonly pause?: number;
  /** Where the engine's boards, or the editors of one, do not all write alike. */
  markupOf?(page: Document, field?: Element): Markup;
  recognise(page: Document): boolean;
  /** Name of the account logged in, as it stands over its posts. */
  account(page: Document): string | null;
  topic(page: Document, url: URL): Topic | null;
  posts(page: Document): readonly ForumPost[];
  links(page: Document, url: URL): PageLinks;
  /** Id of the post that is edited in this field, on a page of its own or in its place; `null` for a new post. */
  editing?(page: Document, url: URL, field: Element): number | null;
  /** Whether what is written in this field only some will read: a private message, chosen recipients. */
  private?(page: Document, url: URL, field: Element): boolean;
  /** Id of the thread that what is written here goes to, where an editor outlives the page it was opened on. */
  writesIn?(field: Element): string | null;
  readonly whole?: WholeThread;
  /** Selectors inside a post body that are not its author's words, beyond the common list of `text.ts`. */
  readonly notWords?: string;
}

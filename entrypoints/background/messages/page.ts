/** What a forum page says of itself and of its thread. */

/** How a board writes: decides the form of the block. */
export const markups = ['bbcode', 'html', 'markdown', 'plain'] as const;
export type Markup = (typeof markups)[number];

export interface PageRef {
  /** Hostname as in `location.hostname`. */
  readonly host: string;
  /** The engine file that recognised the page, for instance `mybb`. */
  readonly engine: string;
  /** The board's id of the thread; `null` where the page shows none (new topic, private message). */
  readonly topic: string | null;
  /** The board's id of the section (subforum) or partida the thread belongs to. */
  readonly section: string | null;
  readonly url: string;
  readonly title: string;
  /** The account that is logged in, spelled as the author of its posts; `null` for a guest. */
  readonly account: string | null;
  readonly markup: Markup;
  /**
   * What is being written here only some will read (a private message, a post for part of the table): neither a
   * baliza nor an alta goes in there. Absent: everybody who reads the thread will.
   */
  readonly private?: boolean;
  /** Id of the post that is being edited: what is made stands there. Absent: a new post, after all others. */
  readonly editing?: number;
  /**
   * What is written here goes to another thread than the one this page shows: its writer read on while an editor
   * stayed open. Nothing can be made then. Absent: it goes to this one.
   */
  readonly elsewhere?: boolean;
  /** The board shows its posts on a dark page: a colour that does not read there is lightened. Absent: light. */
  readonly dark?: boolean;
}
/** A post as a reader sees it: plain text without quotes, code, signature and edit notes. */
export interface PostText {
  /** Decimal id of the board, 0..2^42. */
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** Only some can read it: a baliza seals what is in it and says nothing of it. Absent: everybody can. */
  readonly private?: boolean;
}
/** The posts of the thread that were read, in thread order. */
export interface ThreadText {
  readonly posts: readonly PostText[];
  /** Every post of the thread is in `posts`. */
  readonly complete: boolean;
}

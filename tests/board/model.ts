/** What the board keeps: plain JSON, written to disk as it is. */

/** How a thread's editors look: a plain textarea, or SCEditor as MyBB, SMF and Foroactivo have it. */
export type Skin = 'plain' | 'sceditor';
export type Theme = 'light' | 'dark';

export interface Account {
  readonly name: string;
  readonly role: 'player' | 'moderator';
  /** `salt:hash`, scrypt. */
  readonly password: string;
  /** A few words under the name. */
  readonly title: string;
  /** BBCode. */
  readonly signature: string;
  readonly theme: Theme;
  /** Mode SCEditor opens in. */
  readonly editor: 'wysiwyg' | 'source';
}
export interface Section {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  /** Skin of the threads opened here. */
  readonly skin: Skin;
}
export interface Post {
  readonly id: number;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** BBCode as its author sent it. */
  readonly message: string;
  readonly edited: { readonly by: string; readonly at: number } | null;
}
export interface Thread {
  readonly id: number;
  readonly section: number;
  readonly title: string;
  readonly skin: Skin;
  readonly posts: readonly Post[];
}
export interface BoardData {
  readonly accounts: readonly Account[];
  readonly sections: readonly Section[];
  readonly threads: readonly Thread[];
  /** Ids are never used again, not even those of deleted posts. */
  readonly lastPost: number;
  readonly lastThread: number;
}

export const PAGE_SIZE = 10;
export const MESSAGE_MAX = 60_000;
export const TITLE_MAX = 120;
export const SIGNATURE_MAX = 500;

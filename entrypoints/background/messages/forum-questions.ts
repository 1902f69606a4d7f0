/** What is asked from a forum page. */
import type { NextView, PageVerdicts } from './checking';
import type { HintPart, SiteHints } from './hints';
import type { PageRef, ThreadText } from './page';
import type { Saved } from './popup';
import type { PageView, PlanOrder, Preview, Rolled, RollOrder } from './rolling';
import type { Ask, DraftCheck } from './table';

/** Scripts a page gets only when it needs them; their names are all a page may ask for. */
export const pageScripts = ['reader', 'panel', 'submit'] as const;
export type PageScript = (typeof pageScripts)[number];

export interface RollQuestions {
  page(order: PageRef): PageView;
  preview(order: PlanOrder): Preview;
  roll(order: RollOrder): Rolled;
  check(order: { page: PageRef; thread: ThreadText }): PageVerdicts;
  /** What the blocks of this thread that were read so far wait for from this reader's character, newest first. */
  next(order: PageRef): readonly NextView[];
  /** Switch the character of this page's partida (makes the partida of the thread when there is none). */
  choose(order: { page: PageRef; character: string }): PageView;
}
export interface TableQuestions {
  /**
   * Open a scene in the director's post: the block «Baliza 0» (apertura). The partida of the page directs from
   * then on. Works in a new topic too (`page.topic` `null`). Until it is seen posted, the same thread gets the
   * same scene again. Refused in private posts.
   */
  openScene(order: {
    page: PageRef;
    thread: ThreadText;
    request: string;
    strict: boolean;
    onePerBeacon: boolean;
  }): Rolled;
  /**
   * The baliza of the post that is being written: lines that ask (`Pide …`), lines that resolve the
   * declarations it seals (`Resuelve …`), `Baliza k` and code. The same request gets the same block; another
   * one the same k, with the seals of now, until it is seen posted: put it in the place of the one before.
   * Refused without a scene of one's own, and in private posts.
   */
  beacon(order: { page: PageRef; thread: ThreadText; request: string; asks: readonly Ask[] }): Rolled;
  /**
   * The baliza that a public post of the director gets by itself at submit (`Partida.autoBeacon`). `null` where
   * none is due: the setting is off, no open scene of his own, a private post, an edit, or one among `codes`,
   * which are those in the editor.
   */
  autoBeacon(order: { page: PageRef; thread: ThreadText; codes: readonly string[] }): Rolled | null;
  /** Whether a post written on this page may get one, by what was read of its thread before. */
  awaitsBeacon(order: PageRef): boolean;
  /** Whether some partida of this host has that setting: asked before anything of the page is read. */
  directsHere(order: { host: string }): boolean;
  /** Opens a hidden roll (`PageView.hidden`): the same block however often it is asked for. */
  reveal(order: { page: PageRef; thread: ThreadText; id: string }): Rolled;
  /** Whether the reader takes this account for the director of the thread. Asked once per thread and account. */
  confirmDirector(order: { page: PageRef; author: string; yes: boolean }): PageView;
  /** The director's answer to a `KeyAsk`: yes, and the next baliza seals that account's alta; no, and it never does. */
  acceptKey(order: { page: PageRef; author: string; yes: boolean }): PageView;
  /**
   * The blocks of one's own that stand in the editors, by the thread read again: to be asked before inserting
   * and at submit. Codes that are not ours, or already posted, are left out of the answer.
   */
  recheck(order: { page: PageRef; thread: ThreadText; codes: readonly string[] }): readonly DraftCheck[];
  /**
   * The same roll (spec, order, label) where the thread now stands: the next number when another device took
   * its own, or the beacon that is due now. A baliza gets the seals of now. To replace the block in the editor.
   */
  renumber(order: { page: PageRef; thread: ThreadText; id: string }): Rolled;
}
export interface HouseQuestions {
  /**
   * Bring one of the page's later scripts into the asking tab and frame, in the world of its content script:
   * `/reader.js` (forum engines, badges), `/panel.js` (the full toolbar) or `/submit.js` (what is done before a
   * post is sent). Ends when it has run.
   */
  panel(order: { script: PageScript }): null;
  /** `words`: the twelve words, in a tab of their own. */
  openPopup(order: { readonly view: 'words' } | null): null;
  /** The reader does not want to be reminded of the twelve words any more (`PageView.wordsShown`). */
  wordsLater(order: null): null;
  /** What the reader has said of the site of a page. */
  hints(order: { host: string }): SiteHints;
  /** The reader has pointed at a part of a page: kept for its site. `selector` as `isSelector`. */
  point(order: { host: string; part: HintPart; selector: string }): Saved<SiteHints>;
  /** The reader says who he is on a site whose pages do not tell; `null`: forget it. */
  nameAccount(order: { host: string; account: string | null }): Saved<SiteHints>;
}

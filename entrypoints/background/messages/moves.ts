/** What rolls and spends move: in a sheet, and in what the table counts. */
import type { PageRef } from './page';
import type { Saved } from './popup';

export interface MoveView {
  readonly id: string;
  /** Number of the roll; 0 of a spend. */
  readonly n: number;
  readonly at: number;
  readonly character: string;
  readonly label: string;
  /** Already moved, in words: «Fortuna: 3 → 2». */
  readonly done: readonly string[];
  /** What follows from the dice and waits for a yes, worked out for the sheet as it is now. */
  readonly proposed: readonly string[];
  /** It was all put back. */
  readonly undone: boolean;
}
/** `apply` what follows, `decline` it, or `undo` all that was moved. */
export const moveActs = ['apply', 'decline', 'undo'] as const;
export type MoveAct = (typeof moveActs)[number];

export interface MoveQuestions {
  /**
   * Says yes or no to what a roll of this page's forum would move, or puts everything back. Refused in words,
   * with nothing changed, when a figure says something else by now.
   */
  move(order: { page: PageRef; id: string; act: MoveAct }): Saved<MoveView>;
}
export interface CountQuestions {
  /** Counts at the reader's table what somebody else's block says it took or gave. Once for a block. */
  count(order: { page: PageRef; code: string }): Saved<MoveView>;
}
export interface OwnMoveQuestions {
  /** The same from our own pages, for any forum. */
  moveInLog(order: { id: string; act: MoveAct }): Saved<MoveView>;
}

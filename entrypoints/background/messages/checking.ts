/** The verdicts of a thread. */
import type { Colour, Note } from '../../../rules/proof/acta';
import type { Dice } from '../../../rules/proof/dice';

export interface SpokenVerdict {
  readonly code: string;
  readonly colour: Colour;
  /** In the interface language. */
  readonly words: string;
}
export interface BlockVerdict {
  readonly post: number;
  /** Which token of the post, from 0, in text order. */
  readonly index: number;
  readonly author: string;
  readonly kind: string;
  readonly n: number;
  /** Start of the code as it stands in the post, to find it in the page. */
  readonly code: string;
  /** The line a reader sees before the code. */
  readonly line: string;
  readonly colour: Colour;
  readonly verdicts: readonly SpokenVerdict[];
  /** The outcome worked out again, when the post says another. */
  readonly truth: string | null;
  /**
   * The outcome by the rules, in the interface language, where dice and order are proved: of a declaration,
   * once a baliza has resolved it, this is where a reader finds it. Free names are `…`.
   */
  readonly outcome: string | null;
  /** Order and dice, where both are proved and the words are those of the rules. */
  readonly rolled?: { readonly order: string; readonly dice: Dice } | null;
  /** What this reader's character may do about it: answer it, repeat it, note its damage. */
  readonly next?: readonly NextStep[];
}
/** A roll or spend that refers to a block, as the toolbar is to open with it. */
export interface NextStep {
  /**
   * `answer` what waits, do it `again`, note the `harm`; `count` what it took from or gave to the table, which
   * needs no toolbar: `count` of the questions; `amend` it, with something that was forgotten.
   */
  readonly kind: 'answer' | 'again' | 'harm' | 'count' | 'amend';
  /** What it is called, in the interface language; of a `count`, what changes: «Amenaza 5 → 6». */
  readonly label: string;
  readonly offer: string;
  readonly choices: Readonly<Record<string, unknown>>;
  /** Of a `harm`: the block does not say who was struck, and the reader is asked. */
  readonly unsure?: true;
  /** Of an `again`: the same kind of roll once more, and what its player called it. */
  readonly repeats?: true;
  readonly purpose?: string;
}
/** A block of the thread with what may be done about it. */
export interface NextView {
  readonly post: number;
  readonly code: string;
  readonly author: string;
  readonly n: number;
  readonly line: string;
  readonly steps: readonly NextStep[];
}
export interface PageVerdicts {
  readonly blocks: readonly BlockVerdict[];
  readonly notes: readonly (Pick<Note, 'code' | 'colour'> & { readonly words: string })[];
  /** The reader's own mark (a word): shown in every badge, so that a post cannot draw one. */
  readonly mark: string;
}

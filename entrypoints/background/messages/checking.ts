/** The verdicts of a thread. */
import type { Colour, Note } from '../../../rules/proof/acta';

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
}
export interface PageVerdicts {
  readonly blocks: readonly BlockVerdict[];
  readonly notes: readonly (Pick<Note, 'code' | 'colour'> & { readonly words: string })[];
  /** The reader's own mark (a word): shown in every badge, so that a post cannot draw one. */
  readonly mark: string;
}

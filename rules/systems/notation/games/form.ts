import type { Language, Tone } from '../../../system';

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A game whose rolls are ready to use: data alone, so that anybody can add one (docs of the fields below). */
export interface Game {
  /** Lower-case ASCII, in posts for ever. */
  readonly id: string;
  readonly name: Text;
  readonly rolls: readonly Template[];
}

/** A roll with blanks: a line of notation, and what its outcome is called. */
export interface Template {
  readonly id: string;
  readonly label: Text;
  readonly inputs: readonly Blank[];
  /** Notation of the base dialect with `{id}` in the place of each input; `+{id}` of a negative value is a minus. */
  readonly expression: string;
  /** The first whose `when` holds names the outcome; the last one's is empty. */
  readonly bands: readonly Band[];
}

export type Blank = { readonly id: string; readonly label: Text } & (
  | { readonly type: 'int'; readonly min: number; readonly max: number; readonly value: number }
  /** `text` is what stands in the notation. The first option is the one offered. */
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly id: string; readonly label: Text; readonly text: string }[];
    }
  | { readonly type: 'flag'; readonly on: string; readonly off: string }
);

export interface Band {
  /**
   * Comparisons joined by `&`, of whole numbers and: `total`, `target` and `margin` of a `vs`, `hits` and
   * `misses` (dice counted as successes and as failures), `natural` (the face of the only die that counts of the
   * first term), `n(6)` and `n(6,2)` (first dice that show a 6, in all terms or in the second), with + - * and
   * `/`, which rounds down.
   */
  readonly when: string;
  /** `{margin}` and the like are figures. */
  readonly words: Text;
  readonly tone: Tone;
}

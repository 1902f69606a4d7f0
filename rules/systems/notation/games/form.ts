import type { Language, Tone } from '../../../system';
import type { OpenDieName } from '../open/named-dice';

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A game whose rolls are ready to use: data alone, so that anybody can add one (docs of the fields below). */
export interface Game {
  /** Lower-case ASCII, in posts for ever. */
  readonly id: string;
  readonly name: Text;
  readonly rolls: readonly Template[];
  /** Rolls of dice that no line of notation says; they are offered first. */
  readonly open?: readonly OpenTemplate[];
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
  /** What the dice of each term are, said before them where there are several kinds. */
  readonly groups?: readonly Text[];
  /** What is told after the dice, each where its `when` holds. */
  readonly notes?: readonly Pick<Band, 'when' | 'words'>[];
}

/**
 * A roll of an open die (`open/named-dice.ts`). What the blank `mod` holds is added, and the total held against
 * `dif` where there is such a blank; the others are the die's own. Its bands know `total`, `target`, `margin`,
 * `natural` (the first throw) and `misses` (what the check told, 0 without one).
 */
export interface OpenTemplate extends Pick<Template, 'id' | 'label' | 'inputs' | 'bands'> {
  readonly die: OpenDieName;
  /** What is thrown, `{dado}` being the text of that choice. */
  readonly told: Text;
  /** What the dice of its check are. */
  readonly check: Text | null;
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
  /** Its name in a table of odds, where the words without their figures say too little. */
  readonly label?: Text;
  /** A mixed outcome that is a success too. */
  readonly counts?: true;
}

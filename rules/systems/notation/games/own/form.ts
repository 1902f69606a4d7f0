import type { OwnBand } from '../../own-bands';
import type { Blank } from '../form';

/** Rolls a player made for a game of his own (docs/plantillas.md). Data alone: it is shared as JSON. */
export interface OwnGame {
  readonly name: string;
  readonly rolls: readonly OwnTemplate[];
}

/** A roll with blanks. What it comes to is told by bands of the total, which travel in the order. */
export interface OwnTemplate {
  readonly label: string;
  readonly inputs: readonly Blank[];
  /** Notation of the base dialect: `{c1}`, `{c2}` for the blanks, `{Fuerza}` for values of the sheet. */
  readonly expression: string;
  readonly bands: readonly OwnBand[];
}

/** What `formato` says: the kind of file and its version. */
export const FORMAT = 'fe-de-dados/plantillas/1';
export const MOST_CHARACTERS = 20_000;
export const MOST_GAMES = 8;
export const MOST_ROLLS = 20;
export const MOST_BLANKS = 6;
export const MOST_OPTIONS = 12;
export const MOST_NAME = 40;
export const MOST_EXPRESSION = 200;
/** Figures of blanks, as saved values of a sheet. */
export const MOST_FIGURE = 9999;

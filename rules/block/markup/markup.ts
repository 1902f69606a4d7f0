import type { Line } from '../write';

/**
 * A block in one board's markup: the lines in the player's colour (`#rrggbb`), then the code on its own line.
 * Words without dice, such as a spend, have no code (`null`).
 */
export type Write = (lines: readonly Line[], code: string | null, colour: string) => string;

/** Grey that reads on white and on black (4.5 to 1 on both), so that the code stays in the background. */
export const CODE_COLOUR = '#767676';

import type { Dialect } from './dialect';

/**
 * Letters of modifiers: `o` is not an option where it begins `odd`, nor `p` where it begins `par`; the empty
 * one stands before a comparison.
 */
export const WORDS =
  'even|odd|par|impar|!!?(?:p(?!ar)r?)?(?:o(?!dd))?|r(?:[ra]|o(?!dd))?|u(?:o(?!dd))?|min|max|[kd](?:[hl]|m(?![ia]))?|c[sf]|s[ad]?|o|b|p';
export const COMPARES = '(?=[<>=≥≤≠])';
const GROUP_WORDS = '[kd](?:[hl]|m)?|s[ad]?';

/** The default: strict signs, each die compared, modifiers in any order (notation.md §5). */
export const base: Dialect = {
  word: new RegExp(`${WORDS}|${COMPARES}`, 'y'),
  groupWord: new RegExp(`${GROUP_WORDS}|${COMPARES}`, 'y'),
  reroll: 'until',
};

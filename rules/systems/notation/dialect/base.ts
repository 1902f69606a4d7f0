import { typedOperator } from '../typing/operators';
import { plainText, prefixedDice } from '../typing/spelling';
import { typedSuffix } from '../typing/suffixes';
import type { Dialect } from './dialect';
import { written } from './written';

/**
 * Letters of modifiers: `o` is not an option where it begins `odd`, nor `p` where it begins `par`.
 */
export const WORDS =
  'even|odd|par|impar|!!?(?:p(?!ar)r?)?(?:o(?!dd))?|r(?:[ra]|o(?!dd))?|u(?:o(?!dd))?|min|max|[kd](?:[hl]|m(?![ia]))?|c[sf]|s[ad]?|o|b|p';

/** The default: strict signs, each die compared, modifiers in any order (notation.md §5), as people type it. */
export const base: Dialect = {
  ...written,
  word: new RegExp(WORDS, 'y'),
  groupWord: /[kd][hlm]?|s[ad]?/y,
  plain: plainText,
  prefix: prefixedDice,
  operator: typedOperator,
  suffix: typedSuffix,
};

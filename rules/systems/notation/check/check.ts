import { fail } from '../misread';
import type { DiceTerm, Node, Notation } from '../tree';
import { bounds } from './bounds';
import { mixing } from './mixing';

/** Limits of notation.md §8: terms of dice, and dice thrown at once. */
const MOST_TERMS = 8;
const MOST_THROWN = 100;

/**
 * Refuses what is spelled well but may not be rolled: limits, endless dice, divisors that may be 0, counts mixed
 * with sums (notation.md §1.2, §5.2, §8).
 * @throws Misread
 */
export function check({ root, terms, target, repeats }: Notation): void {
  const extra = terms[MOST_TERMS];
  if (extra) fail('too_many_terms', extra.at);
  mixing(root);
  bounds(root);
  for (const term of terms) {
    if (term.shape === 'names' && (root !== term || target)) fail('names_alone', term.at);
    if ((repeats ?? 1) * thrown(term) > MOST_THROWN) fail('too_many_repeated', term.at);
  }
}

/** The dice a term throws at once, at most. */
export const thrown = (term: DiceTerm): number =>
  term.shape === 'tens' ? 2 + Math.abs(term.tens) : term.most;

/** The value of an expression without dice; `NaN` when it is not a whole number. */
export function constant(node: Node): number {
  const { lo } = bounds(node);
  return typeof lo === 'number' ? lo : Number.NaN;
}

/** Whether an expression is whole whatever its dice show. */
export const isWhole = (node: Node): boolean => bounds(node).whole;

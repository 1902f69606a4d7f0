import type { Node } from '../tree';
import type { Operator } from '../values';
import { type Counting, type Cursor, fail } from './cursor';

/**
 * A count of dice and a sum are never mixed silently (notation.md §5.2): `5+1d20>=15` would be «5 plus one if
 * the die shows 15 or more», which nobody means. In a sum all dice count or none does; a constant may follow a
 * count, not precede or multiply it; brackets lift the rule. Each expression leaves its state in the cursor.
 */
export interface Counted {
  readonly how: Counting;
  readonly at: number;
}

export const countedHere = (c: Cursor): Counted => ({ how: c.counting, at: c.countAt });

/** What the sum, product or power of `a` and `b` counts like; `c` holds the state of `b`. */
export function mix(c: Cursor, operator: Operator, operatorAt: number, a: Counted, b: Node): void {
  const right = c.counting;
  const adds = operator === '+' || operator === '-';
  if (right === 'count' && !(adds && (a.how === 'count' || a.how === 'bracketed count'))) {
    fail('mixed_count', c.countAt);
  }
  if (a.how === 'count') {
    if (!adds) fail('mixed_count', operatorAt);
    if (right === 'sum') fail('mixed_count', b.at);
    c.countAt = a.at;
    c.counting = 'count';
  } else if (right !== 'count') {
    c.counting = joined(a.how, right);
  }
}

function joined(a: Counting, b: Counting): Counting {
  if (a === b) return a;
  if (a === 'constant') return b === 'bracketed count' ? 'bracketed sum' : b;
  return a === 'sum' || b === 'sum' ? 'sum' : 'bracketed sum';
}

/** A minus sign before a count would be a count that is taken off: nobody means that either. */
export function negate(c: Cursor): void {
  if (c.counting === 'count') fail('mixed_count', c.countAt);
}

export function bracketed(c: Cursor): void {
  if (c.counting === 'count') c.counting = 'bracketed count';
  else if (c.counting === 'sum') c.counting = 'bracketed sum';
}

import type { Count, Keep, Test } from './tree';
import { holds } from './tree';
import { order, type Value } from './values';

/** What happened to a die: bits of its mark. Without `OUT` bits it counts. */
export const REROLLED = 1;
export const EXTRA = 2;
/** Added to the die that exploded, and counted there. */
export const PART = 4;
export const DROPPED = 8;
export const SUCCESS = 16;
export const FAILURE = 32;
export const HIGH = 64;
export const LOW = 128;
export const OUT = REROLLED | PART | DROPPED;

/**
 * Stage 5, keep and drop, one after the other as written: which of `alive` (places in `values`) stay, in
 * ascending place. Among equal values the one drawn first is kept.
 */
export function keepStage(
  values: readonly Value[],
  alive: readonly number[],
  steps: readonly Keep[],
): readonly number[] {
  let left = alive;
  for (const step of steps)
    left = 'on' in step ? left.filter((at) => matches(step, values[at] ?? 0)) : ranked(values, left, step);
  return left;
}
const matches = ({ keep, on }: Keep & { on: Test }, value: Value): boolean =>
  holds(on.sign, order(value, on.than)) === keep;

function ranked(
  values: readonly Value[],
  alive: readonly number[],
  step: Keep & { n: number; end: string },
): readonly number[] {
  const dice = alive.length;
  const { keep, end, n } = step;
  if (end === 'm') {
    const outer = Math.max(0, dice - n) / 2;
    const upper = best(values, alive, dice - outer, true);
    const middle = best(values, upper, n, false);
    return keep ? middle : alive.filter((at) => !middle.includes(at));
  }
  const stay = keep ? Math.min(n, dice) : Math.max(0, dice - n);
  return best(values, alive, stay, keep === (end === 'h'));
}

/** The `n` highest (or lowest) of `alive`, in ascending place. */
function best(
  values: readonly Value[],
  alive: readonly number[],
  n: number,
  highest: boolean,
): readonly number[] {
  if (n >= alive.length) return alive;
  const sign = highest ? 1 : -1;
  const sorted = [...alive].sort((a, b) => sign * order(values[b] ?? 0, values[a] ?? 0) || a - b);
  return sorted.slice(0, n).sort((a, b) => a - b);
}

/** Stage 6: 1 for a success, -1 for a failure that takes one off, 0 otherwise. Both at once is a success. */
export function countOf({ on, minus }: Count, value: Value): number {
  const by = (test: Test) => holds(test.sign, order(value, test.than));
  if (on === 'even' || on === 'odd') return isEven(value) === (on === 'even') ? 1 : 0;
  if (by(on)) return 1;
  return minus && by(minus) ? -1 : 0;
}
const isEven = (value: Value): boolean => typeof value === 'number' && value % 2 === 0;

import { collect, type Distribution, map } from '../../../odds/distribution';
import { convolve, power } from '../../../odds/sums';
import { calculate, quotient, type Value } from '../values';

/**
 * The exact law of a value: whole numbers, each standing for so many parts of `unit` (2 when halves occur).
 * Where a law would be too large to be of use there is none (`null`).
 */
export interface Law {
  readonly parts: Distribution;
  readonly unit: number;
}

/** More values than this are no answer to anybody, and cost too long. */
const MOST_VALUES = 6000;
const MOST_PAIRS = 400_000;
const MOST_UNIT = 10_000;

export const whole = (parts: Distribution): Law => ({ parts, unit: 1 });
export const valueAt = (unit: number, part: number): Value => quotient(BigInt(part), BigInt(unit));
export const fixed = (value: Value): Law | null =>
  typeof value === 'number'
    ? whole(collect((add) => add(value, 1n)))
    : value.den <= BigInt(MOST_UNIT)
      ? { parts: collect((add) => add(Number(value.num), 1n)), unit: Number(value.den) }
      : null;

const spread = ({ parts }: Law): number => parts.weights.length;

/** The law of a function of two independent values. */
export function combine(a: Law, b: Law, f: (a: Value, b: Value) => Value): Law | null {
  if (spread(a) * spread(b) > MOST_PAIRS) return null;
  const found: [Value, bigint][] = [];
  for (const [i, left] of a.parts.weights.entries()) {
    if (left === 0n) continue;
    for (const [j, right] of b.parts.weights.entries()) {
      if (right === 0n) continue;
      found.push([f(valueAt(a.unit, a.parts.from + i), valueAt(b.unit, b.parts.from + j)), left * right]);
    }
  }
  return gather(found);
}
/** The law of a function of one value. */
export function transform(law: Law, f: (value: Value) => Value): Law | null {
  const one = fixed(0);
  return one && combine(law, one, f);
}

function gather(found: readonly (readonly [Value, bigint])[]): Law | null {
  let unit = 1;
  for (const [value] of found) {
    if (typeof value === 'number') continue;
    unit = lcm(unit, Number(value.den));
    if (unit > MOST_UNIT) return null;
  }
  const partOf = (value: Value) => Number(calculate('*', value, unit));
  const all = found.map(([value, weight]) => [partOf(value), weight] as const);
  let [lo, hi] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [part] of all) {
    lo = Math.min(lo, part);
    hi = Math.max(hi, part);
  }
  if (hi - lo > MOST_VALUES * 4) return null;
  return {
    unit,
    parts: collect((add) => {
      for (const [part, weight] of all) add(part, weight);
    }),
  };
}
function lcm(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

export function plus(a: Law, b: Law): Law | null {
  if (a.unit !== b.unit) return combine(a, b, (x, y) => calculate('+', x, y));
  if (spread(a) + spread(b) > MOST_VALUES) return null;
  return { unit: a.unit, parts: convolve(a.parts, b.parts) };
}

/** The sum of `n` independent values of one law. */
export function times(law: Law, n: number): Law | null {
  if (spread(law) * n > MOST_VALUES) return null;
  return { unit: law.unit, parts: power(law.parts, n) };
}

/** Laws mixed by the chance of each. */
export function mixture(laws: readonly (readonly [law: Law, weight: bigint])[]): Law | null {
  const unit = laws.reduce((all, [law]) => lcm(all, law.unit), 1);
  if (unit > MOST_UNIT) return null;
  const total = laws.reduce((all, [law]) => all * law.parts.total, 1n);
  const scaled = laws.map(([law, weight]) => ({
    weight: weight * (total / law.parts.total),
    parts: law.unit === unit ? law.parts : map(law.parts, (part) => part * (unit / law.unit)),
  }));
  return {
    unit,
    parts: collect((add) => {
      for (const { parts, weight } of scaled) {
        for (const [at, one] of parts.weights.entries()) add(parts.from + at, one * weight);
      }
    }),
  };
}

/** The values of a law with their weights, upwards. */
export const casesOf = ({ parts, unit }: Law): readonly (readonly [value: Value, weight: bigint])[] =>
  [...parts.weights.entries()]
    .filter(([, weight]) => weight !== 0n)
    .map(([at, weight]) => [valueAt(unit, parts.from + at), weight]);

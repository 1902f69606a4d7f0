import { type Fraction, fraction } from './fraction';

/**
 * The exact law of a whole-number quantity: its chance of being `from + i` is `weights[i] / total`. Weights
 * are counts of equally likely cases, so `total` is their sum and nothing is ever rounded.
 */
export interface Distribution {
  readonly from: number;
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** A law from its first value and the weights of the values from there on. @throws RangeError when empty. */
export function distribution(from: number, weights: readonly bigint[]): Distribution {
  let total = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError('weights must not be negative');
    total += weight;
  }
  if (total === 0n) throw new RangeError('weights must not all be 0');
  return { from, weights, total };
}

/** The quantity that is always `value`. */
export const constant = (value: number): Distribution => ({ from: value, weights: [1n], total: 1n });

/** The law with these weights by value. @throws RangeError when there are none. */
export function ofCounts(counts: ReadonlyMap<number, bigint>): Distribution {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of counts.keys()) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  if (from > to) throw new RangeError('there are no weights');
  const weights: bigint[] = [];
  for (let value = from; value <= to; value++) weights.push(counts.get(value) ?? 0n);
  return distribution(from, weights);
}

/**
 * The law of whatever `fill` adds up: `add(value, weight)` in any order, the same value as often as it comes.
 * The way in for everything that is counted case by case.
 */
export function collect(fill: (add: (value: number, weight: bigint) => void) => void): Distribution {
  const counts = new Map<number, bigint>();
  fill((value, weight) => {
    if (weight !== 0n) counts.set(value, (counts.get(value) ?? 0n) + weight);
  });
  return ofCounts(counts);
}

/** One of `values`, all equally likely: a die by what each face counts, `equally([0, 0, 0, 1, 1, 2])`. */
export const equally = (values: readonly number[]): Distribution =>
  collect((add) => {
    for (const value of values) add(value, 1n);
  });

/** A die numbered 1..sides. */
export const die = (sides: number): Distribution => distribution(1, Array<bigint>(sides).fill(1n));

/** The values that can happen, upwards, with their weights. */
export function* cases(law: Distribution): Generator<readonly [value: number, weight: bigint]> {
  for (let i = 0; i < law.weights.length; i++) {
    const weight = law.weights[i] ?? 0n;
    if (weight !== 0n) yield [law.from + i, weight];
  }
}

/** The law of `f` of the quantity. */
export const map = (law: Distribution, f: (value: number) => number): Distribution =>
  collect((add) => {
    for (const [value, weight] of cases(law)) add(f(value), weight);
  });

/** The quantity plus a fixed number. */
export const shift = (law: Distribution, by: number): Distribution => ({ ...law, from: law.from + by });

/** Minus the quantity. */
export const negate = (law: Distribution): Distribution => ({
  from: 1 - law.from - law.weights.length,
  weights: [...law.weights].reverse(),
  total: law.total,
});

/** Chance of exactly `value`. */
export const chance = (law: Distribution, value: number): Fraction =>
  fraction(law.weights[value - law.from] ?? 0n, law.total);

/** Chance of a value for which `holds`. */
export function chanceThat(law: Distribution, holds: (value: number) => boolean): Fraction {
  let sum = 0n;
  for (const [value, weight] of cases(law)) if (holds(value)) sum += weight;
  return fraction(sum, law.total);
}

export const atLeast = (law: Distribution, least: number): Fraction =>
  chanceThat(law, (value) => value >= least);
export const atMost = (law: Distribution, most: number): Fraction =>
  chanceThat(law, (value) => value <= most);

/** The expected value. */
export function mean(law: Distribution): Fraction {
  let sum = 0n;
  for (const [value, weight] of cases(law)) sum += BigInt(value) * weight;
  return fraction(sum, law.total);
}

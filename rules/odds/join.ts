const safe = Number.MAX_SAFE_INTEGER;

/** What case `i` of the first and case `j` of the second come to. */
type Key = (i: number, j: number) => number;

/**
 * Two independent laws as one: `key(i, j)` says what case `i` of the first and case `j` of the second come to, and
 * the answer is the weight of every key. Doubles count while they are exact (no sum can pass the product of the
 * totals), and are several times faster than `bigint`, which counts beyond; where one law alone is too large for
 * that, its weights are counted in two halves.
 */
export function joinWeights(
  first: readonly bigint[],
  second: readonly bigint[],
  key: Key,
): ReadonlyMap<number, bigint> {
  const [one, other] = [sum(first), sum(second)];
  if (one * other <= BigInt(safe)) return joinHalves(first.map(Number), first, second.map(Number), key, 0n);
  const turned = one < other;
  const [large, small] = turned ? [second, first] : [first, second];
  const half = halfOf(large, turned ? one : other);
  if (half === null) return joinBig(first, second, key);
  const keyOf: Key = turned ? (i, j) => key(j, i) : key;
  return joinHalves(
    large.map((weight) => Number(weight % half)),
    large.map((weight) => weight / half),
    small.map(Number),
    keyOf,
    half,
  );
}

const sum = (weights: readonly bigint[]): bigint => weights.reduce((all, weight) => all + weight, 0n);

/**
 * What the weights of a law are divided by, so that neither the remainders nor the quotients, times `total`, can
 * add up to more than a double holds; `null` where there is no such number.
 */
function halfOf(weights: readonly bigint[], total: bigint): bigint | null {
  const most = BigInt(safe) / (total * BigInt(weights.length));
  let greatest = 0n;
  for (const weight of weights) if (weight > greatest) greatest = weight;
  return most > 1n && greatest / most < most ? most : null;
}

/**
 * Weights of the first in halves: `low`, and `high` times `half` (not looked at for 0). Counted loops here and in
 * `sums.ts`: an iterator of entries makes the first call ten times slower. Neighbours often come to the same.
 */
function joinHalves(
  low: readonly number[],
  high: readonly bigint[],
  second: readonly number[],
  key: Key,
  half: bigint,
): ReadonlyMap<number, bigint> {
  const places = new Map<number, number>();
  const keys: number[] = [];
  const lows: number[] = [];
  const highs: number[] = [];
  for (let i = 0; i < low.length; i++) {
    const lowTimes = low[i] ?? 0;
    const highTimes = half === 0n ? 0 : Number(high[i] ?? 0n);
    if (lowTimes === 0 && highTimes === 0) continue;
    let last = Number.NaN;
    let place = 0;
    for (let j = 0; j < second.length; j++) {
      const weight = second[j] ?? 0;
      if (weight === 0) continue;
      const at = key(i, j);
      if (at !== last) {
        last = at;
        place = places.get(at) ?? keys.length;
        if (place === keys.length) {
          places.set(at, place);
          keys.push(at);
          lows.push(0);
          highs.push(0);
        }
      }
      lows[place] = (lows[place] ?? 0) + lowTimes * weight;
      if (highTimes !== 0) highs[place] = (highs[place] ?? 0) + highTimes * weight;
    }
  }
  return new Map(
    keys.map((at, place) => [at, BigInt(highs[place] ?? 0) * half + BigInt(lows[place] ?? 0)] as const),
  );
}

function joinBig(first: readonly bigint[], second: readonly bigint[], key: Key): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (let i = 0; i < first.length; i++) {
    const times = first[i] ?? 0n;
    if (times === 0n) continue;
    for (let j = 0; j < second.length; j++) {
      const weight = times * (second[j] ?? 0n);
      if (weight === 0n) continue;
      const at = key(i, j);
      counts.set(at, (counts.get(at) ?? 0n) + weight);
    }
  }
  return counts;
}

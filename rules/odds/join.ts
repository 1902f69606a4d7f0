const safe = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Two independent laws as one: `key(i, j)` says what case `i` of the first and case `j` of the second come to, and
 * the answer is the weight of every key. Doubles count while they are exact (no sum can pass the product of the
 * totals), and are several times faster than `bigint`, which counts beyond.
 */
export function joinWeights(
  first: readonly bigint[],
  second: readonly bigint[],
  key: (i: number, j: number) => number,
): ReadonlyMap<number, bigint> {
  return sum(first) * sum(second) <= safe ? joinExact(first, second, key) : joinBig(first, second, key);
}

const sum = (weights: readonly bigint[]): bigint => weights.reduce((all, weight) => all + weight, 0n);

// Counted loops here and in `sums.ts`: an iterator of entries makes the first call ten times slower.
function joinExact(
  first: readonly bigint[],
  second: readonly bigint[],
  key: (i: number, j: number) => number,
): ReadonlyMap<number, bigint> {
  const factors = second.map(Number);
  const counts = new Map<number, number>();
  for (let i = 0; i < first.length; i++) {
    const times = Number(first[i] ?? 0n);
    if (times === 0) continue;
    for (let j = 0; j < factors.length; j++) {
      const weight = times * (factors[j] ?? 0);
      if (weight === 0) continue;
      const at = key(i, j);
      counts.set(at, (counts.get(at) ?? 0) + weight);
    }
  }
  return new Map([...counts].map(([at, weight]) => [at, BigInt(weight)]));
}

function joinBig(
  first: readonly bigint[],
  second: readonly bigint[],
  key: (i: number, j: number) => number,
): ReadonlyMap<number, bigint> {
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

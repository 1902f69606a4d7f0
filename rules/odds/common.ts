const safe = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The greatest common divisor of two numbers above 0. Denominators are counts of equally likely throws, `6^n` or
 * `10^n` most of the time: what two big numbers share is looked for among powers of 2, 3 and 5 first, which takes a
 * few divisions where Euclid takes one for each bit or two.
 */
export function commonOf(a: bigint, b: bigint): bigint {
  if (a <= safe && b <= safe) return BigInt(smallCommon(Number(a), Number(b)));
  const { powers, rest } = partsOf(b);
  let common = rest === 1n ? 1n : euclid(a, rest);
  for (let at = 0; at < primes.length; at++) {
    const [prime = 2, block = 1n, steps = 1] = primes[at] ?? [];
    const most = powers[at] ?? 0;
    const shared = most === 0 ? 0 : Math.min(most, powerIn(a, prime, block, steps));
    if (shared > 0) common *= powerOf(at, shared);
  }
  return common;
}

function smallCommon(a: number, b: number): number {
  let [big, small] = [a, b];
  while (small !== 0) [big, small] = [small, big % small];
  return big;
}

const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? a : euclid(b, a % b));

/** A prime, and the highest power of it that a double still holds exactly. */
const primes: readonly (readonly [prime: number, block: bigint, steps: number])[] = [
  [2, 2n ** 52n, 52],
  [3, 3n ** 33n, 33],
  [5, 5n ** 22n, 22],
];

const raised: readonly bigint[][] = primes.map(() => [1n]);
function powerOf(at: number, exponent: number): bigint {
  const known = raised[at] ?? [];
  const prime = BigInt(primes[at]?.[0] ?? 1);
  for (let next = known.length; next <= exponent; next++) known.push((known[next - 1] ?? 1n) * prime);
  return known[exponent] ?? 1n;
}

/** How often a prime divides a number above 0. */
function powerIn(value: bigint, prime: number, block: bigint, steps: number): number {
  let found = 0;
  for (let left = value; ; left /= block, found += steps) {
    let rest = Number(left % block);
    if (rest === 0) continue;
    for (; rest % prime === 0; rest /= prime) found++;
    return found;
  }
}

interface Parts {
  readonly of: bigint;
  readonly powers: readonly number[];
  /** What is left without the powers of 2, 3 and 5. */
  readonly rest: bigint;
}
// All the chances of a law have one denominator: it is taken apart once.
let last: Parts = { of: 1n, powers: [0, 0, 0], rest: 1n };
function partsOf(of: bigint): Parts {
  if (last.of === of) return last;
  let rest = of;
  const powers = primes.map(([prime, block, steps], at) => {
    const power = powerIn(of, prime, block, steps);
    rest /= powerOf(at, power);
    return power;
  });
  last = { of, powers, rest };
  return last;
}

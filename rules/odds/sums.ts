import { constant, type Distribution, negate } from './distribution';
import { type Fraction, fraction } from './fraction';

const safe = BigInt(Number.MAX_SAFE_INTEGER);

// Products of doubles are exact and cheap while no sum of them can pass 2^53; beyond that only bigint is. Counted
// loops: an iterator of entries makes the first call ten times slower.
function products(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  const factors = b.map(Number);
  for (let i = 0; i < a.length; i++) {
    const times = Number(a[i] ?? 0n);
    if (times === 0) continue;
    for (let j = 0; j < factors.length; j++) sums[i + j] = (sums[i + j] ?? 0) + times * (factors[j] ?? 0);
  }
  return sums.map(BigInt);
}

// All the products at once: the weights stand side by side in one number, each with room for the largest sum there
// can be, and the product of two such numbers has the sums side by side.
function bigProducts(a: readonly bigint[], b: readonly bigint[], total: bigint): bigint[] {
  const room = total.toString(16).length;
  const count = a.length + b.length - 1;
  const digits = (sideBySide(a, room) * sideBySide(b, room)).toString(16).padStart(count * room, '0');
  const end = digits.length;
  return Array.from({ length: count }, (_, i) =>
    BigInt(`0x${digits.slice(end - (i + 1) * room, end - i * room)}`),
  );
}

const sideBySide = (weights: readonly bigint[], room: number): bigint => {
  let digits = '';
  for (let i = weights.length - 1; i >= 0; i--) digits += (weights[i] ?? 0n).toString(16).padStart(room, '0');
  return BigInt(`0x${digits}`);
};

/** The sum of two independent quantities. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const total = a.total * b.total;
  const weights = total <= safe ? products(a.weights, b.weights) : bigProducts(a.weights, b.weights, total);
  return { from: a.from + b.from, weights, total };
}

/** The difference `a − b` of two independent quantities: the margin of an opposed roll. */
export const subtract = (a: Distribution, b: Distribution): Distribution => convolve(a, negate(b));

/** The sum of `n` independent quantities of the same law; 0 of none. @throws RangeError unless n is a whole number >= 0. */
export function power(law: Distribution, n: number): Distribution {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError('n must be a whole number, 0 or more');
  let result = constant(0);
  let square = law;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result.total === 1n ? convolve(square, result) : convolve(result, square);
    if (left > 1) square = convolve(square, square);
  }
  return result;
}

export interface Comparison {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
}

/** The chances that `a` is more than, the same as, and less than an independent `b`. */
export function compare(a: Distribution, b: Distribution): Comparison {
  const total = a.total * b.total;
  let win = 0n;
  let tie = 0n;
  let below = 0n;
  let next = 0;
  for (let i = 0; i < a.weights.length; i++) {
    const weight = a.weights[i] ?? 0n;
    const value = a.from + i;
    while (next < b.weights.length && b.from + next < value) below += b.weights[next++] ?? 0n;
    win += weight * below;
    tie += weight * (b.weights[value - b.from] ?? 0n);
  }
  return { win: fraction(win, total), tie: fraction(tie, total), lose: fraction(total - win - tie, total) };
}

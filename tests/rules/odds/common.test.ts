import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonOf } from '../../../rules/odds/common';
import { distribution } from '../../../rules/odds/distribution';
import { convolve } from '../../../rules/odds/sums';

const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? a : euclid(b, a % b));
const counts = (most: bigint) => fc.array(fc.bigInt({ min: 0n, max: most }), { minLength: 1, maxLength: 30 });

describe('what two numbers share', () => {
  it('is what Euclid finds, also beyond 2^53 and with factors other than 2, 3 and 5', () => {
    const powers = fc
      .tuple(fc.nat(150), fc.nat(90), fc.nat(60), fc.bigInt({ min: 1n, max: 10n ** 9n }))
      .map(([two, three, five, rest]) => 2n ** BigInt(two) * 3n ** BigInt(three) * 5n ** BigInt(five) * rest);
    fc.assert(
      fc.property(fc.oneof(powers, fc.bigInt({ min: 1n, max: 10n ** 40n })), powers, (a, b) => {
        expect(commonOf(a, b)).toBe(euclid(a, b));
        expect(commonOf(b, a)).toBe(euclid(a, b));
      }),
    );
  });
});

describe('sums of two laws whose weights no double holds', () => {
  it('are those of one product for each pair of cases', () => {
    fc.assert(
      fc.property(counts(10n ** 30n), counts(10n ** 25n), (first, second) => {
        // The first weight is never 0: a law has one.
        const [a, b] = [distribution(2, [1n, ...first]), distribution(-3, [1n, ...second])];
        const plain = new Array<bigint>(a.weights.length + b.weights.length - 1).fill(0n);
        for (const [i, x] of a.weights.entries())
          for (const [j, y] of b.weights.entries()) plain[i + j] = (plain[i + j] ?? 0n) + x * y;
        expect(convolve(a, b)).toEqual({ from: -1, weights: plain, total: a.total * b.total });
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance, die, distribution, ofCounts } from '../../../rules/odds/distribution';
import { fraction } from '../../../rules/odds/fraction';
import { joinWeights } from '../../../rules/odds/join';
import { convolve, power } from '../../../rules/odds/sums';

const weights = fc.array(fc.bigInt({ min: 0n, max: 9n }), { minLength: 1, maxLength: 6 });

describe('two laws as one', () => {
  it('weigh every pair of cases, with doubles or beyond them alike', () => {
    fc.assert(
      fc.property(weights, weights, fc.constantFrom(1n, 2n ** 60n), (first, second, scale) => {
        const scaled = first.map((weight) => weight * scale);
        const joined = joinWeights(scaled, second, (i, j) => (i * 3 + j) % 5);
        const counts = new Map<number, bigint>();
        for (const [i, a] of scaled.entries())
          for (const [j, b] of second.entries())
            if (a * b !== 0n) counts.set((i * 3 + j) % 5, (counts.get((i * 3 + j) % 5) ?? 0n) + a * b);
        expect([...joined].sort()).toEqual([...counts].sort());
      }),
    );
  });

  it('weigh every pair alike where one law is counted in halves, whichever it is', () => {
    // 6^15 by 6^10 cases, as an attack of Plenilunio has: too many for a double, not for two.
    const [a, b] = [power(die(6), 15), power(die(6), 10)];
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const joined = joinWeights(one.weights, other.weights, (i, j) => Math.max(0, i - j));
      const counts = new Map<number, bigint>();
      for (const [i, x] of one.weights.entries())
        for (const [j, y] of other.weights.entries()) {
          const key = Math.max(0, i - j);
          counts.set(key, (counts.get(key) ?? 0n) + x * y);
        }
      expect(new Map([...joined].sort())).toEqual(new Map([...counts].sort()));
    }
  });

  it('are their sum when the key is one', () => {
    const [a, b] = [power(die(6), 12), power(die(6), 11)];
    const joined = ofCounts(joinWeights(a.weights, b.weights, (i, j) => a.from + i + b.from + j));
    expect(joined).toEqual(convolve(a, b));
  });

  it('make a law that starts at its lowest value', () => {
    const law = ofCounts(
      new Map([
        [3, 1n],
        [-1, 2n],
      ]),
    );
    expect(law).toEqual(distribution(-1, [2n, 0n, 0n, 0n, 1n]));
    expect(chance(law, 3)).toEqual(fraction(1n, 3n));
    expect(() => ofCounts(new Map())).toThrow(RangeError);
  });
});

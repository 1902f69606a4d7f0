import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeast,
  atMost,
  cases,
  chance,
  collect,
  constant,
  type Distribution,
  die,
  distribution,
  equally,
  map,
  mean,
  negate,
  shift,
} from '../../../rules/odds/distribution';
import { add, fraction } from '../../../rules/odds/fraction';
import { compare, convolve, power, subtract } from '../../../rules/odds/sums';

const faces = fc.array(fc.integer({ min: -4, max: 9 }), { minLength: 1, maxLength: 6 });
const one = fraction(1n);
const zero = fraction(0n);
const sum = (law: Distribution) => [...cases(law)].reduce((all, [v]) => add(all, chance(law, v)), zero);

/** Every way `n` dice of these faces can fall, one by one. */
function throws(values: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return throws(values, n - 1).flatMap((rest) => values.map((value) => [...rest, value]));
}
const total = (dice: readonly number[]) => dice.reduce((all, value) => all + value, 0);

describe('distributions', () => {
  it('always add up to exactly 1', () => {
    fc.assert(
      fc.property(faces, fc.integer({ min: 0, max: 12 }), (values, n) => {
        expect(sum(power(equally(values), n))).toEqual(one);
      }),
    );
  });

  it('of a sum of equal dice count the same as throwing every case', () => {
    fc.assert(
      fc.property(faces, fc.integer({ min: 0, max: 4 }), (values, n) => {
        const all = throws(values, n).map(total);
        const law = power(equally(values), n);
        for (let value = Math.min(...all) - 1; value <= Math.max(...all) + 1; value++) {
          const count = all.filter((other) => other === value).length;
          expect(chance(law, value)).toEqual(fraction(BigInt(count), BigInt(all.length)));
        }
        expect(mean(law)).toEqual(fraction(BigInt(total(all)), BigInt(all.length)));
      }),
      { numRuns: 40 },
    );
  });

  it('stay exact where doubles would not: 40 six-sided dice', () => {
    const law = power(die(6), 40);
    expect(law.total).toBe(6n ** 40n);
    expect(chance(law, 40)).toEqual(fraction(1n, 6n ** 40n));
    expect(chance(law, 41)).toEqual(fraction(40n, 6n ** 40n));
    expect(mean(law)).toEqual(fraction(140n));
  });

  it('give the same sum on both sides of the limit of doubles', () => {
    // 20d6 is the last sum counted with doubles (6^20 < 2^53 < 6^21): adding a die to it must not change its law.
    const big = convolve(power(die(6), 20), die(6));
    const halves = convolve(power(die(6), 10), power(die(6), 11));
    expect(big).toEqual(halves);
    expect(sum(big)).toEqual(one);
  });

  it('answer at least and at most as complements', () => {
    fc.assert(
      fc.property(faces, fc.integer({ min: -6, max: 12 }), (values, k) => {
        const law = equally(values);
        expect(add(atLeast(law, k), atMost(law, k - 1))).toEqual(one);
      }),
    );
  });

  it('map, shift and negate value by value', () => {
    const law = die(6);
    expect(map(law, (face) => (face === 6 ? 2 : face >= 4 ? 1 : 0))).toEqual(distribution(0, [3n, 2n, 1n]));
    expect(shift(law, 3)).toEqual(distribution(4, [1n, 1n, 1n, 1n, 1n, 1n]));
    expect(negate(equally([0, 0, 1]))).toEqual(distribution(-1, [1n, 2n]));
    expect(chance(law, 7)).toEqual(zero);
  });

  it('refuse what is no law', () => {
    expect(() => distribution(0, [])).toThrow(RangeError);
    expect(() => distribution(0, [1n, -1n])).toThrow(RangeError);
    expect(() => collect(() => {})).toThrow(RangeError);
    expect(() => power(die(6), -1)).toThrow(RangeError);
    expect(() => power(die(6), 1.5)).toThrow(RangeError);
  });
});

describe('opposed rolls', () => {
  it('win, tie and lose as often as counting every pair says', () => {
    fc.assert(
      fc.property(faces, faces, (ours, theirs) => {
        const pairs = BigInt(ours.length * theirs.length);
        const count = (holds: (a: number, b: number) => boolean) =>
          fraction(BigInt(ours.flatMap((a) => theirs.filter((b) => holds(a, b))).length), pairs);
        expect(compare(equally(ours), equally(theirs))).toEqual({
          win: count((a, b) => a > b),
          tie: count((a, b) => a === b),
          lose: count((a, b) => a < b),
        });
      }),
    );
  });

  it('agree between comparison and margin', () => {
    const ours = power(equally([0, 0, 0, 1, 1, 2]), 15);
    const theirs = power(equally([0, 0, 0, 1, 1, 1]), 15);
    const margin = subtract(ours, theirs);
    expect(compare(ours, theirs)).toEqual({
      win: atLeast(margin, 1),
      tie: chance(margin, 0),
      lose: atMost(margin, -1),
    });
    expect(compare(ours, constant(3)).win).toEqual(atLeast(ours, 4));
  });
});

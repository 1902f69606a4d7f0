import { describe, expect, it } from 'vitest';
import { collect, die } from '../../../rules/odds/distribution';
import { add, fraction } from '../../../rules/odds/fraction';
import { rangesOf } from '../../../rules/odds/ranges';
import { power } from '../../../rules/odds/sums';

describe('the rows of a table', () => {
  it('are the values themselves where they are few', () => {
    expect(rangesOf(die(3))).toEqual([1, 2, 3].map((n) => ({ from: n, to: n, value: fraction(1n, 3n) })));
    expect(rangesOf(die(60))).toHaveLength(60);
  });

  it('are neighbours together where they are many, 0 alone, and add up to 1', () => {
    const law = collect((put) => {
      put(0, 5n);
      for (const [at, weight] of power(die(10), 20).weights.entries()) put(3 + at, weight);
    });
    const rows = rangesOf(law);
    expect(rows.length).toBeLessThanOrEqual(61);
    expect(rows[0]).toMatchObject({ from: 0, to: 0 });
    expect(rows[1]).toMatchObject({ from: 3, to: 6 });
    expect(rows.at(-1)?.to).toBe(183);
    for (const [at, { from }] of rows.entries()) expect(from).toBeGreaterThan(rows[at - 1]?.to ?? -1);
    expect(rows.reduce((sum, { value }) => add(sum, value), fraction(0n))).toEqual(fraction(1n));
  });
});

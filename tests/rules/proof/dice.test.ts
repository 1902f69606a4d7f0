import { describe, expect, it } from 'vitest';
import { declaredSeed } from '../../../rules/proof/alpha';
import { rollDice } from '../../../rules/proof/dice';
import { specText, writeSpec } from '../../../rules/proof/spec';
import { bytes, hex, specOf, vectors } from './vectors';

describe('dice', { timeout: 60_000 }, () => {
  vectors.dice.forEach(({ seed, spec, specBytes, dice }) => {
    it(`${specText(specOf(spec))} of seed ${seed.slice(0, 8)} are those of the vector`, () => {
      expect(rollDice(bytes(seed), specOf(spec))).toEqual(dice);
      if (specBytes) expect(hex(writeSpec(specOf(spec)))).toBe(specBytes);
      else expect(() => writeSpec(specOf(spec))).toThrow(RangeError);
    });
  });

  it('of a declaration come from both outputs', () => {
    const { betaP, betaK, seed, dice } = vectors.declared;
    expect(hex(declaredSeed(bytes(betaP), bytes(betaK)))).toBe(seed);
    expect(rollDice(bytes(seed), [[{ n: 5, d: 6 }]])).toEqual(dice);
  });

  it('of a reroll do not depend on how many dice the throw had', () => {
    const seed = new Uint8Array(64).fill(7);
    const reroll = [{ n: 3, d: 10 }];
    const [, one] = rollDice(seed, [[{ n: 1, d: 6 }], reroll]);
    const [, many] = rollDice(seed, [[{ n: 100, d: 6, explode: true }], reroll]);
    expect(one).toEqual(many);
  });

  it('explode at most twenty times in a chain', () => {
    // A die of two sides shows its highest face half of the time: find a chain by trying seeds in order.
    let longest = 0;
    for (let i = 0; i < 60; i += 1) {
      const [[faces = []] = []] = rollDice(new Uint8Array(64).fill(i), [[{ n: 100, d: 2, explode: true }]]);
      let chain = 0;
      for (const face of faces) {
        chain = face === 2 ? chain + 1 : 0;
        longest = Math.max(longest, chain);
      }
      expect(faces.filter((face) => face === 1).length).toBeLessThanOrEqual(100);
    }
    expect(longest).toBeGreaterThan(8);
  });

  it('fall evenly: χ² of 60,000 dice of each size stays under its 0.999 quantile', () => {
    // Fixed seeds: the same figures on every run.
    for (const [d, limit] of [
      [2, 10.83],
      [6, 20.52],
      [10, 27.88],
      [20, 43.82],
      [100, 148.23],
    ] as const) {
      const counts = new Array<number>(d).fill(0);
      for (let i = 0; i < 600; i += 1) {
        const seed = new Uint8Array(64);
        seed[0] = i & 0xff;
        seed[1] = i >> 8;
        for (const face of rollDice(seed, [[{ n: 100, d }]])[0]?.[0] ?? [])
          counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      const expected = 60_000 / d;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chi, `d${d}`).toBeLessThan(limit);
    }
  });

  it('need a whole seed', () => {
    expect(() => rollDice(new Uint8Array(63), [[{ n: 1, d: 6 }]])).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice, Spec } from '../../../../rules/proof/dice';
import { canonical } from '../../../../rules/systems/notation/canonical';
import { dialectIds } from '../../../../rules/systems/notation/dialect/dialect';
import { spec, survey } from '../../../../rules/systems/notation/dice-list';
import { roll } from '../../../../rules/systems/notation/evaluate';
import { readNotation } from '../../../../rules/systems/notation/read';
import type { Ask } from '../../../../rules/systems/notation/throw-term';
import { lines, texts } from './samples';
import { results } from './scripted';

const dialect = fc.constantFrom(...dialectIds);

/** Faces from a small generator of its own: the same seed gives the same dice. */
function seeded(seed: number): Ask {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + ((state >>> 8) % sides);
  };
}

describe('any text at all', () => {
  it('is rolled or refused at a column of it', () => {
    fc.assert(
      fc.property(texts, dialect, (text, id) => {
        const read = readNotation(text, id);
        if (read.ok) {
          expect(() => roll(read.value, seeded(7))).not.toThrow();
          return;
        }
        const [problem, ...more] = read.problems;
        expect(more).toEqual([]);
        const column = Number(problem?.values?.column);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual([...text].length + 1);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads as its canonical text does, with the same dice and result', () => {
    let valid = 0;
    fc.assert(
      fc.property(fc.oneof(lines, texts), dialect, fc.nat(), (text, id, seed) => {
        const read = readNotation(text, id);
        if (!read.ok) return;
        valid += 1;
        const written = canonical(read.value);
        const again = readNotation(written.length > 200 ? '1' : written);
        if (written.length > 200) return;
        if (!again.ok) throw new Error(`${text} → ${written}: ${JSON.stringify(again.problems)}`);
        expect(canonical(again.value)).toBe(written);
        expect(results(again.value, seeded(seed))).toEqual(results(read.value, seeded(seed)));
      }),
      { numRuns: 4000 },
    );
    expect(valid).toBeGreaterThan(300);
  });
});

/** Faces of a list, as TV1 throws them, from a generator. */
function thrown(list: Spec, seed: number): Dice {
  return list.map((groups, segment) => {
    const ask = seeded(seed + 77 * segment) as (sides: number) => number;
    return groups.map(({ n, d, explode }) => {
      const faces: number[] = [];
      for (let die = 0; die < n; die += 1) {
        let face = ask(d);
        faces.push(face);
        for (let extra = 0; explode && face === d && extra < 20; extra += 1) {
          face = ask(d);
          faces.push(face);
        }
      }
      return faces;
    });
  });
}

describe('the list of dice', () => {
  it('holds as many dice as are asked for, within the limits of a block', () => {
    fc.assert(
      fc.property(lines, dialect, fc.nat(), (text, id, seed) => {
        const read = readNotation(text, id);
        if (!read.ok) return;
        let list = spec(read.value);
        let found = survey(read.value, thrown(list, seed));
        for (let round = 0; !found.rolls; round += 1) {
          expect(round).toBeLessThan(100);
          list = found.spec;
          found = survey(read.value, thrown(list, seed));
        }
        expect(found.spec).toEqual(list);
        // The evaluator, asked anew with the same dice, uses every one of them.
        const dice = thrown(list, seed);
        const listed = dice.flat(2).length;
        const inRolls = found.rolls
          .flatMap(({ terms }) => terms)
          .filter(({ term }) => term.sides > 1 || term.shape === 'tens')
          .reduce((sum, { dice: all }) => sum + all.length, 0);
        expect(inRolls).toBe(listed);
        for (const groups of list) {
          for (const { n, d } of groups) {
            expect(n).toBeGreaterThanOrEqual(1);
            expect(n).toBeLessThanOrEqual(100);
            expect(d).toBeGreaterThanOrEqual(2);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is only that one: any other list is told from it', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(3), (text, seed, change) => {
        const read = readNotation(text);
        if (!read.ok) return;
        let list = spec(read.value);
        for (let found = survey(read.value, thrown(list, seed)); !found.rolls; ) {
          list = found.spec;
          found = survey(read.value, thrown(list, seed));
        }
        const other = altered(list, change);
        const found = survey(read.value, thrown(other, seed));
        if (found.rolls) expect(found.spec).toEqual(other);
        else expect(found.spec).not.toEqual(other);
      }),
      { numRuns: 1000 },
    );
  });
});

function altered(list: Spec, change: number): Spec {
  const [first = [], ...rest] = list;
  if (change === 0) return [[...first, { n: 1, d: 6 }], ...rest];
  if (change === 1) return [...list, [{ n: 1, d: 6 }]];
  if (change === 2) return [first.map(({ n, ...group }) => ({ n: n + 1, ...group })), ...rest];
  return [first.slice(1), ...rest];
}

import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { roll } from '../../../../rules/systems/notation/evaluate';
import { readNotation } from '../../../../rules/systems/notation/read';
import { shown } from '../../../../rules/systems/notation/show-value';

/**
 * Ours against rpg-dice-roller 5.5.1 on random expressions of their common part (notation.md §4, forms without
 * «(a)»), the same dice fed to both. Left out, since there the two differ on purpose: chains of keeps, `min`
 * and `max` beside what throws further dice, and keeps on a group of one expression.
 */
const { generator } = NumberGenerator;
const integer = generator.integer.bind(generator);
afterAll(() => {
  generator.integer = integer;
});

function source(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + ((state >>> 8) % sides);
  };
}

const sign = fc.constantFrom('>=', '<=', '>', '<', '=');
const parts = (...list: fc.Arbitrary<string>[]) => fc.tuple(...list).map((all) => all.join(''));
const upTo = (min: number, max: number) => fc.integer({ min, max }).map(String);
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);

// A bare `!p` before `r` would be our `!pr`.
const explosion = fc.oneof(
  fc.constantFrom('!', '!!', '!p=1', '!!p=2'),
  parts(fc.constantFrom('!', '!!', '!p', '!!p'), fc.constantFrom('>=5', '>4', '=3', '<2', '<=2')),
);
const reroll = parts(fc.constantFrom('r', 'ro'), fc.constantFrom('', '=2', '<3', '<=2', '>5'));
const changes = fc.oneof(parts(maybe(explosion), maybe(reroll)), fc.constantFrom('min2', 'max4', 'min3max5'));
// Never more than there are: it drops one then.
const keep = (most: number) => parts(fc.constantFrom('kh', 'kl', 'dh', 'dl', 'k'), upTo(1, most));
const keeps = fc.oneof(keep(4), fc.constantFrom('dh1dl1'));
const counting = parts(sign, upTo(1, 7), maybe(parts(fc.constant('f'), sign, upTo(1, 3))));
const marks = fc.constantFrom('cs>4', 'cf=1', 'cs=6cf<2', 's', 'sd');

const dice = parts(upTo(4, 7), fc.constant('d'), fc.constantFrom('4', '6', '8', '10', '20', '%', 'F', 'F.2'));
// Its `u` takes a comparison of its own, so here nothing counts after one.
const unique = parts(maybe(explosion), maybe(reroll), fc.constantFrom('u', 'uo'));
const plainDice = parts(
  dice,
  fc.oneof({ weight: 4, arbitrary: changes }, unique),
  maybe(keeps),
  maybe(marks),
);
const countingDice = parts(dice, changes, maybe(keeps), counting);
const constant = fc.oneof(upTo(0, 20), fc.constantFrom('2.5', '0.25'));
const operator = fc.constantFrom('+', '-', '*');
const sum = parts(
  plainDice,
  operator,
  fc.oneof(plainDice, constant),
  maybe(parts(fc.constantFrom('+', '-', '/', '%'), upTo(1, 9))),
);
const group = fc
  .tuple(
    fc.array(fc.oneof(plainDice, parts(dice, fc.constant('+'), upTo(1, 9))), { minLength: 2, maxLength: 3 }),
    fc.oneof(keep(2), parts(sign, upTo(1, 30)), fc.constant('')),
  )
  .map(([items, after]) => `{${items.join(', ')}}${after}`);
const call = parts(
  fc.constantFrom('abs', 'ceil', 'floor', 'round', 'sign'),
  fc.constant('('),
  sum,
  fc.constant(')'),
);
const expression = fc.oneof(
  plainDice,
  countingDice,
  sum,
  group,
  call,
  parts(fc.constant('('), sum, fc.constant(')*'), upTo(1, 4)),
  parts(fc.constantFrom('max', 'min'), fc.constant('('), plainDice, fc.constant(','), sum, fc.constant(')')),
  parts(constant, fc.constantFrom('+', '-', '*', '**', '^', '/', '%'), upTo(1, 5)),
);

describe('rpg-dice-roller', () => {
  it('says the same of the same dice', () => {
    let compared = 0;
    fc.assert(
      fc.property(expression, fc.nat(), (text, seed) => {
        const read = readNotation(text);
        if (!read.ok) {
          // What it refuses too, and what may never end or may not be known beforehand.
          if (read.problems[0]?.code === 'leftover') expect(() => new DiceRoll(text), text).toThrow();
          else
            expect(['endless', 'no_unique', 'may_be_zero', 'value_range']).toContain(read.problems[0]?.code);
          return;
        }
        const theirs = source(seed);
        generator.integer = (min: number, max: number) =>
          min === -1 ? theirs(3) - 2 : min - 1 + theirs(max - min + 1);
        const [ours] = roll(read.value, source(seed));
        // Its limit is a thousand more dice, ours twenty and a hundred.
        if (ours?.terms.some(({ tope }) => tope)) return;
        const other = new DiceRoll(text).total;
        compared += 1;
        expect(Number(shown(ours?.total ?? Number.NaN)), text).toBeCloseTo(other, 6);
      }),
      { numRuns: 800 },
    );
    expect(compared).toBeGreaterThan(400);
  }, 60_000);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fraction, fraction } from '../../../../rules/odds/fraction';
import type { Dice, Spec } from '../../../../rules/proof/dice';
import { languages } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { lawsOf } from '../../../../rules/systems/plenilunio/odds/distributions';
import { ladosOf, sidesOf } from '../../../../rules/systems/plenilunio/odds/sides';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';
import { triunfosQueQuedan } from '../../../../rules/systems/plenilunio/reglas/cancel';
import { danoDe } from '../../../../rules/systems/plenilunio/reglas/damage';
import { exitosDe } from '../../../../rules/systems/plenilunio/reglas/dice';
import { specOf } from '../../../../rules/systems/plenilunio/reglas/pool';
import { type Outcome, resolve } from '../../../../rules/systems/plenilunio/reglas/resolve';
import { moreOf } from '../../../../rules/systems/plenilunio/reglas/throw';
import { orders } from './orders';

/** Every way the dice of a spec can fall. */
function everyFall(spec: Spec): Dice[] {
  const sizes = spec.flatMap((groups) => groups.map(({ n }) => n));
  const count = 6 ** sizes.reduce((all, n) => all + n, 0);
  return Array.from({ length: count }, (_, index) => {
    let rest = index;
    const face = () => {
      const value = (rest % 6) + 1;
      rest = Math.floor(rest / 6);
      return value;
    };
    return spec.map((groups) => groups.map(({ n }) => Array.from({ length: n }, face)));
  });
}
const sizeOf = (spec: Spec): number => spec.flat().reduce((all, { n }) => all + n, 0);

/** Every outcome with its number of cases among 6^(the most dice it can take), rerolls thrown as they come up. */
function everyOutcome(order: RollOrder): { outcomes: { outcome: Outcome; cases: number }[]; total: number } {
  const most = diceOf(order) + (order.repiteTriunfos ?? 0) + (order.repiteFracasos ?? 0);
  const outcomes: { outcome: Outcome; cases: number }[] = [];
  const go = (dice: Dice, left: number): void => {
    const spec = moreOf(order, dice) ?? specOf(order);
    const rest = spec.slice(dice.length);
    if (rest.length === 0) outcomes.push({ outcome: resolve(order, dice), cases: 6 ** left });
    else for (const more of everyFall(rest)) go([...dice, ...more], left - sizeOf(rest));
  };
  go([], most);
  return { outcomes, total: 6 ** most };
}
const diceOf = (order: RollOrder): number => sizeOf(specOf(order));

/** What each law is about, read from the outcome of one fall. */
const reading: Readonly<Record<string, (order: RollOrder, outcome: Outcome) => string>> = {
  exitos: (_, { tirada }) => `${exitosDe(tirada.lado)}`,
  veredicto: (_, { veredicto }) => veredicto,
  neto: (_, { neto }) => `${neto}`,
  reves: (_, { tirada }) => (tirada.reves ? 'si' : 'no'),
  destino: (_, { tirada }) => (tirada.destinoSube ? 'si' : 'no'),
  triunfos: (_, { queda, neto }) => `${queda && neto > 0 ? triunfosQueQuedan(queda) : 0}`,
  dano: (order, { sujeto, contra }) =>
    `${Math.max(0, danoDe(sujeto, contra ? exitosDe(contra) : 0, order.dano ?? 0) - (order.protecciones?.rival ?? 0))}`,
  recibido: (order, { sujeto, contra }) =>
    `${Math.max(0, (contra ? danoDe(contra, exitosDe(sujeto), order.danoRival ?? 0) : 0) - (order.protecciones?.propia ?? 0))}`,
};

const few = orders().filter(
  (order) => diceOf(order) + (order.repiteTriunfos ?? 0) + (order.repiteFracasos ?? 0) <= 5,
);

describe('the odds of an order', () => {
  it('are those of counting every fall of its dice', () => {
    fc.assert(
      fc.property(few, (order) => {
        const { outcomes, total } = everyOutcome(order);
        for (const { id, values, mean } of lawsOf(order)) {
          const read = reading[id];
          if (!read) {
            expect(id).toBe('tiradas');
            continue;
          }
          const counts = new Map<string, number>();
          for (const { outcome, cases } of outcomes) {
            const value = read(order, outcome);
            counts.set(value, (counts.get(value) ?? 0) + cases);
          }
          const seen = values.filter(([, { num }]) => num !== 0n);
          expect(Object.fromEntries(seen), id).toEqual(
            Object.fromEntries([...counts].map(([value, n]) => [value, fraction(BigInt(n), BigInt(total))])),
          );
          if (mean) {
            const sum = [...counts].reduce((all, [value, n]) => all + Number(value) * n, 0);
            expect(mean, id).toEqual(fraction(BigInt(sum), BigInt(total)));
          }
        }
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('are the same by the short way and by the whole law of throws', () => {
    fc.assert(
      fc.property(orders(), (order) => {
        const sums = new Map<string, bigint>();
        const whole = sidesOf(order);
        for (const { lado, weight } of whole.cases) {
          const key = Object.values(lado).join();
          sums.set(key, (sums.get(key) ?? 0n) + weight);
        }
        const short = new Map<string, bigint>();
        for (const { lado, weight } of ladosOf(order)) {
          const key = Object.values(lado).join();
          short.set(key, (short.get(key) ?? 0n) + weight);
        }
        expect([...short].sort()).toEqual([...sums].sort());
        expect([...sums.values()].reduce((all, weight) => all + weight, 0n)).toBe(whole.total);
      }),
      { numRuns: 60 },
    );
  });

  it('are said in both languages with the same figures', () => {
    fc.assert(
      fc.property(orders(), (order) => {
        const [es, en] = languages.map((language) => plenilunio.odds(order, language));
        const figures = (odds: typeof es) =>
          [...(odds?.lines ?? []), ...(odds?.table?.rows ?? [])].map(({ id, value }) => [id, value]);
        expect(figures(es)).toEqual(figures(en));
        const share = (value: Fraction) => value.num >= 0n && value.num <= value.den;
        for (const { value, mean, label } of es?.lines ?? []) {
          expect(label).not.toBe('');
          if (!mean) expect(share(value)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

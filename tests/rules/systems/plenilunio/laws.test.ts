import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atLeast, cases, chance, type Distribution, mean } from '../../../../rules/odds/distribution';
import { type Fraction, fraction } from '../../../../rules/odds/fraction';
import { compare } from '../../../../rules/odds/sums';
import { tiradasEsperadas } from '../../../../rules/systems/plenilunio/odds/expected';
import {
  danoLaw,
  destinoChance,
  exitosLaw,
  matchup,
  netoLaw,
  revesChance,
  triunfosLaw,
} from '../../../../rules/systems/plenilunio/odds/laws';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';

// Some numerators are beyond 2^53: every number is read as text, so that none is rounded.
const rows: readonly { id: string; what: string; values: readonly (readonly [string, string])[] }[] =
  JSON.parse(readFileSync('tests/vectors/odds.json', 'utf8').replace(/(?<=\[|, )\d+(?=, \d+\]|\])/g, '"$&"'));

/** A roll of `valor` dice of Astucia. */
const pool = (valor: number, more: Partial<RollOrder> = {}): RollOrder => ({
  kind: 'reto',
  rasgo: 'astucia',
  valor,
  ...more,
});
const skilled = { especialidad: true } as const;
const fate = (dados: number) => ({ destino: { dados, actual: 3, reserva: 10 } });

const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('there is no law');
  return value;
};
const all = (law: Distribution): Fraction[] => [...cases(law)].map(([value]) => chance(law, value));
const against = (order: RollOrder): Fraction[] => {
  const { sujeto, contra } = matchup(order);
  const { win, tie, lose } = compare(sujeto, known(contra));
  return [win, tie, lose];
};
const conflict = (a: RollOrder, b: RollOrder): Fraction[] => {
  const { win, tie, lose } = compare(exitosLaw(a), exitosLaw(b));
  return [win, tie, lose];
};
const climb = (armadura?: number) =>
  pool(4, { ...skilled, dificultad: 3, ...(armadura === undefined ? {} : { armadura }) });

/** What the rules give for each row of `odds.json`, in the order of its values. */
const computed: Record<string, () => Fraction[]> = {
  'PLE-S1': () => all(exitosLaw(pool(1))),
  'PLE-S2': () => all(exitosLaw(pool(2))),
  'PLE-S3': () => all(exitosLaw(pool(3))),
  'PLE-S4': () => all(exitosLaw(pool(4))),
  'PLE-S5': () => all(exitosLaw(pool(5))),
  'PLE-E1': () => all(exitosLaw(pool(1, skilled))),
  'PLE-E2': () => all(exitosLaw(pool(2, skilled))),
  'PLE-E3': () => all(exitosLaw(pool(3, skilled))),
  'PLE-D31': () => all(exitosLaw(pool(3, fate(1)))),
  'PLE-M': () => [mean(exitosLaw(pool(1))), mean(exitosLaw(pool(1, skilled)))],
  'PLE-O1': () => against(pool(3, { dificultad: 2 })),
  'PLE-O2': () => against(pool(3, { ...skilled, dificultad: 2 })),
  'PLE-O2g': () => {
    const neto = known(netoLaw(pool(3, { ...skilled, dificultad: 2 })));
    return [chance(neto, 1), chance(neto, 2), chance(neto, 3), atLeast(neto, 4)];
  },
  'PLE-O3': () => against(pool(2, { dificultad: 4 })),
  'PLE-O4': () => against(pool(4, { kind: 'conjunta', ayudas: 1, dificultad: 4 })),
  'PLE-O4b': () => against(pool(4, { kind: 'conjunta', ayudas: 1, herramientas: 1, dificultad: 4 })),
  'PLE-O4c': () => against(pool(4, { kind: 'conjunta', ayudas: 1, herramientas: 2, dificultad: 4 })),
  'PLE-O5': () => conflict(pool(3), pool(4, skilled)),
  'PLE-O6': () => conflict(pool(2, skilled), pool(3)),
  'PLE-O7': () => against(pool(2, { kind: 'distancia', dano: 6, dificultad: 3 })),
  'PLE-O7b': () => against(pool(2, { kind: 'distancia', dano: 6, dificultad: 5 })),
  'PLE-O8': () => against(pool(3, { ...fate(2), dificultad: 4 })),
  'PLE-O9': () => conflict(pool(3), pool(3)),
  'PLE-O10': () => against(climb(1)),
  'PLE-O11': () => against(climb(2)),
  'PLE-O12': () => against(climb()),
  'PLE-A0': () => [climb(), climb(1), climb(2), climb(3)].map((order) => mean(exitosLaw(order))),
  'PLE-A1': () => [pool(3), pool(3, { armadura: 3 })].map((order) => mean(exitosLaw(order))),
  'PLE-R0': () => [revesChance(pool(0))],
  'PLE-R1': () => [revesChance(pool(1))],
  'PLE-R2': () => [revesChance(pool(2))],
  'PLE-R3': () => [revesChance(pool(3))],
  'PLE-R4': () => [revesChance(pool(4))],
  'PLE-R5': () => [revesChance(pool(5))],
  'PLE-DU': () => [1, 2, 3, 4, 5].map((dados) => destinoChance(pool(3, fate(dados)))),
  'PLE-DM1': () => {
    const dano = known(danoLaw(pool(2, { ...skilled, kind: 'ataque', dano: 3, dificultad: 3 })));
    return [chance(dano, 0), mean(dano)];
  },
  'PLE-DM1b': () => {
    const dano = known(danoLaw(pool(2, { ...skilled, kind: 'ataque', dano: 3, dificultad: 3 })));
    return [atLeast(dano, 4), atLeast(dano, 6)];
  },
  'PLE-DM2': () => {
    const dano = known(danoLaw(pool(4, { kind: 'distancia', dano: 6, dificultad: 3 })));
    return [chance(dano, 0), mean(dano), atLeast(dano, 6), atLeast(dano, 12)];
  },
  'PLE-TL': () => {
    const left = known(triunfosLaw(pool(4, { dificultad: 2 })));
    return [0, 1, 2, 3, 4].map((count) => chance(left, count));
  },
  'PLE-X1': () => [known(tiradasEsperadas(lock({})))],
  'PLE-X2': () => [known(tiradasEsperadas(lock(skilled)))],
};
const lock = (more: Partial<RollOrder>) =>
  pool(4, { ...more, kind: 'prolongada', dificultad: 3, prolongada: { objetivo: 5, acumulado: 0 } });

describe('exact odds of Plenilunio', () => {
  const own = rows.filter(({ id }) => id.startsWith('PLE-'));

  it('compute every row of the reference table', () => {
    expect(own.map(({ id }) => id).sort()).toEqual(Object.keys(computed).sort());
  });

  for (const { id, what, values } of own) {
    it(`${id}, ${what.trim()}`, () => {
      const expected = values.map(([num, den]) => fraction(BigInt(num), BigInt(den)));
      expect(computed[id]?.()).toEqual(expected);
    });
  }
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, chance, mean } from '../../../../rules/odds/distribution';
import { type Fraction, fraction } from '../../../../rules/odds/fraction';
import { presagios, valor } from '../../../../rules/systems/horror/dados';
import { leyesDe } from '../../../../rules/systems/horror/leyes';
import {
  chanceAmenaza,
  leyPresagios,
  leyValor,
  soloValor,
} from '../../../../rules/systems/horror/leyes-valor';
import type { Conflicto, Reto } from '../../../../rules/systems/horror/order';

const rows: { id: string; what: string; values: [number, number][] }[] = JSON.parse(
  readFileSync('tests/vectors/odds.json', 'utf8'),
);
const horror = rows.filter(({ id }) => id.startsWith('HOR-'));
const text = ({ num, den }: Fraction): string => `${num}/${den}`;
const expected = (id: string): string[] =>
  (horror.find((row) => row.id === id)?.values ?? []).map(([num, den]) =>
    text(fraction(BigInt(num), BigInt(den))),
  );
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const reto = (dice: number, dificultad: number, more: Partial<Reto> = {}): Reto => ({
  kind: 'reto',
  caracteristica: 'accion',
  actual: dice,
  dificultad,
  ...more,
});
const supera = (order: Reto): Fraction[] => [leyesDe(order).resultado.get('supera') ?? fraction(0n)];
const conflicto = (ours: number, theirs: number, more: Partial<Conflicto> = {}): Conflicto => ({
  kind: 'conflicto',
  caracteristica: 'accion',
  actual: ours,
  tipo: 'principal',
  tipoRival: 'principal',
  rival: { tipo: 'tira', dados: theirs, rasgo: 0 },
  ...more,
});
const outcomes = (order: Conflicto): Fraction[] =>
  ['gana', 'empata', 'pierde'].map((id) => leyesDe(order).resultado.get(id) ?? fraction(0n));
const lost = (order: Reto) => leyesDe(order).perdida;
const losses = (order: Reto, most: number): Fraction[] =>
  range(0, most).map((points) => {
    const law = lost(order);
    return law ? chance(law, points) : fraction(0n);
  });
const meanLoss = (order: Reto): Fraction => {
  const law = lost(order);
  return law ? mean(law) : fraction(0n);
};

/** How each row of the table is asked for. */
const asked: Record<string, () => Fraction[]> = {
  'HOR-E': () => range(1, 8).map((n) => mean(soloValor(leyValor(n)))),
  'HOR-G35r': () => supera(reto(3, 5, { rasgos: [2] })),
  'HOR-C33': () => outcomes(conflicto(3, 3)),
  'HOR-C35': () => outcomes(conflicto(3, 5)),
  'HOR-C35p': () => outcomes(conflicto(3, 5, { tipoRival: 'monstruo' })).slice(0, 1),
  'HOR-C32r': () => outcomes(conflicto(3, 2, { rasgos: [1], rival: { tipo: 'tira', dados: 2, rasgo: 2 } })),
  'HOR-A30': () => [chanceAmenaza(3, 0)],
  'HOR-A32': () => [chanceAmenaza(3, 2)],
  'HOR-A34': () => [chanceAmenaza(3, 4)],
  'HOR-A56': () => [chanceAmenaza(5, 6)],
  'HOR-A30x': () => [chanceAmenaza(3, 0, true)],
  'HOR-A33c': () => [leyesDe(conflicto(3, 3, { amenaza: 4 })).amenaza ?? fraction(0n)],
  'HOR-D24': () => losses(reto(2, 4, { peligroso: true }), 3),
  'HOR-D24m': () => [meanLoss(reto(2, 4, { peligroso: true }))],
  'HOR-D35': () => losses(reto(3, 5, { peligroso: true }), 4),
  'HOR-D35m': () => [meanLoss(reto(3, 5, { peligroso: true }))],
};
for (const n of range(1, 5)) {
  asked[`HOR-V${n}`] = () => range(1, 5 + n).map((value) => chance(soloValor(leyValor(n)), value));
  asked[`HOR-P${n}`] = () => range(0, n).map((count) => chance(leyPresagios(n), count));
}
for (const [n, dificultad] of [
  [1, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 6],
  [5, 6],
  [5, 7],
] as const) {
  asked[`HOR-G${n}${dificultad}`] = () => supera(reto(n, dificultad));
}

describe('the HOR rows of odds.json agree as exact fractions', () => {
  it('every row is asked for', () => {
    expect(horror.map(({ id }) => id).filter((id) => !asked[id])).toEqual([]);
    expect(horror).toHaveLength(32);
  });
  for (const { id, what } of horror) {
    it(`${id}: ${what.trim()}`, () => {
      expect(asked[id]?.().map(text)).toEqual(expected(id));
    });
  }
});

/** Every throw of n dice. */
function* throws(n: number): Generator<readonly number[]> {
  for (let index = 0; index < 6 ** n; index++) {
    yield range(0, n - 1).map((place) => (Math.floor(index / 6 ** place) % 6) + 1);
  }
}

describe('laws against counting every throw', () => {
  for (const mejorGrupo of [false, true]) {
    it(`of value and omens together, ${mejorGrupo ? 'best group' : 'to the letter'}`, () => {
      for (const n of range(1, 5)) {
        const counts = new Map<string, bigint>();
        for (const dados of throws(n)) {
          const key = `${valor(dados, mejorGrupo)} ${presagios(dados)}`;
          counts.set(key, (counts.get(key) ?? 0n) + 1n);
        }
        const law = leyValor(n, mejorGrupo);
        const cases = [...law.counts].flatMap(([value, row]) =>
          row.map((weight, omens) => [`${value} ${omens}`, weight] as const),
        );
        expect(new Map(cases.filter(([, weight]) => weight > 0n))).toEqual(counts);
      }
    });
  }

  it('of the best group of as many dice as an order throws, where doubles end', () => {
    const choose = (n: number, k: number): bigint =>
      k === 0 ? 1n : (choose(n, k - 1) * BigInt(n - k + 1)) / BigInt(k);
    // Ways for so many dice of the faces from one on, none of which may bring more than `v`.
    const ways = (dice: number, face: number, v: number): bigint =>
      face > 6
        ? BigInt(dice === 0)
        : range(0, Math.min(dice, Math.max(0, v - face + 1))).reduce(
            (sum, c) => sum + choose(dice, c) * ways(dice - c, face + 1, v),
            0n,
          );
    for (const n of [22, 23]) {
      const law = soloValor(leyValor(n, true));
      expect(law.total).toBe(6n ** BigInt(n));
      for (const v of [8, 9]) {
        expect(atMost(law, v), `${n} ${v}`).toEqual(fraction(ways(n, 1, v), 6n ** BigInt(n)));
      }
    }
  });

  it('one die more makes every value at least as likely, n = 1 to 9 (rules.md §4), though not roll by roll', () => {
    for (const n of range(1, 9)) {
      const [less, more] = [soloValor(leyValor(n)), soloValor(leyValor(n + 1))];
      for (const least of range(1, 6 + n)) {
        const [a, b] = [atLeast(less, least), atLeast(more, least)];
        expect(b.num * a.den >= a.num * b.den, `${n} ${least}`).toBe(true);
      }
    }
    expect(valor([2, 2, 2])).toBe(4);
    expect(valor([2, 2, 2, 3])).toBe(3);
  });

  it('the loss of a conflict is one and the omens of the winner', () => {
    const order = conflicto(2, 3, { peligroso: true, tipoRival: 'monstruo' });
    const counts = new Map<number, bigint>();
    for (const ours of throws(2)) {
      for (const theirs of throws(3)) {
        const points = valor(ours) < valor(theirs) ? 1 + presagios(theirs) : 0;
        counts.set(points, (counts.get(points) ?? 0n) + 1n);
      }
    }
    const law = leyesDe(order).perdida;
    for (const [points, weight] of counts) {
      expect(text(law ? chance(law, points) : fraction(0n))).toBe(text(fraction(weight, 6n ** 5n)));
    }
  });

  it('only the winner’s omens, by hor.presagiosConflicto', () => {
    const order = conflicto(2, 3, { amenaza: 4, soloVencedor: true });
    let rises = 0n;
    for (const ours of throws(2)) {
      for (const theirs of throws(3)) {
        const margin = valor(ours) - valor(theirs);
        const [a, b] = [presagios(ours), presagios(theirs)];
        if ((margin > 0 ? a : margin < 0 ? b : a + b) >= 2) rises += 1n;
      }
    }
    expect(text(leyesDe(order).amenaza ?? fraction(0n))).toBe(text(fraction(rises, 6n ** 5n)));
  });
});

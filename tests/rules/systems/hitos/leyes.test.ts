import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chance, mean } from '../../../../rules/odds/distribution';
import { add, type Fraction, fraction } from '../../../../rules/odds/fraction';
import {
  clasificar,
  esExito,
  type Modo,
  ordenar,
  type Trio,
  valor,
} from '../../../../rules/systems/hitos/dados';
import { type Categoria, sumaCategoria } from '../../../../rules/systems/hitos/dano';
import {
  chanceExito,
  chanceOf,
  contarDados,
  contarLectura,
  ley,
  leyMuerte,
  leyTotal,
  tiradasEsperadas,
} from '../../../../rules/systems/hitos/leyes';
import { leyAtaque } from '../../../../rules/systems/hitos/leyes-ataque';
import { leyOpuesta } from '../../../../rules/systems/hitos/leyes-opuesta';
import { conAspecto, mejorMascara, type Opcion, opciones } from '../../../../rules/systems/hitos/mascaras';
import type { Ataque, RollOrder } from '../../../../rules/systems/hitos/order';

const rows: { id: string; what: string; values: [number, number][] }[] = JSON.parse(
  readFileSync('tests/vectors/odds.json', 'utf8'),
);
const hitos = rows.filter(({ id }) => id.startsWith('HIT-'));
const text = ({ num, den }: Fraction): string => `${num}/${den}`;
const expected = (id: string): string[] =>
  (hitos.find((row) => row.id === id)?.values ?? []).map(([num, den]) =>
    text(fraction(BigInt(num), BigInt(den))),
  );

const tirada: RollOrder = { kind: 'tirada' };
const target = (dificultad: number): RollOrder => ({ kind: 'tirada', dificultad });
const oneToTen = Array.from({ length: 10 }, (_, index) => index + 1);
const law = (pick: (orden: { m: number; C: number; M: number }) => number) =>
  ley(contarDados(tirada, (dados) => pick(ordenar(dados))));
const hits = (modo: Modo, objetivo: number) => (dados: Trio) =>
  esExito(valor(dados, modo), objetivo, clasificar(dados));
const clase = (test: (clase: ReturnType<typeof clasificar>) => boolean) =>
  chanceOf(
    contarLectura(tirada, (lectura) => test(lectura.clase)),
    true,
  );
const enfrentada = (bono: number, rival: number, soloTotales: boolean): Fraction[] => {
  const found = leyOpuesta({
    kind: 'enfrentada',
    modificador: bono,
    rival: { tipo: 'tira', bono: rival },
    ...(soloTotales ? { soloTotales } : {}),
  });
  if (!found) throw new Error('pending');
  return [
    chanceOf(found.resultado, 'gana'),
    chanceOf(found.resultado, 'empata'),
    chanceOf(found.resultado, 'pierde'),
  ];
};
const ataque = (more: Partial<Ataque>): Ataque => ({ kind: 'ataque', categoria: 'mM', ...more });
const mask = { m: 1, C: 2, M: 4, mC: 3, mM: 5, CM: 6, mCM: 7 } as const;
const repeat = (dados: Trio, mascara: number, objetivo: number): Fraction => {
  const found = opciones(dados, hits('positiva', objetivo)).find((option) => option.mascara === mascara);
  return found?.chance ?? fraction(-1n);
};
const best = (dados: Trio, objetivo: number): Opcion => {
  const list = opciones(dados, hits('positiva', objetivo));
  const mascara = mejorMascara(dados, hits('positiva', objetivo), 'positiva');
  return list.find((option) => option.mascara === mascara) ?? { mascara: 0, chance: fraction(0n) };
};
const dying = (aguante: number) =>
  leyMuerte({ kind: 'aguante', uso: 'muerte', dificultad: 15, base: { id: 'aguante', valor: aguante } });

/** How each row of the table is asked for. */
const asked: Record<string, () => Fraction[]> = {
  'HIT-C': () =>
    oneToTen.map((k) =>
      chance(
        law(({ C }) => C),
        k,
      ),
    ),
  'HIT-m': () =>
    oneToTen.map((k) =>
      chance(
        law(({ m }) => m),
        k,
      ),
    ),
  'HIT-M': () =>
    oneToTen.map((k) =>
      chance(
        law(({ M }) => M),
        k,
      ),
    ),
  'HIT-E': () => [mean(law(({ m }) => m)), mean(law(({ C }) => C)), mean(law(({ M }) => M))],
  'HIT-CP': () => [
    clase(({ tipo }) => tipo === 'critico'),
    clase((one) => one.tipo === 'critico' && one.veces === 2),
    clase((one) => one.tipo === 'critico' && one.veces === 3),
    clase(({ tipo }) => tipo === 'pifia'),
  ],
  'HIT-F0': () => enfrentada(0, 0, true),
  'HIT-F2': () => enfrentada(2, 0, true),
  'HIT-F2c': () => enfrentada(2, 0, false),
  'HIT-DAN': () => [repeat([3, 6, 7], mask.mC, 6)],
  'HIT-OPT1': () => [best([2, 4, 5], 8).chance],
  'HIT-OPT2': () => [best([1, 1, 9], 9).chance],
  'HIT-OPT3': () => [best([3, 7, 8], 14).chance],
  'HIT-AT1': () => [
    leyAtaque(ataque({ defensa: 6, bd: 1 })).impacto,
    mean(leyAtaque(ataque({ defensa: 6, bd: 1 })).dano),
  ],
  'HIT-AT2': () => [
    leyAtaque(ataque({ defensa: 6, bd: 1, rd: 3 })).impacto,
    mean(leyAtaque(ataque({ defensa: 6, bd: 1, rd: 3 })).dano),
  ],
};
for (const k of [...oneToTen, 11]) asked[`HIT-T${k}`] = () => [chanceExito(target(k))];
for (const k of [6, 8, 10, 12, 14, 16]) {
  asked[`HIT-AP${k}`] = () => [
    chanceExito(target(k)),
    conAspecto('positiva', hits('natural', k), hits('positiva', k)),
  ];
}
for (const k of [4, 6, 8]) {
  asked[`HIT-AN${k}`] = () => [
    chanceExito(target(k)),
    conAspecto('negativa', hits('natural', k), hits('negativa', k)),
  ];
}
for (const [name, mascara] of Object.entries(mask)) {
  asked[`HIT-OPT1${name}`] = () => [repeat([2, 4, 5], mascara, 8)];
  asked[`HIT-DG-${name}`] = () => [
    mean(ley(contarDados(tirada, (dados) => sumaCategoria(dados, name as Categoria)))),
  ];
}
for (const k of [4, 6, 9, 12]) asked[`HIT-MO${k}`] = () => [dying(k).muere, dying(k).seSalva];
for (const [id, defensa, situacion] of [
  ['HIT-DEF14', 14, 'normal'],
  ['HIT-DEF17', 14, { total: 3 }],
  ['HIT-DEF18', 14, { total: 4 }],
  ['HIT-DEF12', 14, 'desprevenido'],
  ['HIT-DEF5', 14, 'indefenso'],
] as const) {
  asked[id] = () => [leyAtaque(ataque({ modificador: 8, defensa, situacion })).impacto];
}

describe('the HIT rows of odds.json agree as exact fractions', () => {
  it('every row is asked for', () => {
    expect(hitos.map(({ id }) => id).filter((id) => !asked[id])).toEqual([]);
    expect(hitos).toHaveLength(57);
  });
  for (const { id, what } of hitos) {
    it(`${id}: ${what.trim()}`, () => {
      expect(asked[id]?.().map(text)).toEqual(expected(id));
    });
  }
});

describe('which dice to repeat', () => {
  it('2, 4, 5 against 8: all three, 72.5 %, rather than keep the best (rules.md §4)', () => {
    expect(best([2, 4, 5], 8).mascara).toBe(mask.mCM);
  });
  it('the fumble 1, 1, 9 against 9 repeats both 1s; repeating one is as good, and fewer', () => {
    const options = opciones([1, 1, 9], hits('positiva', 9));
    expect(text(options.find(({ mascara }) => mascara === mask.mC)?.chance ?? fraction(0n))).toBe('99/100');
  });
  it('against somebody the worst dice are chosen', () => {
    const options = opciones([4, 9, 9], hits('negativa', 4));
    const mascara = mejorMascara([4, 9, 9], hits('negativa', 4), 'negativa');
    const worst = options.find((option) => option.mascara === mascara) ?? options[0];
    if (!worst) throw new Error('no options');
    for (const { chance: other } of options) {
      expect(worst.chance.num * other.den <= other.num * worst.chance.den).toBe(true);
    }
  });
});

describe('laws', () => {
  it('P(C = k) = P(C = 11 - k)', () => {
    const central = law(({ C }) => C);
    for (const k of oneToTen) expect(text(chance(central, k))).toBe(text(chance(central, 11 - k)));
  });
  it('an opposed roll of equals is won as often as lost, and the three add up to 1', () => {
    for (const only of [true, false]) {
      const [win, tie, lose] = enfrentada(3, 3, only) as [Fraction, Fraction, Fraction];
      expect(text(win)).toBe(text(lose));
      expect(text(add(add(win, tie), lose))).toBe('1/1');
    }
  });
  it('a fixed choice of dice repeated on a fresh throw is as a fresh throw read the other way', () => {
    const order: RollOrder = { kind: 'tirada', activaciones: [{ signo: 'positiva', repite: 5 }] };
    expect(text(mean(leyTotal(order)))).toBe(
      text(mean(ley(contarDados(tirada, (dados) => valor(dados, 'positiva'))))),
    );
  });
  it('on known dice only the repeated ones are free', () => {
    const order: RollOrder = {
      kind: 'tirada',
      dificultad: 6,
      activaciones: [{ signo: 'positiva', repite: mask.mC }],
      sobre: { dados: [3, 6, 7], modo: 'natural' },
    };
    expect(text(chanceExito(order))).toBe('99/100');
  });
  it('direct damage adds: mCM + 2d is 16.5 + 11 on average without criticals multiplied', () => {
    const order = ataque({ categoria: 'mCM', directo: { dados: 2 }, deSecuaz: true });
    // Only a fumble misses when Defensa is not known.
    const fumbles = leyAtaque(order).impacto;
    expect(text(fumbles)).toBe('243/250');
  });
  it('an aspect settled before the throw gives what the best choice after a failure gives', () => {
    const order: RollOrder = { kind: 'tirada', dificultad: 8, siFalla: true };
    expect(text(chanceExito(order))).toBe('185297/200000');
  });
  it('an extended action expects the missing successes over the chance of one', () => {
    const order: RollOrder & { kind: 'tirada' } = {
      kind: 'tirada',
      dificultad: 6,
      prolongada: { llevas: 1, necesarias: 4 },
    };
    expect(text(tiradasEsperadas(order) ?? fraction(0n))).toBe('6/1');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemById } from '../../rules';
import type { ObjectShape } from '../../rules/json-shape';
import { type Fraction, fraction } from '../../rules/odds/fraction';
import type { Law } from '../../rules/system';
import { forms as hitos } from '../../rules/systems/hitos/json';
import { forms as horror } from '../../rules/systems/horror/json';
import { forms as plenilunio } from '../../rules/systems/plenilunio/order/order-text';
import { rangeOf } from './odds-page';

type Forms = Readonly<Record<string, ObjectShape>>;
const games: readonly (readonly [title: string, id: string, forms: Forms])[] = [
  ['Plenilunio', 'plenilunio', plenilunio],
  ['Hitos', 'hitos', hitos],
  ['Horror', 'horror', horror],
];
const withoutDice = ['gasto', 'dano', 'descanso', 'giro'];
const page = readFileSync('docs/odds.md', 'utf8');
const cellsOf = (text: string, columns: number): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
    .filter((cells) => cells.length === columns);
const name = (cell = ''): string => cell.replaceAll('`', '');

const lawsOf = (id: string, order: unknown): readonly Law[] => {
  const system = systemById(id);
  const read = system?.fromJson?.(order);
  if (!read?.ok) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(read)}`);
  return system?.distribution?.(read.value) ?? [];
};

for (const [title, id, forms] of games) {
  const section = page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const kinds = cellsOf(section, 4);
  const told = cellsOf(section, 2).flatMap(([cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map((one) => one[1]),
  );

  describe(`docs/odds.md, ${title}`, () => {
    it('has every kind of roll, with the figures it needs and takes', () => {
      const list = (names: readonly string[]): string => names.join(', ') || '–';
      expect(kinds.map(([kind, needs, takes]) => [name(kind), needs, takes])).toEqual(
        Object.entries(forms)
          .filter(([kind]) => !withoutDice.includes(kind))
          .map(([kind, of]) => [kind, list(Object.keys(of.needs)), list(Object.keys(of.takes))]),
      );
    });

    it('has every figure, with what it may be', () => {
      const figures = Object.entries(forms)
        .filter(([kind]) => !withoutDice.includes(kind))
        .flatMap(([, of]) => Object.entries({ ...of.needs, ...of.takes }));
      expect(Object.fromEntries(cellsOf(section, 3).map(([figure, range]) => [name(figure), range]))).toEqual(
        Object.fromEntries(figures.map(([figure, shape]) => [figure, rangeOf(shape)])),
      );
    });

    it.each(kinds)('%s runs, and its laws are told', (_kind, _needs, _takes, example) => {
      const laws = lawsOf(id, JSON.parse(name(example)));
      expect(laws.length).toBeGreaterThan(2);
      for (const law of laws) {
        const known = law.id.startsWith('repetir.') ? 'repetir.1' : law.id;
        expect(told).toContain(known);
        const total = law.values.reduce<Fraction>(
          (sum, [, { num, den }]) => fraction(sum.num * den + num * sum.den, sum.den * den),
          fraction(0n),
        );
        if (law.values.length > 0) expect(total).toEqual(fraction(1n));
      }
    });
  });
}

it('docs/odds.md runs what it shows of notation, and of the command', () => {
  const [, notation = ''] = /`notation '([^']+)'`/.exec(page) ?? [];
  expect(lawsOf('notation', JSON.parse(notation)).length).toBeGreaterThan(0);
  const [, order = ''] = /-- horror '([^']+)'/.exec(page) ?? [];
  const supera = lawsOf('horror', JSON.parse(order)).find(({ id }) => id === 'resultado');
  expect(supera?.values).toEqual([
    ['falla', fraction(5n, 12n)],
    ['supera', fraction(7n, 12n)],
  ]);
});

describe('an order that is wrong', () => {
  const said = (id: string, order: unknown): string => {
    const system = systemById(id);
    const read = system?.fromJson?.(order);
    return read?.ok === false
      ? read.problems.map((problem) => `${problem.field}: ${system?.explain(problem, 'es')}`).join()
      : '';
  };
  const reto = { kind: 'reto', caracteristica: 'accion', actual: 3 };
  it.each([
    ['hitos', { kind: 'tirada', dificultad: 200 }, 'dificultad: debe ser un número entero de -20 a 99.'],
    ['hitos', { kind: 'tirada', habilidad: 2.5 }, 'habilidad: debe ser un número entero de 0 a 20.'],
    ['hitos', { kind: 'ataque' }, 'categoria: falta.'],
    [
      'hitos',
      { kind: 'ataque', categoria: 'mX' },
      'categoria: debe ser uno de estos: m, C, M, mC, mM, CM, mCM.',
    ],
    ['hitos', { kind: 'tirada', pago: { agota: 'x9' } }, 'pago.agota: no tiene la forma que debe.'],
    [
      'hitos',
      { kind: 'enfrentada', rival: { tipo: 'tira', bono: 500 } },
      'rival.bono: debe ser un número entero de -99 a 199.',
    ],
    ['hitos', { kind: 'enfrentada', rival: 7 }, 'rival: debe ser un objeto, entre llaves.'],
    [
      'hitos',
      { kind: 'tirada', sobre: { dados: [3, 6], modo: 'natural' } },
      'sobre.dados: debe ser una lista de 3.',
    ],
    ['horror', { ...reto, objetos: [2, 4] }, 'objetos.2: debe ser un número entero de 1 a 3.'],
    [
      'horror',
      { ...reto, suerte: 1, amenaza: 100 },
      /^suerte: aquí no va\. Lo que va es: caracteristica, actual, /,
    ],
    ['horror', { ...reto, actual: 0 }, /^actual: No queda ningún dado/],
    ['horror', { ...reto, kind: 'retos' }, 'kind: debe ser uno de estos: reto, conflicto, gasto.'],
    [
      'plenilunio',
      { kind: 'reto', rasgo: 'astucia', valor: 21 },
      'valor: debe ser un número entero de 0 a 20.',
    ],
    [
      'plenilunio',
      { kind: 'reto', rasgo: 'astucia', valor: 3, destino: { dados: 6 } },
      'destino.dados: debe ser un número entero de 1 a 5.',
    ],
    [
      'plenilunio',
      { kind: 'prolongada', rasgo: 'astucia', valor: 3, prolongada: { objetivo: 3, acumulado: 3 } },
      /^prolongada: Cada cifra está bien/,
    ],
  ] as const)('of %s: %j', (id, order, line) => {
    if (typeof line === 'string') expect(said(id, order)).toBe(line);
    else expect(said(id, order)).toMatch(line);
  });
  it('says when it is too long for a post', () => {
    const rest = {
      modificador: -20,
      penalizacion: 5,
      papel: 'perseguido',
      distancia: 'larga',
      triples: 'dos',
    };
    const rival = { tipo: 'hecha', dados: [2, 3, 7], modo: 'positiva', bono: -16, tirada: 1_000_000 };
    const aspects = new Array(7).fill({ signo: 'positiva', repite: 1 });
    expect(said('hitos', { kind: 'persecucion', ...rest, rival, activaciones: aspects })).toMatch(
      /demasiados datos para caber/,
    );
  });
  it('may say «none» of whatever may be left out', () => {
    for (const none of [0, false, null, []])
      for (const figure of ['optima', 'objetos', 'rasgos', 'repite', 'guion', 'peligroso'])
        expect(said('horror', { ...reto, [figure]: none }), `${figure} ${JSON.stringify(none)}`).toBe('');
    expect(
      said('hitos', { kind: 'tirada', dificultad: null, base: null, activaciones: [], sobre: null }),
    ).toBe('');
    const armand = { kind: 'reto', rasgo: 'astucia', valor: 3 };
    expect(said('plenilunio', { ...armand, herramientas: 0, destino: null, marcas: [], dificultad: 0 })).toBe(
      '',
    );
  });
});

describe('every row of odds.json that is of a roll is asked for as JSON', () => {
  interface Row {
    readonly id: string;
    readonly values: readonly (readonly [number, number])[];
  }
  const rows: readonly Row[] = JSON.parse(readFileSync('tests/vectors/odds.json', 'utf8'));
  type Ask = (law: (id: string, value?: string | number) => Fraction) => readonly Fraction[];
  const asked = new Map<string, readonly [game: string, order: object, ask: Ask]>();
  const put = (id: string, game: string, order: object, ask: Ask): unknown =>
    asked.set(id, [game, order, ask]);
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const sum = (...list: readonly Fraction[]): Fraction =>
    list.reduce((a, b) => fraction(a.num * b.den + b.num * a.den, a.den * b.den), fraction(0n));
  const three = (law: Parameters<Ask>[0]) => ['gana', 'empata', 'pierde'].map((id) => law('resultado', id));

  const tirada = (dificultad?: number) => ({
    kind: 'tirada',
    ...(dificultad === undefined ? {} : { dificultad }),
  });
  for (const die of ['m', 'C', 'M'])
    put(`HIT-${die}`, 'hitos', tirada(), (law) => range(1, 10).map((k) => law(die, k)));
  put('HIT-E', 'hitos', tirada(), (law) => [law('m'), law('C'), law('M')]);
  put('HIT-CP', 'hitos', tirada(), (law) => {
    const [two, triple] = [law('clase', 'critico2'), law('clase', 'critico3')];
    return [sum(two, triple), two, triple, sum(law('clase', 'pifia2'), law('clase', 'pifia3'))];
  });
  for (const k of range(1, 11)) put(`HIT-T${k}`, 'hitos', tirada(k), (law) => [law('exito', 'exito')]);
  const opposed = (modificador: number, more: object) => ({
    kind: 'enfrentada',
    modificador,
    rival: { tipo: 'tira', bono: 0 },
    ...more,
  });
  put('HIT-F0', 'hitos', opposed(0, { soloTotales: true }), three);
  put('HIT-F2', 'hitos', opposed(2, { soloTotales: true }), three);
  put('HIT-F2c', 'hitos', opposed(2, {}), three);
  for (const k of [6, 8, 10, 12, 14, 16])
    put(`HIT-AP${k}`, 'hitos', tirada(k), (law) => [law('exito', 'exito'), law('aspecto.positiva', 'exito')]);
  for (const k of [4, 6, 8])
    put(`HIT-AN${k}`, 'hitos', tirada(k), (law) => [law('exito', 'exito'), law('aspecto.negativa', 'exito')]);
  const again = (dificultad: number, dados: readonly number[]) => ({
    ...tirada(dificultad),
    sobre: { dados, modo: 'natural' },
    activaciones: [{ signo: 'positiva', repite: 1 }],
  });
  const repeated =
    (mask: number): Ask =>
    (law) => [law(`repetir.${mask}`, 'exito')];
  put('HIT-DAN', 'hitos', again(6, [3, 6, 7]), repeated(3));
  put('HIT-OPT1', 'hitos', again(8, [2, 4, 5]), repeated(7));
  for (const [id, mask] of Object.entries({ m: 1, C: 2, M: 4, mC: 3, mM: 5, CM: 6, mCM: 7 })) {
    put(`HIT-OPT1${id}`, 'hitos', again(8, [2, 4, 5]), repeated(mask));
    put(`HIT-DG-${id}`, 'hitos', tirada(), (law) => [sum(...[...id].map((die) => law(die)))]);
  }
  put('HIT-OPT2', 'hitos', again(9, [1, 1, 9]), repeated(3));
  put('HIT-OPT3', 'hitos', again(14, [3, 7, 8]), repeated(3));
  for (const [id, rd] of [
    ['HIT-AT1', 0],
    ['HIT-AT2', 3],
  ] as const)
    put(id, 'hitos', { kind: 'ataque', defensa: 6, categoria: 'mM', bd: 1, rd }, (law) => [
      law('exito', 'exito'),
      law('dano'),
    ]);
  for (const valor of [4, 6, 9, 12])
    put(
      `HIT-MO${valor}`,
      'hitos',
      { kind: 'aguante', uso: 'muerte', dificultad: 15, base: { id: 'aguante', valor } },
      (law) => [law('turno', 'muere'), law('final', 'salva')],
    );
  for (const [id, situacion] of [
    ['14', null],
    ['17', { total: 3 }],
    ['18', { total: 4 }],
    ['12', 'desprevenido'],
    ['5', 'indefenso'],
  ] as const)
    put(
      `HIT-DEF${id}`,
      'hitos',
      { kind: 'ataque', modificador: 8, defensa: 14, categoria: 'mM', situacion },
      (law) => [law('exito', 'exito')],
    );

  const pool = (dice: number) => ({
    caracteristica: 'accion',
    actual: Math.min(5, dice),
    objetos: dice > 5 ? [dice - 5] : [],
  });
  const reto = (dice: number, more: object = {}) => ({ kind: 'reto', ...pool(dice), ...more });
  for (const n of range(1, 5)) {
    put(`HOR-V${n}`, 'horror', reto(n), (law) => range(1, n + 5).map((value) => law('final', value)));
    put(`HOR-P${n}`, 'horror', reto(n), (law) => range(0, n).map((omens) => law('presagios', omens)));
    for (const dificultad of range(3, 7))
      put(`HOR-G${n}${dificultad}`, 'horror', reto(n, { dificultad }), (law) => [law('resultado', 'supera')]);
  }
  put('HOR-G35r', 'horror', reto(3, { dificultad: 5, rasgos: [2] }), (law) => [law('resultado', 'supera')]);
  const conflict = (ours: number, theirs: number, more: object = {}) => ({
    kind: 'conflicto',
    ...pool(ours),
    tipo: 'principal',
    tipoRival: 'principal',
    rival: { tipo: 'tira', dados: theirs, rasgo: 0 },
    ...more,
  });
  put('HOR-C33', 'horror', conflict(3, 3), three);
  put('HOR-C35', 'horror', conflict(3, 5), three);
  put('HOR-C35p', 'horror', conflict(3, 5, { tipoRival: 'monstruo' }), (law) => [law('resultado', 'gana')]);
  put(
    'HOR-C32r',
    'horror',
    conflict(3, 2, { rasgos: [1], rival: { tipo: 'tira', dados: 2, rasgo: 2 } }),
    three,
  );
  for (const [id, n, amenaza, literal] of [
    ['30', 3, 0, false],
    ['32', 3, 2, false],
    ['34', 3, 4, false],
    ['56', 5, 6, false],
    ['30x', 3, 0, true],
  ] as const)
    put(`HOR-A${id}`, 'horror', reto(n, { amenaza, literal, dificultad: 4 }), (law) => [
      law('amenaza', 'sube'),
    ]);
  put('HOR-A33c', 'horror', conflict(3, 3, { amenaza: 4 }), (law) => [law('amenaza', 'sube')]);
  for (const [n, dificultad] of [
    [2, 4],
    [3, 5],
  ] as const) {
    put(`HOR-D${n}${dificultad}`, 'horror', reto(n, { dificultad, peligroso: true }), (law) =>
      range(0, n + 1).map((lost) => law('perdida', lost)),
    );
    put(`HOR-D${n}${dificultad}m`, 'horror', reto(n, { dificultad, peligroso: true }), (law) => [
      law('perdida'),
    ]);
  }

  const answer = (game: string, order: object) => {
    const laws = lawsOf(game, order);
    return (id: string, value?: string | number): Fraction => {
      const law = laws.find((one) => one.id === id);
      if (!law) throw new Error(`no law «${id}» of ${JSON.stringify(order)}`);
      const none = fraction(0n);
      if (value === undefined) return law.mean ?? none;
      return law.values.find(([one]) => one === `${value}`)?.[1] ?? none;
    };
  };
  const games = rows.filter(({ id }) => id.startsWith('HIT-') || id.startsWith('HOR-'));
  it.each(games.map((row) => [row.id, row] as const))('%s', (id, { values }) => {
    const expected = values.map(([num, den]) => fraction(BigInt(num), BigInt(den)));
    // The means of one to eight dice are of eight orders.
    if (id === 'HOR-E') {
      expect(range(1, 8).map((dice) => answer('horror', reto(dice))('final'))).toEqual(expected);
      return;
    }
    const [game, order, ask] = asked.get(id) ?? [];
    if (!game || !order || !ask) throw new Error(`${id} is not asked for`);
    expect(ask(answer(game, order))).toEqual(expected);
  });
});

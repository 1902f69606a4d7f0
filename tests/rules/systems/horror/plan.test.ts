import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import type { SheetData } from '../../../../rules/system';
import { horror } from '../../../../rules/systems/horror';
import type { Order } from '../../../../rules/systems/horror/order';
import { filled } from '../boards';
import { ordersWithDice } from './arbitraries';

const eva: SheetData = {
  ...horror.newSheet(),
  accion: 3,
  accion_actual: 3,
  rasgos: [
    { nombre: 'Correr', caracteristica: 'accion', valor: 2 },
    { nombre: 'Disparar', caracteristica: 'accion', valor: 1 },
  ],
  objetos: [
    { nombre: 'Pistola', dados: 2 },
    { nombre: 'Linterna', dados: 1 },
  ],
};
const plan = (data: SheetData, offer: string, choices: object, partida?: SheetData) =>
  horror.plan(data, offer, choices as Record<string, unknown>, partida);
const planned = (data: SheetData, offer: string, choices: object, partida?: SheetData): Order => {
  const read = plan(data, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.order;
};
const refused = (data: SheetData, offer: string, choices: object, partida?: SheetData): string => {
  const read = plan(data, offer, choices, partida);
  return read.ok ? 'planned' : read.problems.map(({ code, field }) => `${code} ${field}`).join();
};

describe('a reto', () => {
  it('is rolled and told as in the book: Eva escapes (rules.md §6)', () => {
    const order = planned(eva, 'reto', {
      objetos: ['o1'],
      rasgos: ['r1'],
      dificultad: 6,
      amenaza_sabida: true,
      amenaza: 4,
    });
    const { verdict, details } = horror.sentences(order, [[[2, 5, 5, 1, 6]]], 'es');
    expect(verdict).toEqual(['SUPERADO, 1 presagio']);
    expect(details.map(filled)).toEqual([
      'Acción 3 + «Nombre» 2 dados',
      '5d6: 2, 5, 5, 1, 6, el mayor 6',
      '6 + «Nombre» 2 = 8 contra 6',
      '1 presagio',
      'amenaza 4, no sube',
    ]);
    expect(horror.sentences(order, [[[2, 5, 5, 1, 5]]], 'en').details.map(filled)[1]).toBe(
      '5d6: 2, 5, 5, 1, 5, 3 times 5, 5 + 2 = 7',
    );
  });

  it('takes the best object and all traits, or as the partida says (hor.objetosApilan, hor.rasgosMultiples)', () => {
    const all = { objetos: ['o1', 'o2'], rasgos: ['r1', 'r2'] };
    expect(planned(eva, 'reto', all)).toMatchObject({ objetos: [2], rasgos: [2, 1] });
    const partida = { 'hor.objetosApilan': 'suma', 'hor.rasgosMultiples': 'mejor' };
    expect(planned(eva, 'reto', all, partida)).toMatchObject({ objetos: [2, 1], rasgos: [2] });
  });

  it('cannot be rolled at 0, but for last strength or by hor.cero', () => {
    const down = { ...eva, accion_actual: 0 };
    expect(refused(down, 'reto', {})).toBe('no_puede_actuar caracteristica');
    expect(planned(down, 'reto', { fuerzas: true })).toMatchObject({ actual: 0, optima: 3 });
    const partida = { 'hor.cero': 'objetos' };
    expect(refused(down, 'reto', {}, partida)).toBe('sin_dados objetos');
    expect(horror.spec(planned(down, 'reto', { objetos: ['o1'] }, partida))).toEqual([[{ n: 2, d: 6 }]]);
    expect(refused({ ...eva, cognicion_actual: -1 }, 'reto', {})).toBe('perdido ');
    expect(refused(eva, 'reto', { fuerzas: true })).toBe('fuerzas_sin_motivo fuerzas');
  });

  it('spends no more than there is', () => {
    const poor = { ...eva, superacion: 0 };
    expect(refused(poor, 'reto', { repite: true })).toBe('sin_superacion ');
    expect(refused({ ...eva, superacion: 1 }, 'reto', { repite: true, peligroso: true, guion: true })).toBe(
      'sin_superacion guion',
    );
    expect(planned(poor, 'reto', { peligroso: true, guion: false })).not.toHaveProperty('guion');
    expect(refused(eva, 'reto', { repite: true, con_dificultad: 'dificultad_pendiente' })).toBe(
      'repite_sin_dificultad con_dificultad',
    );
  });

  it('proposes protección de guion as the partida says (hor.guionObligatoria)', () => {
    const proposed = (partida: SheetData, sheet = eva) =>
      horror.offers(sheet, 'es', partida)[0]?.inputs.find(({ id }) => id === 'guion');
    expect(proposed({})).toMatchObject({ value: true });
    expect(proposed({ amenaza: 8 })).toMatchObject({ value: false });
    expect(proposed({ 'hor.guionObligatoria': 'opcional' })).toMatchObject({ value: false });
    expect(proposed({}, { ...eva, superacion: 0 })).toMatchObject({ value: false });
    const always = { 'hor.guionObligatoria': 'siempre' };
    expect(planned(eva, 'reto', { peligroso: true, guion: false }, always)).toMatchObject({ guion: 'usada' });
    expect(refused({ ...eva, tipo: 'secundario' }, 'reto', { peligroso: true, guion: true })).toBe(
      'guion_tipo guion',
    );
    const found = { ...eva, tipo: 'monstruo', debilidad_descubierta: true };
    expect(refused(found, 'reto', { peligroso: true, guion: true })).toBe('guion_tipo guion');
  });

  it('is proposed again when it failed, for a point (HOR-7)', () => {
    const order = planned(eva, 'reto', { dificultad: 6 });
    expect(horror.again?.(order, [[[2, 5, 6]]], 8)).toMatchObject([
      { offer: 'reto', choices: { dificultad: 6, repite: true, tirada_repetida: 8 } },
    ]);
    expect(horror.again?.(order, [[[2, 6, 6]]], 8)).toEqual([]);
    const [again] = horror.again?.(order, [[[2, 5, 6]]], 8) ?? [];
    expect(planned(eva, 'reto', again?.choices ?? {})).toMatchObject({
      repite: { tirada: 8 },
      dificultad: 6,
    });
  });
});

describe('a conflict over two blocks', () => {
  const first = planned({ ...eva, tipo: 'monstruo' }, 'conflicto', { danino: true });
  const dice: Dice = [[[1, 5, 5]]];

  it('waits for the rival, and is answered with result and omens (HOR-6, HOR-9)', () => {
    expect(horror.sentences(first, dice, 'es').verdict).toEqual([
      'RESULTADO 6, pendiente del rival, 1 presagio',
    ]);
    const answer = horror.answer?.(first, dice, 3);
    expect(answer).toMatchObject({ offer: 'conflicto', nameInput: 'nombre_rival' });
    expect(refused(eva, 'conflicto', answer?.choices ?? {})).toBe('falta_rival nombre_rival');
    const order = planned(eva, 'conflicto', {
      ...answer?.choices,
      nombre_rival: 'La cosa',
      amenaza_sabida: true,
      amenaza: 4,
      guion: false,
    });
    expect(horror.answered?.(order)).toEqual({ turn: 3, figures: horror.figures?.(first, dice) });
    // A tie goes to the main character; two omens between both reach half of the threat.
    const { verdict, details } = horror.sentences(order, [[[1, 2, 6]]], 'es');
    expect(verdict).toEqual(['GANA, el rival pierde 2 puntos, 1 presagio, AMENAZA 5']);
    expect(details.map(filled)).toEqual([
      'Acción 3',
      '3d6: 1, 2, 6, el mayor 6',
      'rival Nombre, tirada 3, resultado 6, 1 presagio',
      'empate, vence el personaje principal',
      '1 presagio',
      '2 presagios entre los dos',
      'amenaza 4 → 5',
      'conflicto dañino',
    ]);
  });

  it('a tie of equals stands, or is rolled again by hor.empateIguales', () => {
    const order = (partida: SheetData) =>
      planned(eva, 'conflicto', { tipo_rival: 'principal', rival: 'rival_total', total_rival: 6 }, partida);
    expect(horror.sentences(order({}), [[[1, 2, 6]]], 'es').verdict).toEqual(['EMPATE, 1 presagio']);
    expect(horror.sentences(order({ 'hor.empateIguales': 'repite' }), [[[2, 2, 6]]], 'es').verdict).toEqual([
      'EMPATE, se repite',
    ]);
  });
});

describe('the loser of a harmful conflict (L109)', () => {
  const won: Order = {
    kind: 'conflicto',
    caracteristica: 'accion',
    actual: 3,
    peligroso: true,
    tipo: 'monstruo',
    tipoRival: 'principal',
    rival: { tipo: 'total', total: 4, presagios: 1, tirada: 2 },
  };
  it('notes one point and the presagios of the winner, and nobody notes what the winner lost', () => {
    expect(horror.harms?.(won, [[[1, 5, 6]]])).toEqual([
      { to: 'other', offer: 'perdida', choices: { puntos: 2 } },
    ]);
    expect(horror.harms?.(won, [[[1, 1, 2]]])).toEqual([]);
    expect(horror.harms?.({ ...won, rival: { tipo: 'pendiente' } }, [[[1, 5, 6]]])).toEqual([]);
  });

  it('loses them of the score he rolled with, and reads what became of him', () => {
    const order = planned(eva, 'perdida', { pierde: 'accion', puntos: 3, guion: false });
    const { verdict, details } = horror.sentences(order, [], 'es');
    expect(verdict).toEqual(['PIERDE 3 de Acción']);
    expect(details.map(filled)).toEqual(['Acción 3 → 0', 'gravemente herido']);
    expect(horror.changes?.(order, [], eva, { amenaza: 2 }, 'es').map(({ words }) => words)).toEqual([
      'Acción actual 3 → 0',
    ]);
  });

  it('keeps them by protección de guion, which raises the threat, until it is 8', () => {
    const partida = { ...horror.newPartida?.(), amenaza: 5 };
    const order = planned(eva, 'perdida', { pierde: 'accion', puntos: 3, guion: true }, partida);
    const { verdict, details } = horror.sentences(order, [], 'es');
    expect(verdict).toEqual(['SIN DAÑO por protección de guion']);
    expect(details.map(filled)).toEqual([
      'pierde 3',
      'gasta 1 de superación, protección de guion',
      'superación 3 → 2',
      'amenaza 5 → 6',
    ]);
    expect(horror.changes?.(order, [], eva, partida, 'es').map(({ words }) => words)).toEqual([
      'Superación 3 → 2',
      'Amenaza 5 → 6',
    ]);
    expect(refused(eva, 'perdida', { guion: true }, { ...partida, amenaza: 8 })).toBe('guion_amenaza guion');
    expect(refused({ ...eva, superacion: 0 }, 'perdida', { guion: true }, partida)).toBe(
      'sin_superacion guion',
    );
  });
});

describe('spends', () => {
  it.each([
    ['sin_superacion que', { que: 'nograve' }],
    ['sin_superacion que', { que: 'apresurarse' }],
  ])('of somebody without points are refused, %s', (problem, choices) => {
    expect(refused({ ...eva, superacion: 0 }, 'superacion_gasto', choices)).toBe(problem);
  });
  it('of the director need threat, and an aspect its name', () => {
    expect(refused(eva, 'amenaza_gasto', { que: 'peligroso', amenaza: 0 })).toBe('sin_amenaza amenaza');
    expect(refused(eva, 'amenaza_gasto', { que: 'dj_cualidad_contra', amenaza: 3 })).toBe(
      'falta_cualidad cualidad',
    );
    expect(planned(eva, 'amenaza_gasto', { que: 'muerte', amenaza: 0 })).toEqual({
      kind: 'gasto',
      que: 'muerte',
      amenaza: 0,
    });
  });
  it('begin a game with the superación of the partida (hor.superacionInicial)', () => {
    const order = planned(eva, 'superacion_gasto', { que: 'inicio' }, { 'hor.superacionInicial': '5' });
    expect(horror.changes?.(order, [], eva, {}, 'es')).toMatchObject([
      { field: 'superacion', from: 3, to: 5 },
    ]);
  });
  it('throw no dice and say what they move', () => {
    const order = planned(eva, 'superacion_gasto', {
      que: 'cualidad',
      efecto: 'elemento',
      cualidad: 'Sabe de cerraduras',
      amenaza_sabida: true,
      amenaza: 4,
    });
    expect(horror.spec(order)).toEqual([]);
    const { verdict, details } = horror.sentences(order, [], 'es');
    expect(verdict).toEqual(['ACTIVA UNA CUALIDAD, introduce un elemento']);
    expect(details.map(filled)).toEqual(['«Nombre»', 'superación 3 → 2', 'amenaza 4 → 5']);
  });
});

describe('what comes from outside', () => {
  it('untrusted choices give an order or problems in words, and never throw', () => {
    const offers = horror.offers(eva, 'es').map(({ id }) => id);
    fc.assert(
      fc.property(fc.constantFrom(...offers), fc.object({ maxDepth: 1 }), (offer, choices) => {
        const read = plan(eva, offer, choices);
        if (!read.ok)
          for (const problem of read.problems) expect(horror.explain(problem, 'es')).toMatch(/\S \S/);
      }),
    );
  });

  it('every choice that is offered gives an order that comes back, or a problem in words', () => {
    for (const sheet of [
      eva,
      { ...eva, accion_actual: 1 },
      { ...eva, tipo: 'monstruo' },
      horror.newSheet(),
    ]) {
      for (const { id, inputs } of horror.offers(sheet, 'en')) {
        for (const input of inputs) {
          const options = input.type === 'choice' ? input.options.map((option) => option.id) : [];
          for (const option of options) {
            const read = plan(sheet, id, { [input.id]: option });
            if (read.ok) {
              expect(horror.read(horror.write(read.value.order))).toEqual({
                ok: true,
                value: read.value.order,
              });
            } else
              for (const problem of read.problems)
                expect(horror.explain(problem, 'en')).toMatch(/^[A-Z“].*\.$/);
          }
        }
      }
    }
  });

  it('every code of the folder is explained in both languages', () => {
    const files = ['check', 'offers/scene', 'offers/reto', 'offers/conflicto', 'offers/gastos', 'order-text'];
    const source = files.map((file) => readFileSync(`rules/systems/horror/${file}.ts`, 'utf8')).join('\n');
    const codes = [...source.matchAll(/(?:refuse\(\s*|code: )'([a-z_]+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(12);
    for (const code of codes) {
      for (const language of ['es', 'en'] as const) {
        expect(horror.explain({ code, field: '' }, language), code).toMatch(/\S \S/);
      }
    }
  });

  it('JSON orders come back as they are, and what is not understood is refused', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order }) => {
        expect(horror.fromJson?.(JSON.parse(JSON.stringify(order)))).toEqual({ ok: true, value: order });
      }),
      { numRuns: 150 },
    );
    for (const data of [
      null,
      [],
      {},
      { kind: 'reto' },
      { kind: 'reto', caracteristica: 'accion', actual: 6 },
      { kind: 'reto', caracteristica: 'accion', actual: 3, dificulta: 4 },
      { kind: 'conflicto', caracteristica: 'accion', actual: 3, rival: { tipo: 'pendiente' } },
    ]) {
      expect(horror.fromJson?.(data).ok, JSON.stringify(data)).toBe(false);
    }
  });

  it('laws add up to 1', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order }) => {
        for (const { id, values } of horror.distribution?.(order) ?? []) {
          const den = values.reduce((product, [, chance]) => product * chance.den, 1n);
          const sum = values.reduce((total, [, chance]) => total + (chance.num * den) / chance.den, 0n);
          expect(sum === den, id).toBe(true);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('changes set each field once, and undoing gives the sheet and the partida back', () => {
    fc.assert(
      fc.property(ordersWithDice, fc.integer({ min: 0, max: 12 }), ({ order, dice }, amenaza) => {
        const sheet: SheetData = { ...eva, superacion: 2, accion_actual: 2 };
        const list = horror.changes?.(order, dice, sheet, { amenaza }, 'es') ?? [];
        expect(new Set(list.map(({ target, field }) => `${target} ${field}`)).size).toBe(list.length);
        for (const { target, field, from, to } of list) {
          expect((target === 'sheet' ? sheet : { amenaza })[field as keyof SheetData]).toBe(from);
          expect(to).not.toBe(from);
          if (field === 'superacion' || field === 'amenaza') expect(Number(to)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the sheet', () => {
  it('a current score above the optimal one is a problem', () => {
    expect(horror.checkSheet({ ...eva, accion: 2 }).map(({ code, field }) => `${field} ${code}`)).toEqual([
      'accion_actual actual_de_mas',
    ]);
  });
  it('tells what each score means (HOR-2)', () => {
    const values = horror
      .derived({ ...eva, accion_actual: 0, cognicion_actual: 2 }, 'es')
      .map(({ value }) => value);
    expect(values).toEqual(['0/3, Fuera de juego', '3/3, Bien', '2/3, Tocado', 'Sí']);
  });
});

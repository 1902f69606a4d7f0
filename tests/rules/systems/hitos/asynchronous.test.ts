import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../../rules/odds/fraction';
import type { Dice } from '../../../../rules/proof/dice';
import { hitos } from '../../../../rules/systems/hitos';
import type { Order } from '../../../../rules/systems/hitos/order';
import { expectNames, filled } from '../boards';
import { ordersWithDice } from './arbitraries';

const sheet = hitos.newSheet();
const planned = (offer: string, choices: object): Order => {
  const read = hitos.plan(sheet, offer, choices as Record<string, unknown>);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.order;
};

describe('an opposed roll over two blocks', () => {
  const first: Order = {
    kind: 'enfrentada',
    base: { id: 'reflejos', valor: 5 },
    habilidad: 4,
    rival: { tipo: 'pendiente' },
  };
  const dice: Dice = [[[3, 10, 7]]];

  it('is answered with the dice of the first, which the answer quotes truly (HIT-4)', () => {
    const answer = hitos.answer?.(first, dice, 12);
    expect(answer).toMatchObject({ offer: 'enfrentada', nameInput: 'nombre_rival' });
    const order = planned('enfrentada', { ...answer?.choices, nombre_rival: 'Danai' });
    expect(order).toMatchObject({ rival: { tipo: 'hecha', dados: [3, 10, 7], bono: 9, tirada: 12 } });
    expect(hitos.answered?.(order)).toEqual({ turn: 12, figures: hitos.figures?.(first, dice) });
    // C 7 + 9 = 16 against C 6 + 11 = 17.
    expect(hitos.sentences(order, [[[2, 6, 9]]], 'es').verdict).toEqual(['GANA']);
  });

  it('counts a triple of the quoted roll as the partida does: «los resultados dobles se suman» (HIT-13, L109)', () => {
    const rival = { tipo: 'hecha', dados: [8, 8, 8], modo: 'positiva', bono: 6, tirada: 2 } as const;
    const order: Order = { kind: 'enfrentada', modificador: 14, rival };
    // C 7 + 14 = 21, against 24 + 6 or, with only two of the three, 16 + 6.
    expect(hitos.sentences(order, [[[2, 7, 9]]], 'es').verdict).toEqual(['PIERDE']);
    const two: Order = { ...order, modificador: 15, triples: 'dos' };
    expect(hitos.sentences(two, [[[2, 7, 9]]], 'es').verdict).toEqual(['EMPATE, se repite']);
    const law = hitos.distribution?.(two).find(({ id }) => id === 'resultado');
    // 22 is reached with C 7 or more: 352 throws of 1,000, of which 136 with exactly 7.
    expect(law?.values.find(([id]) => id === 'empata')?.[1]).toEqual(fraction(136n, 1000n));
  });

  it('tells when the quoted dice are not those of the block', () => {
    const answer = hitos.answer?.(first, dice, 12);
    const order = planned('enfrentada', {
      ...answer?.choices,
      nombre_rival: 'Danai',
      dados_rival: '3, 9, 7',
    });
    expect(hitos.answered?.(order)?.figures).not.toBe(hitos.figures?.(first, dice));
  });

  it('a chase is answered from the other side (HIT-37)', () => {
    const chase: Order = {
      kind: 'persecucion',
      base: { id: 'reflejos', valor: 5 },
      rival: { tipo: 'pendiente' },
      papel: 'perseguidor',
      distancia: 'larga',
    };
    const answer = hitos.answer?.(chase, [[[2, 4, 9]]], 3);
    expect(answer).toMatchObject({
      offer: 'persecucion',
      choices: { papel: 'perseguido', distancia: 'larga' },
    });
    const order = planned('persecucion', { ...answer?.choices, nombre_rival: 'Perro' });
    expect(hitos.sentences(order, [[[2, 6, 9]]], 'es').verdict).toEqual([
      'GANA, distancia larga → muy larga',
    ]);
  });
});

describe('an aspect activated on a roll of another block', () => {
  it('repeats the chosen dice and keeps the rest of that roll (HIT-G10)', () => {
    const first: Order = {
      kind: 'aguante',
      uso: 'nograve',
      dificultad: 15,
      base: { id: 'aguante', valor: 9 },
      estado: 'incapacitado',
      salud: { perdidos: 20, consolidados: 0 },
    };
    const dice: Dice = [[[3, 6, 7]]];
    const [again] = hitos.again?.(first, dice, 4) ?? [];
    const order = planned('aspecto', {
      ...again?.choices,
      repite: ['repite_1', 'repite_2'],
      aspecto: 'ajeno',
      texto_aspecto: 'Dura como el hierro',
    });
    expect(hitos.spec(order)).toEqual([[{ n: 2, d: 10 }]]);
    expect(hitos.answered?.(order)).toEqual({ turn: 4, figures: hitos.figures?.(first, dice) });
    const { verdict, details } = hitos.sentences(order, [[[4, 7]]], 'es');
    expect(verdict).toEqual(['RECUPERA 7 puntos de Resistencia']);
    expect(details.map(filled)).toEqual([
      'sobre la tirada 4, dados 3, 6, 7',
      'activa «Nombre», repite 3 y 6',
      '2d10: 4, 7',
      'quedan 4, 7, 7',
      'gasta 1 PD',
      'm 4, C 7, M 7',
      'se suman 7 + 7 = 14',
      '14 + Aguante 9 = 23 contra 15',
      'no es tan grave como parece, gasta 1 PD, incapacitado',
      'Resistencia perdida 20 → 13 de 27, herido',
    ]);
  });

  it('repeats none where the partida lets it: no die is thrown, the best of those that stand counts', () => {
    const partida = { ...hitos.newPartida?.(), 'hit.repetirCeroDados': '0' };
    const first: Order = { kind: 'tirada', base: { id: 'reflejos', valor: 5 }, dificultad: 14 };
    const [again] = hitos.again?.(first, [[[9, 2, 5]]], 3) ?? [];
    const wish = { ...again?.choices, aspecto: 'ajeno', texto_aspecto: 'Rápida' };
    const read = hitos.plan(sheet, 'aspecto', wish, partida);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { order } = read.value;
    expect(hitos.spec(order)).toEqual([]);
    expect(hitos.read(hitos.write(order))).toEqual({ ok: true, value: order });
    const { verdict, details } = hitos.sentences(order, [], 'es');
    // C 5 + 5 = 10 failed; M 9 + 5 = 14.
    expect(verdict).toEqual(['ÉXITO']);
    expect(details.map(filled)[0]).toBe('sobre la tirada 3, dados 9, 2, 5');
    expect(hitos.changes?.(order, [], sheet, partida, 'es').map(({ field, to }) => [field, to])).toEqual([
      ['pd', 4],
    ]);
    expect(hitos.odds(order, 'es').lines[0]?.value).toEqual(fraction(1n));
    expect(hitos.plan(sheet, 'aspecto', wish)).toMatchObject({ problems: [{ code: 'repite_ninguno' }] });
  });

  it('of any roll, quotes figures that are true of it', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order, dice }) => {
        if (order.kind === 'gasto') return;
        for (const { offer, choices } of hitos.again?.(order, dice, 7) ?? []) {
          const read = hitos.plan(sheet, offer, {
            ...choices,
            repite: ['repite_2'],
            aspecto: 'ajeno',
            texto_aspecto: 'x',
          });
          if (!read.ok) {
            expect(read.problems).toMatchObject([{ code: 'order_too_long' }]);
            continue;
          }
          expect(hitos.answered?.(read.value.order)).toEqual({
            turn: 7,
            figures: hitos.figures?.(order, dice),
          });
          expectNames(hitos, read.value);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('odds show every choice of dice and the best one (HIT-OPT1)', () => {
    const order = planned('aspecto', {
      dados: '2, 4, 5',
      repite: ['repite_1'],
      aspecto: 'ajeno',
      texto_aspecto: 'x',
      dificultad: 'otra',
      otra_dificultad: 8,
    });
    const odds = hitos.odds(order, 'es');
    expect(odds.table?.rows).toHaveLength(7);
    expect(odds.lines.find(({ id }) => id === 'mejor')).toMatchObject({
      label: 'Lo mejor: repetir 2, 4, 5',
      value: { num: 29n, den: 40n },
    });
  });

  it('against somebody: the one affected rolls and gains the point (HIT-14)', () => {
    const order = planned('aspecto', {
      dados: '5, 7, 9',
      signo: 'signo_negativa',
      repite: ['repite_3'],
      aspecto: 'ajeno',
      texto_aspecto: 'Debilidad al fuego',
      bono: 8,
      dificultad: 'e1',
    });
    expect(hitos.changes?.(order, [[[5]]], sheet, {}, 'es')).toMatchObject([{ field: 'pd', from: 5, to: 6 }]);
    expect(hitos.sentences(order, [[[5]]], 'es').verdict).toEqual(['FALLO']);
    expect(hitos.sentences(order, [[[5]]], 'es').details.map(filled)).toContain(
      'menos 5 + otros 8 = 3 contra 10',
    );
  });
});

describe('an aspect settled before the throw', () => {
  const order: Order = { kind: 'tirada', modificador: 7, dificultad: 15, siFalla: true, pago: 'pd' };

  it('asks for no more dice when the throw succeeds, and then nothing is paid', () => {
    expect(hitos.more?.(order, [[[3, 8, 9]]])).toEqual([[{ n: 3, d: 10 }]]);
    expect(hitos.changes?.(order, [[[3, 8, 9]]], sheet, {}, 'es')).toEqual([]);
  });

  it('repeats the best dice when it fails: 2, 4, 5 against 8 repeats all three', () => {
    expect(hitos.more?.(order, [[[2, 4, 5]]])).toEqual([[{ n: 3, d: 10 }], [{ n: 3, d: 10 }]]);
    const { verdict } = hitos.sentences(order, [[[2, 4, 5]], [[4, 4, 1]]], 'es');
    expect(verdict).toEqual(['ÉXITO']);
  });

  it('with hit.repetirCeroDados a natural triple is kept and added up', () => {
    const zero: Order = { ...order, siFalla: 'cero' };
    expect(hitos.more?.(zero, [[[4, 4, 4]]])).toEqual([[{ n: 3, d: 10 }]]);
    expect(hitos.sentences(zero, [[[4, 4, 4]]], 'es').verdict).toEqual(['ÉXITO']);
  });
});

describe('JSON orders and laws', () => {
  it('reads any order back from its JSON, and refuses what it does not understand', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order }) => {
        expect(hitos.fromJson?.(JSON.parse(JSON.stringify(order)))).toEqual({ ok: true, value: order });
      }),
      { numRuns: 150 },
    );
    for (const data of [
      null,
      [],
      'hitos/1;tirada',
      {},
      { kind: 'tirada', dificultd: 15 },
      { kind: 'tirada', dificultad: '15' },
      { kind: 'tirada', dificultad: 200 },
      { kind: 'ataque' },
    ]) {
      expect(hitos.fromJson?.(data).ok, JSON.stringify(data)).toBe(false);
    }
    expect(hitos.fromJson?.({ kind: 'tirada', dificultad: 15, modificador: 0, prolongada: null }).ok).toBe(
      true,
    );
  });

  it('laws add up to 1', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order }) => {
        for (const { id, values } of hitos.distribution?.(order) ?? []) {
          if (values.length === 0) continue;
          const den = values.reduce((product, [, chance]) => product * chance.den, 1n);
          const sum = values.reduce((total, [, chance]) => total + (chance.num * den) / chance.den, 0n);
          expect(sum === den, id).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

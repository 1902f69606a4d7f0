import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';
import { exitosDe } from '../../../../rules/systems/plenilunio/reglas/dice';
import { resolve } from '../../../../rules/systems/plenilunio/reglas/resolve';
import { blockOf } from './block';
import { anything, played } from './orders';

const sheet = plenilunio.newSheet();
const answered = (order: RollOrder, dice: number[][][], more = {}) => {
  const answer = plenilunio.answer?.(order, dice, 7);
  if (!answer) throw new Error('the roll waits for nothing');
  const read = plenilunio.plan(sheet, answer.offer, {
    ...answer.choices,
    [answer.nameInput]: 'Armand',
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...read.value, offer: answer.offer };
};

describe('answering a pending roll', () => {
  it('takes its number and figures as they are, whatever was rolled', () => {
    fc.assert(
      fc.property(played(), fc.integer({ min: 1, max: 9999 }), ({ order, dice }, turn) => {
        const answer = plenilunio.answer?.(order, dice, turn);
        expect(answer === null).toBe(resolve(order, dice).veredicto !== 'pendiente');
        if (!answer) return;
        const read = plenilunio.plan(sheet, answer.offer, {
          ...answer.choices,
          [answer.nameInput]: 'Armand',
        });
        if (!read.ok) throw new Error(JSON.stringify([order, read.problems]));
        expect(plenilunio.answered?.(read.value.order)).toEqual({
          turn,
          figures: plenilunio.figures?.(order, dice),
        });
      }),
      { numRuns: 400 },
    );
  }, 30_000);

  it('comes to the same as a difficulty thrown in the block of the roll', () => {
    const retos = played(['reto', 'prolongada']).filter(({ order }) => (order.dificultad ?? 0) > 0);
    fc.assert(
      fc.property(retos, ({ order, dice }) => {
        const together = resolve(order, dice);
        const { dificultad, ...alone } = order;
        const groups = dice[0] ?? [];
        const own = groups.slice(0, -1);
        fc.pre(own.length > 0);
        const pending = [own, ...dice.slice(1)].map((segment) => segment.map((faces) => [...faces]));
        const { order: answer } = answered(alone, pending, { dados: dificultad });
        const apart = resolve(answer as RollOrder, [[[...(groups.at(-1) ?? [])]]]);
        expect([apart.neto, apart.veredicto]).toEqual([together.neto, together.veredicto]);
        // The director has no word on the order of triunfos: what they count is the same.
        expect(apart.queda && exitosDe(apart.queda) + (apart.queda.medio ? 1 : 0)).toEqual(
          together.queda && exitosDe(together.queda) + (together.queda.medio ? 1 : 0),
        );
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('opens a defence for an attack and the director’s opposition for anything else', () => {
    const attack: RollOrder = { kind: 'ataque', rasgo: 'combate', valor: 3, dano: 5 };
    expect(answered(attack, [[[4, 5, 1]]])).toMatchObject({
      offer: 'defensa',
      order: { danoRival: 5, responde: { turno: 7, normales: 2, sencillos: 0, dobles: 0 } },
    });
    const shot: RollOrder = { kind: 'distancia', rasgo: 'combate', valor: 2, dano: 6 };
    const { order, names } = answered(shot, [[[4, 6]]], { dados: 1 });
    expect(blockOf(order, [[[2]]], 'es', { personaje: 'Director', ...names })).toEqual([
      'Tirada 3 - Director - Seguir el rastro → ÉXITO para Armand, grado 2, DAÑO 7',
      'oposición 1d6: 2 = 0 éxitos - contra Armand, tirada 7, 2 éxitos (1 normal y 1 triunfo) - ' +
        'quedan 1 éxito normal y 1 triunfo - daño 1 + 1 × 6 = 7',
    ]);
  });

  it('starts an extended action again from nothing after a revés (PLE-14)', () => {
    const order: RollOrder = {
      kind: 'prolongada',
      rasgo: 'astucia',
      valor: 2,
      prolongada: { objetivo: 5, acumulado: 3 },
    };
    expect(plenilunio.answer?.(order, [[[1, 2]]], 7)?.choices).toMatchObject({ acumulado: 0 });
    expect(plenilunio.answer?.(order, [[[1, 4]]], 7)?.choices).toMatchObject({ acumulado: 3 });
  });

  it('tells the director’s dice as difficulty where the partida reveals it (L73)', () => {
    const order: RollOrder = { kind: 'reto', rasgo: 'astucia', valor: 2 };
    const answer = plenilunio.answer?.(order, [[[4, 2]]], 7);
    const choices = { ...answer?.choices, rival: 'Armand' };
    const read = plenilunio.plan(sheet, 'oposicion', choices, { 'ple.oposicionVisible': 'revelada' });
    if (!read.ok) throw new Error('it is planned');
    expect(blockOf(read.value.order, [[[2, 3]]])[1]).toMatch(/^dificultad 2d6: 2, 3 = 0 éxitos/);
  });

  it('is asked of nothing that does not wait', () => {
    fc.assert(
      fc.property(anything(), ({ order, dice }) => {
        const waits = blockOf(order, dice)[0]?.includes('pendiente de') ?? false;
        expect(plenilunio.answer?.(order, dice, 1) !== null).toBe(waits);
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});

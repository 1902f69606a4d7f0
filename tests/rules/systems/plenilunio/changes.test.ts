import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { PlenilunioOrder } from '../../../../rules/systems/plenilunio/order/order-text';
import { anything } from './orders';

const sheet: SheetData = { ...plenilunio.newSheet(), destino: 3, fortuna: 2 };
const partida: SheetData = { reserva: 10, orden: [] };
const changes = (order: PlenilunioOrder, dice: number[][][], own = sheet, shared = partida) =>
  plenilunio.changes?.(order, dice, own, shared, 'es') ?? [];
const fields = (list: readonly Change[]) => list.map(({ target, field, to }) => [target, field, to]);

describe('what a roll changes', () => {
  it('PLE-21 and PLE-22, L152–161: a triunfo of destino raises Destino once, fills Fortuna and gives a don point', () => {
    const order: PlenilunioOrder = {
      kind: 'reto',
      rasgo: 'cultura',
      valor: 3,
      destino: { dados: 2, actual: 3, reserva: 10 },
      dificultad: 2,
    };
    expect(
      fields(
        changes(order, [
          [
            [4, 2, 3],
            [6, 6],
            [4, 5],
          ],
        ]),
      ),
    ).toEqual([
      ['sheet', 'destino', 4],
      ['sheet', 'fortuna', 4],
      ['sheet', 'puntosDon', 4],
      ['partida', 'reserva', 8],
    ]);
    // Without a triunfo only the dice are gone (PLE-18, L142).
    expect(
      fields(
        changes(order, [
          [
            [4, 2, 3],
            [5, 5],
            [4, 5],
          ],
        ]),
      ),
    ).toEqual([['partida', 'reserva', 8]]);
  });

  it('PLE-25, L380: a don that helps a roll costs a point of Fortuna', () => {
    const order: PlenilunioOrder = {
      kind: 'reto',
      rasgo: 'astucia',
      valor: 1,
      automaticos: 2,
      donAutomatico: 'serendipia',
      dificultad: 0,
    };
    expect(changes(order, [[[2]]])).toEqual([
      { target: 'sheet', field: 'fortuna', from: 2, to: 1, words: 'Fortuna: 2 → 1' },
    ]);
  });

  it('L485: each passenger through a door costs one more, and L519 the trance gives Fortuna and costs none', () => {
    const door: PlenilunioOrder = {
      kind: 'don',
      rasgo: 'puerta',
      valor: 2,
      dificultad: 3,
      pasajeros: 1,
      uso: 1,
    };
    expect(
      fields(
        changes(door, [
          [
            [2, 3],
            [2, 2, 2],
          ],
        ]),
      ),
    ).toEqual([['sheet', 'fortuna', 0]]);
    const trance: PlenilunioOrder = { kind: 'don', rasgo: 'trance', valor: 3, dificultad: 2, uso: 1 };
    // Two plain successes and a triunfo against none: Fortuna up to Destino, a die for the reserva.
    expect(
      fields(
        changes(trance, [
          [
            [4, 5, 6],
            [2, 2],
          ],
        ]),
      ),
    ).toEqual([
      ['sheet', 'fortuna', 3],
      ['partida', 'reserva', 11],
    ]);
  });

  it('PLE-23, L477: a vision of the future adds its net successes to the reserva', () => {
    const future: PlenilunioOrder = { kind: 'don', rasgo: 'ojos', valor: 3, dificultad: 3, uso: 2 };
    expect(
      fields(
        changes(future, [
          [
            [4, 5, 6],
            [4, 2, 2],
          ],
        ]),
      ),
    ).toEqual([
      ['sheet', 'fortuna', 1],
      ['partida', 'reserva', 12],
    ]);
  });

  it('PLE-14: an extended action is noted, goes on and is taken off when it is complete', () => {
    const order: PlenilunioOrder = {
      kind: 'prolongada',
      rasgo: 'astucia',
      valor: 3,
      dificultad: 0,
      prolongada: { objetivo: 5, acumulado: 0 },
    };
    const [first] = changes(order, [[[4, 5, 6]]]);
    expect(first?.to).toEqual([{ motivo: '', objetivo: 5, acumulado: 3, dificultad: 0 }]);
    const going = { ...sheet, accionesProlongadas: first?.to ?? [] };
    const last: PlenilunioOrder = { ...order, prolongada: { objetivo: 5, acumulado: 3 } };
    expect(fields(changes(last, [[[4, 5, 2]]], going))).toEqual([['sheet', 'accionesProlongadas', []]]);
  });

  it('PLE-49 and PLE-50: a recovery betters health and uses up the dice of the doctor', () => {
    const hurt = { ...sheet, salud: 'herido', dadosMedicos: 1 };
    const order: PlenilunioOrder = {
      kind: 'recuperacion',
      rasgo: 'fortaleza',
      valor: 2,
      medicos: 1,
      dificultad: 3,
      salud: 'herido',
    };
    expect(
      fields(
        changes(
          order,
          [
            [
              [4, 5, 6],
              [2, 3, 4],
            ],
          ],
          hurt,
        ),
      ),
    ).toEqual([
      ['sheet', 'salud', 'magullado'],
      ['sheet', 'dadosMedicos', 0],
    ]);
  });

  it('PLE-27, L173: catching one’s breath gives half of what is lost for a point of Fortuna', () => {
    const tired = { ...sheet, resistencia: 5 };
    const read = plenilunio.plan(tired, 'gasto', { gasto: 'aliento' });
    if (!read.ok) throw new Error('it can be paid');
    // Aguante 6, so 13 of 18 are lost, and half of 13 is 6.
    expect(fields(changes(read.value.order, [], tired))).toEqual([
      ['sheet', 'fortuna', 1],
      ['sheet', 'resistencia', 11],
    ]);
  });

  it('only touches fields that exist, from what they hold, and keeps every one in its range', () => {
    const known = {
      sheet: new Set(plenilunio.fields.map(({ id }) => id)),
      partida: new Set(plenilunio.partidaFields?.map(({ id }) => id)),
    };
    fc.assert(
      fc.property(anything(), ({ order, dice }) => {
        for (const change of plenilunio.changes?.(order, dice, sheet, partida, 'en') ?? []) {
          expect(known[change.target].has(change.field)).toBe(true);
          const before = change.target === 'sheet' ? sheet : partida;
          expect(change.from).toEqual(before[change.field]);
          expect(change.to).not.toEqual(change.from);
          expect(change.words).not.toMatch(/undefined|NaN|object/);
          if (change.target === 'partida' || ['fortuna', 'resistencia', 'destino'].includes(change.field))
            continue;
          const problems = plenilunio.checkSheet({ ...sheet, [change.field]: change.to });
          expect(problems, change.field).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('leaves Fortuna at most as high as Destino whatever is rolled (PLE-24)', () => {
    fc.assert(
      fc.property(anything(), ({ order, dice }) => {
        const after: Record<string, unknown> = { ...sheet };
        // A spend carries its own figures of Fortuna: those of this sheet.
        const own = 'fortuna' in order ? { ...order, fortuna: { actual: 2, destino: 3 } } : order;
        for (const { target, field, to } of plenilunio.changes?.(own, dice, sheet, partida, 'es') ?? [])
          if (target === 'sheet') after[field] = to;
        expect(after.fortuna).toBeLessThanOrEqual(Number(after.destino));
        expect(after.fortuna).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  }, 30_000);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Ledger,
  rest,
  sameValue,
  undo,
  without,
} from '../../../../entrypoints/background/desk/applying';
import { systemById } from '../../../../rules/index';
import type { Dice } from '../../../../rules/proof/dice';
import type { Change, SheetData, System } from '../../../../rules/system';
import { ordersWithDice as hitos } from '../../../rules/systems/hitos/arbitraries';
import { ordersWithDice as horror } from '../../../rules/systems/horror/arbitraries';
import { anything as plenilunio } from '../../../rules/systems/plenilunio/orders';

type Played = fc.Arbitrary<{ readonly order: unknown; readonly dice: Dice }>;
const games: readonly (readonly [string, Played, SheetData])[] = [
  ['plenilunio', plenilunio() as Played, { fortuna: 3, destino: 4 }],
  ['hitos', hitos as Played, { pd: 4, perdidos: 6, concepto: 'Dura' }],
  ['horror', horror as Played, { superacion: 4, accion_actual: 2 }],
];
const say = ({ field }: Omit<Change, 'words'>) => field;
const made = (applied: ReturnType<typeof apply>): Ledger => {
  if (!applied.ok) throw new Error(JSON.stringify(applied.moved));
  return applied.ledger;
};
const same = (a: Ledger, b: Ledger) =>
  (['sheet', 'partida'] as const).every((side) => sameValue(rows(a[side]), rows(b[side])));
const rows = (data: SheetData) => [data as never];

describe.each(games)('what a roll of %s changes', (id, played, more) => {
  const system = systemById(id) as System;
  const start: Ledger = {
    sheet: { ...system.newSheet(), ...more },
    partida: { ...system.newPartida?.(), reserva: 9, amenaza: 5, pd_director: 3 },
  };
  const of = (order: unknown, dice: Dice) => ({
    all: system.changes?.(order, dice, start.sheet, start.partida, 'es') ?? [],
    paid: system.costs?.(order, start.sheet, start.partida, 'es') ?? [],
  });

  it('is the same whether it is made at once, or its costs first and then what follows', () => {
    fc.assert(
      fc.property(played, ({ order, dice }) => {
        const { all, paid } = of(order, dice);
        const costs = made(apply(system, start, paid));
        const whole = made(apply(system, costs, rest(all, paid, say)));
        return same(whole, made(apply(system, start, all)));
      }),
    );
  });

  it('is put back exactly', () => {
    fc.assert(
      fc.property(played, ({ order, dice }) => {
        const { all } = of(order, dice);
        const after = apply(system, start, all);
        if (!after.ok) return false;
        const fields = (ledger: Ledger) =>
          all.map(({ target, field, from }) => ledger[target][field] ?? from);
        return JSON.stringify(fields(made(undo(after.ledger, after.made)))) === JSON.stringify(fields(start));
      }),
    );
  });

  it('leaves out its costs as if they had not been paid', () => {
    fc.assert(
      fc.property(played, ({ order, dice }) => {
        const { paid } = of(order, dice);
        const after = made(apply(system, start, paid));
        return paid.every(({ target, field, from }) =>
          sameValue(without(after, paid)[target][field] ?? from, start[target][field] ?? from),
        );
      }),
    );
  });
});

describe('a change', () => {
  const system = systemById('horror') as System;
  const ledger: Ledger = { sheet: { superacion: 3, tipo: 'principal' }, partida: { amenaza: 98 } };
  const change = (more: Partial<Change>): Change => ({
    ...{ target: 'sheet', field: 'superacion', from: 3, to: 2, words: '' },
    ...more,
  });

  it('of a number that has moved since moves on by as much, within what its field takes', () => {
    const one = apply(system, ledger, [change({ from: 7, to: 6 })]);
    expect(one).toMatchObject({ ok: true, ledger: { sheet: { superacion: 2 } }, made: [{ from: 3, to: 2 }] });
    const most = apply(system, ledger, [change({ target: 'partida', field: 'amenaza', from: 5, to: 9 })]);
    expect(most).toMatchObject({ ok: true, made: [{ from: 98, to: 99 }] });
  });

  it('of anything else that says something else by now is not made, and nothing with it', () => {
    const tipo = change({ field: 'tipo', from: 'monstruo', to: 'secundario' });
    expect(apply(system, ledger, [change({}), tipo])).toMatchObject({
      ok: false,
      moved: [{ now: 'principal' }],
    });
  });

  it('is not undone where the field has moved since, and nothing with it', () => {
    const list = [change({}), change({ field: 'tipo', from: 'x', to: 'principal' })];
    expect(undo(ledger, list)).toMatchObject({ ok: false, moved: [{ now: 3 }] });
  });

  it('of rows is the same whatever the order of their cells', () => {
    expect(sameValue([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true);
    expect(sameValue([{ a: 1 }], [{ a: 2 }])).toBe(false);
  });
});

import type { Dice } from '../../proof/dice';
import type { System } from '../../system';
import type { Order } from './order';
import { resolver } from './resolve';

/**
 * HOR-10 (L109): the loser of a harmful conflict notes what its winner took. What who rolled loses himself is
 * among the changes of his own roll.
 */
export function harmsOf(order: Order, dice: Dice): ReturnType<NonNullable<System<Order>['harms']>> {
  if (order.kind === 'gasto') return [];
  const { perdida } = resolver(order, dice);
  return perdida?.de === 'rival'
    ? [{ to: 'other', offer: 'perdida', choices: { puntos: perdida.puntos } }]
    : [];
}

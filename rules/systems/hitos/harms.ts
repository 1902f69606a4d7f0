import type { Dice } from '../../proof/dice';
import type { System } from '../../system';
import { desenlace } from './desenlace';
import type { Order } from './order';

/** HIT-29: an attack that hits is noted by its victim, with the RD of his own sheet where the block tells none. */
export function harmsOf(order: Order, dice: Dice): ReturnType<NonNullable<System<Order>['harms']>> {
  if (order.kind !== 'ataque') return [];
  const outcome = desenlace(order, dice);
  if (outcome.kind !== 'ataque' || outcome.impacta !== true || outcome.dano.total === 0) return [];
  const { total } = outcome.dano;
  const choices = {
    dano_recibido: total,
    usa_rd: order.rd === undefined,
    de_secuaz: order.deSecuaz === true,
  };
  return [{ to: 'other', offer: 'dano', choices }];
}

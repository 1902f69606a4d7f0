import type { Dice } from '../../proof/dice';
import type { Choices, System } from '../../system';
import { isRoll, type PlenilunioOrder } from './order/order-text';
import { danoHecho, danoRecibido, type Golpe } from './reglas/blows';
import { resolve } from './reglas/resolve';

/** Who is hit notes it by «daño recibido» (PLE-42, PLE-45), with the protection of his own sheet where none is told. */
export function harmsOf(
  order: PlenilunioOrder,
  dice: Dice,
): ReturnType<NonNullable<System<PlenilunioOrder>['harms']>> {
  // The director's dice against an attack are told by the attack they answer.
  if (!isRoll(order) || order.kind === 'oposicion') return [];
  const outcome = resolve(order, dice);
  const noted = (to: 'self' | 'other', golpe: Golpe | null) =>
    golpe && golpe.total > 0 ? [{ to, offer: 'dano', choices: choicesOf(golpe) }] : [];
  return [...noted('other', danoHecho(order, outcome)), ...noted('self', danoRecibido(order, outcome))];
}

const choicesOf = ({ normales, triunfos, arma, proteccion }: Golpe): Choices => ({
  golpe: normales + triunfos * arma,
  ...(proteccion > 0 ? { proteccion } : {}),
});

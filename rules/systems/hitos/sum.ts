import type { Piece } from '../../system';
import { objetivo, type RollOrder } from './order';
import type { Words } from './words/form';

/** What is added to the worth of the dice, one term after the other. */
export function addedPieces(order: RollOrder, words: Words): readonly Piece[] {
  const sum: Piece[] = [];
  if (order.base) sum.push(` + ${words.base(order.base.id, order.base.valor)}`);
  if (order.habilidad !== undefined) sum.push(' + «', { name: 'habilidad' }, `» ${order.habilidad}`);
  if (order.modificador) {
    sum.push(` ${order.sobre ? words.otros(order.modificador) : words.modificador(order.modificador)}`);
  }
  if (order.penalizacion) sum.push(` ${words.penalizacion(order.penalizacion)}`);
  return sum;
}

/** What the sum has to reach; nothing when it is not known. */
export function targetPieces(order: RollOrder, words: Words): readonly Piece[] {
  const target = objetivo(order);
  if (target === null) return [];
  if (order.kind !== 'ataque') return [` ${words.contra(target)}`];
  return order.defensa === undefined
    ? []
    : [` ${words.contraDefensa(target, order.defensa, order.situacion ?? 'normal', !!order.aSecuaz)}`];
}

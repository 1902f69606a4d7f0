import type { Dice } from '../../proof/dice';
import type { Answer } from '../../system';
import type { RollOrder } from './order';
import { resolve } from './resolve';

/** What a roll's dice came to, as an answer quotes it: `normales.sencillos.dobles`. */
export function figuresOf(order: RollOrder, dice: Dice): string {
  const { normales, sencillos, dobles } = resolve(order, dice).tirada.lado;
  return [normales, sencillos, dobles].join('.');
}

/** How to answer a pending roll: an attack by a defence, anything else by the director's opposition. */
export function answerTo(order: RollOrder, dice: Dice, turn: number): Answer | null {
  const { veredicto, tirada } = resolve(order, dice);
  if (veredicto !== 'pendiente') return null;
  return {
    offer: 'oposicion',
    nameInput: 'rival',
    choices: { turno: turn, ...tirada.lado, ...(order.dano === undefined ? {} : { danoRival: order.dano }) },
  };
}

/** Which block is answered, and the figures it is said to have. */
export function answeredBy({ responde }: RollOrder): { turn: number; figures: string } | null {
  if (!responde) return null;
  const { turno, normales, sencillos, dobles } = responde;
  return { turn: turno, figures: [normales, sencillos, dobles].join('.') };
}

import type { Dice } from '../../proof/dice';
import type { Answer } from '../../system';
import type { RollOrder } from './order/order';
import { isRoll, type PlenilunioOrder } from './order/order-text';
import { usoDeLaTirada } from './reglas/rasgos';
import { resolve } from './reglas/resolve';

/** What a roll's dice came to, as an answer quotes it: `normales.sencillos.dobles`. */
export function figuresOf(order: PlenilunioOrder, dice: Dice): string {
  if (!isRoll(order)) return '';
  const { normales, sencillos, dobles } = resolve(order, dice).tirada.lado;
  return [normales, sencillos, dobles].join('.');
}

/** How to answer a pending roll: an attack by a defence, anything else by the director's opposition. */
export function answerTo(order: PlenilunioOrder, dice: Dice, turn: number): Answer | null {
  if (!isRoll(order)) return null;
  const { veredicto, tirada } = resolve(order, dice);
  if (veredicto !== 'pendiente') return null;
  return {
    offer: order.kind === 'ataque' ? 'defensa' : 'oposicion',
    nameInput: 'rival',
    choices: {
      turno: turn,
      ...tirada.lado,
      ...(order.dano === undefined ? {} : { danoRival: order.dano }),
      ...extended(order, tirada.reves),
      ...gift(order),
    },
  };
}

/** What was gathered before the opposition falls: nothing after a revés (PLE-14). */
function extended({ prolongada }: RollOrder, reves: boolean) {
  if (!prolongada) return {};
  return { objetivo: prolongada.objetivo, acumulado: reves ? 0 : prolongada.acumulado };
}

function gift(order: RollOrder) {
  const uso = usoDeLaTirada(order);
  return uso && 'efecto' in uso ? { deDon: `${order.rasgo}.${order.uso}` } : {};
}

/** Which block is answered, and the figures it is said to have. */
export function answeredBy(order: PlenilunioOrder): { turn: number; figures: string } | null {
  if (!isRoll(order) || !order.responde) return null;
  const { turno, normales, sencillos, dobles } = order.responde;
  return { turn: turno, figures: [normales, sencillos, dobles].join('.') };
}

import type { Dice } from '../../proof/dice';
import type { Answer } from '../../system';
import type { Order } from './order';
import { resolver } from './resolve';

/** A roll as another block quotes it: its result and its omens. */
export function figuresOf(order: Order, dice: Dice): string {
  if (order.kind === 'gasto') return '';
  const { final, presagios } = resolver(order, dice).nuestro;
  return `${final}.${presagios}`;
}

/** HOR-6: who is opposed by a pending conflict answers it with a roll of his own. */
export function answerTo(order: Order, dice: Dice, turn: number): Answer | null {
  if (order.kind !== 'conflicto' || order.rival.tipo !== 'pendiente') return null;
  const { final, presagios } = resolver(order, dice).nuestro;
  return {
    offer: 'conflicto',
    nameInput: 'nombre_rival',
    choices: {
      rival: 'rival_total',
      total_rival: final,
      presagios_rival: presagios,
      turno: turn,
      tipo_rival: order.tipo,
      danino: order.peligroso === true,
      // Nobody rolls for the rival here: he has.
      dados_rival: 1,
      rasgo_rival: 0,
    },
  };
}

/** The block this order answers, and the figures it says it has. */
export function answeredBy(order: Order): { readonly turn: number; readonly figures: string } | null {
  if (order.kind !== 'conflicto' || order.rival.tipo !== 'total') return null;
  const { tirada, total, presagios } = order.rival;
  return tirada === undefined ? null : { turn: tirada, figures: `${total}.${presagios}` };
}

/** HOR-7: a failed reto can be repeated for a point of superación. */
export function againOf(
  order: Order,
  dice: Dice,
  turn: number,
): readonly Pick<Answer, 'offer' | 'choices'>[] {
  if (order.kind !== 'reto' || order.dificultad === undefined) return [];
  if (resolver(order, dice).resultado !== 'falla') return [];
  return [
    {
      offer: 'reto',
      choices: {
        caracteristica: order.caracteristica,
        con_dificultad: 'dificultad_sabida',
        dificultad: order.dificultad,
        peligroso: order.peligroso === true,
        repite: true,
        tirada_repetida: turn,
      },
    },
  ];
}

import type { Dice } from '../../proof/dice';
import type { Answer } from '../../system';
import { desenlace } from './desenlace';
import { NONE } from './offers/scene';
import { bono, type Comun, type Order, type Rival, type RollOrder } from './order';
import { diceText, writeText } from './order-text';
import { hecha, leer, leerRival } from './resolve';

/**
 * A roll as a later block quotes it: what its dice are added to, without the names of skills, and with the dice
 * thrown beside it already known.
 */
export function previa(order: RollOrder, dice: Dice): RollOrder {
  const { habilidad, modificador, activaciones, siFalla, sobre, pago, ...rest } = order;
  const others = (habilidad ?? 0) + (modificador ?? 0);
  const plain = { ...rest, ...(others ? { modificador: others } : {}) } as RollOrder;
  if ('rival' in plain) return { ...plain, rival: bare(plain.rival, dice, plain.triples) };
  if (plain.kind === 'ataque' && plain.directo) {
    const outcome = desenlace(order, dice);
    return { ...plain, directo: { suma: outcome.kind === 'ataque' ? outcome.directo : 0 } };
  }
  return plain;
}

/** The rival by its total alone: its name and dice stand in the block that is quoted. */
function bare(rival: Rival, dice: Dice, triples?: 'dos'): Rival {
  const read = rival.tipo === 'pendiente' ? null : leerRival(rival, dice, triples);
  return read ? { tipo: 'total', total: read.total, clase: read.clase.tipo } : rival;
}

/** What a roll without its order would be asked; here the order tells it. */
const TOLD = { bono: 0, dificultad: NONE, otra_dificultad: 0 };

/** HIT-13, HIT-14: on any roll that stands, an aspect may be activated in a new block. */
export function againOf(
  order: Order,
  dice: Dice,
  turn: number,
): readonly Pick<Answer, 'offer' | 'choices'>[] {
  if (order.kind === 'gasto') return [];
  const orden = writeText(previa(order, dice));
  if (orden === null) return [];
  const { dados, modo } = leer(order, dice);
  return [
    {
      offer: 'aspecto',
      choices: { orden, dados: dados.join(', '), modo: `modo_${modo}`, turno: turn, ...TOLD },
    },
  ];
}

/** HIT-4, HIT-37: who is opposed by a pending roll answers it with a roll of his own. */
export function answerTo(order: Order, dice: Dice, turn: number): Answer | null {
  if (order.kind !== 'enfrentada' && order.kind !== 'persecucion') return null;
  if (order.rival.tipo !== 'pendiente') return null;
  const { dados, modo, bono: added } = hecha(order, dice);
  const rival = {
    rival: 'rival_hecha',
    dados_rival: dados.join(', '),
    modo_rival: `modo_${modo}`,
    bono_rival: added,
    turno: turn,
    // A total that stands alone is not asked for where the dice are known.
    total_rival: 0,
    clase_rival: 'clase_normal',
  };
  if (order.kind === 'enfrentada') {
    return {
      offer: 'enfrentada',
      nameInput: 'nombre_rival',
      choices: { ...rival, tablas: order.tablas === true },
    };
  }
  const papel = order.papel === 'perseguidor' ? 'perseguido' : 'perseguidor';
  return {
    offer: 'persecucion',
    nameInput: 'nombre_rival',
    choices: { ...rival, papel, distancia: order.distancia },
  };
}

/** The roll as it ended, for who quotes it: its three dice, how they are read, and what is added. */
export const figuresOf = (order: Order, dice: Dice): string =>
  order.kind === 'gasto' ? '' : told(leer(order, dice), bono(order));

const told = (done: Pick<NonNullable<Comun['sobre']>, 'dados' | 'modo'>, added: number): string =>
  `${diceText(done)} ${added}`;

/** The block this order quotes, and the figures it says it has: the roll it repeats, or the one it answers. */
export function answeredBy(order: Order): { readonly turn: number; readonly figures: string } | null {
  if (order.kind === 'gasto') return null;
  if (order.sobre?.tirada !== undefined) {
    return { turn: order.sobre.tirada, figures: told(order.sobre, bono(order)) };
  }
  const rival = 'rival' in order ? order.rival : null;
  return rival?.tipo === 'hecha' && rival.tirada !== undefined
    ? { turn: rival.tirada, figures: told(rival, rival.bono) }
    : null;
}

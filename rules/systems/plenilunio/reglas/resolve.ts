import type { Dice } from '../../../proof/dice';
import type { RollOrder } from '../order/order';
import { cancelar, type Queda } from './cancel';
import { countClases, exitosDe, type Lado, nada } from './dice';
import { facesCharacter } from './rasgos';
import { type Fallen, fallenDice, lee, leerTirada, type Tirada } from './throw';

export type Veredicto = 'exito' | 'fallo' | 'ambiguo' | 'pendiente';

/** The outcome of a roll, for the character whose action it is: for an oposición, the one who is answered. */
export interface Outcome {
  readonly fallen: Fallen;
  /** The throw of this block's roller. */
  readonly tirada: Tirada;
  readonly sujeto: Lado;
  /** What stands against the subject; `null` while the opposition is pending. */
  readonly contra: Lado | null;
  /** Successes of the subject less the opposition's (PLE-5); of a pending roll, its own. */
  readonly neto: number;
  readonly veredicto: Veredicto;
  /** Grade of success or failure (PLE-7, seed L61). */
  readonly grado: number;
  /** A rival whose dice fell in this block has no success and a fracaso (PLE-12). */
  readonly revesRival: boolean;
  /** What is left of the side that has more (PLE-8); `null` in a tie and while pending. */
  readonly queda: Queda | null;
}

/** Works a roll out of its order and dice. @throws RangeError when the dice are not those of the order. */
export function resolve(order: RollOrder, dice: Dice): Outcome {
  const fallen = fallenDice(order, dice);
  const tirada = leerTirada(order, fallen);
  const sujeto = order.kind === 'oposicion' ? (order.responde ?? nada) : tirada.lado;
  const contra = opposition(order, fallen, tirada);
  const neto = exitosDe(sujeto) - (contra ? exitosDe(contra) : 0);
  const veredicto = contra ? veredictoDe(neto) : 'pendiente';
  const queda = contra && quedaDe(sujeto, contra, lee(order, 'doblesPrimero'));
  const rival = countClases(fallen.oposicion);
  const revesRival = facesCharacter(order) && rival.exitos + rival.triunfos === 0 && rival.fracasos > 0;
  return { fallen, tirada, sujeto, contra, neto, veredicto, grado: Math.abs(neto), revesRival, queda };
}

function quedaDe(sujeto: Lado, contra: Lado, doblesPrimero: boolean): Queda | null {
  const neto = exitosDe(sujeto) - exitosDe(contra);
  if (neto === 0) return null;
  const [winner, loser] = neto > 0 ? [sujeto, contra] : [contra, sujeto];
  return cancelar(winner, exitosDe(loser), doblesPrimero);
}

function opposition(order: RollOrder, fallen: Fallen, tirada: Tirada): Lado | null {
  if (order.kind === 'oposicion') return tirada.lado;
  if (order.responde) return order.responde;
  if (order.dificultad === undefined) return null;
  // A difficulty has no specialty: its triunfos count one (PLE-5, seed L57). A rival may have one (PLE-10).
  const { exitos, triunfos } = countClases(fallen.oposicion);
  const doubled = lee(order, 'rivalEspecialista');
  return { normales: exitos, sencillos: doubled ? 0 : triunfos, dobles: doubled ? triunfos : 0 };
}

/** PLE-6, seed L57. */
export const veredictoDe = (neto: number): Veredicto => (neto > 0 ? 'exito' : neto < 0 ? 'fallo' : 'ambiguo');

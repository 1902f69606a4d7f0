import type { Clause, Piece, Sentences } from '../../system';
import { gastar } from './gasto';
import type { Gasto } from './order';
import { resistenciaMaxima } from './salud';
import type { Words } from './words/form';

/** What is done with an aspect, whose text is the name `aspecto`. */
export const NAMED: readonly Gasto['que'][] = ['agotar', 'narrativo', 'contra', 'estable_aspecto'];

/** The words of what is done without dice. */
export function spendSentences(order: Gasto, words: Words): Sentences {
  const { pd, salud, masivo } = gastar(order);
  const details: Clause[] = [];
  if (NAMED.includes(order.que)) {
    const name: Piece = { name: 'aspecto' };
    details.push(['«', name, '»']);
  }
  if (order.dano !== undefined) details.push([words.recibe(order.dano)]);
  if (order.deSecuaz) details.push([words.deSecuaz(null)]);
  if (salud) {
    const max = resistenciaMaxima(salud.antes.aguante);
    details.push([words.salud(salud.antes.perdidos, salud.despues.perdidos, max, salud.estado)]);
    if (salud.despues.consolidados > 0) details.push([words.consolidados(salud.despues.consolidados)]);
  }
  if (pd) details.push([words.puntos(pd.antes, pd.despues)]);
  return { verdict: [masivo ? words.faltaMasivo(12) : words.gasto(order.que, order.dano ?? 0)], details };
}

import type { Clause } from '../../system';
import type { Desenlace } from './desenlace';
import type { Aguante, RollOrder } from './order';
import { resistenciaMaxima } from './salud';
import type { Words } from './words/form';

/** What a roll of Aguante is for. */
export function bodyUse(order: Aguante, words: Words): Clause[] {
  const use = words.uso(order.uso, order.estado ?? null, order.sinReposo === true);
  return [...(use ? [[use]] : []), ...(order.dano === undefined ? [] : [[words.recibe(order.dano)]])];
}

/** What a roll of Aguante is for and how the body stands after it; of stabilising, what could be erased. */
export function bodyClauses(order: RollOrder, outcome: Desenlace, words: Words): Clause[] {
  if (order.kind === 'estabilizar') {
    return order.sinConsolidar === undefined ? [] : [[words.sinConsolidar(order.sinConsolidar)]];
  }
  if (order.kind !== 'aguante' || outcome.kind !== 'aguante') return [];
  const clauses: Clause[] = bodyUse(order, words);
  if (order.salud && outcome.despues) {
    const { salud, estado } = outcome.despues;
    const max = resistenciaMaxima(salud.aguante);
    clauses.push([words.salud(order.salud.perdidos, salud.perdidos, max, estado)]);
    if (salud.consolidados > 0) clauses.push([words.consolidados(salud.consolidados)]);
  }
  return clauses;
}

import type { Clause, Language } from '../../system';
import { dadosDe, type Order } from './order';
import { joined, poolClause, traitClauses } from './pool-words';
import { wordsOf } from './words';

/** What is going to be rolled, without any outcome: the pool, its dice, what is added and what it has to beat. */
export function announceOf(order: Order, language: Language): readonly Clause[] {
  if (order.kind === 'gasto') return [];
  const words = wordsOf(language);
  const traits = traitClauses(order, words);
  const target =
    order.kind === 'reto' && order.dificultad !== undefined
      ? [[words.contra(order.dificultad, order.igualVale === true, false)]]
      : [];
  const rival =
    order.kind === 'conflicto' && order.rival.tipo === 'tira'
      ? [words.rivalDados(`${order.rival.dados}d6`)]
      : [];
  return [
    poolClause(order, words),
    [`${dadosDe(order)}d6`],
    ...(traits.length > 0 ? [['+ ', ...joined(traits, ' + ')]] : []),
    ...target,
    ...rival,
    ...(order.peligroso ? [[order.kind === 'reto' ? words.peligroso : words.danino]] : []),
  ];
}

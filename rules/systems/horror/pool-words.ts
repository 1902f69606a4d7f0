import type { Clause, Piece } from '../../system';
import type { Comun } from './order';
import type { Words } from './words/form';

export const joined = (clauses: readonly Clause[], by: string): Piece[] =>
  clauses.flatMap((clause, at) => (at === 0 ? clause : [by, ...clause]));

/** Which dice are thrown and why. */
export function poolClause(order: Comun, words: Words): Clause {
  const score =
    order.optima === undefined
      ? words.caracteristica(order.caracteristica, order.actual)
      : words.fuerzas(order.caracteristica, order.optima);
  const objects = (order.objetos ?? []).map((dice, index) =>
    words.objeto({ name: `objeto${index + 1}` }, dice),
  );
  return joined([[score], ...objects], ' + ');
}

/** The traits that add, each with its value. */
export const traitClauses = (order: Comun, words: Words): readonly Clause[] =>
  (order.rasgos ?? []).map((value, index) => words.rasgo({ name: `rasgo${index + 1}` }, value));

import type { Dice } from '../../proof/dice';
import type { Clause } from '../../system';
import { group } from './clause';
import { ordenar } from './dados';
import type { Desenlace } from './desenlace';
import type { RollOrder } from './order';

import type { Words } from './words/form';

/** How the damage of an attack is made up; nothing when it missed. */
export function blowClauses(order: RollOrder, outcome: Desenlace, dice: Dice, words: Words): Clause[] {
  if (order.kind !== 'ataque' || outcome.kind !== 'ataque') return [];
  const clauses: Clause[] = [];
  const { clase } = outcome.lectura;
  if (order.deSecuaz) clauses.push([words.deSecuaz(clase.tipo === 'critico' ? clase.veces : null)]);
  if (order.directo && 'dados' in order.directo) clauses.push([words.directo(group(dice[0]?.[1] ?? []))]);
  if (outcome.impacta === false) return clauses;
  if (order.pasos) clauses.push([words.pasos(order.pasos)]);
  const orden = ordenar(outcome.lectura.dados);
  const { dano } = outcome;
  const bd = order.bd ?? 0;
  const apart = dano.factor > 1 && order.criticoSinBD === true;
  const suma = dano.dados + (apart ? 0 : bd);
  clauses.push([
    words.dano({
      categoria: order.categoria,
      faces: [...order.categoria].map((letter) => orden[letter as 'm' | 'C' | 'M']),
      directo: outcome.directo,
      bd: apart ? 0 : bd,
      suma,
      factor: dano.factor,
      multiplicado: dano.factor > 1 ? suma * dano.factor : null,
      bdAparte: apart && bd > 0 ? bd : null,
      rd: order.rd ?? 0,
      total: dano.total,
    }),
  ]);
  return clauses;
}

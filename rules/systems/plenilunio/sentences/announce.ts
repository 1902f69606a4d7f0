import type { Clause, Language } from '../../../system';
import type { RollOrder } from '../order/order';
import { isRoll, type PlenilunioOrder } from '../order/order-text';
import { exitosDe } from '../reglas/dice';
import { dadosPropios } from '../reglas/pool';
import { facesCharacter } from '../reglas/rasgos';
import { lee } from '../reglas/throw';
import { wordsOf } from '../words';
import type { Words } from '../words/form';
import { poolClause } from './clauses';

/** What is going to be rolled, without any outcome: the pool, its dice and what stands against them. */
export function announceOf(order: PlenilunioOrder, language: Language): readonly Clause[] {
  if (!isRoll(order)) return [];
  const words = wordsOf(language);
  return [...poolClause(order, words), [diceOf(order, words)], against(order, words)];
}

const group = (dice: number): string => `${dice}d6`;

function diceOf(order: RollOrder, { dice, and }: Words): string {
  const own = dadosPropios(order);
  const destino = order.destino?.dados ?? 0;
  const parts = [
    ...(own > 0 ? [group(own)] : []),
    ...(destino > 0 ? [dice.destino(group(destino))] : []),
    ...(order.automaticos === undefined
      ? []
      : [dice.automaticos(order.automaticos, order.donAutomatico ?? null)]),
  ];
  return parts.length > 0 ? parts.join(and) : dice.none;
}

function against(order: RollOrder, { against: words }: Words): Clause {
  const { responde, dificultad, kind } = order;
  if (responde) return words.responde(responde, exitosDe(responde));
  if (dificultad === undefined) return [kind === 'ataque' ? words.waitingDefence : words.waiting];
  if (dificultad === 0) return [words.none];
  return [`${words.label(lee(order, 'revelada') && !facesCharacter(order))} ${group(dificultad)}`];
}

import type { RollOrder } from '../order/order';
import { exitosDe } from '../reglas/dice';
import { usoDe } from '../reglas/dones';
import { dadosDisponibles } from '../reglas/pool';
import { facesCharacter, isDon } from '../reglas/rasgos';
import type { Outcome } from '../reglas/resolve';
import { lee } from '../reglas/throw';
import type { Phrase, Words } from '../words/form';

/** `3d6: 1, 4, 6`, the one form every group of dice takes in a block (protocol §4.7). */
const group = (faces: readonly number[]): string => `${faces.length}d6: ${faces.join(', ')}`;

export const joined = (phrases: readonly Phrase[], by: string): Phrase =>
  phrases.flatMap((phrase, at) => (at === 0 ? phrase : [by, ...phrase]));

/** What is rolled: «Astucia 3, herramientas +1, «Seguir rastros»». None for the director's dice. */
export function poolClause(order: RollOrder, { pool }: Words): readonly Phrase[] {
  const { rasgo } = order;
  if (rasgo === undefined || order.kind === 'oposicion') return [];
  const parts: Phrase[] = [[pool.rasgo(rasgo, order.valor ?? 0)]];
  const uso = isDon(rasgo) ? usoDe(rasgo, order.uso ?? 0) : undefined;
  if (isDon(rasgo) && uso) parts.push([pool.uso(rasgo, uso)]);
  const say = (dice: number | undefined, phrase: (dice: number) => string | Phrase) => {
    if (dice === undefined) return;
    const said = phrase(dice);
    parts.push(typeof said === 'string' ? [said] : said);
  };
  say(order.herramientas, pool.herramientas);
  say(order.arma, pool.arma);
  say(order.ayudas, pool.ayudas);
  say(order.medicos, pool.medicos);
  say(order.heridas, pool.heridas);
  say(order.comprometidos, pool.comprometidos);
  say(order.usa, (dice) => pool.usa(Math.min(dice, dadosDisponibles(order)), dadosDisponibles(order)));
  say(order.acero, pool.acero);
  const { especialidad } = order;
  if (especialidad !== undefined) parts.push(pool.especialidad(especialidad === true ? null : especialidad));
  return [joined(parts, ', ')];
}

/** The throw and its sum: «3d6: 1, 4, 6 = 3 éxitos, cada 6 vale 2». */
export function throwClause(order: RollOrder, { fallen, tirada }: Outcome, words: Words): Phrase {
  const { dice, and } = words;
  const parts: string[] = [];
  const say = (faces: readonly number[], phrase: (dice: string) => string) => {
    if (faces.length > 0) parts.push(phrase(group(faces)));
  };
  say(fallen.propios, (text) => text);
  say(fallen.triunfosOtraVez, dice.triunfosOtraVez);
  say(fallen.fracasosOtraVez, dice.fracasosOtraVez);
  say(fallen.destino, dice.destino);
  if (parts.length === 0) parts.push(dice.none);
  if (order.automaticos !== undefined)
    parts.push(dice.automaticos(order.automaticos, order.donAutomatico ?? null));
  const sum = [dice.exitos(exitosDe(tirada.lado))];
  if (tirada.reves) sum.push(dice.fracasos(tirada.fracasos));
  const label = order.kind === 'oposicion' ? `${words.against.label(lee(order, 'revelada'))} ` : '';
  const doubled = tirada.lado.dobles > 0 ? `, ${dice.doubled(order.especialidad !== undefined)}` : '';
  return [`${label}${parts.join(and)} = ${sum.join(and)}${doubled}`];
}

export const armourClause = (order: RollOrder, { tirada }: Outcome, { dice }: Words): readonly Phrase[] =>
  order.armadura === undefined ? [] : [[dice.armadura(order.armadura, tirada.convertidos)]];

/** What stands against the roll, or that it is still to come. */
export function againstClauses(order: RollOrder, outcome: Outcome, words: Words): readonly Phrase[] {
  const { against, dice } = words;
  const { fallen, contra } = outcome;
  if (order.responde) return [against.responde(order.responde, exitosDe(order.responde))];
  if (!contra) return [[order.kind === 'ataque' ? against.waitingDefence : against.waiting]];
  if (fallen.oposicion.length === 0) return [[against.none]];
  const doubled = contra.dobles > 0 ? `, ${dice.doubled(true)}` : '';
  const label = against.label(lee(order, 'revelada') && !facesCharacter(order));
  return [
    [`${label} ${group(fallen.oposicion)} = ${dice.exitos(exitosDe(contra))}${doubled}`],
    ...(outcome.revesRival ? [[against.reves]] : []),
  ];
}

/** What survives of the side that has more (PLE-8). */
export const leftClause = ({ queda, neto }: Outcome, { against }: Words): readonly Phrase[] =>
  queda ? [[against.queda(queda, neto > 0)]] : [];

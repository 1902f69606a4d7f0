import type { Dice } from '../../proof/dice';
import type { Language, Piece, Sentences } from '../../system';
import { exitosDe } from './dice';
import type { RollOrder } from './order';
import { dadosDisponibles, dadosPropios } from './pool';
import { type Outcome, resolve } from './resolve';
import { wordsOf } from './words';
import type { Words } from './words/form';

type Clause = readonly Piece[];

/** The words of a roll: the verdict, then clauses by which a reader can do the sum again. */
export function rollSentences(order: RollOrder, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  const outcome = resolve(order, dice);
  return {
    verdict: verdictOf(order, outcome, words),
    details: [
      ...poolClause(order, words),
      throwClause(order, outcome, words),
      ...armourClause(order, outcome, words),
      oppositionClause(order, outcome, words),
      ...leftClause(outcome, words),
      ...destinoClauses(order, outcome, words),
    ],
  };
}

/** `3d6: 1, 4, 6`, the one form every group of dice takes in a block (protocol §4.7). */
const group = (faces: readonly number[]): string => `${faces.length}d6: ${faces.join(', ')}`;

function joined(clauses: readonly Clause[], by: string): Piece[] {
  return clauses.flatMap((clause, at) => (at === 0 ? clause : [by, ...clause]));
}

function verdictOf(order: RollOrder, outcome: Outcome, words: Words): Clause {
  const { tirada } = outcome;
  const parts: Clause[] = [outcomeWords(order, outcome, words.verdict)];
  if (tirada.reves) parts.push([words.verdict.reves]);
  if (tirada.destinoSube) parts.push([words.verdict.destino((order.destino?.actual ?? 0) + 1)]);
  return joined(parts, ', ');
}

function outcomeWords(
  order: RollOrder,
  { veredicto, grado, sujeto }: Outcome,
  verdict: Words['verdict'],
): Clause {
  const answers = order.kind === 'oposicion';
  switch (veredicto) {
    case 'exito':
      return answers ? verdict.exitoDe(grado) : [verdict.exito(grado)];
    case 'fallo':
      return answers ? verdict.falloDe(grado) : [verdict.fallo(grado)];
    case 'ambiguo':
      return answers ? verdict.ambiguoDe : [verdict.ambiguo];
    case 'pendiente':
      return [verdict.pendiente(exitosDe(sujeto))];
  }
}

function poolClause(order: RollOrder, words: Words): Clause[] {
  if (order.rasgo === undefined) return [];
  const parts: Clause[] = [[words.rasgo(order.rasgo, order.valor ?? 0)]];
  const { additions } = words;
  const say = (dice: number | undefined, phrase: (dice: number) => string | Clause) => {
    if (dice === undefined) return;
    const said = phrase(dice);
    parts.push(typeof said === 'string' ? [said] : said);
  };
  say(order.herramientas, additions.herramientas);
  say(order.arma, additions.arma);
  say(order.ayudas, additions.ayudas);
  say(order.medicos, additions.medicos);
  say(order.heridas, additions.heridas);
  say(order.comprometidos, additions.comprometidos);
  say(order.usa, (dice) => additions.usa(dice, dadosDisponibles(order)));
  say(order.acero, additions.acero);
  if (order.especialidad !== undefined) parts.push(specialty(order, words));
  return [joined(parts, ', ')];
}

const specialty = (order: RollOrder, words: Words): Clause =>
  words.especialidad(order.especialidad === true || !order.especialidad ? null : order.especialidad);

function throwClause(order: RollOrder, outcome: Outcome, words: Words): Clause {
  const { fallen, tirada } = outcome;
  const parts: string[] = [];
  if (dadosPropios(order) > 0) parts.push(group(fallen.propios));
  if (fallen.triunfosOtraVez.length > 0)
    parts.push(words.triunfosOtraVez(group(fallen.triunfosOtraVez), tirada.repetidos.triunfos));
  if (fallen.fracasosOtraVez.length > 0)
    parts.push(words.fracasosOtraVez(group(fallen.fracasosOtraVez), tirada.repetidos.fracasos));
  if (fallen.destino.length > 0) parts.push(words.destino(group(fallen.destino)));
  if (parts.length === 0) parts.push(words.noDice);
  if (order.automaticos !== undefined)
    parts.push(words.automaticos(order.automaticos, order.donAutomatico ?? null));
  const sum = [words.exitos(exitosDe(tirada.lado))];
  if (tirada.reves) sum.push(words.fracasos(tirada.fracasos));
  const doubled = tirada.lado.dobles > 0 ? words.doubled(order.especialidad !== undefined, true) : '';
  const whose = order.kind === 'oposicion' ? words.opposes : '';
  return [`${whose}${parts.join(words.and)} = ${sum.join(words.and)}${doubled && `, ${doubled}`}`];
}

function armourClause(order: RollOrder, { tirada }: Outcome, words: Words): Clause[] {
  return order.armadura === undefined ? [] : [[words.armadura(order.armadura, tirada.convertidos)]];
}

function oppositionClause(order: RollOrder, { fallen, contra }: Outcome, words: Words): Clause {
  if (order.responde) return words.responde(order.responde, exitosDe(order.responde));
  if (!contra) return [words.waiting];
  return [
    fallen.oposicion.length > 0
      ? words.oposicion(group(fallen.oposicion), exitosDe(contra))
      : words.noOposicion,
  ];
}

const leftClause = ({ queda, neto }: Outcome, words: Words): Clause[] =>
  queda ? [[words.queda(queda, neto > 0)]] : [];

function destinoClauses(order: RollOrder, { tirada }: Outcome, words: Words): Clause[] {
  if (!order.destino) return [];
  const { dados, actual, reserva } = order.destino;
  return [
    ...(tirada.destinoSube ? [[words.destinoSube(actual)]] : []),
    [words.reserva(Math.max(0, reserva - dados))],
  ];
}

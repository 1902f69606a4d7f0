import type { RollOrder } from '../order/order';
import { danoHecho, danoRecibido } from '../reglas/blows';
import { exitosDe } from '../reglas/dice';
import { avanzar } from '../reglas/extended';
import { isDuel } from '../reglas/rasgos';
import { trasRecuperacion } from '../reglas/recovery';
import type { Outcome } from '../reglas/resolve';
import { lee } from '../reglas/throw';
import type { Phrase, Words } from '../words/form';
import { joined } from './clauses';

/** The outcome in capitals: success and grade, then what else must be seen at a glance. */
export function verdictOf(order: RollOrder, outcome: Outcome, { verdict }: Words): Phrase {
  const { tirada, veredicto, neto } = outcome;
  const parts: Phrase[] = [isDuel(order) ? duel(order, outcome, verdict) : plain(order, outcome, verdict)];
  const say = (...words: string[]) => parts.push(...words.map((word) => [word]));
  if (tirada.reves) say(verdict.reves);
  if (order.kind === 'recuperacion' && order.salud && veredicto !== 'pendiente') {
    const seis = lee(order, 'seisNiveles');
    say(verdict.nivel(order.salud, trasRecuperacion(order.salud, neto, tirada.reves, seis)));
  }
  const hecho = danoHecho(order, outcome);
  const recibido = danoRecibido(order, outcome);
  if (hecho) say(verdict.dano(hecho.total));
  if (recibido) say(verdict.recibe(recibido.total));
  const { prolongada } = order;
  if (prolongada && avanzar(prolongada, outcome.contra ? neto : 0, tirada.reves) >= prolongada.objetivo)
    say(verdict.completada);
  if (tirada.destinoSube) say(verdict.destino((order.destino?.actual ?? 0) + 1));
  return joined(parts, ', ');
}

function plain(order: RollOrder, { veredicto, grado, sujeto }: Outcome, verdict: Words['verdict']): Phrase {
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

function duel(order: RollOrder, { veredicto, grado, sujeto }: Outcome, verdict: Words['verdict']): Phrase {
  const exitos = exitosDe(sujeto);
  switch (veredicto) {
    case 'exito':
      return [verdict.gana(grado)];
    case 'fallo':
      return [verdict.pierde(grado)];
    case 'ambiguo':
      return [lee(order, 'empateSeRepite') ? `${verdict.empate}, ${verdict.seRepite}` : verdict.empate];
    case 'pendiente':
      return [order.kind === 'ataque' ? verdict.pendienteDefensa(exitos) : verdict.pendiente(exitos)];
  }
}

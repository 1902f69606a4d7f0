import type { Dice } from '../../proof/dice';
import type { Clause, Language, Sentences, Tone } from '../../system';
import { estadoDe } from './estado';
import { gastar, quedaTras } from './gasto';
import {
  amenazaAlTirar,
  caracteristicas,
  type Gasto,
  gastoPrevio,
  type Order,
  porPunto,
  type RollOrder,
} from './order';
import { joined, poolClause, traitClauses } from './pool-words';
import { type Desenlace, type Lado, resolver } from './resolve';
import { wordsOf } from './words';
import type { Words } from './words/form';

/** The words of a roll or spend: the verdict, then clauses by which a reader can do the sum again. */
export function sentencesOf(order: Order, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  if (order.kind === 'gasto') return spendSentences(order, words);
  const outcome = resolver(order, dice);
  return {
    verdict: [verdictOf(order, outcome, words).join(', ')],
    details: [
      poolClause(order, words),
      ...spendClauses(order, words),
      ...sideClauses(order, outcome.nuestro, words),
      ...rivalClauses(order, outcome, words),
      ...tieClauses(outcome, words),
      ...omenClauses(order, outcome, words),
      ...lossClauses(order, outcome, words),
    ],
  };
}

/** `3d6: 2, 6, 6`, the one form every group of dice takes in a block (protocol §4.7). */
const group = (faces: readonly number[]): string => `${faces.length}d6: ${faces.join(', ')}`;

function spendClauses(order: RollOrder, words: Words): Clause[] {
  const clauses: Clause[] = [];
  if (order.repite) clauses.push([words.repite(order.repite === true ? null : order.repite.tirada)]);
  const spent = gastoPrevio(order);
  if (spent > 0) clauses.push([order.paga ? words.gastaAmenaza(spent) : words.gasta(spent)]);
  // HOR-14, HOR-16: why the threat is another before the omens are counted.
  const threat = order.amenaza === undefined ? 0 : Math.max(0, order.amenaza + porPunto(order) * spent);
  if (order.amenaza !== undefined && threat !== order.amenaza)
    clauses.push([words.amenazaPasa(order.amenaza, threat)]);
  if (order.descuenta) clauses.push([words.descuenta]);
  if (order.kind === 'reto' && order.forzado) clauses.push(words.forzado(order.forzado));
  return clauses;
}

const topOf = (dados: readonly number[], value: number): readonly [top: number, copies: number] => {
  // The face whose group gives the value: the highest one, or with `mejorGrupo` the best.
  for (let face = 6; face >= 1; face--) {
    const copies = dados.filter((die) => die === face).length;
    if (copies > 0 && face + copies - 1 === value) return [face, copies];
  }
  return [0, 0];
};

function sideClauses(order: RollOrder, { dados, valor, final }: Lado, words: Words): Clause[] {
  const [top, copies] = topOf(dados, valor);
  const clauses: Clause[] = [[words.valor(group(dados), top, copies, valor)]];
  const traits = traitClauses(order, words);
  const target =
    order.kind === 'reto' && order.dificultad !== undefined
      ? words.contra(order.dificultad, order.igualVale === true, final === order.dificultad && !order.forzado)
      : '';
  if (traits.length > 0) {
    clauses.push([...joined([[String(valor)], ...traits], ' + '), ` = ${final}${target && ` ${target}`}`]);
  } else if (target) clauses.push([`${final} ${target}`]);
  return clauses;
}

function rivalClauses(order: RollOrder, { ladoRival, rival }: Desenlace, words: Words): Clause[] {
  if (order.kind !== 'conflicto' || !rival) return [];
  if (ladoRival) {
    const [top, copies] = topOf(ladoRival.dados, ladoRival.valor);
    const clauses: Clause[] = [words.rivalTira(group(ladoRival.dados), top, copies, ladoRival.valor)];
    if (ladoRival.bono > 0) clauses.push([words.suma(ladoRival.valor, ladoRival.bono, ladoRival.final)]);
    return clauses;
  }
  const tirada = order.rival.tipo === 'total' ? (order.rival.tirada ?? null) : null;
  return tirada === null
    ? [[words.rival(rival.final, rival.presagios)]]
    : [words.rivalDe(tirada, rival.final, rival.presagios)];
}

/** HOR-6 (L97): «en caso de empate un personaje principal vence»: told, or equal results would look like a mistake. */
const tieClauses = ({ nuestro, rival, resultado }: Desenlace, words: Words): Clause[] =>
  rival && nuestro.final === rival.final && resultado !== 'empata' ? [[words.ganaPrincipal]] : [];

function omenClauses(
  order: RollOrder,
  { nuestro, rival, presagios, sube }: Desenlace,
  words: Words,
): Clause[] {
  const clauses: Clause[] = [[words.presagios(nuestro.presagios)]];
  if (rival) {
    const onlyWinner = order.kind === 'conflicto' && order.soloVencedor === true;
    clauses.push([onlyWinner ? words.presagiosVencedor(presagios) : words.presagiosDeAmbos(presagios)]);
  }
  const threat = amenazaAlTirar(order);
  if (threat !== null && sube !== null) clauses.push([words.amenaza(threat, sube)]);
  return clauses;
}

function lossClauses(order: RollOrder, outcome: Desenlace, words: Words): Clause[] {
  if (!order.peligroso) return [];
  const clauses: Clause[] = [[order.kind === 'reto' ? words.peligroso : words.danino]];
  const { perdida, queda, nuestro, rival } = outcome;
  if (perdida?.de !== 'nosotros' || !queda) return clauses;
  const omens = order.kind === 'reto' ? nuestro.presagios : (rival?.presagios ?? 0);
  clauses.push([words.perdida(perdida.puntos, omens)]);
  if (order.guion === 'usada') {
    const { amenaza } = outcome;
    const by = porPunto(order);
    const after = amenaza === null || by === 0 ? [] : [[words.amenazaPasa(amenaza - by, amenaza)]];
    return [...clauses, [order.paga ? words.guionDelDirector : words.guionUsada], ...after];
  }
  clauses.push([words.baja(order.caracteristica, order.actual, queda.puntos)]);
  const state = words.estado(order.caracteristica, queda.estado);
  if (state) clauses.push([state]);
  if (order.guion === 'disponible' && !order.paga) clauses.push([words.guion]);
  return clauses;
}

function verdictOf(order: RollOrder, outcome: Desenlace, words: Words): readonly string[] {
  const { verdict } = words;
  const { perdida, amenaza } = outcome;
  const parts = [resultWords(order, outcome, words)];
  if (perdida?.de === 'nosotros') {
    parts.push(
      order.guion === 'usada' ? verdict.sinDano : verdict.pierdePuntos(perdida.puntos, order.caracteristica),
    );
  }
  if (perdida?.de === 'rival') parts.push(verdict.rivalPierde(perdida.puntos));
  if (outcome.nuestro.presagios > 0) parts.push(words.presagios(outcome.nuestro.presagios));
  if (amenaza !== null && amenaza !== order.amenaza) parts.push(verdict.amenaza(amenaza));
  return parts;
}

function resultWords(order: RollOrder, { resultado, nuestro }: Desenlace, { verdict }: Words): string {
  switch (resultado) {
    case 'supera':
      return verdict.supera;
    case 'falla':
      return verdict.falla;
    case 'gana':
      return verdict.gana;
    case 'pierde':
      return verdict.pierde;
    case 'empata':
      return order.kind === 'conflicto' && order.empateRepite ? verdict.repite : verdict.empata;
    case 'pendiente':
      return `${verdict.resultado(nuestro.final)}, ${order.kind === 'reto' ? verdict.sinDificultad : verdict.pendiente}`;
  }
}

function spendSentences(order: Gasto, words: Words): Sentences {
  const { superacion, amenaza, actuales } = gastar(order);
  const details: Clause[] = [...takenClauses(order, words)];
  if (order.que === 'cualidad' || order.que === 'cualidad_contra' || order.que === 'dj_cualidad_contra') {
    details.push(words.cualidad);
  }
  for (const [index, id] of caracteristicas.entries()) {
    const [before, after] = [actuales?.antes[index], actuales?.despues[index]];
    if (before !== undefined && after !== undefined && before !== after) {
      details.push([words.recupera(id, before, after)]);
    }
  }
  if (superacion) details.push([words.superacion(superacion.antes, superacion.despues)]);
  if (amenaza) details.push([words.amenazaPasa(amenaza.antes, amenaza.despues)]);
  return { verdict: [spendVerdict(order, words)], details };
}

function spendVerdict({ que, efecto, doble, pierde }: Gasto, { verdict }: Words): string {
  if (!pierde) return verdict.gasto(que, efecto ?? null, doble === true);
  return pierde.guion ? verdict.sinDano : verdict.pierdeTras(pierde.puntos, pierde.caracteristica);
}

/** HOR-10 (L109): what the winner of a conflict took. */
function takenClauses({ pierde }: Gasto, words: Words): Clause[] {
  if (!pierde) return [];
  const { caracteristica, actual, puntos, guion } = pierde;
  if (guion) {
    return [[words.perdida(puntos, 0)], [guion === 'amenaza' ? words.guionDelDirector : words.guionUsada]];
  }
  const left = quedaTras(pierde);
  const state = words.estado(caracteristica, estadoDe(left, Number.MAX_SAFE_INTEGER));
  return [[words.baja(caracteristica, actual, left)], ...(state ? [[state]] : [])];
}

export function toneOf(order: Order, dice: Dice): Tone {
  if (order.kind === 'gasto') return 'neutral';
  const { resultado, sube } = resolver(order, dice);
  if (resultado === 'supera' || resultado === 'gana') return sube ? 'mixed' : 'good';
  if (resultado === 'pendiente') return 'neutral';
  return resultado === 'empata' ? 'mixed' : 'bad';
}

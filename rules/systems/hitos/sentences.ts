import type { Dice } from '../../proof/dice';
import type { Clause, Language, Sentences } from '../../system';
import { group } from './clause';
import { ordenar, type Trio } from './dados';
import { type Desenlace, desenlace } from './desenlace';
import type { Comun, Order, RollOrder } from './order';
import type { Contrario, Lectura } from './resolve';
import { blowClauses } from './sentences-blow';
import { bodyClauses } from './sentences-body';
import { spendSentences } from './sentences-spend';
import { addedPieces, targetPieces } from './sum';
import { verdictOf } from './verdict';
import { wordsOf } from './words';
import type { Words } from './words/form';

/** The words of a roll: the verdict, then clauses by which a reader can do the sum again. */
export function sentencesOf(order: Order, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  if (order.kind === 'gasto') return spendSentences(order, words);
  const outcome = desenlace(order, dice);
  return {
    verdict: verdictOf(order, outcome, words),
    details: [
      ...diceClauses(order, outcome.lectura, words),
      sumClause(order, outcome.lectura, words),
      ...rivalClauses(order, outcome, words),
      ...blowClauses(order, outcome, dice, words),
      ...bodyClauses(order, outcome, words),
    ],
  };
}

const sorted = (dados: Trio): string => {
  const { m, C, M } = ordenar(dados);
  return `m ${m}, C ${C}, M ${M}`;
};

/** What was thrown, what each aspect repeated, and how the three dice stand at the end. */
function diceClauses(order: Comun, lectura: Lectura, words: Words): Clause[] {
  const clauses: Clause[] = [
    order.sobre
      ? [words.sobre(order.sobre.dados.join(', '), order.sobre.tirada ?? null)]
      : [group(lectura.lanzados)],
  ];
  for (const [index, { signo, repite, antes, nuevos, despues }] of lectura.pasos.entries()) {
    const name = { name: index === 0 ? 'aspecto' : `aspecto${index + 1}` };
    clauses.push(
      words.activa(
        signo,
        name,
        antes.filter((_, place) => repite & (1 << place)),
      ),
    );
    if (nuevos.length > 0) clauses.push([group(nuevos)], [words.quedan(despues.join(', '))]);
  }
  if (order.pago && lectura.pasos.length > 0) {
    clauses.push([{ pd: words.pagaPD, recibe: words.recibePD }[String(order.pago)] ?? words.agota]);
  }
  clauses.push([sorted(lectura.dados)]);
  return [...clauses, ...worthClause(lectura, words)];
}

/** Why the dice are worth something else than C. */
function worthClause({ dados, modo, valor }: Lectura, words: Words): Clause[] {
  const { C } = ordenar(dados);
  const equal = dados.filter((face) => face === C);
  if (modo === 'positiva' && valor > Math.max(...dados)) {
    return [[words.suman(equal.slice(0, valor / C), valor)]];
  }
  return modo === 'negativa' && valor < 0 ? [[words.restan(C, equal.length)]] : [];
}

function sumClause(order: RollOrder, { dados, modo, valor, total }: Lectura, words: Words): Clause {
  const { m, M } = ordenar(dados);
  const letter =
    modo === 'natural' ? 'C ' : modo === 'positiva' ? (valor === M ? 'M ' : '') : valor === m ? 'm ' : '';
  const added = addedPieces(order, words);
  return [
    `${letter}${words.number(valor)}`,
    ...added,
    ...(added.length > 0 ? [` = ${words.number(total)}`] : []),
    ...targetPieces(order, words),
  ];
}

function rivalClauses(order: RollOrder, outcome: Desenlace, words: Words): Clause[] {
  if (order.kind === 'persecucion' || order.kind === 'enfrentada') {
    const chase: Clause[] =
      order.kind === 'persecucion' ? [[words.distancia(order.distancia, order.papel)]] : [];
    const rival = 'rival' in outcome ? outcome.rival : null;
    return rival ? [...rivalClause(order.rival, rival, words), ...chase] : chase;
  }
  return order.kind === 'tirada' && order.prolongada
    ? [[words.prolongada(order.prolongada.llevas, order.prolongada.necesarias)]]
    : [];
}

function rivalClause(
  rival: (RollOrder & { kind: 'enfrentada' })['rival'],
  { dados, total, clase, bono }: Contrario,
  words: Words,
): Clause[] {
  // A critical or a fumble may decide whatever the totals say (HIT-3, HIT-37).
  const told = clase.tipo === 'normal' ? '' : `, ${words.clase(clase.tipo)}`;
  if (rival.tipo === 'tira' && dados) {
    return [words.rivalTira(group(dados)), [`${words.central(ordenar(dados).C, bono, total)}${told}`]];
  }
  return rival.tipo === 'hecha'
    ? [words.rivalHecha(rival.tirada ?? null, total, told)]
    : [[words.rival(total, told)]];
}

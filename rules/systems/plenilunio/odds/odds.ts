import { atLeast, atMost, cases, chance, type Distribution, equally, mean } from '../../../odds/distribution';
import type { Fraction } from '../../../odds/fraction';
import { rangesOf } from '../../../odds/ranges';
import { compare, power } from '../../../odds/sums';
import type { Language, Odds, OddsLine, Tone } from '../../../system';
import type { RollOrder } from '../order/order';
import { isDuel } from '../reglas/rasgos';
import { oddsWordsOf } from '../words/odds';
import type { OddsWords } from '../words/odds.form';
import { tiradasEsperadas } from './expected';
import { danoLaw, danoRecibidoLaw, destinoChance, exitosLaw, matchup, netoLaw, revesChance } from './laws';

/** Exact odds of a roll before it is made. */
export function oddsOf(order: RollOrder, language: Language): Odds {
  const words = oddsWordsOf(language);
  const neto = netoLaw(order);
  const dano = danoLaw(order);
  const sides = sideLines(order, dano, words);
  if (!neto) {
    const table = { label: words.againstTable, rows: againstRows(order, words) };
    return { lines: [...ownLines(order, words), ...sides], table };
  }
  const table = dano ? danoTable(dano, words) : gradeTable(neto, words);
  return { lines: [...verdictLines(order, neto, words), ...sides], table };
}

const line = (id: string, label: string, value: Fraction, tone: Tone): OddsLine => ({
  id,
  label,
  value,
  tone,
});
const meanLine = (id: string, label: string, value: Fraction): OddsLine => ({
  id,
  label,
  value,
  tone: 'neutral',
  mean: true,
});

function verdictLines(order: RollOrder, neto: Distribution, words: OddsWords): OddsLine[] {
  const left = order.prolongada ? order.prolongada.objetivo - order.prolongada.acumulado : null;
  const expected = tiradasEsperadas(order);
  const duel = isDuel(order);
  return [
    line('exito', duel ? words.gana : words.exito, atLeast(neto, 1), 'good'),
    line('ambiguo', duel ? words.empate : words.ambiguo, chance(neto, 0), 'mixed'),
    line('fallo', duel ? words.pierde : words.fallo, atMost(neto, -1), 'bad'),
    ...(left === null ? [] : [line('completa', words.completa, atLeast(neto, left), 'good')]),
    ...(expected ? [meanLine('tiradas', words.tiradas, expected)] : []),
  ];
}

const ownLines = (order: RollOrder, words: OddsWords): OddsLine[] => {
  const law = exitosLaw(order);
  return [line('alguno', words.alguno, atLeast(law, 1), 'good'), meanLine('exitos', words.exitos, mean(law))];
};

/** What comes with the verdict: revés, Destino, damage. */
function sideLines(order: RollOrder, dano: Distribution | null, words: OddsWords): OddsLine[] {
  const recibido = danoRecibidoLaw(order);
  return [
    ...(order.kind === 'oposicion' ? [] : [line('reves', words.reves, revesChance(order), 'bad')]),
    ...(order.destino ? [line('destino', words.destino, destinoChance(order), 'mixed')] : []),
    ...(dano ? [meanLine('dano', words.dano, mean(dano))] : []),
    ...(recibido ? [meanLine('recibido', words.recibido, mean(recibido))] : []),
  ];
}

/** The damage that can be done. */
const danoTable = (dano: Distribution, words: OddsWords) => ({
  label: words.danoTable,
  rows: rangesOf(dano).map(({ from, to, value }) =>
    line(
      `dano${from}`,
      from === to ? `${from}` : words.range(from, to),
      value,
      from > 0 ? 'good' : 'neutral',
    ),
  ),
});

/** Every grade of success and failure, the best first. */
const gradeTable = (neto: Distribution, words: OddsWords) => ({
  label: words.gradeTable,
  rows: [...cases(neto)]
    .reverse()
    .map(([value]) => line(`neto${value}`, words.grado(value), chance(neto, value), toneOf(value))),
});

const toneOf = (neto: number): Tone => (neto > 0 ? 'good' : neto < 0 ? 'bad' : 'mixed');

const oneDie = equally([0, 1]);

/** While the opposition is unknown: the chance of success against each number of dice. */
function againstRows(order: RollOrder, words: OddsWords): OddsLine[] {
  const { sujeto } = matchup(order);
  return [1, 2, 3, 4, 5, 6, 7, 8].map((dice) =>
    line(`contra${dice}`, words.against(dice), compare(sujeto, power(oneDie, dice)).win, 'good'),
  );
}

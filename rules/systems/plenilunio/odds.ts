import { atLeast, atMost, cases, chance, type Distribution, equally, mean } from '../../odds/distribution';
import type { Fraction } from '../../odds/fraction';
import { compare, power } from '../../odds/sums';
import type { Language, Odds, OddsLine, Tone } from '../../system';
import { tiradasEsperadas } from './extended';
import { danoLaw, danoRecibidoLaw, destinoChance, exitosLaw, matchup, netoLaw, revesChance } from './laws';
import type { RollOrder } from './order';
import { oddsWordsOf } from './words/odds';
import type { OddsWords } from './words/odds.form';

/** Exact odds of a roll before it is made. */
export function oddsOf(order: RollOrder, language: Language): Odds {
  const words = oddsWordsOf(language);
  const neto = netoLaw(order);
  return neto
    ? {
        lines: [...verdictLines(order, neto, words), ...sideLines(order, words)],
        table: tableOf(order, neto, words),
      }
    : {
        lines: [...ownLines(order, words), ...sideLines(order, words)],
        table: { label: words.againstTable, rows: againstRows(order, words) },
      };
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
  return [
    line('exito', words.exito, atLeast(neto, 1), 'good'),
    line('ambiguo', words.ambiguo, chance(neto, 0), 'mixed'),
    line('fallo', words.fallo, atMost(neto, -1), 'bad'),
    ...(left === null ? [] : [line('completa', words.completa, atLeast(neto, left), 'good')]),
    ...(expected ? [meanLine('tiradas', words.tiradas, expected)] : []),
  ];
}

const ownLines = (order: RollOrder, words: OddsWords): OddsLine[] => {
  const law = exitosLaw(order);
  return [line('alguno', words.alguno, atLeast(law, 1), 'good'), meanLine('exitos', words.exitos, mean(law))];
};

/** What comes with the verdict: revés, Destino, damage. */
function sideLines(order: RollOrder, words: OddsWords): OddsLine[] {
  const dano = danoLaw(order);
  const recibido = danoRecibidoLaw(order);
  return [
    ...(order.kind === 'oposicion' ? [] : [line('reves', words.reves, revesChance(order), 'bad')]),
    ...(order.destino ? [line('destino', words.destino, destinoChance(order), 'mixed')] : []),
    ...(dano ? [meanLine('dano', words.dano, mean(dano))] : []),
    ...(recibido ? [meanLine('recibido', words.recibido, mean(recibido))] : []),
  ];
}

/** Damage where there is a weapon, else every grade of success and failure. */
function tableOf(order: RollOrder, neto: Distribution, words: OddsWords) {
  const dano = danoLaw(order);
  if (dano) {
    const rows = [...cases(dano)].map(([value]) =>
      line(`dano${value}`, `${value}`, chance(dano, value), value > 0 ? 'good' : 'neutral'),
    );
    return { label: words.dano, rows };
  }
  const rows = [...cases(neto)]
    .reverse()
    .map(([value]) => line(`neto${value}`, words.grado(value), chance(neto, value), toneOf(value)));
  return { label: words.gradeTable, rows };
}

const toneOf = (neto: number): Tone => (neto > 0 ? 'good' : neto < 0 ? 'bad' : 'mixed');

/** While the opposition is unknown: the chance of success against each number of dice. */
function againstRows(order: RollOrder, words: OddsWords): OddsLine[] {
  const { sujeto } = matchup(order);
  return [1, 2, 3, 4, 5, 6, 7, 8].map((dice) =>
    line(`contra${dice}`, words.against(dice), compare(sujeto, power(equally([0, 1]), dice)).win, 'good'),
  );
}

import { chanceThat, mean } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import type { Language, Odds, OddsLine, Law as SystemLaw, Tone } from '../../system';
import { mixing } from './check/mixing';
import { casesOf, type Law, valueAt } from './odds/law';
import { notationLaw } from './odds/notation-law';
import { type NotationOrder, notationOf } from './order';
import { figure } from './sentences/figures';
import { holds, type Target } from './tree';
import { order } from './values';
import { wordsOf } from './words';
import type { Words } from './words/form';

/** Rows a table is still read with. */
const MOST_ROWS = 60;

/** Exact odds of one roll of the notation; none where they would be too large. */
export function oddsOf(notationOrder: NotationOrder, language: Language): Odds {
  const words = wordsOf(language);
  const notation = notationOf(notationOrder);
  const found = notation.terms.some(({ shape }) => shape === 'names') ? null : notationLaw(notation);
  if (!found) return { lines: [] };
  const { law, rest } = found;
  const counts = mixing(notation.root).how.endsWith('count');
  const told = notation.target
    ? targetLines(law, notation.target, words)
    : counts
      ? countLines(law, words)
      : [];
  const each = notation.repeats !== null && notation.repeats > 1 ? `, ${words.perRoll}` : '';
  const lines: OddsLine[] = [
    ...told,
    { id: 'media', label: words.mean + each, value: meanOf(law), tone: 'neutral', mean: true },
  ];
  return { lines, table: { label: rest > 0 ? words.nearly : words.distribution, rows: rowsOf(law, words) } };
}

const line = (id: string, label: string, value: Fraction, tone: Tone): OddsLine => ({
  id,
  label,
  value,
  tone,
});

const meanOf = ({ parts, unit }: Law): Fraction => {
  const { num, den } = mean(parts);
  return fraction(num, den * BigInt(unit));
};

function targetLines(law: Law, { sign, than }: Target, words: Words): readonly OddsLine[] {
  const good = chanceThat(law.parts, (part) => holds(sign, order(valueAt(law.unit, part), than)));
  const bad = fraction(good.den - good.num, good.den);
  return [line('exito', words.success, good, 'good'), line('fallo', words.failure, bad, 'bad')];
}

function countLines(law: Law, words: Words): readonly OddsLine[] {
  return [
    line(
      'alguno',
      words.atLeastOne,
      chanceThat(law.parts, (part) => part >= law.unit),
      'good',
    ),
  ];
}

/** Every value, or as many equal ranges of values as a table is read with. */
function rowsOf(law: Law, words: Words): readonly OddsLine[] {
  const cases = casesOf(law);
  const { total } = law.parts;
  const width = Math.ceil(cases.length / MOST_ROWS);
  const rows: OddsLine[] = [];
  for (let at = 0; at < cases.length; at += width) {
    const group = cases.slice(at, at + width);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    const weight = group.reduce((sum, [, one]) => sum + one, 0n);
    const [from, to] = [figure(first[0], words), figure(last[0], words)];
    const label = from === to ? from : words.range(from, to);
    rows.push(line(label, label, fraction(weight, total), 'neutral'));
  }
  return rows;
}

/** The whole distribution of one roll, language-free. */
export function lawsOf(notationOrder: NotationOrder): readonly SystemLaw[] {
  const found = notationLaw(notationOf(notationOrder));
  if (!found) return [];
  const { law } = found;
  const values = casesOf(law).map(
    ([value, weight]) =>
      [
        typeof value === 'number' ? `${value}` : `${value.num}/${value.den}`,
        fraction(weight, law.parts.total),
      ] as const,
  );
  return [{ id: 'total', values, mean: meanOf(law) }];
}

import { chanceThat, mean } from '../../odds/distribution';
import { add, type Fraction, fraction } from '../../odds/fraction';
import type { Language, Odds, OddsLine, Law as SystemLaw, Tone } from '../../system';
import { bandLabel, bandOf } from './bands';
import { mixing } from './check/mixing';
import { templateOf } from './games';
import type { Template } from './games/form';
import { type Versus, versus } from './odds/compare';
import { casesOf, type Law, valueAt } from './odds/law';
import { notationLaw } from './odds/notation-law';
import { type Outcome, outcomesOf } from './odds/outcomes';
import { type NotationOrder, notationOf } from './order';
import { bandFor, bandsOf, type OwnBand } from './own-bands';
import { figure } from './sentences/figures';
import { LABEL, safeText } from './spelling';
import { holds, type Notation, type Target } from './tree';
import { order, type Value } from './values';
import { wordsOf } from './words';
import type { Words } from './words/form';

/** Rows a table is still read with. */
const MOST_ROWS = 60;

/** Exact odds of one roll of the notation; none where they would be too large. */
export function oddsOf(notationOrder: NotationOrder, language: Language): Odds {
  const words = wordsOf(language);
  const notation = notationOf(notationOrder);
  const template = notationOrder.plantilla ? templateOf(notationOrder.plantilla) : null;
  const found = notation.terms.some(({ shape }) => shape === 'names') ? null : notationLaw(notation);
  const named = template ? bandLines(notation, template, found?.law ?? null, language) : [];
  if (!found) return { lines: named };
  const { law, rest } = found;
  const own = notationOrder.bandas ? ownLines(law, bandsOf(notationOrder.bandas) ?? []) : named;
  const each = notation.repeats !== null && notation.repeats > 1 ? `, ${words.perRoll}` : '';
  const other = notationOrder.frente ? notationOf({ expresion: notationOrder.frente }) : null;
  const compared = other && versus(notation, other);
  const names: readonly [string, string] = [shortText(notation), other ? shortText(other) : ''];
  const meanLabel = compared ? words.meanOf(names[0]) : words.mean + each;
  const average: OddsLine = { ...line('media', meanLabel, meanOf(law), 'neutral'), mean: true };
  const beside = compared ? versusLines(compared, names, words) : [];
  const label = rest > 0 ? words.nearly : words.distribution;
  return {
    lines: [...(own.length > 0 ? own : plainLines(law, notation, words)), average, ...beside],
    table: compared
      ? { label, rows: rowsOf(law, words, compared.other), columns: names }
      : { label, rows: rowsOf(law, words) },
  };
}

const shortText = (notation: Notation): string => safeText(notation).replaceAll(`«${LABEL}»`, '');

export const line = (id: string, label: string, value: Fraction, tone: Tone): OddsLine => ({
  id,
  label,
  value,
  tone,
});

export const meanOf = ({ parts, unit }: Law): Fraction => {
  const { num, den } = mean(parts);
  return fraction(num, den * BigInt(unit));
};

function plainLines(law: Law, { root, target }: Notation, words: Words): readonly OddsLine[] {
  if (target) return targetLines(law, target, words);
  if (!mixing(root).how.endsWith('count')) return [];
  return [
    line(
      'alguno',
      words.atLeastOne,
      chanceThat(law.parts, (part) => part >= law.unit),
      'good',
    ),
  ];
}

function targetLines(law: Law, { sign, than }: Target, words: Words): readonly OddsLine[] {
  const good = chanceThat(law.parts, (part) => holds(sign, order(valueAt(law.unit, part), than)));
  const bad = fraction(good.den - good.num, good.den);
  return [line('exito', words.success, good, 'good'), line('fallo', words.failure, bad, 'bad')];
}

/** The roll beside another: which comes to more. */
function versusLines(
  { more, same, less, other }: Versus,
  [mine, theirs]: readonly [string, string],
  words: Words,
): readonly OddsLine[] {
  return [
    { ...line('media2', words.meanOf(theirs), meanOf(other), 'neutral'), mean: true },
    line('mas', words.more(mine, theirs), more, 'good'),
    line('igual', words.same, same, 'mixed'),
    line('menos', words.more(theirs, mine), less, 'bad'),
  ];
}

/** The chance of each band of a template; none where its outcomes are too many. */
function bandLines(
  notation: Notation,
  template: Template,
  law: Law | null,
  language: Language,
): readonly OddsLine[] {
  const outcomes = outcomesOf(notation, template.bands.map(({ when }) => when).join('&'), law);
  return outcomes ? linesOfBands(template, outcomes, language) : [];
}

/** The chance of each band; bands of one name are one. */
export function linesOfBands(
  template: Pick<Template, 'id' | 'bands'>,
  outcomes: readonly Outcome[],
  language: Language,
): readonly OddsLine[] {
  const weights = new Map<string, { readonly tone: Tone; weight: bigint }>();
  const labels = new Map(template.bands.map((band) => [band, bandLabel(band, language)]));
  for (const [band, label] of labels) {
    if (!weights.has(label)) weights.set(label, { tone: band.tone, weight: 0n });
  }
  const successes = new Set(
    template.bands
      .filter(({ tone, counts }) => tone === 'good' || counts)
      .map((band) => labels.get(band) ?? ''),
  );
  let total = 0n;
  for (const { quantities, weight } of outcomes) {
    const found = weights.get(labels.get(bandOf(template, quantities)) ?? '');
    if (found) found.weight += weight;
    total += weight;
  }
  const lines = [...weights]
    .filter(([, { weight }]) => weight > 0n)
    .map(([label, { tone, weight }], at) => line(`banda${at + 1}`, label, fraction(weight, total), tone));
  return successFirst(lines, successes, language);
}

/** What a player asks first: any success where it has several names, or its only name before other outcomes. */
function successFirst(
  lines: readonly OddsLine[],
  names: ReadonlySet<string>,
  language: Language,
): readonly OddsLine[] {
  const good = lines.filter(({ label }) => names.has(label));
  if (good.length < 2) return [...good, ...lines.filter((one) => !good.includes(one))];
  const any = good.reduce((sum, { value }) => add(sum, value), fraction(0n));
  return [line('bien', wordsOf(language).anySuccess, any, 'good'), ...lines];
}

/** The chances of a player's own bands. */
function ownLines(law: Law, bands: readonly OwnBand[]): readonly OddsLine[] {
  return bands.map((band, at) => {
    const chance = chanceThat(law.parts, (part) => bandFor(bands, valueAt(law.unit, part)) === band);
    return line(`banda${at + 1}`, band.words, chance, 'neutral');
  });
}

/** Every value, or as many equal ranges of values as a table is read with; of two rolls, those of either. */
export function rowsOf(law: Law, words: Words, other: Law | null = null): readonly OddsLine[] {
  const cases = merged(casesOf(law), other ? casesOf(other) : []);
  const width = Math.ceil(cases.length / MOST_ROWS);
  const rows: OddsLine[] = [];
  for (let at = 0; at < cases.length; at += width) {
    const group = cases.slice(at, at + width);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    const [from, to] = [figure(first.value, words), figure(last.value, words)];
    const label = from === to ? from : words.range(from, to);
    const chance = (of: Law, weight: (one: Case) => bigint) =>
      fraction(
        group.reduce((sum, one) => sum + weight(one), 0n),
        of.parts.total,
      );
    const row = line(
      label,
      label,
      chance(law, ({ mine }) => mine),
      'neutral',
    );
    rows.push(other ? { ...row, beside: chance(other, ({ theirs }) => theirs) } : row);
  }
  return rows;
}

/** A value with its weights in two laws. */
interface Case {
  readonly value: Value;
  readonly mine: bigint;
  readonly theirs: bigint;
}
type Weighed = ReturnType<typeof casesOf>;

/** The values of two laws upwards, each once. */
function merged(mine: Weighed, theirs: Weighed): readonly Case[] {
  const all = [
    ...mine.map(([value, weight]) => ({ value, mine: weight, theirs: 0n })),
    ...theirs.map(([value, weight]) => ({ value, mine: 0n, theirs: weight })),
  ].sort((a, b) => order(a.value, b.value));
  const cases: Case[] = [];
  for (const one of all) {
    const last = cases.at(-1);
    if (last && order(last.value, one.value) === 0) {
      cases[cases.length - 1] = { ...last, mine: last.mine + one.mine, theirs: last.theirs + one.theirs };
    } else cases.push(one);
  }
  return cases;
}

/** The whole distribution of one roll, language-free. */
export function lawsOf(notationOrder: NotationOrder): readonly SystemLaw[] {
  const found = notationLaw(notationOf(notationOrder));
  if (!found) return [];
  return [systemLaw(found.law)];
}

export function systemLaw(law: Law): SystemLaw {
  const values = casesOf(law).map(
    ([value, weight]) =>
      [
        typeof value === 'number' ? `${value}` : `${value.num}/${value.den}`,
        fraction(weight, law.parts.total),
      ] as const,
  );
  return { id: 'total', values, mean: meanOf(law) };
}

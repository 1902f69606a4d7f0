import type { Dice } from '../../../proof/dice';
import type { Clause, Language, Piece, Sentences, Tone } from '../../../system';
import { nameOf, notesOf } from '../bands';
import { mixing } from '../check/mixing';
import { type Survey, spec, survey, type Thrown } from '../dice-list';
import type { Roll } from '../evaluate';
import { templateOf } from '../games';
import { type NotationOrder, notationOf } from '../order';
import { LABEL, safeText } from '../spelling';
import type { TermRoll } from '../throw-term';
import type { Notation } from '../tree';
import { order } from '../values';
import { wordsOf } from '../words';
import type { Words } from '../words/form';
import { Arithmetic, isPlain } from './arithmetic';
import { outcome, reading } from './dice-words';
import { figure } from './figures';

/** The words of a roll: what comes of it; then the notation, each group of dice and how it is read, and the sum. */
export function sentencesOf(order: NotationOrder, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  const notation = notationOf(order);
  const found = survey(notation, dice);
  const expression = expressionPieces(notation);
  // From a post: dice that are not this order's have no outcome, and no words that could pass for one.
  if (!found.rolls) return { verdict: [words.otherDice], details: [expression] };
  return {
    verdict: [verdictOf(order, notation, found.rolls, language)],
    details: [
      expression,
      ...[
        ...diceClauses(notation, found, groupsOf(order, language), words),
        ...notesOf(order, notation, found.rolls, language),
      ].map((text) => [text]),
    ],
  };
}

/** The notation as a block writes it, its labels in their places. */
export function expressionPieces(notation: Notation): Clause {
  const parts = safeText(notation).split(LABEL);
  return parts.flatMap<Piece>((part, at) => (at === 0 ? [part] : [{ name: `etiqueta${at}` }, part]));
}

/** What is going to be rolled, and the groups of dice it throws first. */
export function announceOf(order: NotationOrder): readonly Clause[] {
  const notation = notationOf(order);
  const [first = []] = spec(notation);
  return [expressionPieces(notation), ...first.map(({ n, d }) => [`${n}d${d}`])];
}

function verdictOf(
  order: NotationOrder,
  notation: Notation,
  rolls: readonly Roll[],
  language: Language,
): string {
  const words = wordsOf(language);
  const [first] = rolls;
  const names = rolls.map((roll) => nameOf(order, notation, roll, language)?.words ?? '').filter(Boolean);
  if (names.length > 0) return names.join('; ');
  if (first && rolls.length === 1) return oneVerdict(notation, first, words);
  if (!notation.target) return rolls.map((roll) => resultOf(notation, roll, words)).join(', ');
  return words.ofRolls(rolls.filter(({ success }) => success).length, rolls.length);
}

function oneVerdict(notation: Notation, roll: Roll, words: Words): string {
  if (roll.success === undefined) return resultOf(notation, roll, words);
  const told = roll.success ? words.success : words.failure;
  const { margin = null } = roll;
  return margin === null ? told : `${told}, ${words.margin(figure(margin, words))}`;
}

/** A total, a number of successes or the names of faces. */
function resultOf({ root }: Notation, { terms, total }: Roll, words: Words): string {
  const [first] = terms;
  if (first?.term.shape === 'names') return outcome(first, words).slice(2);
  const text = figure(total, words);
  return mixing(root).how.endsWith('count') ? words.successes(text, total === 1) : text;
}

/** What the dice of each term are, in a game that has several kinds. */
const groupsOf = ({ plantilla }: NotationOrder, language: Language): readonly string[] =>
  (plantilla ? (templateOf(plantilla)?.groups ?? []) : []).map((name) => name[language]);

/** `names`: what the dice of each term are called, '' or nothing for those that need no name. */
function diceClauses(
  notation: Notation,
  { rolls, thrown }: Survey,
  names: readonly string[],
  words: Words,
): readonly string[] {
  if (!rolls) return [];
  const [only] = rolls;
  if (only && rolls.length === 1) {
    const groups = thrown.flatMap((one, at) => {
      const roll = only.terms[at];
      const clauses = roll ? termClause(one, roll, words) : [];
      return clauses.map((clause) => `${names[at] ?? ''} ${clause}`.trim());
    });
    return [...groups, ...sumClause(notation, only, words)];
  }
  const groups = thrown.map((one) => groupText(one, words)).filter((text) => text !== '');
  return [...groups, ...rolls.map((roll, at) => `#${at + 1}: ${rollText(notation, roll, words)}`)];
}

/** `4d6: 6, 1, 4, 5, descartado 1 = 15`; nothing where no dice were thrown. */
function termClause(thrown: Thrown, roll: TermRoll, words: Words): readonly string[] {
  const dice = groupText(thrown, words);
  if (dice === '') return [];
  return [
    [[dice, ...reading(roll, words)].filter((text) => text !== '').join(', '), outcome(roll, words)]
      .join(' ')
      .trim(),
  ];
}

/** The groups of a term as TV1 throws them: the proof looks for these very words. */
function groupText({ n, sides, own, further }: Thrown, words: Words): string {
  const text = (faces: readonly number[], count: number) => `${count}d${sides}: ${faces.join(', ')}`;
  if (n === 0) return '';
  const dice = text(own, n);
  return further.length > 0 ? words.and(dice, text(further, further.length)) : dice;
}

function sumClause({ root }: Notation, roll: Roll, words: Words): readonly string[] {
  if (isPlain(root)) return [];
  return [`total ${new Arithmetic(roll.terms, words).text(root)} = ${figure(roll.total, words)}`];
}

/** One of several rolls, its dice without their groups, which stand before. */
function rollText(notation: Notation, roll: Roll, words: Words): string {
  const { root } = notation;
  const terms = roll.terms
    .filter(({ dice }) => dice.length > 0)
    .map((term) => {
      const faces = term.dice.map(({ face }) => face).join(', ');
      return [[faces, ...reading(term, words)].filter((text) => text !== '').join(', '), outcome(term, words)]
        .join(' ')
        .trim();
    });
  const sum = sumClause(notation, roll, words);
  const told = roll.success === undefined ? [] : [oneVerdict(notation, roll, words)];
  return [...terms, ...(isPlain(root) ? [] : sum), ...told].join('; ');
}

export function toneOf(notationOrder: NotationOrder, dice: Dice): Tone {
  const notation = notationOf(notationOrder);
  const { rolls } = survey(notation, dice);
  const [first] = rolls ?? [];
  if (!rolls || !first) return 'neutral';
  const named = nameOf(notationOrder, notation, first, 'es');
  if (named) return named.tone;
  if (notation.target) {
    const good = rolls.filter(({ success }) => success).length;
    return good === rolls.length ? 'good' : good === 0 ? 'bad' : 'mixed';
  }
  if (!mixing(notation.root).how.endsWith('count')) return 'neutral';
  return rolls.some(({ total }) => order(total, 0) > 0) ? 'good' : 'bad';
}

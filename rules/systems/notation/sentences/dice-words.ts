import {
  type Die,
  DROPPED,
  EXTRA,
  FAILURE,
  HIGH,
  LOW,
  OUT,
  PART,
  REROLLED,
  SUCCESS,
  shown,
  type TermRoll,
} from '../throw-term';
import type { Words } from '../words/form';
import { figure, figures } from './figures';

/**
 * How the dice of a term are read: what was repeated, what was added, what each counts for, what was left out,
 * and what comes of it. Clauses of one line, in the order the rules act.
 */
export function reading(roll: TermRoll, words: Words): readonly string[] {
  const { term, dice, tope } = roll;
  const special = specialReading(roll, words);
  if (special !== null) return [special];
  const count = term.mods?.count ?? null;
  return [
    list(dice, REROLLED, 0, (die) => die.face, words.repeated, words),
    list(dice, EXTRA, PART | REROLLED, (die) => die.face, words.extra, words),
    worths(roll, words),
    list(dice, DROPPED, 0, (die) => die.value, words.dropped, words),
    count?.minus ? words.hits(marked(dice, SUCCESS), marked(dice, FAILURE)) : '',
    list(
      dice,
      HIGH,
      0,
      (die) => die.value,
      (text) => words.critical(text),
      words,
    ),
    list(
      dice,
      LOW,
      0,
      (die) => die.value,
      (text) => words.fumble(text),
      words,
    ),
    tope ? words.limit : '',
  ].filter((clause) => clause !== '');
}

const marked = (dice: readonly Die[], bit: number): number => dice.filter(({ mark }) => mark & bit).length;

function list(
  dice: readonly Die[],
  bit: number,
  without: number,
  value: (die: Die) => number,
  say: (text: string, one: boolean) => string,
  words: Words,
): string {
  const found = dice.filter(({ mark }) => mark & bit && !(mark & without));
  return found.length === 0 ? '' : say(figures(found.map(value), words), found.length === 1);
}

/** What the dice that were not thrown again count for, where it is not what they show. */
function worths({ term, dice }: TermRoll, words: Words): string {
  const own = dice.filter(({ mark }) => !(mark & (REROLLED | PART)));
  const fate = term.shape === 'fate' || term.shape === 'fate1';
  if (!fate && own.every((die) => die.value === die.face)) return '';
  const plain = fate && own.every((die) => die.value === shown(term, die.face));
  // Fate dice are read by their signs, as they lie on the table.
  return plain
    ? own.map(({ value }) => (value > 0 ? '+' : value < 0 ? '-' : '0')).join(' ')
    : words.worth(
        figures(
          own.map(({ value }) => value),
          words,
        ),
      );
}

function specialReading({ term, dice }: TermRoll, words: Words): string | null {
  const values = dice.map(({ value }) => value);
  switch (term.shape) {
    case 'tens': {
      const [units = 0, ...tens] = values;
      return words.tens(`${units}`, tens.join(', '));
    }
    case 'repeats': {
      const highest = Math.max(0, ...values);
      return words.repeats(`${highest}`, Math.max(0, values.filter((value) => value === highest).length - 1));
    }
    case 'names':
    case 'digits':
      return '';
    default:
      return null;
  }
}

/** What a term comes to; '' where the one die that counts says it already. */
export function outcome(roll: TermRoll, words: Words): string {
  const { term, dice, total } = roll;
  if (term.shape === 'names') return `= ${dice.map(({ face }) => term.names[face - 1] ?? '').join(', ')}`;
  const alive = dice.filter(({ mark }) => !(mark & OUT));
  const alone = dice.length === 1 && alive[0]?.value === total && term.shape !== 'tens' && !term.mods?.count;
  return alone ? '' : `= ${figure(total, words)}`;
}

import { bad, good, type Read } from '../../../read';
import { type DialectId, dialects } from '../dialects';
import type { DiceTerm, Notation } from '../tree';
import { type Cursor, fail, here, isDigit, Misread, spaces, whole } from './cursor';
import { callNode, expression } from './expression';
import { suffixes } from './suffix';

const MOST_CHARACTERS = 200;
const MOST_REPEATS = 20;
const MOST_THROWN = 100;

/**
 * Reads a line of notation (notation.md): the whole text has its documented meaning, or there is one problem
 * with a closed `code`, the `column` where it begins (from 1, in code points; one past the end when something
 * is missing there) and what its message needs. What is read can be rolled: nothing is left to go wrong.
 * `places`: the text of an order, where labels are empty.
 */
export function readNotation(text: string, dialect: DialectId = 'base', places = false): Read<Notation> {
  try {
    return good(notation(text, dialect, places));
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const column = [...text.slice(0, error.at)].length + 1;
    return bad({ code: error.code, field: 'expresion', values: { ...error.values, column } });
  }
}

function notation(text: string, dialect: DialectId, places: boolean): Notation {
  if (text.length > MOST_CHARACTERS) checkLength(text);
  const c: Cursor = {
    text,
    dialect: dialects[dialect],
    places,
    at: 0,
    depth: 0,
    terms: [],
    expression,
    counting: 'constant',
    countAt: 0,
  };
  spaces(c);
  const repeats = repeatsHere(c);
  const read = expression(c);
  const target = suffixes(c);
  // Avrae cuts a total to a whole number, but compares it uncut.
  const cut = c.dialect.comparesTotals && !target && !read.whole;
  const root = cut ? callNode('trunc', [read], read.at) : read;
  for (const term of c.terms) checkTerm(term, root === term && !target, repeats);
  return { repeats, root, terms: c.terms, target };
}

function checkLength(text: string): void {
  const characters = [...text];
  if (characters.length > MOST_CHARACTERS) {
    fail('too_long', characters.slice(0, MOST_CHARACTERS).join('').length, { max: MOST_CHARACTERS });
  }
}

/** `6#` before the expression; the spaces of `6 # 4d6` would make it a number with a comment. */
function repeatsHere(c: Cursor): number | null {
  const from = c.at;
  if (!isDigit(here(c))) return null;
  let end = from;
  while (isDigit(c.text.charCodeAt(end))) end += 1;
  if (c.text[end] !== '#') {
    if (/^\s+#/.test(c.text.slice(end))) fail('repeats_spaced', end + c.text.slice(end).indexOf('#'));
    return null;
  }
  const times = whole(c) ?? 0;
  if (times < 1 || times > MOST_REPEATS) fail('repeats', from, { max: MOST_REPEATS });
  c.at += 1;
  spaces(c);
  return times;
}

function checkTerm(term: DiceTerm, alone: boolean, repeats: number | null): void {
  if (term.shape === 'names' && !alone) fail('names_alone', term.at);
  if ((repeats ?? 1) * thrown(term) > MOST_THROWN) fail('too_many_repeated', term.at, { max: MOST_THROWN });
}

/** The dice a term throws at once, at most. */
export const thrown = (term: DiceTerm): number =>
  term.shape === 'tens' ? 2 + Math.abs(term.tens) : term.most;

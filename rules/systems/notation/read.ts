import { bad, good, type Read } from '../../read';
import { check, constant } from './check/check';
import type { Dialect, DialectId } from './dialect/dialect';
import { dialects } from './dialect/dialects';
import { written } from './dialect/written';
import { fail, Misread } from './misread';
import { parse } from './read/parse';
import type { Notation } from './tree';

/** Limit of notation.md §8. */
const MOST_CHARACTERS = 200;

/**
 * Reads a line of notation (notation.md): the whole text has its documented meaning, or there is one problem
 * with a closed `code`, the `column` where it begins (from 1, in code points; one past the end when something
 * is missing there) and the `piece` that is missing. What is read can be rolled: nothing is left to go wrong.
 * `places`: labels are empty, only their places are kept.
 */
export const readNotation = (text: string, dialect: DialectId = 'base', places = false): Read<Notation> =>
  read(text, dialects[dialect], places);

/** Reads the canonical text of an order. */
export const readOrderText = (text: string): Read<Notation> => read(text, written, true);

function read(text: string, dialect: Dialect, places: boolean): Read<Notation> {
  try {
    if (text.length > MOST_CHARACTERS) checkLength(text);
    const notation = parse(text, dialect, constant, places);
    check(notation);
    return good(notation);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { code, at, piece } = error;
    return bad({ code, field: 'expresion', values: { column: [...text.slice(0, at)].length + 1, piece } });
  }
}

function checkLength(text: string): void {
  const characters = [...text].slice(0, MOST_CHARACTERS).join('');
  if (characters.length < text.length) fail('too_long', characters.length);
}

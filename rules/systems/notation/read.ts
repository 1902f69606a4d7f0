import { bad, good, type Read } from '../../read';
import { check, constant } from './check/check';
import type { DialectId } from './dialect/dialect';
import { dialects } from './dialect/dialects';
import { Misread } from './misread';
import { parse } from './read/parse';
import type { Notation } from './tree';

/**
 * Reads a line of notation (notation.md): the whole text has its documented meaning, or there is one problem
 * with a closed `code`, the `column` where it begins (from 1, in code points; one past the end when something
 * is missing there) and the `piece` that is missing. What is read can be rolled: nothing is left to go wrong.
 * `places`: the text of an order, where labels are empty.
 */
export function readNotation(text: string, dialect: DialectId = 'base', places = false): Read<Notation> {
  try {
    const notation = parse(text, dialects[dialect], constant, places);
    check(notation);
    return good(notation);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { code, at, piece } = error;
    return bad({ code, field: 'expresion', values: { column: [...text.slice(0, at)].length + 1, piece } });
  }
}

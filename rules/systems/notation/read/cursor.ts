import type { Dialect } from '../dialect/dialect';
import { Misread } from '../misread';
import type { DiceTerm, Node, Sign } from '../tree';

/** The text being read, and what reading it has found so far. */
export interface Cursor {
  readonly text: string;
  /** The same in small letters and plain signs, character by character. */
  readonly low: string;
  readonly dialect: Dialect;
  /** In the text of an order, labels are empty: only their places are kept. */
  readonly places: boolean;
  at: number;
  /** Open brackets: inside them a comma separates. */
  depth: number;
  readonly terms: DiceTerm[];
  /** Reads a whole expression (`expression.ts`), for whatever stands inside brackets. */
  readonly expression: (c: Cursor) => Node;
  /** The value of an expression without dice; `NaN` when it is not a whole number. */
  readonly constant: (node: Node) => number;
}

/** The character here; '' at the end. */
export const peek = (c: Cursor): string => c.low.charAt(c.at);

/** Takes this text if it stands here. */
export function take(c: Cursor, text: string): boolean {
  const found = c.low.startsWith(text, c.at);
  if (found) c.at += text.length;
  return found;
}
/** `piece` must stand here: it is taken, or named by the message. */
export function need(c: Cursor, piece: string): void {
  if (!take(c, piece)) missing(c, piece);
}
export function missing(c: Cursor, piece: string): never {
  throw new Misread('missing', c.at, piece);
}

/** Takes what a sticky pattern finds here. */
export function match(c: Cursor, pattern: RegExp): string | null {
  const from = c.at;
  pattern.lastIndex = from;
  if (!pattern.test(c.low)) return null;
  c.at = pattern.lastIndex;
  return c.low.slice(from, c.at);
}

/** Whether one of these characters stands here. */
export const among = (c: Cursor, characters: string): boolean =>
  c.at < c.low.length && characters.includes(peek(c));
export function isDigit(c: Cursor, ahead = 0): boolean {
  const code = c.low.charCodeAt(c.at + ahead);
  return code >= 48 && code <= 57;
}

/** Passes spaces (also those that do not break a line); whether there were any. */
export function spaces(c: Cursor): boolean {
  const from = c.at;
  for (;;) {
    const code = c.low.charCodeAt(c.at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 0xa0 && code !== 0x202f) return c.at > from;
    c.at += 1;
  }
}

const MOST_DIGITS = 9;
/** A whole number of up to nine digits, or `null` where no digit stands. */
export function digits(c: Cursor): number | null {
  const from = c.at;
  let value = 0;
  while (isDigit(c)) {
    value = value * 10 + c.low.charCodeAt(c.at) - 48;
    c.at += 1;
  }
  if (c.at - from > MOST_DIGITS) throw new Misread('big_number', from);
  return c.at === from ? null : value;
}
/** A whole number must stand here. */
export const numeral = (c: Cursor, piece = 'number'): number => digits(c) ?? missing(c, piece);

/** Whether a comparison sign stands here: < = > ≠ ≤ ≥. */
export function isSign(c: Cursor): boolean {
  const code = c.low.charCodeAt(c.at);
  return (code >= 60 && code <= 62) || code === 0x2260 || code === 0x2264 || code === 0x2265;
}
/** A comparison sign of any spelling, or `null`. */
export function sign(c: Cursor): Sign | null {
  if (!isSign(c)) return null;
  for (const one of signs) if (take(c, one)) return one;
  const other = peek(c);
  c.at += 1;
  return other === '≥' ? '>=' : other === '≤' ? '<=' : '<>';
}
const signs: readonly Sign[] = ['>=', '<=', '<>', '>', '<', '='];

/** What stands in brackets, the first taken: its spaces, its commas, the closing one. */
export function inside<Read>(c: Cursor, close: string, read: () => Read): Read {
  c.depth += 1;
  spaces(c);
  const found = read();
  spaces(c);
  need(c, close);
  c.depth -= 1;
  return found;
}

/** Pieces between separators, `,` or `;` but not both. */
export function separated<Piece>(c: Cursor, piece: () => Piece, pieces: Piece[] = []): readonly Piece[] {
  let separator = '';
  do {
    spaces(c);
    pieces.push(piece());
    spaces(c);
    separator ||= among(c, ';') ? ';' : ',';
  } while (take(c, separator));
  return pieces;
}

/** The letters a pattern takes here; '' before a comparison of dice; `null` where neither stands. */
export function wordHere(c: Cursor, pattern: RegExp): string | null {
  const code = c.low.charCodeAt(c.at);
  // Letters, and the ! of explosions.
  if (code === 33 || (code >= 97 && code <= 122)) return match(c, pattern);
  return isSign(c) && !c.dialect.compares ? '' : null;
}

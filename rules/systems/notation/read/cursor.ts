import type { Dialect } from '../dialects';
import type { DiceTerm, Node, Sign } from '../tree';

/** What is wrong with a text and where, in UTF-16 units from 0. Caught at the door of `read.ts`, never seen outside. */
export class Misread {
  constructor(
    readonly code: string,
    readonly at: number,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {}
}

/** The text being read, and what reading it has found so far. */
export interface Cursor {
  readonly text: string;
  readonly dialect: Dialect;
  /** In the text of an order, labels are empty: only their places are kept. */
  readonly places: boolean;
  at: number;
  /** Open brackets: inside them a comma separates. */
  depth: number;
  readonly terms: DiceTerm[];
  /** Reads a whole expression (`expression.ts`), for whatever stands inside brackets. */
  readonly expression: (c: Cursor) => Node;
  /** How the expression just read counts, and where its first counting modifier stands (`mixing.ts`). */
  counting: Counting;
  countAt: number;
}
export type Counting = 'constant' | 'sum' | 'count' | 'bracketed sum' | 'bracketed count';

export function fail(code: string, at: number, values?: Readonly<Record<string, string | number>>): never {
  throw new Misread(code, at, values);
}

/** Something must stand here and does not: `piece` names it for the message. */
export function missing(c: Cursor, piece: string): never {
  return fail('missing', c.at, { piece, found: wordAt(c) });
}

/** The character code here, 0 at the end; `letter` makes capitals small. */
export const here = (c: Cursor, ahead = 0): number => c.text.charCodeAt(c.at + ahead) || 0;
export function letter(c: Cursor, ahead = 0): number {
  const code = here(c, ahead);
  return code >= 65 && code <= 90 ? code + 32 : code;
}
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Code of an ASCII character, read once at start. */
export const A = (character: string): number => character.charCodeAt(0);

/** The word, or the single character, that begins here: for messages. */
export function wordAt(c: Cursor): string {
  const rest = c.text.slice(c.at, c.at + 40);
  return /^(?:\p{L}{1,20}|.?)/su.exec(rest)?.[0] ?? '';
}

const space = (code: number): boolean => code === 32 || code === 9 || code === 160 || code === 0x202f;
/** Passes spaces; whether there were any. */
export function spaces(c: Cursor): boolean {
  const from = c.at;
  while (space(here(c))) c.at += 1;
  return c.at > from;
}

/** Takes the letters of a small-letter word, whatever their case. */
export function takes(c: Cursor, word: string): boolean {
  for (let ahead = 0; ahead < word.length; ahead += 1) {
    if (letter(c, ahead) !== word.charCodeAt(ahead)) return false;
  }
  c.at += word.length;
  return true;
}
/** Takes one character by its code, capital or small. */
export function take(c: Cursor, code: number): boolean {
  if (letter(c) !== code) return false;
  c.at += 1;
  return true;
}

const MOST_DIGITS = 9;

/** A whole number of up to nine digits, or `null` where no digit stands. */
export function whole(c: Cursor): number | null {
  const from = c.at;
  let value = 0;
  let code = here(c);
  while (isDigit(code)) {
    value = value * 10 + code - 48;
    c.at += 1;
    code = here(c);
  }
  if (c.at === from) return null;
  if (c.at - from > MOST_DIGITS) fail('big_number', from, { max: MOST_DIGITS });
  return value;
}

/** A comparison sign of any spelling, or `null`. */
export function sign(c: Cursor): Sign | null {
  const found = signAt(here(c), here(c, 1));
  if (found) c.at += found.length === 2 && here(c) < 128 ? 2 : 1;
  return found;
}

function signAt(code: number, next: number): Sign | null {
  switch (code) {
    case 62:
      return next === 61 ? '>=' : '>';
    case 60:
      return next === 61 ? '<=' : next === 62 ? '<>' : '<';
    case 61:
      return '=';
    case 0x2265:
      return '>=';
    case 0x2264:
      return '<=';
    case 0x2260:
      return '<>';
    default:
      return null;
  }
}

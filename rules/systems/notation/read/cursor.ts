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

/** Passes spaces; whether there were any. */
export function spaces(c: Cursor): boolean {
  const from = c.at;
  while (' \t\n\u00a0\u202f'.includes(peek(c) || '.')) c.at += 1;
  return c.at > from;
}

const MOST_DIGITS = 9;
/** A whole number of up to nine digits, or `null` where no digit stands. */
export function digits(c: Cursor): number | null {
  const from = c.at;
  while (peek(c) >= '0' && peek(c) <= '9') c.at += 1;
  if (c.at - from > MOST_DIGITS) throw new Misread('big_number', from);
  return c.at === from ? null : Number(c.low.slice(from, c.at));
}
/** A whole number must stand here. */
export const numeral = (c: Cursor, piece = 'number'): number => digits(c) ?? missing(c, piece);

/** A comparison sign of any spelling, or `null`. */
export function sign(c: Cursor): Sign | null {
  const found = match(c, /[<>]=|<>|[<>=≥≤≠]/y);
  return found ? (otherSigns[found] ?? (found as Sign)) : null;
}
const otherSigns: Record<string, Sign> = { '≥': '>=', '≤': '<=', '≠': '<>' };

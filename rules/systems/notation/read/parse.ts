import type { Dialect } from '../dialect/dialect';
import { fail } from '../misread';
import type { Node, Notation } from '../tree';
import { type Cursor, digits, match, spaces } from './cursor';
import { expression } from './expression';
import { suffixes } from './suffix';

/** Limits of notation.md §8. */
const MOST_CHARACTERS = 200;
const MOST_REPEATS = 20;

/** Signs and accents that are one character of the base spelling. */
const plainSigns: Record<string, string> = { '×': '*', '÷': '/', '−': '-', á: 'a', í: 'i' };

/** What is not typed in small letters, digits and plain signs. */
const UNUSUAL = /[^ -@[-~]/;

/**
 * The tree of a text (notation.md §2): spelling only; `check` says whether what is spelled may be rolled.
 * @throws Misread
 */
export function parse(
  text: string,
  dialect: Dialect,
  constant: (node: Node) => number,
  places = false,
): Notation {
  if (text.length > MOST_CHARACTERS) checkLength(text);
  const low = UNUSUAL.test(text)
    ? text.toLowerCase().replace(/[×÷−áí]/g, (sign) => plainSigns[sign] ?? sign)
    : text;
  const c: Cursor = {
    text,
    // A few letters of the world grow when they are made small: then only small letters are read.
    low: low.length === text.length ? low : text,
    dialect,
    places,
    at: 0,
    depth: 0,
    terms: [],
    expression,
    constant,
  };
  spaces(c);
  const repeats = repeatsHere(c);
  const read = expression(c);
  const target = suffixes(c);
  return { repeats, root: dialect.finish?.(read, target) ?? read, terms: c.terms, target };
}

function checkLength(text: string): void {
  const characters = [...text].slice(0, MOST_CHARACTERS).join('');
  if (characters.length < text.length) fail('too_long', characters.length);
}

/** `6#` before the expression; the spaces of `6 # 4d6` would make it a number with a comment. */
function repeatsHere(c: Cursor): number | null {
  const { at } = c;
  const found = c.low.includes('#') ? match(c, /\d+\s*#/y) : null;
  if (!found) return null;
  if (/\s/.test(found)) fail('repeats_spaced', c.at - 1);
  c.at = at;
  const times = digits(c) ?? 0;
  if (times < 1 || times > MOST_REPEATS) fail('repeats', at);
  c.at += 1;
  spaces(c);
  return times;
}

import type { Dialect } from '../dialect/dialect';
import { fail } from '../misread';
import type { Node, Notation } from '../tree';
import { type Cursor, match, spaces } from './cursor';
import { expression } from './expression';
import { suffixes } from './suffix';

const MOST_REPEATS = 20;

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
  const c: Cursor = {
    text,
    low: dialect.plain?.(text) ?? text.toLowerCase(),
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

/** `6#` before the expression; the spaces of `6 # 4d6` would make it a number with a comment. */
function repeatsHere(c: Cursor): number | null {
  const { at } = c;
  const found = match(c, /\d+\s*#/y);
  if (!found) return null;
  if (/\s/.test(found)) fail('repeats_spaced', c.at - 1);
  const times = Number.parseInt(found, 10);
  if (times < 1 || times > MOST_REPEATS) fail('repeats', at);
  spaces(c);
  return times;
}

import type { DiceTerm, Keep, Node, Shape } from '../tree';
import type { Value } from '../values';
import { boundsOfDice, checkSize } from './bounds';
import {
  A,
  type Cursor,
  fail,
  here,
  isDigit,
  letter,
  missing,
  sign,
  spaces,
  take,
  takes,
  whole,
} from './cursor';
import { central, modifiers, noModifiers, tens } from './modifiers';
import { number } from './nodes';

const MOST_DICE = 100;
const MOST_SIDES = 1_000_000;
const MOST_TERMS = 8;
const MOST_NAMES = 100;

/** `3d6…` or `5G6` after its count (`null`: one), the letter not yet taken. `at`: where the term begins. */
export function diceWithCount(c: Cursor, count: Value | null, at: number): Node {
  const dice = wholeCount(count ?? 1, at);
  if (take(c, A('g'))) return repeats(c, dice, at);
  return afterCount(c, number(dice, at), at, null);
}

/** `(1d4+1)d6`: a count in brackets, rolled or not. */
export function diceAfterBrackets(c: Cursor, count: Node): Node {
  if (!count.whole) fail('count_fraction', count.at);
  if (typeof count.hi === 'number' && count.hi > MOST_DICE)
    fail('too_many_dice', count.at, { max: MOST_DICE });
  return afterCount(c, count, count.at, null);
}

/** `1o3d10`, the middle die of three. */
export function centralDice(c: Cursor, one: Value, at: number): Node {
  if (one !== 1) fail('one_middle', at);
  c.at += 1;
  return prefixed(c, at, 'm');
}

/** `m3d10` lowest, `M3d10` highest, `C3d10` middle: the one place where a capital counts. */
export const isDicePrefix = (c: Cursor): boolean => {
  const code = letter(c);
  return (code === A('m') || code === A('c')) && isDigit(here(c, 1));
};
export function prefixedDice(c: Cursor): Node {
  const at = c.at;
  const code = here(c);
  c.at += 1;
  return prefixed(c, at, code === A('M') ? 'h' : code === A('m') ? 'l' : 'm');
}

function prefixed(c: Cursor, at: number, end: 'h' | 'l' | 'm'): Node {
  const dice = whole(c);
  if (dice === null) missing(c, 'count');
  if (letter(c) !== A('d')) missing(c, 'dice');
  return afterCount(c, number(wholeCount(dice, at), at), at, end);
}

function wholeCount(value: Value, at: number): number {
  if (typeof value !== 'number') fail('count_fraction', at);
  if (value > MOST_DICE) fail('too_many_dice', at, { max: MOST_DICE });
  return value;
}

/** From the `d` on. */
function afterCount(c: Cursor, count: Node, at: number, end: 'h' | 'l' | 'm' | null): Node {
  c.at += 1;
  const sidesAt = c.at;
  const code = letter(c);
  if (code === A('[')) return finish(c, newTerm(c, at, count, 'names', namedFaces(c)));
  if (take(c, A('%'))) {
    if (c.dialect.comparesTotals) return tensOfAvrae(c, count, at);
    return withModifiers(c, newTerm(c, at, count, 'plain', 100), end);
  }
  if (take(c, A('f'))) {
    const rare = takes(c, '.1');
    if (!rare) takes(c, '.2');
    return withModifiers(c, newTerm(c, at, count, rare ? 'fate1' : 'fate', rare ? 6 : 3), end);
  }
  if (code === A('(')) return withModifiers(c, newTerm(c, at, count, 'plain', constantSides(c)), end);
  const sides = whole(c);
  if (sides === null) missing(c, 'sides');
  if (sides === 66 || sides === 666) return digits(c, count, at, end, sides === 66 ? 2 : 3);
  return withModifiers(c, newTerm(c, at, count, 'plain', checkSides(sides, sidesAt)), end);
}

function checkSides(sides: Value, at: number): number {
  if (typeof sides !== 'number' || sides < 1 || sides > MOST_SIDES) fail('sides', at, { max: MOST_SIDES });
  return sides;
}

function constantSides(c: Cursor): number {
  const at = c.at;
  const terms = c.terms.length;
  c.at += 1;
  c.depth += 1;
  spaces(c);
  const { lo } = c.expression(c);
  spaces(c);
  if (!take(c, A(')'))) missing(c, 'close_round');
  c.depth -= 1;
  if (c.terms.length > terms) fail('rolled_sides', at);
  return checkSides(lo, at);
}

/** `[rojo,azul]`: 2 to 100 names between separators, which are not mixed. */
function namedFaces(c: Cursor): readonly string[] {
  const open = c.at;
  const close = c.text.indexOf(']', open);
  const end = close < 0 ? c.text.length : close;
  const separator = /[,;]/.exec(c.text.slice(open, end))?.[0] ?? ',';
  c.at += 1;
  const names: string[] = [];
  while (c.at <= end) {
    const stop = c.text.slice(c.at, end).search(/[,;]/);
    const next = stop < 0 ? end : c.at + stop;
    const name = c.text.slice(c.at, next).trim();
    if (name === '') missing(c, 'face');
    names.push(name);
    c.at = next;
    if (next === end) break;
    if (c.text[next] !== separator) missing(c, 'close_square');
    c.at += 1;
  }
  if (close < 0) missing(c, 'close_square');
  c.at = close + 1;
  if (names.length < 2 || names.length > MOST_NAMES) fail('faces', open, { min: 2, max: MOST_NAMES });
  return names;
}

function newTerm(
  c: Cursor,
  at: number,
  count: Node,
  shape: Shape,
  sides: number | readonly string[],
): DiceTerm {
  if (c.terms.length === MOST_TERMS) fail('too_many_terms', at, { max: MOST_TERMS });
  const fixed = count.rolled ? null : Math.max(0, Number(count.lo));
  const term: DiceTerm = {
    kind: 'dice',
    at,
    label: null,
    lo: 0,
    hi: 0,
    whole: true,
    rolled: true,
    index: c.terms.length,
    shape,
    count,
    fixed,
    most: fixed ?? Math.max(0, Number(count.hi)),
    sides: typeof sides === 'number' ? sides : sides.length,
    names: typeof sides === 'number' ? [] : sides,
    tens: 0,
    mods: null,
  };
  c.terms.push(term);
  return term;
}

function withModifiers(c: Cursor, term: DiceTerm, end: 'h' | 'l' | 'm' | null): Node {
  if (end) {
    term.mods = noModifiers();
    term.mods.keeps.push(prefixKeep(term, end));
  }
  if (tens(c, term)) return finish(c, term);
  modifiers(c, term);
  const node = finish(c, term);
  return c.dialect.id === 'foundry' && takes(c, 'ms') ? margin(c, node) : node;
}

/** Foundry's `ms>12`, the margin: `-12`. */
function margin(c: Cursor, term: DiceTerm): Node {
  const found = sign(c);
  const target = found === '>' || found === '>=' ? whole(c) : null;
  if (target === null) missing(c, 'margin');
  const less = { kind: 'sum', operator: '-', a: term, b: number(target, term.at) };
  if (c.counting === 'count') fail('mixed_count', c.countAt);
  return plain(term.at, Number(term.lo) - target, Number(term.hi) - target, less);
}
const prefixKeep = (term: DiceTerm, end: 'h' | 'l' | 'm'): Keep =>
  end === 'm' ? central(term, term.at) : { keep: true, end, n: 1 };

function finish(c: Cursor, term: DiceTerm): DiceTerm {
  const { lo, hi } = boundsOfDice(term);
  term.lo = lo;
  term.hi = hi;
  c.counting = term.mods?.count ? 'count' : 'sum';
  return checkSize(term);
}

/** `d66`, `d666`: two or three d6 read as digits. */
function digits(c: Cursor, count: Node, at: number, end: string | null, dice: number): Node {
  if (count.rolled || count.lo !== 1 || end) fail('one_digits', at, { sides: dice === 2 ? 66 : 666 });
  return finish(c, newTerm(c, at, number(dice, at), 'digits', 6));
}

function repeats(c: Cursor, dice: number, at: number): Node {
  const sidesAt = c.at;
  const sides = whole(c);
  if (sides === null) missing(c, 'sides');
  return finish(c, newTerm(c, at, number(dice, at), 'repeats', checkSides(sides, sidesAt)));
}

/** Avrae's `d%` shows 0 to 90 by tens: `(1d10-1)*10`. */
function tensOfAvrae(c: Cursor, count: Node, at: number): Node {
  if (count.rolled) fail('count_rolled', at);
  const dice = finish(c, newTerm(c, at, count, 'plain', 10));
  const n = Number(count.lo);
  const less = plain(at, 0, 9 * n, { kind: 'sum', operator: '-', a: dice, b: number(n, at) });
  const inside = plain(at, 0, 9 * n, { kind: 'brackets', of: less });
  return plain(at, 0, 90 * n, { kind: 'sum', operator: '*', a: inside, b: number(10, at) });
}

const plain = (at: number, lo: number, hi: number, rest: object): Node =>
  ({ at, label: null, lo, hi, whole: true, rolled: true, ...rest }) as Node;

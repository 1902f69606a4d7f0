import { fail } from '../misread';
import type { DiceTerm, Node } from '../tree';
import { type Cursor, inside, isDigit, match, missing, numeral, peek, separated, take } from './cursor';
import { modifiers, pushKeep } from './modifiers';

export type End = 'h' | 'l' | 'm';
const NO_NAMES: readonly string[] = [];
export const isOne = (node: Node): boolean => node.kind === 'number' && node.value === 1;

/**
 * The dice after their count, a number or an expression in brackets: `d` or `g` stands here. `end`: the one that
 * stays of what is thrown, by a letter before the count.
 */
export function dice(c: Cursor, count: Node, end: End | null = null): Node {
  const { at } = count;
  const repeats = take(c, 'g');
  if (!repeats) c.at += 1;
  const sidesAt = c.at;
  const term: DiceTerm = {
    kind: 'dice',
    at,
    label: null,
    index: 0,
    shape: repeats ? 'repeats' : 'plain',
    count,
    fixed: count.kind === 'number' ? (count.value as number) : null,
    most: 0,
    sides: 0,
    sidesAt,
    names: NO_NAMES,
    tens: 0,
    mods: null,
  };
  if (!repeats && (peek(c) === '6' || !isDigit(c))) shapeHere(c, term);
  term.sides ||= sidesHere(c);
  term.index = c.terms.push(term) - 1;
  const { shape } = term;
  if (shape === 'digits' || shape === 'names' || shape === 'repeats') {
    if (end) fail('middle', at);
    return term;
  }
  if (term.sides === 100 && c.low.charAt(c.at - 1) === '%' && c.dialect.percent)
    return c.dialect.percent(term);
  if (end) {
    pushKeep(term, { at, keep: true, end, n: 1 });
  }
  modifiers(c, term, c.dialect.word);
  return c.dialect.after ? c.dialect.after(c, term) : term;
}

/** Sides that are no plain number: `%`, `F`, `F.1`, `66`, names. */
function shapeHere(c: Cursor, term: DiceTerm): void {
  const { at } = c;
  const word = match(c, /%|f(?:\.[12])?|666?(?!\d)|[[«]/y);
  if (word === '%') term.sides = 100;
  else if (word === '[' || word === '«') {
    term.shape = 'names';
    term.names = inside(c, word === '[' ? ']' : '»', () => separated(c, () => face(c)));
    term.sides = term.names.length;
  } else if (word?.startsWith('f')) {
    term.shape = word === 'f.1' ? 'fate1' : 'fate';
    term.sides = word === 'f.1' ? 6 : 3;
  } else if (word) {
    if (!isOne(term.count)) fail('one_digits', term.at);
    term.shape = 'digits';
    term.sides = 6;
    term.fixed = c.at - at;
  }
}

/** `6`, or a constant in brackets. */
function sidesHere(c: Cursor): number {
  const { at, terms } = c;
  if (!take(c, '(')) return numeral(c, 'sides');
  const before = terms.length;
  const of = inside(c, ')', () => c.expression(c));
  if (terms.length > before) fail('rolled_sides', at);
  return c.constant(of);
}

/** A name of `[rojo,azul]`. */
function face(c: Cursor): string {
  const from = c.at;
  match(c, /[^,;\]»]*/y);
  const name = c.text.slice(from, c.at).trim();
  if (!name) missing({ ...c, at: from }, 'face');
  return name;
}

import type { Node } from '../tree';
import { type FunctionName, functions, type Operator } from '../values';
import { boundsOf, boundsOfCall, checkSize } from './bounds';
import { A, type Cursor, fail, here, isDigit, letter, missing, spaces, take, wordAt } from './cursor';
import { centralDice, diceAfterBrackets, diceWithCount, isDicePrefix, prefixedDice } from './dice';
import { group } from './group';
import { labelled } from './label';
import { list } from './list';
import { bracketed, type Counted, countedHere, mix, negate } from './mixing';
import { number } from './nodes';
import { numberHere } from './number';

/** `expr`: sums of terms of factors, left to right. Spaces may stand around operators. */
export function expression(c: Cursor): Node {
  return chain(c, sumOperator, term);
}
const term = (c: Cursor): Node => chain(c, productOperator, factor);

function chain(c: Cursor, operatorOf: (c: Cursor) => Operator | null, operand: (c: Cursor) => Node): Node {
  let a = operand(c);
  for (;;) {
    const before = c.at;
    const spaced = spaces(c);
    const at = c.at;
    if (startsComment(c, spaced)) {
      c.at = before;
      return a;
    }
    const counted = countedHere(c);
    if (operatorOf === productOperator && isWholeDivision(c)) {
      a = wholeDivision(c, a, counted, at);
      continue;
    }
    const operator = operatorOf(c);
    if (!operator) {
      c.at = before;
      return a;
    }
    spaces(c);
    a = joined(c, operator, at, a, counted, operand(c));
  }
}

function joined(c: Cursor, operator: Operator, operatorAt: number, a: Node, counted: Counted, b: Node): Node {
  mix(c, operator, operatorAt, counted, b);
  const { lo, hi, whole } = boundsOf(operator, a, b);
  return checkSize({
    kind: 'sum',
    at: a.at,
    label: null,
    lo,
    hi,
    whole,
    rolled: a.rolled || b.rolled,
    operator,
    a,
    b,
  });
}

function sumOperator(c: Cursor): Operator | null {
  const code = here(c);
  if (code !== PLUS && code !== MINUS && code !== MINUS_SIGN) return null;
  c.at += 1;
  return code === PLUS ? '+' : '-';
}

function productOperator(c: Cursor): Operator | null {
  const code = here(c);
  const next = here(c, 1);
  if (code === SLASH && (next === SLASH || next === STAR)) fail('double_slash', c.at);
  const found =
    code === STAR || code === 0xd7
      ? '*'
      : code === SLASH || code === 0xf7
        ? '/'
        : code === PERCENT
          ? '%'
          : null;
  if (found) c.at += 1;
  return found;
}

const [PLUS, MINUS, SLASH, STAR, PERCENT] = [A('+'), A('-'), A('/'), A('*'), A('%')];
const MINUS_SIGN = 0x2212;

/** ` //` and ` /*` begin a comment at the end of the line; in Avrae `//` divides where something to divide by follows. */
function startsComment(c: Cursor, spaced: boolean): boolean {
  if (!spaced || c.depth > 0 || here(c) !== SLASH) return false;
  const next = here(c, 1);
  return next === STAR || (next === SLASH && !isWholeDivision(c));
}
function isWholeDivision(c: Cursor): boolean {
  if (!c.dialect.comparesTotals || here(c) !== SLASH || here(c, 1) !== SLASH) return false;
  return /^\s*(?:[-+\d({]|d[\d%f([]|[a-záí]+\()/i.test(c.text.slice(c.at + 2));
}
/** Avrae's `10//4` is `floor(10/4)`. */
function wholeDivision(c: Cursor, a: Node, counted: Counted, at: number): Node {
  c.at += 2;
  spaces(c);
  const of = joined(c, '/', at, a, counted, factor(c));
  bracketed(c);
  return callNode('floor', [of], a.at);
}

export function callNode(name: FunctionName, args: readonly Node[], at: number): Node {
  const { lo, hi, whole } = boundsOfCall(name, args);
  const rolled = args.some((arg) => arg.rolled);
  return checkSize({ kind: 'call', at, label: null, lo, hi, whole, rolled, name, args });
}

/** A sign, then a power: `-2**2` is -4. */
function factor(c: Cursor): Node {
  const at = c.at;
  const operator = sumOperator(c);
  if (!operator) return power(c);
  spaces(c);
  const of = power(c);
  if (operator === '+') return of;
  negate(c);
  const { lo, hi, whole } = boundsOf('-', ZERO, of);
  return { kind: 'minus', at, label: null, lo, hi, whole, rolled: of.rolled, of };
}
const ZERO = number(0, 0);

/** Right to left: `2**3**2` is 2**9. */
function power(c: Cursor): Node {
  const base = primary(c);
  const before = c.at;
  spaces(c);
  const at = c.at;
  if (!take(c, A('^'))) {
    if (here(c) !== STAR || here(c, 1) !== STAR) {
      c.at = before;
      return base;
    }
    c.at += 2;
  }
  const counted = countedHere(c);
  spaces(c);
  return joined(c, '**', at, base, counted, factor(c));
}

function primary(c: Cursor): Node {
  c.counting = 'constant';
  return labelled(c, bare(c));
}

function bare(c: Cursor): Node {
  const code = letter(c);
  if (isDigit(code)) return afterNumber(c);
  if (code === A('(')) return brackets(c);
  if (code === A('{')) return group(c, A('}'), null);
  if (code === A('d')) return diceWithCount(c, null, c.at);
  if (isDicePrefix(c)) return prefixedDice(c);
  return word(c);
}

function afterNumber(c: Cursor): Node {
  const at = c.at;
  const value = numberHere(c);
  switch (letter(c)) {
    case A('d'):
    case A('g'):
      return diceWithCount(c, value, at);
    case A('o'):
      return centralDice(c, value, at);
  }
  return number(value, at);
}

function brackets(c: Cursor): Node {
  const at = c.at;
  c.at += 1;
  c.depth += 1;
  spaces(c);
  const of = expression(c);
  spaces(c);
  const separates = here(c) === A(',') || here(c) === A(';');
  if (separates && c.dialect.comparesTotals) {
    c.depth -= 1;
    return group(c, A(')'), { at, first: of });
  }
  if (separates) fail('set_braces', c.at);
  if (!take(c, A(')'))) missing(c, 'close_round');
  c.depth -= 1;
  bracketed(c);
  const { lo, hi, whole, rolled } = of;
  const node: Node = { kind: 'brackets', at, label: null, lo, hi, whole, rolled, of };
  return letter(c) === A('d') ? diceAfterBrackets(c, node) : node;
}

function word(c: Cursor): Node {
  const at = c.at;
  const found = /^[a-záéíóúñ]+/i.exec(c.text.slice(at, at + 20))?.[0];
  if (!found) missing(c, 'term');
  const name = found.toLowerCase().replace('á', 'a').replace('í', 'i');
  if (!isFunction(name)) fail('unknown_word', at, { found: wordAt(c) });
  c.at += found.length;
  if (!take(c, A('('))) missing(c, 'open_round');
  const args = list(c, A(')'));
  const { from, to } = functions[name];
  if (args.length < from) fail('arguments', c.at - 1, { name, from, to });
  if (args.length > to) fail('arguments', args[to]?.at ?? at, { name, from, to });
  c.counting = args.some((arg) => arg.rolled) ? 'bracketed sum' : 'constant';
  return callNode(name, args, at);
}
const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

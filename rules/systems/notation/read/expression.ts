import { fail } from '../misread';
import type { Node } from '../tree';
import { isFunction, type Operator } from '../values';
import {
  among,
  type Cursor,
  inside,
  isDigit,
  match,
  missing,
  need,
  peek,
  separated,
  spaces,
  take,
} from './cursor';
import { dice } from './dice';
import { group } from './group';
import { label, number, numberHere, sum } from './pieces';

/** How tightly operators hold; a sign holds like a power's base: -2**2 is -4. */
const POWER = 4;
const hold = (operator: string): number =>
  operator === '+' || operator === '-' ? 1 : operator === '**' ? POWER : 2;

/** Everything that holds at least as tightly as `least`, left to right (powers right to left). */
export function expression(c: Cursor, least = 1): Node {
  let a = signed(c);
  for (;;) {
    const before = c.at;
    const spaced = spaces(c);
    const at = c.at;
    const operator = operatorHere(c, spaced);
    const holds = operator && hold(operator);
    if (!holds || holds < least) {
      c.at = before;
      return a;
    }
    spaces(c);
    const b = expression(c, holds === POWER ? holds : holds + 1);
    a = operator === '//' ? call('floor', [sum('/', at, a, b)], a.at) : sum(operator as Operator, at, a, b);
  }
}

/** Takes the operator that stands here; '' for none. */
function operatorHere(c: Cursor, spaced: boolean): string {
  const typed = c.dialect.operator?.(c, spaced);
  if (typed !== undefined) return typed;
  const found = peek(c);
  if (!among(c, '+-*/%')) return '';
  c.at += 1;
  return found === '*' && take(c, '*') ? '**' : found;
}

export const call = (name: string, args: readonly Node[], at: number): Node => {
  if (!isFunction(name)) fail('unknown_word', at);
  return { kind: 'call', at, label: null, name, args };
};

function signed(c: Cursor): Node {
  const { at } = c;
  const sign = peek(c);
  if (sign !== '-' && sign !== '+') return primary(c);
  c.at += 1;
  spaces(c);
  if (among(c, '+-')) missing(c, 'term');
  const of = expression(c, POWER);
  return sign === '+' ? of : { kind: 'minus', at, label: null, of };
}

function primary(c: Cursor): Node {
  const node = bare(c);
  const before = c.at;
  spaces(c);
  node.label = label(c);
  if (node.label === null) c.at = before;
  return node;
}

function bare(c: Cursor): Node {
  const { at } = c;
  if (isDigit(c)) {
    const count = number(numberHere(c), at);
    return among(c, 'dg') ? dice(c, count) : (c.dialect.prefix?.(c, count) ?? count);
  }
  if (take(c, '(')) return brackets(c, at);
  if (take(c, '{')) return group(c, at, list(c, '}'));
  if (among(c, 'd')) return dice(c, number(1, at));
  return c.dialect.prefix?.(c, null) ?? word(c, at);
}

/** Brackets, the first taken; several things in them are a set, where the dialect has sets. */
function brackets(c: Cursor, at: number): Node {
  const items = inside(c, ')', () => separated(c, () => element(c)));
  const [of] = items;
  if (!of || items.length > 1) return group(c, at, items);
  const node: Node = { kind: 'brackets', at, label: null, of };
  return among(c, 'd') ? dice(c, node) : node;
}
function element(c: Cursor): Node {
  const read = expression(c);
  spaces(c);
  if (!c.dialect.sets && among(c, ',;')) fail('set_braces', c.at);
  return read;
}
const list = (c: Cursor, close: string): readonly Node[] =>
  inside(c, close, () => separated(c, () => expression(c)));

/** A function and its arguments. */
function word(c: Cursor, at: number): Node {
  const name = match(c, /[a-z]+/y);
  if (!name) missing(c, 'term');
  if (!isFunction(name)) fail('unknown_word', at);
  need(c, '(');
  const args = list(c, ')');
  const most = name === 'pow' ? 2 : /^m/.test(name) ? args.length : 1;
  if (args.length !== most) fail('arguments', args[most]?.at ?? c.at - 1);
  return call(name, args, at);
}

import { fail } from '../misread';
import type { Node, SumNode } from '../tree';
import { type Operator, quotient, type Value } from '../values';
import { type Cursor, digits, isDigit, missing, peek } from './cursor';

export const number = (value: Value, at: number): Node => ({ kind: 'number', at, label: null, value });
export const sum = (operator: Operator, operatorAt: number, a: Node, b: Node): SumNode => ({
  kind: 'sum',
  at: a.at,
  label: null,
  operator,
  operatorAt,
  a,
  b,
});

/** A number, `2`, `1.5` or (outside brackets, where commas separate) `1,5`. A digit stands here. */
export function numberHere(c: Cursor): Value {
  const from = c.at;
  const whole = digits(c) ?? 0;
  const point = peek(c);
  if (!(point === '.' || (point === ',' && c.depth === 0)) || !isDigit(c, 1)) return whole;
  c.at += 1;
  const start = c.at;
  const decimals = digits(c) ?? 0;
  if (c.at - from > 10) fail('big_number', from);
  const unit = 10 ** (c.at - start);
  return quotient(BigInt(whole * unit + decimals), BigInt(unit));
}

/** `[fuego]` or `«fuego»` after a piece: it names it and changes nothing. `null` where none stands. */
export function label(c: Cursor): string | null {
  const open = peek(c);
  if (open !== '[' && open !== '«') return null;
  const close = open === '[' ? ']' : '»';
  c.at += 1;
  const end = c.text.indexOf(close, c.at);
  const text = c.text.slice(c.at, end).trim();
  if (end < 0) c.at = c.text.length;
  if (end < 0 || (text === '' && !c.places)) missing(c, end < 0 ? close : 'label');
  c.at = end + 1;
  return text;
}

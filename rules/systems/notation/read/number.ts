import { quotient, type Value } from '../values';
import { A, type Cursor, fail, here, isDigit, whole } from './cursor';

/** A number, `2`, `1.5` or (outside brackets, where commas separate) `1,5`. A digit stands here. */
export function numberHere(c: Cursor): Value {
  const from = c.at;
  const value = whole(c) ?? 0;
  const point = here(c);
  const decimal = point === A('.') || (point === A(',') && c.depth === 0);
  if (!decimal || !isDigit(here(c, 1))) return value;
  c.at += 1;
  const start = c.at;
  const decimals = whole(c) ?? 0;
  const digits = c.at - start;
  if (c.at - 1 - from > 9) fail('big_number', from, { max: 9 });
  const unit = 10 ** digits;
  return quotient(BigInt(value * unit + decimals), BigInt(unit));
}

/** Multiplication of points by public scalars. */
import { COMB_BITS, combDigits, slidingDigits } from './digits';
import {
  addCached,
  type Cached,
  cache,
  copyPoint,
  double,
  negateCached,
  negated,
  newCached,
  newPoint,
  type Point,
  setNeutral,
} from './point';

/** Multiples 1…16 of 32^i · P, and their negatives: a scalar times P is one addition per digit. */
export type Comb = readonly (readonly { readonly plus: Cached; readonly minus: Cached }[])[];

const MULTIPLES = 1 << (COMB_BITS - 1);

/** A table for scalars of up to `bits` bits. Worth it for a point that is met again. */
export function combOf(point: Point, bits: number): Comb {
  const base = newPoint();
  copyPoint(base, point);
  const comb: { plus: Cached; minus: Cached }[][] = [];
  for (let digit = 0; digit < Math.ceil((bits + 1) / COMB_BITS); digit += 1) {
    const first = newCached();
    cache(first, base);
    const row: { plus: Cached; minus: Cached }[] = [];
    const multiple = newPoint();
    copyPoint(multiple, base);
    for (let times = 1; times <= MULTIPLES; times += 1) {
      const plus = newCached();
      cache(plus, multiple);
      row.push({ plus, minus: negated(plus) });
      addCached(multiple, multiple, first, true);
    }
    comb.push(row);
    for (let i = 0; i < COMB_BITS; i += 1) double(base, base, true);
  }
  return comb;
}

/** out += scalar · P. */
export function addMultiple(out: Point, comb: Comb, scalar: Uint8Array): void {
  const digits = combDigits(scalar, comb.length);
  for (let i = 0; i < comb.length; i += 1) {
    const digit = digits[i] as number;
    const entry = digit === 0 ? undefined : comb[i]?.[Math.abs(digit) - 1];
    if (entry) addCached(out, out, digit > 0 ? entry.plus : entry.minus, true);
  }
}

/** P, 3P, 5P … 15P. */
type Odds = readonly Cached[];
const newOdds = (): Odds => Array.from({ length: 8 }, newCached);
const odds: readonly [Odds, Odds] = [newOdds(), newOdds()];
const negative = newCached();
const multiple = newPoint();
const twice = newCached();

function fillOdds(table: Odds, point: Point): void {
  double(multiple, point, true);
  cache(twice, multiple);
  copyPoint(multiple, point);
  for (const entry of table) {
    cache(entry, multiple);
    addCached(multiple, multiple, twice, true);
  }
}

/** out = s·P − c·Q, both scalars little-endian and below 2^253, with one run of doublings for both. */
export function subtractMultiples(out: Point, s: Uint8Array, p: Point, c: Uint8Array, q: Point): void {
  const [ofP, ofQ] = odds;
  fillOdds(ofP, p);
  fillOdds(ofQ, q);
  const [up, down] = [slidingDigits(s), slidingDigits(c)];
  let bit = up.length - 1;
  while (bit >= 0 && up[bit] === 0 && down[bit] === 0) bit -= 1;
  setNeutral(out);
  for (; bit >= 0; bit -= 1) {
    const [plus, minus] = [up[bit] as number, -(down[bit] as number)];
    double(out, out, plus !== 0 || minus !== 0 || bit === 0);
    if (plus !== 0) addOdd(out, ofP, plus, minus !== 0 || bit === 0);
    if (minus !== 0) addOdd(out, ofQ, minus, bit === 0);
  }
}

function addOdd(out: Point, table: Odds, digit: number, withT: boolean): void {
  const entry = table[(Math.abs(digit) - 1) >> 1] as Cached;
  if (digit < 0) negateCached(negative, entry);
  addCached(out, out, digit < 0 ? negative : entry, withT);
}

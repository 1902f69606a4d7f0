import { add, type Fraction, fraction, multiply } from '../../odds/fraction';

/** An exact number: whole ones as `number` (all below 10^12, so exact), the rest as fractions. */
export type Value = number | Fraction;

export type Operator = '+' | '-' | '*' | '/' | '%' | '**';
export type FunctionName = keyof typeof functions;

const big = (value: Value): Fraction => (typeof value === 'number' ? { num: BigInt(value), den: 1n } : value);
const small = (value: Fraction): Value => (value.den === 1n ? Number(value.num) : value);

/** `num / den` in its simplest form. */
export const quotient = (num: bigint, den: bigint): Value => small(fraction(num, den));

export const negative = (value: Value): Value =>
  typeof value === 'number' ? 0 - value : { num: -value.num, den: value.den };

/** Negative, zero or positive as `a` is less than, the same as or more than `b`. */
export function order(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [big(a), big(b)];
  return Number(x.num * y.den - y.num * x.den);
}
export const least = (a: Value, b: Value): Value => (order(b, a) < 0 ? b : a);
export const greatest = (a: Value, b: Value): Value => (order(b, a) > 0 ? b : a);

/** Divisors that may be 0 and exponents that are not whole numbers in 0..20 are refused when the text is read. */
export function calculate(operator: Operator, a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') {
    if (operator === '+') return a + b;
    if (operator === '-') return a - b;
    if (operator === '*') return a * b + 0; // never -0
    if (operator === '**') return a ** b;
  }
  const [x, y] = [big(a), big(b)];
  switch (operator) {
    case '+':
      return small(add(x, y));
    case '-':
      return small(add(x, { num: -y.num, den: y.den }));
    case '*':
      return small(multiply(x, y));
    case '/':
      return quotient(x.num * y.den, x.den * y.num);
    case '%':
      // The sign of the divisor: -7 % 4 is 1.
      return calculate('-', a, calculate('*', b, floor(calculate('/', a, b))));
    case '**':
      return quotient(x.num ** y.num, x.den ** y.num);
  }
}

function floor(value: Value): number {
  if (typeof value === 'number') return Math.floor(value);
  const whole = value.num / value.den;
  return Number(value.num < 0n ? whole - 1n : whole);
}
const ceil = (value: Value): number => 0 - floor(negative(value));
const isNegative = (value: Value): boolean => order(value, 0) < 0;
const half: Fraction = { num: 1n, den: 2n };

/** Decimals of a root that no fraction equals. */
const ROOT_DECIMALS = 10n ** 9n;

/** Exact where a fraction is the root; otherwise cut after nine decimals, the same on every machine. */
function sqrt(value: Value): Value {
  const { num, den } = big(value);
  const [top, bottom] = [wholeRoot(num), wholeRoot(den)];
  if (top * top === num && bottom * bottom === den) return quotient(top, bottom);
  return quotient(wholeRoot((num * ROOT_DECIMALS * ROOT_DECIMALS) / den), ROOT_DECIMALS);
}

function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** What may be called, with the least and the greatest number of arguments. */
export const functions = {
  abs: { from: 1, to: 1, of: (a: Value) => (isNegative(a) ? negative(a) : a) },
  ceil: { from: 1, to: 1, of: ceil },
  floor: { from: 1, to: 1, of: floor },
  // Half away from zero.
  round: {
    from: 1,
    to: 1,
    of: (a: Value) => (isNegative(a) ? ceil(calculate('-', a, half)) : floor(calculate('+', a, half))),
  },
  sign: { from: 1, to: 1, of: (a: Value) => Math.sign(order(a, 0)) },
  trunc: { from: 1, to: 1, of: (a: Value) => (isNegative(a) ? ceil(a) : floor(a)) },
  sqrt: { from: 1, to: 1, of: sqrt },
  pow: { from: 2, to: 2, of: (a: Value, b: Value) => calculate('**', a, b) },
  max: { from: 1, to: 200, of: (...all: Value[]) => all.reduce(greatest) },
  min: { from: 1, to: 200, of: (...all: Value[]) => all.reduce(least) },
} as const satisfies Record<
  string,
  { readonly from: number; readonly to: number; readonly of: (...values: never[]) => Value }
>;

export const call = (name: FunctionName, values: readonly Value[]): Value =>
  (functions[name].of as (...values: readonly Value[]) => Value)(...values);

/** Hundredths, half away from zero: what a reader is shown of a value (`2.5`, `3.33`, `-4`). */
export function shown(value: Value): string {
  if (typeof value === 'number') return `${value}`;
  const scaled = call('round', [calculate('*', value, 100)]);
  const [sign, digits] = [order(scaled, 0) < 0 ? '-' : '', `${call('abs', [scaled])}`.padStart(3, '0')];
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
}

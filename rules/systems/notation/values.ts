import type { Fraction } from '../../odds/fraction';

/** An exact number: whole ones as `number` (all below 10^12, so exact), the rest as fractions. */
export type Value = number | Fraction;

export type Operator = '+' | '-' | '*' | '/' | '%' | '**';

const big = (value: Value): Fraction => (typeof value === 'number' ? { num: BigInt(value), den: 1n } : value);

/** The greatest common divisor, of the sign of `b` or of `a` where `b` is 0: the figures here are short. */
const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

/** `num / den` in its simplest form, `den` not being 0. */
export function quotient(num: bigint, den: bigint): Value {
  const factor = common(num, den);
  const [top, bottom] = [num / factor, den / factor];
  if (bottom < 0n) return bottom === -1n ? Number(-top) : { num: -top, den: -bottom };
  return bottom === 1n ? Number(top) : { num: top, den: bottom };
}

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

/** Divisors that may be 0 and exponents that are not whole numbers in 0..20 are refused before. */
export function calculate(operator: Operator, a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') {
    if (operator === '+') return a + b;
    if (operator === '-') return a - b;
    if (operator === '*') return a * b + 0; // never -0
  }
  const x = big(a);
  const y = big(b);
  switch (operator) {
    case '+':
      return quotient(x.num * y.den + y.num * x.den, x.den * y.den);
    case '-':
      return calculate('+', a, negative(b));
    case '*':
      return quotient(x.num * y.num, x.den * y.den);
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
  return Number(value.num / value.den) - Number(value.num < 0n);
}
const ceil = (value: Value): number => 0 - floor(negative(value));
/** A function of size alone, its sign kept. */
const odd =
  (f: (size: Value) => Value) =>
  (value: Value): Value =>
    order(value, 0) < 0 ? negative(f(negative(value))) : f(value);

/** Nine decimals of a root that no fraction equals. */
const ROOT_UNIT = 10n ** 9n;

/** Exact where a fraction is the root; otherwise cut after nine decimals or more, the same on every machine. */
function sqrt(value: Value): Value {
  const { num, den } = big(value);
  return quotient(wholeRoot(num * den * ROOT_UNIT * ROOT_UNIT), den * ROOT_UNIT);
}

function wholeRoot(value: bigint): bigint {
  let root = value;
  for (let next = (value + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}

/** What may be called; `max` and `min` take any number of arguments, `pow` two, the others one. */
const functions = {
  abs: (a: Value) => greatest(a, negative(a)),
  ceil,
  floor,
  // Half away from zero.
  round: odd((size) => floor(calculate('+', size, { num: 1n, den: 2n }))),
  sign: (a: Value) => Math.sign(order(a, 0)),
  trunc: odd(floor),
  sqrt,
  pow: (a: Value, b: Value) => calculate('**', a, b),
  max: (...all: Value[]) => all.reduce(greatest),
  min: (...all: Value[]) => all.reduce(least),
} as const;
export type FunctionName = keyof typeof functions;
export const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

export const call = (name: FunctionName, values: readonly Value[]): Value =>
  (functions[name] as (...values: readonly Value[]) => Value)(...values);

import { commonOf } from './common';

/** An exact fraction in lowest terms, `den` > 0. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** `num / den` in lowest terms. @throws RangeError when `den` is 0. */
export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new RangeError('den must not be 0');
  if (num === 0n) return { num, den: 1n };
  if (den < 0n) return fraction(-num, -den);
  const common = commonOf(num < 0n ? -num : num, den);
  return common === 1n ? { num, den } : { num: num / common, den: den / common };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

/** As a double, for drawing only. Exact to about 15 digits whatever the size of the terms. */
export function toNumber({ num, den }: Fraction): number {
  const scale = 10n ** 17n;
  const whole = num / den;
  return Number(whole) + Number(((num - whole * den) * scale) / den) / 1e17;
}

/**
 * As a percentage with one decimal, rounded half up: `61.5`. 0 and 100 are only said when they are exact:
 * otherwise `<0.1` and `>99.9`.
 */
export function percent({ num, den }: Fraction): string {
  const tenths = (num * 2000n + den) / (2n * den);
  if (tenths === 0n && num !== 0n) return '<0.1';
  if (tenths === 1000n && num !== den) return '>99.9';
  return `${tenths / 10n}.${tenths % 10n}`;
}

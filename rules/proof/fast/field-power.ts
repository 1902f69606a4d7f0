/** Powers modulo p with fixed exponents: inverses and square roots. */
import { type Fe, mul, newFe, sqr } from './field';

/** a^(2^count), reduced. */
function sqrTimes(out: Fe, a: Fe, count: number): void {
  sqr(out, a);
  for (let i = 1; i < count; i += 1) sqr(out, out);
}

const shifted = newFe();
/** From a^high to a^(high · 2^count + low): the exponents side by side, in binary. */
function append(out: Fe, high: Fe, count: number, low: Fe): void {
  sqrTimes(shifted, high, count);
  mul(out, shifted, low);
}

const [a2, a9, a11, a22, x5, x10, x20, x50, x100] = Array.from({ length: 9 }, newFe) as [
  Fe,
  Fe,
  Fe,
  Fe,
  Fe,
  Fe,
  Fe,
  Fe,
  Fe,
];
/** a^(2^250 − 1): 250 ones in binary, where both powers below begin. Leaves a^11 in `a11`. */
function power250(out: Fe, a: Fe): void {
  sqr(a2, a);
  append(a9, a2, 2, a);
  mul(a11, a9, a2);
  sqr(a22, a11);
  mul(x5, a22, a9); // 31: five ones
  append(x10, x5, 5, x5);
  append(x20, x10, 10, x10);
  append(out, x20, 20, x20);
  append(x50, out, 10, x10);
  append(x100, x50, 50, x50);
  append(out, x100, 100, x100);
  append(out, out, 50, x50);
}

/** 1/a = a^(2^255 − 21); 0 for 0. `out` may be `a`. */
export function invert(out: Fe, a: Fe): void {
  power250(out, a);
  append(out, out, 5, a11);
}

/** a^((p − 5)/8) = a^(2^252 − 3), from which square roots are made. `out` may not be `a`. */
export function powRoot(out: Fe, a: Fe): void {
  power250(out, a);
  append(out, out, 2, a);
}

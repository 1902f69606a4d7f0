/**
 * Integers modulo p = 2^255 − 19 as sums of twelve doubles: Bernstein's radix 2^21.25. Limb i is a multiple of
 * 2^⌈21.25·i⌉, so a product of limbs i and j is a multiple of the unit of limb i + j, and one that reaches 2^255
 * is brought down by the exact factor 19 · 2^−255. JavaScript's numbers are IEEE doubles on every machine, and its
 * sums are never reordered: as long as no column passes 2^53 of its units, everything here is exact.
 *
 * Bounds. A limb is «reduced» when it is at most half of the next unit (a little more in limbs 1 and 7); `mul` and
 * `sqr` give reduced limbs. With reduced factors the largest column is below 2^48.97 of its units. A sum or
 * difference of f reduced values has limbs f times as large, so factors f and g are safe while f · g ≤ 12 (2^52.55).
 * Every caller in this folder notes its factors where they pass 2.
 *
 * Variable time: for public data only.
 */
export type Fe = Float64Array;

export const LIMBS = 12;
const FOLD = 19 * 2 ** -255;
// Adding and taking away 3 · 2^(51 + e) rounds to a multiple of 2^e: what limb k has to hand on to the next one.
const R0 = 3 * 2 ** 73;
const R1 = 3 * 2 ** 94;
const R2 = 3 * 2 ** 115;
const R3 = 3 * 2 ** 136;
const R4 = 3 * 2 ** 158;
const R5 = 3 * 2 ** 179;
const R6 = 3 * 2 ** 200;
const R7 = 3 * 2 ** 221;
const R8 = 3 * 2 ** 243;
const R9 = 3 * 2 ** 264;
const R10 = 3 * 2 ** 285;
const R11 = 3 * 2 ** 306;

export const newFe = (): Fe => new Float64Array(LIMBS);

export function copy(out: Fe, a: Fe): void {
  out.set(a);
}
export function add(out: Fe, a: Fe, b: Fe): void {
  for (let i = 0; i < LIMBS; i += 1) out[i] = (a[i] as number) + (b[i] as number);
}
export function sub(out: Fe, a: Fe, b: Fe): void {
  for (let i = 0; i < LIMBS; i += 1) out[i] = (a[i] as number) - (b[i] as number);
}

/** out = a · b, reduced. `out` may be `a` or `b`. */
// biome-ignore format: column k holds every product whose exponents add up to k, those from 12 on folded down
export function mul(out: Fe, a: Fe, b: Fe): void {
  const a0 = a[0] as number, b0 = b[0] as number, a1 = a[1] as number, b1 = b[1] as number, a2 = a[2] as number, b2 = b[2] as number;
  const a3 = a[3] as number, b3 = b[3] as number, a4 = a[4] as number, b4 = b[4] as number, a5 = a[5] as number, b5 = b[5] as number;
  const a6 = a[6] as number, b6 = b[6] as number, a7 = a[7] as number, b7 = b[7] as number, a8 = a[8] as number, b8 = b[8] as number;
  const a9 = a[9] as number, b9 = b[9] as number, a10 = a[10] as number, b10 = b[10] as number, a11 = a[11] as number, b11 = b[11] as number;
  const c1 = b1 * FOLD, c2 = b2 * FOLD, c3 = b3 * FOLD, c4 = b4 * FOLD;
  const c5 = b5 * FOLD, c6 = b6 * FOLD, c7 = b7 * FOLD, c8 = b8 * FOLD;
  const c9 = b9 * FOLD, c10 = b10 * FOLD, c11 = b11 * FOLD;
  let h0 = a0 * b0 + a1 * c11 + a2 * c10 + a3 * c9 + a4 * c8 + a5 * c7 + a6 * c6 + a7 * c5 + a8 * c4 + a9 * c3 + a10 * c2 + a11 * c1;
  let h1 = a0 * b1 + a1 * b0 + a2 * c11 + a3 * c10 + a4 * c9 + a5 * c8 + a6 * c7 + a7 * c6 + a8 * c5 + a9 * c4 + a10 * c3 + a11 * c2;
  let h2 = a0 * b2 + a1 * b1 + a2 * b0 + a3 * c11 + a4 * c10 + a5 * c9 + a6 * c8 + a7 * c7 + a8 * c6 + a9 * c5 + a10 * c4 + a11 * c3;
  let h3 = a0 * b3 + a1 * b2 + a2 * b1 + a3 * b0 + a4 * c11 + a5 * c10 + a6 * c9 + a7 * c8 + a8 * c7 + a9 * c6 + a10 * c5 + a11 * c4;
  let h4 = a0 * b4 + a1 * b3 + a2 * b2 + a3 * b1 + a4 * b0 + a5 * c11 + a6 * c10 + a7 * c9 + a8 * c8 + a9 * c7 + a10 * c6 + a11 * c5;
  let h5 = a0 * b5 + a1 * b4 + a2 * b3 + a3 * b2 + a4 * b1 + a5 * b0 + a6 * c11 + a7 * c10 + a8 * c9 + a9 * c8 + a10 * c7 + a11 * c6;
  let h6 = a0 * b6 + a1 * b5 + a2 * b4 + a3 * b3 + a4 * b2 + a5 * b1 + a6 * b0 + a7 * c11 + a8 * c10 + a9 * c9 + a10 * c8 + a11 * c7;
  let h7 = a0 * b7 + a1 * b6 + a2 * b5 + a3 * b4 + a4 * b3 + a5 * b2 + a6 * b1 + a7 * b0 + a8 * c11 + a9 * c10 + a10 * c9 + a11 * c8;
  let h8 = a0 * b8 + a1 * b7 + a2 * b6 + a3 * b5 + a4 * b4 + a5 * b3 + a6 * b2 + a7 * b1 + a8 * b0 + a9 * c11 + a10 * c10 + a11 * c9;
  let h9 = a0 * b9 + a1 * b8 + a2 * b7 + a3 * b6 + a4 * b5 + a5 * b4 + a6 * b3 + a7 * b2 + a8 * b1 + a9 * b0 + a10 * c11 + a11 * c10;
  let h10 = a0 * b10 + a1 * b9 + a2 * b8 + a3 * b7 + a4 * b6 + a5 * b5 + a6 * b4 + a7 * b3 + a8 * b2 + a9 * b1 + a10 * b0 + a11 * c11;
  let h11 = a0 * b11 + a1 * b10 + a2 * b9 + a3 * b8 + a4 * b7 + a5 * b6 + a6 * b5 + a7 * b4 + a8 * b3 + a9 * b2 + a10 * b1 + a11 * b0;
  let q = 0;
  q = h0 + R0 - R0; h0 -= q; h1 += q;
  q = h6 + R6 - R6; h6 -= q; h7 += q;
  q = h1 + R1 - R1; h1 -= q; h2 += q;
  q = h7 + R7 - R7; h7 -= q; h8 += q;
  q = h2 + R2 - R2; h2 -= q; h3 += q;
  q = h8 + R8 - R8; h8 -= q; h9 += q;
  q = h3 + R3 - R3; h3 -= q; h4 += q;
  q = h9 + R9 - R9; h9 -= q; h10 += q;
  q = h4 + R4 - R4; h4 -= q; h5 += q;
  q = h10 + R10 - R10; h10 -= q; h11 += q;
  q = h5 + R5 - R5; h5 -= q; h6 += q;
  q = h11 + R11 - R11; h11 -= q; h0 += q * FOLD;
  q = h6 + R6 - R6; h6 -= q; h7 += q;
  q = h0 + R0 - R0; h0 -= q; h1 += q;
  out[0] = h0; out[1] = h1; out[2] = h2; out[3] = h3; out[4] = h4; out[5] = h5;
  out[6] = h6; out[7] = h7; out[8] = h8; out[9] = h9; out[10] = h10; out[11] = h11;
}

/** out = a², reduced. `out` may be `a`. */
// biome-ignore format: as in `mul`, the pairs i < j taken once and doubled
export function sqr(out: Fe, a: Fe): void {
  const a0 = a[0] as number, d0 = 2 * a0, a1 = a[1] as number, d1 = 2 * a1, a2 = a[2] as number, d2 = 2 * a2;
  const a3 = a[3] as number, d3 = 2 * a3, a4 = a[4] as number, d4 = 2 * a4, a5 = a[5] as number, d5 = 2 * a5;
  const a6 = a[6] as number, d6 = 2 * a6, a7 = a[7] as number, d7 = 2 * a7, a8 = a[8] as number, d8 = 2 * a8;
  const a9 = a[9] as number, d9 = 2 * a9, a10 = a[10] as number, d10 = 2 * a10, a11 = a[11] as number;
  const c6 = a6 * FOLD, c7 = a7 * FOLD, c8 = a8 * FOLD;
  const c9 = a9 * FOLD, c10 = a10 * FOLD, c11 = a11 * FOLD;
  let h0 = a0 * a0 + d1 * c11 + d2 * c10 + d3 * c9 + d4 * c8 + d5 * c7 + a6 * c6;
  let h1 = d0 * a1 + d2 * c11 + d3 * c10 + d4 * c9 + d5 * c8 + d6 * c7;
  let h2 = d0 * a2 + a1 * a1 + d3 * c11 + d4 * c10 + d5 * c9 + d6 * c8 + a7 * c7;
  let h3 = d0 * a3 + d1 * a2 + d4 * c11 + d5 * c10 + d6 * c9 + d7 * c8;
  let h4 = d0 * a4 + d1 * a3 + a2 * a2 + d5 * c11 + d6 * c10 + d7 * c9 + a8 * c8;
  let h5 = d0 * a5 + d1 * a4 + d2 * a3 + d6 * c11 + d7 * c10 + d8 * c9;
  let h6 = d0 * a6 + d1 * a5 + d2 * a4 + a3 * a3 + d7 * c11 + d8 * c10 + a9 * c9;
  let h7 = d0 * a7 + d1 * a6 + d2 * a5 + d3 * a4 + d8 * c11 + d9 * c10;
  let h8 = d0 * a8 + d1 * a7 + d2 * a6 + d3 * a5 + a4 * a4 + d9 * c11 + a10 * c10;
  let h9 = d0 * a9 + d1 * a8 + d2 * a7 + d3 * a6 + d4 * a5 + d10 * c11;
  let h10 = d0 * a10 + d1 * a9 + d2 * a8 + d3 * a7 + d4 * a6 + a5 * a5 + a11 * c11;
  let h11 = d0 * a11 + d1 * a10 + d2 * a9 + d3 * a8 + d4 * a7 + d5 * a6;
  let q = 0;
  q = h0 + R0 - R0; h0 -= q; h1 += q;
  q = h6 + R6 - R6; h6 -= q; h7 += q;
  q = h1 + R1 - R1; h1 -= q; h2 += q;
  q = h7 + R7 - R7; h7 -= q; h8 += q;
  q = h2 + R2 - R2; h2 -= q; h3 += q;
  q = h8 + R8 - R8; h8 -= q; h9 += q;
  q = h3 + R3 - R3; h3 -= q; h4 += q;
  q = h9 + R9 - R9; h9 -= q; h10 += q;
  q = h4 + R4 - R4; h4 -= q; h5 += q;
  q = h10 + R10 - R10; h10 -= q; h11 += q;
  q = h5 + R5 - R5; h5 -= q; h6 += q;
  q = h11 + R11 - R11; h11 -= q; h0 += q * FOLD;
  q = h6 + R6 - R6; h6 -= q; h7 += q;
  q = h0 + R0 - R0; h0 -= q; h1 += q;
  out[0] = h0; out[1] = h1; out[2] = h2; out[3] = h3; out[4] = h4; out[5] = h5;
  out[6] = h6; out[7] = h7; out[8] = h8; out[9] = h9; out[10] = h10; out[11] = h11;
}

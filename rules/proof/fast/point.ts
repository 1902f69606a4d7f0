/**
 * Points of edwards25519, −x² + y² = 1 + dx²y², in extended coordinates x = X/Z, y = Y/Z, xy = T/Z. The formulas
 * (Hisil, Wong, Carter, Dawson 2008, a = −1) are complete: they hold for every two points of the curve, torsion and
 * the neutral element included. Variable time: for public data only.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { toLittleEndian } from '../bytes';
import { add, copy, type Fe, mul, newFe, sqr, sub } from './field';
import { fromBytes, isOdd, isZero, toBytes } from './field-bytes';
import { invert, powRoot } from './field-power';

/** All coordinates reduced. `t` is out of date after `double(…, false)`. */
export interface Point {
  readonly x: Fe;
  readonly y: Fe;
  readonly z: Fe;
  readonly t: Fe;
}
/** A point as the second summand of `addCached`: Y + X, Y − X, 2Z, 2dT. Factors 2, 2, 2, 1. */
export interface Cached {
  readonly plus: Fe;
  readonly minus: Fe;
  readonly z2: Fe;
  readonly t2d: Fe;
}

const { Fp, CURVE } = ed25519.Point;
const constant = (value: bigint): Fe => {
  const fe = newFe();
  fromBytes(fe, toLittleEndian(Fp.create(value), 32));
  return fe;
};
const ONE = constant(1n);
const D = constant(CURVE().d);
const D2 = constant(2n * CURVE().d);
const ROOT_OF_MINUS_ONE = constant(Fp.pow(2n, (Fp.ORDER - 1n) / 4n));

export const newPoint = (): Point => ({ x: newFe(), y: newFe(), z: newFe(), t: newFe() });
export const newCached = (): Cached => ({ plus: newFe(), minus: newFe(), z2: newFe(), t2d: newFe() });

export function setNeutral(out: Point): void {
  out.x.fill(0);
  copy(out.y, ONE);
  copy(out.z, ONE);
  out.t.fill(0);
}
export function copyPoint(out: Point, p: Point): void {
  copy(out.x, p.x);
  copy(out.y, p.y);
  copy(out.z, p.z);
  copy(out.t, p.t);
}
export const isNeutral = (p: Point): boolean => {
  sub(a, p.y, p.z);
  return isZero(p.x) && isZero(a);
};

// Scratch for one call: nothing here is re-entrant.
const [a, b, c, e, f, g, h] = [newFe(), newFe(), newFe(), newFe(), newFe(), newFe(), newFe()];

export function cache(out: Cached, p: Point): void {
  add(out.plus, p.y, p.x);
  sub(out.minus, p.y, p.x);
  add(out.z2, p.z, p.z);
  mul(out.t2d, p.t, D2);
}
/** −P of a cached P. */
export function negateCached(out: Cached, p: Cached): void {
  copy(out.plus, p.minus);
  copy(out.minus, p.plus);
  copy(out.z2, p.z2);
  for (let i = 0; i < out.t2d.length; i += 1) out.t2d[i] = -(p.t2d[i] as number);
}

/** out = 2p. Without `withT` the result may only be doubled again. `out` may be `p`. */
export function double(out: Point, p: Point, withT: boolean): void {
  sqr(a, p.x);
  sqr(b, p.y);
  sqr(c, p.z);
  add(e, p.x, p.y);
  sqr(e, e);
  add(h, a, b);
  sub(e, e, h); // factor 3
  negate(h); // factor 2
  sub(g, b, a); // factor 2
  add(c, c, c);
  sub(f, g, c); // factor 4: E·F reaches 12, the largest product allowed
  mul(out.x, e, f);
  mul(out.y, g, h);
  mul(out.z, f, g);
  if (withT) mul(out.t, e, h);
}

function negate(fe: Fe): void {
  for (let i = 0; i < fe.length; i += 1) fe[i] = -(fe[i] as number);
}

/** out = p + q. Without `withT` the result may only be doubled. `out` may be `p`. */
export function addCached(out: Point, p: Point, q: Cached, withT: boolean): void {
  sub(a, p.y, p.x);
  mul(a, a, q.minus); // 2 · 2
  add(b, p.y, p.x);
  mul(b, b, q.plus); // 2 · 2
  mul(c, p.t, q.t2d);
  mul(f, p.z, q.z2);
  sub(e, b, a);
  add(h, b, a);
  add(g, f, c);
  sub(f, f, c);
  mul(out.x, e, f);
  mul(out.y, g, h);
  mul(out.z, f, g);
  if (withT) mul(out.t, e, h);
}

/** RFC 8032 decoding, canonical encodings only; `false` for anything else. */
export function decodePoint(out: Point, bytes: Uint8Array): boolean {
  if (bytes.length !== 32 || !isCanonical(bytes)) return false;
  const negative = (bytes[31] as number) >= 0x80;
  fromBytes(out.y, bytes);
  copy(out.z, ONE);
  sqr(a, out.y);
  mul(b, a, D);
  sub(a, a, ONE); // u = y² − 1
  add(b, b, ONE); // v = dy² + 1
  // x = u v³ (u v⁷)^((p−5)/8) is a root of u/v, or of −u/v, when there is one.
  sqr(c, b);
  mul(c, c, b); // v³
  mul(e, c, c);
  mul(e, e, b); // v⁷
  mul(e, e, a);
  powRoot(f, e);
  mul(f, f, c);
  mul(out.x, f, a);
  sqr(c, out.x);
  mul(c, c, b); // vx²
  sub(e, c, a);
  if (!isZero(e)) {
    add(e, c, a);
    if (!isZero(e)) return false;
    mul(out.x, out.x, ROOT_OF_MINUS_ONE);
  }
  const odd = isOdd(out.x);
  if (odd !== negative) {
    // x = 0 has one sign only.
    if (isZero(out.x)) return false;
    negate(out.x);
  }
  mul(out.t, out.x, out.y);
  return true;
}

/** y < p. */
function isCanonical(bytes: Uint8Array): boolean {
  if (((bytes[31] as number) & 0x7f) !== 0x7f || (bytes[0] as number) < 0xed) return true;
  for (let i = 1; i < 31; i += 1) if (bytes[i] !== 0xff) return true;
  return false;
}

/** RFC 8032 encodings of several points, with one inversion for all (Montgomery's trick). */
export function encodePoints(points: readonly Point[]): Uint8Array[] {
  const products = points.map(() => newFe());
  copy(a, ONE);
  points.forEach(({ z }, i) => {
    copy(products[i] as Fe, a);
    mul(a, a, z);
  });
  invert(b, a);
  const encoded: Uint8Array[] = [];
  for (let i = points.length - 1; i >= 0; i -= 1) {
    const { x, y, z } = points[i] as Point;
    mul(c, b, products[i] as Fe);
    mul(b, b, z);
    mul(e, x, c);
    mul(f, y, c);
    const bytes = toBytes(f);
    if (isOdd(e)) bytes[31] = (bytes[31] as number) | 0x80;
    encoded[i] = bytes;
  }
  return encoded;
}

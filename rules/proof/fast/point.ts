/**
 * Points of edwards25519, −x² + y² = 1 + dx²y², in extended coordinates x = X/Z, y = Y/Z, xy = T/Z. The formulas
 * (Hisil, Wong, Carter, Dawson 2008, a = −1) are complete: they hold for every two points of the curve, torsion and
 * the neutral element included. Variable time: for public data only.
 */

import { D2, ONE } from './constants';
import { add, copy, type Fe, mul, newFe, sqr, sub } from './field';
import { isZero } from './field-bytes';

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

/** −P of a cached P for a table: it shares what it can with P, so neither may change any more. */
export function negated(p: Cached): Cached {
  const t2d = newFe();
  copy(t2d, p.t2d);
  negate(t2d);
  return { plus: p.minus, minus: p.plus, z2: p.z2, t2d };
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

export function negate(fe: Fe): void {
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

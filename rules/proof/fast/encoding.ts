/** Points as 32 bytes: RFC 8032. */
import { D, ONE, ROOT_OF_MINUS_ONE } from './constants';
import { add, copy, type Fe, mul, newFe, sqr, sub } from './field';
import { fromBytes, isOdd, isZero, toBytes } from './field-bytes';
import { invert, powRoot } from './field-power';
import { negate, type Point } from './point';

// Scratch for one call: nothing here is re-entrant.
const [a, b, c, e, f] = [newFe(), newFe(), newFe(), newFe(), newFe()];

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

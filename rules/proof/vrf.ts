/**
 * ECVRF-EDWARDS25519-SHA512-TAI (RFC 9381, suite 0x03) with additional data (protocol §4.2). With empty data
 * every byte equals RFC 9381. The output β depends on key and alpha alone; the proof also signs the data.
 *
 * This is the plain path over @noble/curves. `prove` handles secrets and multiplies in constant time as far as
 * JavaScript allows. `fast/verify.ts` verifies the same, public data only, and is held equal to `verify`.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { join, littleEndian, sameBytes, toLittleEndian, u8 } from './bytes';
import type { Key } from './keys';

const { Point } = ed25519;
type Point = InstanceType<typeof Point>;

/** Order of the prime subgroup. */
export const L = Point.Fn.ORDER;
const SUITE = 0x03;
/** Marks the nonce of a proof that covers data: see `nonceOf`. */
const AD_NONCE = u8(0xad);
export const PROOF_BYTES = 80;

/** Prefixes of the three hashes of RFC 9381. */
export const domains = {
  encode: Uint8Array.of(SUITE, 0x01),
  challenge: Uint8Array.of(SUITE, 0x02),
  output: Uint8Array.of(SUITE, 0x03),
} as const;
const END = u8(0x00);

/** What a key says to an alpha, before anything is signed. */
export interface Output {
  readonly h: Point;
  readonly gamma: Point;
  /** β: 64 bytes nobody can choose. */
  readonly beta: Uint8Array;
}

/** Steps 1 and 2: H, Γ and β. Everything a die needs. */
export function output(key: Key, alpha: Uint8Array): Output {
  const h = encodeToCurve(key.pk, alpha);
  const gamma = h.multiply(key.scalar);
  return { h, gamma, beta: outputOf(gamma) };
}

/** The 80 bytes that show `output(key, alpha)` to be right and sign `ad`. */
export function prove(
  key: Key,
  alpha: Uint8Array,
  ad: Uint8Array,
  out: Output = output(key, alpha),
): Uint8Array {
  const hBytes = out.h.toBytes();
  const gammaBytes = out.gamma.toBytes();
  const k = nonceOf(key, hBytes, ad);
  const kB = Point.BASE.multiply(k);
  const kH = out.h.multiply(k);
  const c = challengeOf(key.pk, hBytes, gammaBytes, kB.toBytes(), kH.toBytes(), ad);
  const s = (k + littleEndian(c) * key.scalar) % L;
  return join(gammaBytes, c, toLittleEndian(s, 32));
}

/** β when the proof is right, `null` for anything else. Never throws: the bytes come from a post. */
export function verify(
  pk: Uint8Array,
  alpha: Uint8Array,
  ad: Uint8Array,
  proof: Uint8Array,
): Uint8Array | null {
  if (proof.length !== PROOF_BYTES) return null;
  const y = decodePoint(pk);
  const gammaBytes = proof.subarray(0, 32);
  const gamma = decodePoint(gammaBytes);
  const cBytes = proof.subarray(32, 48);
  const c = littleEndian(cBytes);
  const s = littleEndian(proof.subarray(48));
  // s ≥ L would give every proof several spellings; a low-order key would prove anything to anyone.
  if (y === null || gamma === null || s >= L || y.isSmallOrder()) return null;
  const h = encodeToCurve(pk, alpha);
  const u = Point.BASE.multiplyUnsafe(s).subtract(y.multiplyUnsafe(c));
  const v = h.multiplyUnsafe(s).subtract(gamma.multiplyUnsafe(c));
  const expected = challengeOf(pk, h.toBytes(), gammaBytes, u.toBytes(), v.toBytes(), ad);
  return sameBytes(expected, cBytes) ? outputOf(gamma) : null;
}

/** RFC 9381 §5.4.1.1: hashes with a counter until one is a point; half of them are. */
function encodeToCurve(pk: Uint8Array, alpha: Uint8Array): Point {
  for (let counter = 0; counter < 256; counter += 1) {
    const point = decodePoint(encodeAttempt(pk, alpha, counter))?.clearCofactor();
    if (point && !point.is0()) return point;
  }
  // One alpha in 2^256 gets here.
  throw new Error('vrf: no point for this alpha');
}

/** The 32 bytes of try `counter`. */
export const encodeAttempt = (pk: Uint8Array, alpha: Uint8Array, counter: number): Uint8Array =>
  sha512(join(domains.encode, pk, alpha, u8(counter), END)).subarray(0, 32);

/** RFC 8032 decoding, canonical encodings only. */
function decodePoint(bytes: Uint8Array): Point | null {
  try {
    return Point.fromBytes(bytes, false);
  } catch {
    return null;
  }
}

/**
 * The nonce covers the data. If it did not while the challenge does, two proofs for one alpha with different
 * data would share a nonce and give the secret scalar away. Empty data: RFC 9381's own nonce.
 */
function nonceOf(key: Key, hBytes: Uint8Array, ad: Uint8Array): bigint {
  const signed = ad.length === 0 ? hBytes : join(hBytes, AD_NONCE, ad);
  return littleEndian(sha512(join(key.prefix, signed))) % L;
}

/** H and Γ are part of the challenge, in RFC 9381's order: without them β would not be unique. */
export const challengeOf = (
  pk: Uint8Array,
  h: Uint8Array,
  gamma: Uint8Array,
  u: Uint8Array,
  v: Uint8Array,
  ad: Uint8Array,
): Uint8Array => sha512(join(domains.challenge, pk, h, gamma, u, v, ad, END)).subarray(0, 16);

/** β from 8Γ: a torsion point added to Γ changes nothing. */
const outputOf = (gamma: Point): Uint8Array => outputBytes(gamma.clearCofactor().toBytes());
export const outputBytes = (eightGamma: Uint8Array): Uint8Array =>
  sha512(join(domains.output, eightGamma, END));

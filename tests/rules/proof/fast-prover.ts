/**
 * A prover for tests that play hundreds of rolls: the bytes of `vrf.ts`, seven times faster, in variable time. The
 * keys of tests are no secret; those of people are, so this never leaves the tests.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { join, littleEndian, toLittleEndian } from '../../../rules/proof/bytes';
import { decodePoint, encodePoints } from '../../../rules/proof/fast/encoding';
import { addMultiple, combOf, subtractMultiples } from '../../../rules/proof/fast/multiply';
import {
  copyPoint,
  double,
  isNeutral,
  newPoint,
  type Point,
  setNeutral,
} from '../../../rules/proof/fast/point';
import type { Key } from '../../../rules/proof/keys';

type Vrf = typeof import('../../../rules/proof/vrf');
interface Drawn {
  h: Point;
  gamma: Point;
  hBytes: Uint8Array;
  gammaBytes: Uint8Array;
  beta: Uint8Array;
}

const base = newPoint();
decodePoint(base, ed25519.Point.BASE.toBytes());
const comb = combOf(base, 253);
const neutral = newPoint();
setNeutral(neutral);
const zero = new Uint8Array(32);

function times(point: Point, scalar: bigint): Point {
  const out = newPoint();
  subtractMultiples(out, toLittleEndian(scalar, 32), point, zero, neutral);
  return out;
}

function timesEight(point: Point): Point {
  const out = newPoint();
  copyPoint(out, point);
  for (let i = 0; i < 3; i += 1) double(out, out, true);
  return out;
}

/** `output` and `prove` of the real module, replaced. For `vi.mock`. */
export function fastProver(vrf: Vrf) {
  const drawn = (key: Key, alpha: Uint8Array): Drawn => {
    for (let counter = 0; ; counter += 1) {
      const attempt = newPoint();
      if (!decodePoint(attempt, vrf.encodeAttempt(key.pk, alpha, counter))) continue;
      const h = timesEight(attempt);
      if (isNeutral(h)) continue;
      const gamma = times(h, key.scalar % vrf.L);
      const [hBytes, gammaBytes, eight] = encodePoints([h, gamma, timesEight(gamma)]);
      if (!hBytes || !gammaBytes || !eight) throw new Error('encodePoints');
      return { h, gamma, hBytes, gammaBytes, beta: vrf.outputBytes(eight) };
    }
  };
  const prove = (key: Key, alpha: Uint8Array, ad: Uint8Array, out?: Drawn): Uint8Array => {
    const { h, hBytes, gammaBytes } = out ?? drawn(key, alpha);
    const signed = ad.length === 0 ? hBytes : join(hBytes, Uint8Array.of(0xad), ad);
    const k = littleEndian(sha512(join(key.prefix, signed))) % vrf.L;
    const kB = newPoint();
    setNeutral(kB);
    addMultiple(kB, comb, toLittleEndian(k, 32));
    const [u, v] = encodePoints([kB, times(h, k)]);
    if (!u || !v) throw new Error('encodePoints');
    const c = vrf.challengeOf(key.pk, hBytes, gammaBytes, u, v, ad);
    const s = (k + littleEndian(c) * key.scalar) % vrf.L;
    return join(gammaBytes, c, toLittleEndian(s, 32));
  };
  return { ...vrf, output: drawn, prove };
}

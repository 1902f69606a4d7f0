import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, littleEndian, toLittleEndian, u32 } from '../../../rules/proof/bytes';
import { combDigits, slidingDigits } from '../../../rules/proof/fast/digits';
import { add, mul, newFe, sqr, sub } from '../../../rules/proof/fast/field';
import { fromBytes, isOdd, toBytes } from '../../../rules/proof/fast/field-bytes';
import { invert, powRoot } from '../../../rules/proof/fast/field-power';
import { verifyFast } from '../../../rules/proof/fast/verify';
import { type Key, keyFrom } from '../../../rules/proof/keys';
import * as vrf from '../../../rules/proof/vrf';
import { fastProver } from './fast-prover';
import { bytes, hex, vectors } from './vectors';

const { L, prove, verify } = vrf;

const P = 2n ** 255n - 19n;
const mod = (value: bigint): bigint => ((value % P) + P) % P;
const fe = (value: bigint) => {
  const out = newFe();
  fromBytes(out, toLittleEndian(value, 32));
  return out;
};
const integerOf = (limbs: Float64Array): bigint => mod(limbs.reduce((sum, limb) => sum + BigInt(limb), 0n));
const EXPONENTS = [0, 22, 43, 64, 85, 107, 128, 149, 170, 192, 213, 234, 255];

describe('the field of doubles', { timeout: 60_000 }, () => {
  const value = fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 255n - 1n }),
    fc.constantFrom(0n, 1n, P - 1n, P, P + 18n),
  );

  it('adds, subtracts, multiplies and inverts as integers modulo p do', () => {
    fc.assert(
      fc.property(value, value, (x, y) => {
        const out = newFe();
        const is = (expected: bigint) => expect(littleEndian(toBytes(out))).toBe(mod(expected));
        fromBytes(out, toLittleEndian(x, 32));
        is(x);
        expect(isOdd(out)).toBe(mod(x) % 2n === 1n);
        add(out, fe(x), fe(y));
        is(x + y);
        sub(out, fe(x), fe(y));
        is(x - y);
        mul(out, fe(x), fe(y));
        is(x * y);
        sqr(out, fe(x));
        is(x * x);
        invert(out, fe(x));
        expect(mod(integerOf(out) * x)).toBe(mod(x) === 0n ? 0n : 1n);
        powRoot(out, fe(x));
        is(ed25519.Point.Fp.pow(mod(x), (P - 5n) / 8n));
      }),
      { numRuns: 300 },
    );
  });

  it('is exact for the largest limbs its callers may hand over: factors 3 and 4 in every limb, any signs', () => {
    // What `mul` leaves: half of the next unit, and a little more in limbs 1 and 7.
    const largest = EXPONENTS.slice(0, 12).map((_, i) => {
      const half = 2 ** ((EXPONENTS[i + 1] ?? 0) - 1);
      const unit = 2 ** (EXPONENTS[i] ?? 0);
      return half + unit * (i === 1 ? 2 ** 15 : i === 7 ? 2 ** 12 : 0);
    });
    const signs = fc.array(fc.constantFrom(-1, 1, 0.5), { minLength: 12, maxLength: 12 });
    const limbs = (factor: number, sign: number[]) =>
      Float64Array.from(largest, (limb, i) => {
        const unit = 2 ** (EXPONENTS[i] ?? 0);
        return Math.floor((factor * limb * (sign[i] ?? 1)) / unit) * unit;
      });
    fc.assert(
      fc.property(signs, signs, fc.boolean(), (one, two, alike) => {
        const [a, b] = [limbs(3, one), limbs(4, alike ? one : two)];
        const out = newFe();
        mul(out, a, b);
        expect(integerOf(out)).toBe(mod(integerOf(a) * integerOf(b)));
        out.forEach((limb, i) => {
          expect(Math.abs(limb)).toBeLessThanOrEqual(largest[i] ?? 0);
        });
        sqr(out, a);
        expect(integerOf(out)).toBe(mod(integerOf(a) ** 2n));
        expect(littleEndian(toBytes(b))).toBe(integerOf(b));
      }),
      { numRuns: 2000 },
    );
  });

  it('writes scalars as digits of the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: L - 1n }), (scalar) => {
        const source = toLittleEndian(scalar, 32);
        const sum = (digits: Int8Array, bits: bigint) =>
          digits.reduce((total, digit, i) => total + BigInt(digit) * 2n ** (bits * BigInt(i)), 0n);
        expect(sum(combDigits(source, 51), 5n)).toBe(scalar);
        expect(sum(slidingDigits(source), 1n)).toBe(scalar);
      }),
    );
  });
});

/** Ways a proof can be wrong, or be spelled differently. Each gives key, alpha, data and proof. */
type Case = readonly [pk: Uint8Array, alpha: Uint8Array, ad: Uint8Array, proof: Uint8Array];
const flip = (source: Uint8Array, bit: number): Uint8Array => {
  const out = source.slice();
  out[bit >> 3] = (out[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return out;
};
const withPart = (proof: Uint8Array, at: number, part: Uint8Array): Uint8Array => {
  const out = proof.slice();
  out.set(part, at);
  return out;
};
/** The points of order 1, 2, 4 and 8, and encodings that are not canonical. */
const special = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  '0200000000000000000000000000000000000000000000000000000000000000',
].map(bytes);
const torsion = ed25519.Point.fromBytes(special[5] ?? new Uint8Array());

function casesOf(key: Key, i: number): Case[] {
  const [alpha, ad] = [ascii(`alfa ${i}`), i % 5 === 0 ? new Uint8Array() : u32(i)];
  const proof = prove(key, alpha, ad);
  const s = littleEndian(proof.subarray(48));
  const gamma = ed25519.Point.fromBytes(proof.subarray(0, 32));
  return [
    [key.pk, alpha, ad, proof],
    [key.pk, alpha, ad, flip(proof, (i * 37) % 640)],
    [key.pk, alpha, ad, withPart(proof, 48, toLittleEndian(s + L, 32))],
    [key.pk, alpha, ad, withPart(proof, 0, gamma.add(torsion).toBytes())],
    [key.pk, alpha, ad, withPart(proof, 0, special[i % special.length] ?? proof)],
    [flip(key.pk, 255), alpha, ad, proof],
    [special[i % special.length] ?? proof, alpha, ad, proof],
    [key.pk, flip(alpha, i % 40), ad, proof],
    [key.pk, alpha, ascii('otros datos'), proof],
  ];
}

describe('fast verification', { timeout: 60_000 }, () => {
  it('gives the answer of the plain one over good and tampered proofs', () => {
    const keys = [1, 2, 3, 4].map((i) => keyFrom(new Uint8Array(16).fill(i), 'a.es'));
    let [good, wrong] = [0, 0];
    keys.forEach((key, k) => {
      for (let i = k; i < 120; i += keys.length) {
        for (const [pk, alpha, ad, proof] of casesOf(key, i)) {
          const expected = verify(pk, alpha, ad, proof);
          const beta = verifyFast(pk, alpha, ad, proof);
          expect(beta && hex(beta)).toBe(expected && hex(expected));
          if (expected) good += 1;
          else wrong += 1;
        }
      }
    });
    expect(good).toBeGreaterThanOrEqual(120);
    expect(good + wrong).toBeGreaterThanOrEqual(1000);
  });

  it('accepts a torsion point in Γ where the plain one does, with the same output', () => {
    const key = keyFrom(new Uint8Array(16).fill(9), 'a.es');
    const alpha = ascii('torsion');
    let seen = 0;
    for (let i = 0; i < 64 && seen < 2; i += 1) {
      const proof = prove(key, alpha, u32(i));
      const moved = ed25519.Point.fromBytes(proof.subarray(0, 32)).add(torsion).toBytes();
      const tampered = withPart(proof, 0, moved);
      expect(verifyFast(key.pk, alpha, u32(i), tampered)).toEqual(verify(key.pk, alpha, u32(i), tampered));
      seen += 1;
    }
  });

  it('does not mind how many keys it has met', () => {
    const keys = Array.from({ length: 34 }, (_, i) => keyFrom(new Uint8Array(16).fill(i), 'b.es'));
    const made = keys.map((key) => ({ key, proof: prove(key, ascii('a'), ascii('b')) }));
    for (const { key, proof } of [...made, ...made]) {
      expect(verifyFast(key.pk, ascii('a'), ascii('b'), proof)).not.toBeNull();
      expect(verifyFast(keys[0]?.pk ?? key.pk, ascii('a'), ascii('c'), proof)).toBeNull();
    }
  });

  it('refuses the wrong proofs of the vectors and takes the right ones', () => {
    for (const { pk, alpha, ad, proof, beta } of vectors.tokens) {
      if (!alpha || !ad) continue;
      expect(hex(verifyFast(bytes(pk), bytes(alpha), bytes(ad), bytes(proof)) ?? new Uint8Array())).toBe(
        beta,
      );
    }
  });

  it('makes the prover of the tests write the bytes of the real one', () => {
    const fast = fastProver(vrf);
    const key = keyFrom(new Uint8Array(16).fill(6), 'a.es');
    for (let i = 0; i < 20; i += 1) {
      const ad = i % 2 === 0 ? new Uint8Array() : u32(i);
      expect(hex(fast.prove(key, u32(i), ad))).toBe(hex(prove(key, u32(i), ad)));
      expect(fast.output(key, u32(i)).beta).toEqual(vrf.output(key, u32(i)).beta);
    }
  });

  it('is several times faster than the plain one', () => {
    const key = keyFrom(new Uint8Array(16).fill(5), 'a.es');
    const proofs = Array.from({ length: 60 }, (_, i) => prove(key, u32(i), ascii('ad')));
    const cost = (check: typeof vrf.verify) => {
      const start = process.cpuUsage();
      proofs.forEach((proof, i) => {
        expect(check(key.pk, u32(i), ascii('ad'), proof)).not.toBeNull();
      });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    cost(verifyFast);
    // Interleaved, the best of three: a shared machine disturbs both alike.
    const rounds = [1, 2, 3].map(() => ({ plain: cost(verify), fast: cost(verifyFast) }));
    const ratio = Math.min(...rounds.map(({ plain }) => plain)) / Math.min(...rounds.map(({ fast }) => fast));
    expect(ratio).toBeGreaterThan(2);
  });
});

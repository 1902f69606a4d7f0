import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { ascii, littleEndian } from '../../../rules/proof/bytes';
import { keyOfSeed } from '../../../rules/proof/keys';
import { L, output, prove, verify } from '../../../rules/proof/vrf';
import { bytes, hex, keyNamed, vectors } from './vectors';

const none = new Uint8Array();

/** RFC 9381, appendix B.3: ECVRF-EDWARDS25519-SHA512-TAI, examples 16 to 18. */
const rfc = [
  {
    sk: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    pk: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    alpha: '',
    pi: '8657106690b5526245a92b003bb079ccd1a92130477671f6fc01ad16f26f723f26f8a57ccaed74ee1b190bed1f479d9727d2d0f9b005a6e456a35d4fb0daab1268a1b0db10836d9826a528ca76567805',
    beta: '90cf1df3b703cce59e2a35b925d411164068269d7b2d29f3301c03dd757876ff66b71dda49d2de59d03450451af026798e8f81cd2e333de5cdf4f3e140fdd8ae',
  },
  {
    sk: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    pk: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    alpha: '72',
    pi: 'f3141cd382dc42909d19ec5110469e4feae18300e94f304590abdced48aed5933bf0864a62558b3ed7f2fea45c92a465301b3bbf5e3e54ddf2d935be3b67926da3ef39226bbc355bdc9850112c8f4b02',
    beta: 'eb4440665d3891d668e7e0fcaf587f1b4bd7fbfe99d0eb2211ccec90496310eb5e33821bc613efb94db5e5b54c70a848a0bef4553a41befc57663b56373a5031',
  },
  {
    sk: 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    pk: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    alpha: 'af82',
    pi: '9bc0f79119cc5604bf02d23b4caede71393cedfbb191434dd016d30177ccbf8096bb474e53895c362d8628ee9f9ea3c0e52c7a5c691b6c18c9979866568add7a2d41b00b05081ed0f58ee5e31b3a970e',
    beta: '645427e5d00c62a23fb703732fa5d892940935942101e456ecca7bb217c61c452118fec1219202a0edcf038bb6373241578be7217ba85a2687f7a0310b2df19f',
  },
];

describe('ECVRF-EDWARDS25519-SHA512-TAI', { timeout: 60_000 }, () => {
  for (const { sk, pk, alpha, pi, beta } of rfc) {
    it(`gives the proof and output of RFC 9381 for alpha "${alpha}"`, () => {
      const key = keyOfSeed(bytes(sk));
      expect(hex(key.pk)).toBe(pk);
      expect(hex(prove(key, bytes(alpha), none))).toBe(pi);
      expect(hex(output(key, bytes(alpha)).beta)).toBe(beta);
      expect(hex(verify(key.pk, bytes(alpha), none, bytes(pi)) ?? none)).toBe(beta);
    });
  }

  it('gives the proofs of the vectors with and without additional data, and one output for all', () => {
    const { alpha, pi_empty, pi_ad01, pi_ad02, beta } = vectors.nonce;
    const ana = keyNamed('ana');
    for (const [ad, pi] of [
      [none, pi_empty],
      [Uint8Array.of(1), pi_ad01],
      [Uint8Array.of(2), pi_ad02],
    ] as const) {
      expect(hex(prove(ana, bytes(alpha), ad))).toBe(pi);
      expect(hex(verify(ana.pk, bytes(alpha), ad, bytes(pi)) ?? none)).toBe(beta);
    }
  });

  it('does not give the key away in two proofs for one alpha with different data', () => {
    const ana = keyNamed('ana');
    const alpha = ascii('misma');
    const [one, two] = [1, 2].map((ad) => prove(ana, alpha, Uint8Array.of(ad)));
    const c = (proof?: Uint8Array) => littleEndian(proof?.subarray(32, 48) ?? none);
    const s = (proof?: Uint8Array) => littleEndian(proof?.subarray(48) ?? none);
    const mod = (a: bigint) => ((a % L) + L) % L;
    expect(c(one)).not.toBe(c(two));
    // With one nonce for both, x = (s1 − s2) / (c1 − c2).
    const { Fn } = ed25519.Point;
    const guess = Fn.mul(mod(s(one) - s(two)), Fn.inv(mod(c(one) - c(two))));
    expect(guess).not.toBe(mod(ana.scalar));
    // The attack itself works on a nonce that ignores the data, which RFC 9381's would.
    const leak = (ad: number) => {
      const { h, gamma } = output(ana, alpha);
      const k = mod(littleEndian(sha512(new Uint8Array([...ana.prefix, ...h.toBytes()]))));
      const challenge = mod(littleEndian(sha512(new Uint8Array([...gamma.toBytes(), ad])).subarray(0, 16)));
      return { c: challenge, s: mod(k + challenge * ana.scalar) };
    };
    const [a, b] = [leak(1), leak(2)];
    expect(Fn.mul(mod(a.s - b.s), Fn.inv(mod(a.c - b.c)))).toBe(mod(ana.scalar));
  });

  it('refuses every proof with one bit changed', () => {
    const ana = keyNamed('ana');
    const [alpha, ad] = [ascii('alpha'), ascii('ad')];
    const proof = prove(ana, alpha, ad);
    expect(verify(ana.pk, alpha, ad, proof)).not.toBeNull();
    for (let bit = 0; bit < 640; bit += 23) {
      const damaged = proof.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verify(ana.pk, alpha, ad, damaged)).toBeNull();
    }
  });

  it('refuses other data, another alpha, another key and other lengths', () => {
    const [ana, beto] = [keyNamed('ana'), keyNamed('beto')];
    const [alpha, ad] = [ascii('alpha'), ascii('ad')];
    const proof = prove(ana, alpha, ad);
    expect(verify(ana.pk, alpha, none, proof)).toBeNull();
    expect(verify(ana.pk, ad, ad, proof)).toBeNull();
    expect(verify(beto.pk, alpha, ad, proof)).toBeNull();
    expect(verify(ana.pk, alpha, ad, proof.subarray(1))).toBeNull();
    expect(verify(ana.pk.subarray(1), alpha, ad, proof)).toBeNull();
  });

  it('gives the same output when a torsion point is added to Γ', () => {
    const ana = keyNamed('ana');
    const alpha = ascii('torsión'.normalize('NFD').replace(/[^a-z]/g, ''));
    const { h, gamma, beta } = output(ana, alpha);
    const torsion = ed25519.Point.fromBytes(
      bytes('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
    );
    const moved = gamma.add(torsion);
    expect(moved.equals(gamma)).toBe(false);
    // A prover who adds torsion needs c·torsion to vanish: one try in eight. β stays.
    for (let ad = 0; ad < 200; ad += 1) {
      const proof = prove(ana, alpha, Uint8Array.of(ad), { h, gamma: moved, beta });
      if (Number(proof[32]) % 8 !== 0) continue;
      expect(hex(verify(ana.pk, alpha, Uint8Array.of(ad), proof) ?? none)).toBe(hex(beta));
      return;
    }
    expect.unreachable('no challenge divisible by eight in 200 tries');
  });
});

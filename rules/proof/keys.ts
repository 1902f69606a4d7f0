/**
 * Keys: one per forum, derived from the 16 bytes of the 12 words (protocol §4.1). The seed is used for nothing
 * else: never for Ed25519 signatures, whose nonce would meet the one of the proofs.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { abytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ascii, join, u8 } from './bytes';
import { punycodeLabel } from './punycode';

export interface Key {
  /** Public key: 32 bytes, an RFC 8032 point. */
  readonly pk: Uint8Array;
  /** Secret scalar x, 0 < x < L. */
  readonly scalar: bigint;
  /** Secret 32 bytes the nonces are made from. */
  readonly prefix: Uint8Array;
}

/** Length of the master entropy, and number of words that hold it. */
export const MASTER_BYTES = 16;

/**
 * The label of a forum: hostname in lower case and punycode, without leading `www.`. A scheme, port or path
 * around it is dropped. The same for a label already made.
 */
export function hostLabel(hostname: string): string {
  const bare = hostname
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#][\s\S]*$/, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '');
  const labels = bare
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .split(/[.\u3002\uff0e\uff61]/);
  return labels
    .map(punycodeLabel)
    .join('.')
    .replace(/^www\./, '');
}

/**
 * The key of an account on a forum.
 * @param master the 16 bytes behind the 12 words
 * @param hostname hostname of the forum, or the label kept in the key record after a change of domain
 * @param alt 0; other numbers (to 255) for a second account on the same forum
 * @throws RangeError for a master of another length or `alt` out of range
 */
export function keyFrom(master: Uint8Array, hostname: string, alt = 0): Key {
  abytes(master, MASTER_BYTES, 'master');
  if (!Number.isInteger(alt) || alt < 0 || alt > 255) throw new RangeError(`alt: 0 to 255, not ${alt}`);
  return keyOfSeed(keySeed(master, hostname, alt));
}

/** The 32 bytes RFC 8032 expands into scalar and prefix. Secret; exported for the test vectors. */
export const keySeed = (master: Uint8Array, hostname: string, alt: number): Uint8Array =>
  hmac(sha512, master, join(ascii('TV1/llave'), u8(alt), utf8ToBytes(hostLabel(hostname)))).slice(0, 32);

/** The key of an RFC 8032 seed. */
export function keyOfSeed(seed: Uint8Array): Key {
  const { scalar, prefix, pointBytes } = ed25519.utils.getExtendedPublicKey(seed);
  return { pk: pointBytes, scalar, prefix };
}

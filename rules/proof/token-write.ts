/** Token → bytes (protocol §4.6). What it is handed is ours: anything over a cap throws RangeError. */
import { ascii, compareBytes, join, u8 } from './bytes';
import type { Spec } from './dice';
import { tagged } from './hash';
import type { Key } from './keys';
import { writeSpec } from './spec';
import {
  type Flags,
  MAX_NUMBER,
  MAX_ORDER_BYTES,
  MAX_REQUESTS,
  MAX_SEALS,
  MAX_TOKEN_BYTES,
  type Opening,
  type Ref,
  SEAL_BYTES,
  type TokenKind,
  tokenKinds,
  VERSION,
} from './token';
import { writeVarint } from './varint';
import { type Output, prove } from './vrf';

const AD = ascii('TV1/ad');

/** First byte and fields: what check and proof cover. */
export const signedPart = (kind: TokenKind, ...fields: Uint8Array[]): Uint8Array =>
  join(u8((VERSION << 4) | tokenKinds.indexOf(kind)), ...fields);

/** What the proof of a token signs besides alpha. */
export const additionalData = (ctx: Uint8Array, signed: Uint8Array): Uint8Array => join(AD, ctx, signed);

/** Two bytes that tell a damaged token from one made for another thread or with another key. */
export const checkOf = (ctx: Uint8Array, pk: Uint8Array, signed: Uint8Array, proof: Uint8Array): Uint8Array =>
  tagged('chk', ctx, pk, signed, proof).slice(0, 2);

/** The token of a signed part, proved under `alpha`; an oculta has no proof (`alpha` null). */
export function sealToken(
  key: Key,
  ctx: Uint8Array,
  signed: Uint8Array,
  alpha: Uint8Array | null,
  out?: Output,
): Uint8Array {
  const proof = alpha === null ? new Uint8Array() : prove(key, alpha, additionalData(ctx, signed), out);
  const token = join(signed.subarray(0, 1), checkOf(ctx, key.pk, signed, proof), signed.subarray(1), proof);
  if (token.length > MAX_TOKEN_BYTES) throw new RangeError(`token: ${token.length} bytes, at most 2048`);
  return token;
}

const inRange = (name: string, value: number, min: number, max: number): number => {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name}: integer from ${min} to ${max}, not ${value}`);
  }
  return value;
};
const exactly = (name: string, bytes: Uint8Array, length: number): Uint8Array => {
  if (bytes.length !== length) throw new RangeError(`${name}: ${length} bytes, not ${bytes.length}`);
  return bytes;
};

export const numberField = (n: number): Uint8Array => writeVarint(inRange('n', n, 1, MAX_NUMBER));
export const beaconField = (k: number): Uint8Array => writeVarint(inRange('k', k, 0, MAX_NUMBER));
export const bytesField = exactly;

export function orderField(order: Uint8Array): Uint8Array {
  inRange('order bytes', order.length, 0, MAX_ORDER_BYTES);
  return join(writeVarint(order.length), order);
}

export const flagsField = ({ estricta, onePerBeacon }: Flags): Uint8Array =>
  u8((estricta ? 1 : 0) | (onePerBeacon ? 2 : 0));

export function refField(ref: Ref): Uint8Array {
  switch (ref.to) {
    case 'beacon':
      return writeVarint(4 * inRange('k', ref.k, 0, MAX_NUMBER));
    case 'request':
      return join(
        writeVarint(4 * inRange('k', ref.k, 0, MAX_NUMBER) + 1),
        writeVarint(inRange('q', ref.q, 0, MAX_REQUESTS - 1)),
      );
    case 'post':
      return join(writeVarint(2), writeVarint(ref.post));
    case 'witness':
      return writeVarint(4 * inRange('w', ref.w, 0, MAX_NUMBER) + 3);
  }
}

export const openingField = ({ gmPk, nonce, scene, flags }: Opening): Uint8Array =>
  join(exactly('gmPk', gmPk, 32), exactly('nonce', nonce, 4), exactly('scene', scene, 4), flagsField(flags));

/** Sorted strictly ascending, as every reader demands: the director cannot choose an order, nor repeat an entry. */
export function sealsField(seals: readonly Uint8Array[]): Uint8Array {
  const sorted = sortSeals(seals);
  inRange('seals', sorted.length, 0, MAX_SEALS);
  return join(writeVarint(sorted.length), ...sorted.map((seal) => exactly('seal', seal, SEAL_BYTES)));
}
export const sortSeals = (seals: readonly Uint8Array[]): Uint8Array[] =>
  [...seals]
    .sort(compareBytes)
    .filter((seal, i, all) => i === 0 || compareBytes(all[i - 1] ?? seal, seal) !== 0);

export function requestsField(requests: readonly Spec[]): Uint8Array {
  inRange('requests', requests.length, 0, MAX_REQUESTS);
  return join(writeVarint(requests.length), ...requests.map(writeSpec));
}

/**
 * Alpha: what fixes the dice (protocol §4.4). Nothing in it is free for whoever rolls: no text, no spec, no time.
 * The public key is salted into the proof by RFC 9381 itself.
 */
import { ascii, join, u16, u32 } from './bytes';
import { tagged } from './hash';

const INVITATION = ascii('TV1I');
const BEACON = ascii('TV1B');
const ALTA = ascii('TV1J');
const IMMEDIATE = ascii('TV1R');
const REQUESTED = ascii('TV1P');
const DECLARED = ascii('TV1D');
const DIRECTOR = ascii('TV1G');
const BASICA = ascii('TV1A');

export const invitationAlpha = (partida: Uint8Array): Uint8Array => join(INVITATION, partida);
export const beaconAlpha = (ctx: Uint8Array, k: number): Uint8Array => join(BEACON, ctx, u32(k));
export const altaAlpha = (ctx: Uint8Array): Uint8Array => join(ALTA, ctx);
/** `beta` is the output of beacon `k`: it did not exist before the director posted it. */
export const immediateAlpha = (ctx: Uint8Array, n: number, k: number, beta: Uint8Array): Uint8Array =>
  join(IMMEDIATE, ctx, u32(n), u32(k), beta.subarray(0, 16));
/** No number: the answer to request `q` of beacon `k` is one for ever. */
export const requestedAlpha = (ctx: Uint8Array, k: number, q: number, beta: Uint8Array): Uint8Array =>
  join(REQUESTED, ctx, u32(k), u16(q), beta.subarray(0, 16));
export const declaredAlpha = (ctx: Uint8Array, n: number): Uint8Array => join(DECLARED, ctx, u32(n));
export const directorAlpha = (ctx: Uint8Array, m: number, w: number, witness: Uint8Array): Uint8Array =>
  join(DIRECTOR, ctx, u32(m), u32(w), witness);
/** `post` is the id of the anchor, 0 when nobody else has written. */
export const basicaAlpha = (ctx: Uint8Array, n: number, post: number): Uint8Array =>
  join(BASICA, ctx, u32(n), ascii(String(post)));

/** W of a director's roll: the seals of beacon `w`, which players' blocks decided. */
export const witnessOf = (seals: readonly Uint8Array[]): Uint8Array =>
  tagged('testigo', ...seals).slice(0, 16);

/** Seed of a declared roll: the player could not foresee the beacon, nor the director the player's output. */
export const declaredSeed = (playerBeta: Uint8Array, beaconBeta: Uint8Array): Uint8Array =>
  tagged('mezcla', playerBeta, beaconBeta);

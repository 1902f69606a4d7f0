/** Checks and proofs of tokens, and the memory of those already verified. */
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { join, sameBytes } from '../bytes';
import { verifyFast } from '../fast/verify';
import type { Token } from '../token';
import { additionalData, checkOf } from '../token-write';

/**
 * A store of what has been verified: for a proof its β, for a masked code the token it stood for; `null` for a
 * proof that is wrong or a code that cannot be repaired. It may be emptied at any time; what it gives back is
 * trusted, so nobody else may write in it. Keys are 32 hexadecimal digits, or 33 characters for a code.
 */
export interface ProofCache {
  get(key: string): Uint8Array | null | undefined;
  set(key: string, value: Uint8Array | null): void;
}

/** Whether the token was made for this context with this key, as far as its two bytes of check tell. */
export const fits = (token: Token, ctx: Uint8Array, pk: Uint8Array): boolean =>
  sameBytes(token.check, checkOf(ctx, pk, token.signed, token.proof));

/** β of a token whose proof is right for key, context and alpha; `null` otherwise. */
export type Prover = (token: Token, ctx: Uint8Array, pk: Uint8Array, alpha: Uint8Array) => Uint8Array | null;

export function proverWith(cache: ProofCache | undefined): Prover {
  return (token, ctx, pk, alpha) => {
    const key = cache ? cacheKey(token, pk, alpha) : '';
    const known = cache?.get(key);
    if (known !== undefined) return known;
    const beta = verifyFast(pk, alpha, additionalData(ctx, token.signed), token.proof);
    cache?.set(key, beta);
    return beta;
  };
}

/** Token, key and alpha fix everything a proof depends on: the context is part of every alpha. */
const cacheKey = (token: Token, pk: Uint8Array, alpha: Uint8Array): string =>
  bytesToHex(sha512(join(pk, Uint8Array.of(alpha.length), alpha, token.bytes)).subarray(0, 16));

/**
 * Seals: ten bytes in a baliza for each block the director has seen (protocol §4.6). The slot says whose number
 * was sealed even when the block is edited or deleted later; the hash says with which content. Both are keyed by
 * the beacon's own output, so nobody can prepare two contents with one seal.
 */
import { join, readUint, u16, u32 } from './bytes';
import { tagged } from './hash';
import { normBytes } from './text';
import { SEAL_BYTES, SLOT_BYTES } from './token';

const HASH_BYTES = SEAL_BYTES - SLOT_BYTES;

/** Three bytes as a number; `n` is 0 for an alta. */
export const slotOf = (beta: Uint8Array, pk: Uint8Array, n: number): number =>
  readUint(tagged('hueco', beta, pk, u32(n)).subarray(0, SLOT_BYTES));

/** Seven bytes of the exact code and the visible words. */
export const sealHash = (beta: Uint8Array, token: Uint8Array, blockText: string): Uint8Array =>
  tagged('sello', beta, u16(token.length), token, normBytes(blockText)).slice(0, HASH_BYTES);

/** The entry of a block in the beacon with output `beta`. */
export const sealEntry = (
  beta: Uint8Array,
  pk: Uint8Array,
  n: number,
  token: Uint8Array,
  blockText: string,
): Uint8Array =>
  join(tagged('hueco', beta, pk, u32(n)).subarray(0, SLOT_BYTES), sealHash(beta, token, blockText));

/** Entries by slot: what a reader looks up. One slot may have several. */
export function sealsBySlot(entries: readonly Uint8Array[]): ReadonlyMap<number, readonly Uint8Array[]> {
  const slots = new Map<number, Uint8Array[]>();
  for (const entry of entries) {
    const slot = readUint(entry.subarray(0, SLOT_BYTES));
    const hashes = slots.get(slot) ?? [];
    hashes.push(entry.subarray(SLOT_BYTES));
    slots.set(slot, hashes);
  }
  return slots;
}

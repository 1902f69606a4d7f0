/**
 * Repair of letters a censor has masked (protocol §4.7): all fillings are tried, and only a token that is the
 * single one to fit is taken. Three masks are 125,000 fillings, a second or two.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { completed, MASK } from './find';
import { ALPHABET, decodeGroup, GROUP_BYTES, GROUP_LETTERS, lettersFor } from './letters';
import type { Token } from './token';
import { readToken, tokenLength } from './token-read';

/** How many fillings a run has. */
export const fillingsOf = (letters: string): number => ALPHABET.length ** (letters.split(MASK).length - 1);

/** The only token that fills the masks and that `accept` takes; `null` when there is none, or several. */
export function repairRun(letters: string, accept: (token: Token) => boolean): Token | null {
  const kept = new Map<string, Token>();
  for (const token of fillings(letters)) {
    if (accept(token)) kept.set(bytesToHex(token.bytes), token);
    if (kept.size > 1) return null;
  }
  return kept.values().next().value ?? null;
}

/** Every token that some filling of the masks reads as. */
function* fillings(letters: string): Generator<Token> {
  const groups = Math.floor(letters.length / GROUP_LETTERS);
  const bytes = new Uint8Array(GROUP_BYTES * groups);
  const decode = (text: string, group: number): boolean =>
    decodeGroup(text, group * GROUP_LETTERS, bytes, group * GROUP_BYTES, GROUP_BYTES);
  /** Which whole groups are decoded in `bytes`. A masked one is decoded again for each filling. */
  const decoded = Array.from({ length: groups }, (_, group) => decode(letters, group));
  const masked = decoded.flatMap((_, group) => (groupOf(letters, group).includes(MASK) ? [group] : []));
  for (const filled of fill(letters)) {
    for (const group of masked) decoded[group] = decode(filled, group);
    const bad = decoded.indexOf(false);
    const clear = bytes.subarray(0, bad < 0 ? bytes.length : bad * GROUP_BYTES);
    const token = readFilled(clear, filled);
    if (token) yield token;
  }
}

const groupOf = (letters: string, group: number): string =>
  letters.slice(group * GROUP_LETTERS, (group + 1) * GROUP_LETTERS);

function* fill(letters: string): Generator<string> {
  const at = letters.indexOf(MASK);
  if (at < 0) {
    yield letters;
    return;
  }
  const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
  for (const letter of ALPHABET) yield* fill(before + letter + after);
}

function readFilled(clear: Uint8Array, letters: string): Token | null {
  const length = tokenLength(clear);
  if (length === null || lettersFor(length) > letters.length) return null;
  const bytes = completed(clear, letters, length);
  const read = bytes && readToken(bytes);
  return read?.ok ? read.value : null;
}

/**
 * Base 50: bytes as letters that survive a forum (protocol §4.7). No vowels and no x: no words, no `xD`, nothing
 * for Markdown, links, typographers or smileys. Seven bytes are ten letters.
 */
export const ALPHABET = '0123456789BCDFGHJKLMNPQRSTVWYZbcdfghjklmnpqrstvwyz';
export const MARKER = 'TV1';
export const GROUP_LETTERS = 10;
export const GROUP_BYTES = 7;
const SHOWN_TOGETHER = 20;
const BASE = 50;
/** Letters of a last group of 0–6 bytes. */
const TAIL_LETTERS = [0, 2, 3, 5, 6, 8, 9] as const;

const values = new Int8Array(128).fill(-1);
for (let i = 0; i < BASE; i += 1) values[ALPHABET.charCodeAt(i)] = i;

/** 0–49, or −1 for what is no letter of the alphabet. */
export const letterValue = (code: number): number => values[code] ?? -1;

/** Letters needed for so many bytes. */
export const lettersFor = (bytes: number): number =>
  GROUP_LETTERS * Math.floor(bytes / GROUP_BYTES) + (TAIL_LETTERS[bytes % GROUP_BYTES] ?? 0);

export function encodeLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += GROUP_BYTES)
    text += encodeGroup(bytes.slice(at, at + GROUP_BYTES));
  return text;
}

/** Long division of a big-endian number by 50, letter by letter from the right. */
function encodeGroup(group: Uint8Array): string {
  let text = '';
  for (let letter = lettersFor(group.length); letter > 0; letter -= 1) {
    let rest = 0;
    for (let i = 0; i < group.length; i += 1) {
      const value = rest * 256 + (group[i] ?? 0);
      group[i] = Math.floor(value / BASE);
      rest = value % BASE;
    }
    text = ALPHABET.charAt(rest) + text;
  }
  return text;
}

/** The bytes of letters without spaces; `null` for a foreign letter, an impossible length or a value too large. */
export function decodeLetters(text: string): Uint8Array | null {
  const tail = (TAIL_LETTERS as readonly number[]).indexOf(text.length % GROUP_LETTERS);
  if (tail < 0) return null;
  const bytes = new Uint8Array(GROUP_BYTES * Math.floor(text.length / GROUP_LETTERS) + tail);
  return decodeGroups(text, bytes) === bytes.length ? bytes : null;
}

/** Fills `bytes` from the start of `text`, group by group; gives back how many bytes came out well. */
export function decodeGroups(text: string, bytes: Uint8Array): number {
  for (let at = 0, letter = 0; at < bytes.length; at += GROUP_BYTES, letter += GROUP_LETTERS) {
    const size = Math.min(GROUP_BYTES, bytes.length - at);
    if (!decodeGroup(text, letter, bytes, at, size)) return at;
  }
  return bytes.length;
}

const LIMB = 2 ** 28;

/** One group: the letters from `letter` on that `size` bytes need, as a big-endian number at `at`. */
export function decodeGroup(
  text: string,
  letter: number,
  bytes: Uint8Array,
  at: number,
  size: number,
): boolean {
  // Ten letters pass 2^53, so the number is kept in two limbs of 28 bits: as many as seven bytes have.
  let high = 0;
  let low = 0;
  const end = letter + lettersFor(size);
  for (let i = letter; i < end; i += 1) {
    const value = letterValue(text.charCodeAt(i));
    if (value < 0) return false;
    low = low * BASE + value;
    const carry = Math.floor(low / LIMB);
    low -= carry * LIMB;
    high = high * BASE + carry;
  }
  // Seven bytes fill both limbs; the letters of six are below 2^53, so that their sum is exact.
  if (size === GROUP_BYTES ? high >= LIMB : high * LIMB + low >= 2 ** (8 * size)) return false;
  for (let i = size - 1; i >= 0; i -= 1) {
    const bit = 8 * (size - 1 - i);
    bytes[at + i] =
      bit >= 28 ? high >> (bit - 28) : bit === 24 ? ((high & 0xf) << 4) | (low >> 24) : low >> bit;
  }
  return true;
}

/** How a token stands in a post: `TV1 ` and groups of twenty letters. */
export function textForm(token: Uint8Array): string {
  const letters = encodeLetters(token);
  const groups = [MARKER];
  for (let at = 0; at < letters.length; at += SHOWN_TOGETHER)
    groups.push(letters.slice(at, at + SHOWN_TOGETHER));
  return groups.join(' ');
}

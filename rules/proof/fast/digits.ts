/** Scalars as signed digits, for the multiplications of `multiply.ts`. */

/** Bits per digit of a comb. */
export const COMB_BITS = 5;
const HALF = 1 << (COMB_BITS - 1);

/** Digits of −15..16 in base 32, `count` of them, of a little-endian number that fits in fewer bits. */
export function combDigits(bytes: Uint8Array, count: number): Int8Array {
  const digits = new Int8Array(count);
  let carry = 0;
  for (let i = 0; i < count; i += 1) {
    const digit = bitsAt(bytes, COMB_BITS * i) + carry;
    carry = digit > HALF ? 1 : 0;
    digits[i] = digit - 2 * HALF * carry;
  }
  return digits;
}

function bitsAt(bytes: Uint8Array, bit: number): number {
  const at = bit >> 3;
  const pair = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  return (pair >> (bit & 7)) & (2 * HALF - 1);
}

/** Largest digit of a sliding form. */
const SLIDE_MAX = 15;
const SLIDE_BITS = 256;

/** One digit per bit, zero or odd of −15..15, at most one in five: of a little-endian number below 2^253. */
export function slidingDigits(bytes: Uint8Array): Int8Array {
  const digits = new Int8Array(SLIDE_BITS);
  for (let i = 0; i < SLIDE_BITS; i += 1) digits[i] = ((bytes[i >> 3] ?? 0) >> (i & 7)) & 1;
  for (let i = 0; i < SLIDE_BITS; i += 1) {
    if (digits[i] !== 0) gather(digits, i);
  }
  return digits;
}

/** Draws the bits above position `i` into its digit, as far as it can hold them. */
function gather(digits: Int8Array, i: number): void {
  for (let up = 1; up <= 6 && i + up < SLIDE_BITS; up += 1) {
    if (digits[i + up] === 0) continue;
    const own = digits[i] as number;
    const value = (digits[i + up] as number) << up;
    if (own + value <= SLIDE_MAX) {
      digits[i] = own + value;
      digits[i + up] = 0;
    } else if (own - value >= -SLIDE_MAX) {
      digits[i] = own - value;
      addOne(digits, i + up);
    } else return;
  }
}

function addOne(digits: Int8Array, from: number): void {
  let at = from;
  while (at < SLIDE_BITS && digits[at] === 1) {
    digits[at] = 0;
    at += 1;
  }
  if (at < SLIDE_BITS) digits[at] = 1;
}

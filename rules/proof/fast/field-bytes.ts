/** Values modulo p as 32 little-endian bytes. */
import { type Fe, LIMBS, newFe } from './field';

/** Exponents of the units of the limbs. */
const EXPONENTS = [0, 22, 43, 64, 85, 107, 128, 149, 170, 192, 213, 234, 255] as const;

/** 32 little-endian bytes; the top bit is left out. The caller refuses values from p on. */
export function fromBytes(out: Fe, bytes: Uint8Array): void {
  let value = 0;
  let bits = 0;
  let at = 0;
  for (let limb = 0; limb < LIMBS; limb += 1) {
    const unit = EXPONENTS[limb] as number;
    const width = (EXPONENTS[limb + 1] as number) - unit;
    for (; bits < width; bits += 8) {
      value += (bytes[at] as number) * 2 ** bits;
      at += 1;
    }
    const part = value % 2 ** width;
    out[limb] = part * 2 ** unit;
    value = (value - part) / 2 ** width;
    bits -= width;
  }
}

const digits = newFe();
/** 32 little-endian bytes of the value modulo p. Any limbs below 2^51 of their units. */
export function toBytes(a: Fe): Uint8Array {
  for (let limb = 0; limb < LIMBS; limb += 1)
    digits[limb] = (a[limb] as number) / 2 ** (EXPONENTS[limb] as number);
  // The first pass leaves at most a few units above or below 0..2^255, the second none.
  settle();
  settle();
  settle();
  // Now 0 ≤ value < 2^255. It is p or more exactly when adding 19 passes 2^255.
  digits[0] = (digits[0] as number) + 19;
  const over = settleOnce();
  digits[0] = (digits[0] as number) - (over > 0 ? 0 : 19);
  settleOnce();
  return pack();
}

/** Hands carries on, so that each digit fits its width; what passes 2^255 comes back 19-fold. */
function settle(): void {
  const over = settleOnce();
  digits[0] = (digits[0] as number) + 19 * over;
}

/** One pass of carries; gives back what passed 2^255, which is dropped. */
function settleOnce(): number {
  let carry = 0;
  for (let limb = 0; limb < LIMBS; limb += 1) {
    const size = 2 ** ((EXPONENTS[limb + 1] as number) - (EXPONENTS[limb] as number));
    const digit = (digits[limb] as number) + carry;
    carry = Math.floor(digit / size);
    digits[limb] = digit - carry * size;
  }
  return carry;
}

function pack(): Uint8Array {
  const bytes = new Uint8Array(32);
  let value = 0;
  let bits = 0;
  let at = 0;
  for (let limb = 0; limb < LIMBS; limb += 1) {
    value += (digits[limb] as number) * 2 ** bits;
    bits += (EXPONENTS[limb + 1] as number) - (EXPONENTS[limb] as number);
    for (; bits >= 8 || (limb === LIMBS - 1 && bits > 0); bits -= 8) {
      bytes[at] = value % 256;
      value = Math.floor(value / 256);
      at += 1;
    }
  }
  return bytes;
}

export const isZero = (a: Fe): boolean => toBytes(a).every((byte) => byte === 0);

/** The sign of RFC 8032: the lowest bit. */
export const isOdd = (a: Fe): boolean => ((toBytes(a)[0] as number) & 1) === 1;

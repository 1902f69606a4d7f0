/** Byte strings as the protocol writes them: ASCII tags, big-endian integers, concatenation (protocol §4). */

/** The bytes of an ASCII text of our own. @throws RangeError for any other character. */
export function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) throw new RangeError(`ascii: not an ASCII text: ${text}`);
    bytes[i] = code;
  }
  return bytes;
}

/** Byte strings one after the other. Every hash of every block begins here, so it is written to be quick. */
export function join(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const u8 = (value: number): Uint8Array => Uint8Array.of(value);
export const u16 = (value: number): Uint8Array => Uint8Array.of((value >>> 8) & 0xff, value & 0xff);
export const u32 = (value: number): Uint8Array =>
  Uint8Array.of((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Order of byte strings, shorter first when one begins the other: negative, zero or positive. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** An unsigned integer of big-endian bytes, at most six of them. */
export const readUint = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

/** An unsigned integer of little-endian bytes. */
export function littleEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (let i = bytes.length - 1; i >= 0; i -= 1) value = (value << 8n) | BigInt(bytes[i] ?? 0);
  return value;
}

/** `value` in `length` little-endian bytes; what does not fit is cut off. */
export function toLittleEndian(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let i = 0; i < length; i += 1) {
    bytes[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}

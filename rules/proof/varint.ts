/** LEB128 unsigned integers, minimal form only, at most six bytes: values below 2^42 (protocol §4). */
const MAX_BYTES = 6;
export const VARINT_LIMIT = 2 ** 42;

/** @throws RangeError when `value` is no integer in 0..2^42 − 1 */
export function writeVarint(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= VARINT_LIMIT) {
    throw new RangeError(`varint: integer from 0 to 2^42 - 1, not ${value}`);
  }
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

export type VarintProblem = 'varint' | 'varint-min';

/** Reads byte by byte: the value, or what is wrong with it. */
export function readVarint(next: () => number): number | VarintProblem {
  let value = 0;
  let scale = 1;
  for (let count = 1; count <= MAX_BYTES; count += 1) {
    const byte = next();
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte < 0x80) return byte === 0 && count > 1 ? 'varint-min' : value;
  }
  return 'varint';
}

/** Reading bytes of a token one after another. They come from a post: nothing is thrown, nothing loops. */
import { readVarint } from './varint';

/** `short`: cut; `extra`: bytes after the end; `limit`: over a cap; `varint`, `varint-min`: malformed integer. */
export type TokenProblem = 'short' | 'extra' | 'version' | 'kind' | 'limit' | 'varint' | 'varint-min';

const NOTHING = new Uint8Array();

/** Reads on from byte to byte. The first problem stays; after it everything read is zero. */
export class Cursor {
  at = 0;
  problem: TokenProblem | null = null;
  constructor(
    readonly bytes: Uint8Array,
    /** Only the length is wanted: bytes that are not there are zeros, and nothing is kept. */
    readonly padded: boolean,
  ) {}

  fail(problem: TokenProblem): null {
    this.problem ??= problem;
    return null;
  }
  byte(): number {
    if (this.at >= this.bytes.length && !this.padded) this.fail('short');
    this.at += 1;
    return this.bytes[this.at - 1] ?? 0;
  }
  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length && !this.padded) this.fail('short');
    this.at += length;
    return this.padded ? NOTHING : this.bytes.subarray(this.at - length, this.at);
  }
  /** A varint of `min`..`max`; `min` after a problem. */
  int(min: number, max: number): number {
    const value = readVarint(() => this.byte());
    if (typeof value === 'string') this.fail(value);
    else if (value < min || value > max) this.fail('limit');
    else if (this.problem === null) return value;
    return min;
  }
  /** One byte of `min`..`max`; `min` after a problem. */
  count(min: number, max: number): number {
    const value = this.byte();
    if (value < min || value > max) this.fail('limit');
    return this.problem === null ? value : min;
  }
  /** `length` things, none after a problem. */
  list<T>(length: number, read: () => T): T[] {
    const items: T[] = [];
    for (let i = 0; i < length && this.problem === null; i += 1) items.push(read());
    return items;
  }
}

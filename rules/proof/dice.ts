/** Dice from a seed (protocol §4.5). Whoever has the seed and the spec gets the same dice, for ever. */
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii } from './bytes';

/** Dice of one kind thrown together: `n` 1–100 dice of `d` 2–1,000,000 sides; `explode`: a die that shows d adds one. */
export interface DiceGroup {
  readonly n: number;
  readonly d: number;
  readonly explode?: boolean;
}
/** Segments (1–8) of groups (1–8). Segment 0 is the throw, the rest are rerolls inside the same block (protocol §4.5). */
export type Spec = readonly (readonly DiceGroup[])[];
/** Faces in rolled order, by segment and group; an exploding group is longer than its `n`. */
export type Dice = readonly (readonly (readonly number[])[])[];

const SEED_BYTES = 64;
const WORDS = 2 ** 32;
const WORDS_PER_BLOCK = 16;
/** Extra dice one exploding die may call for. */
const MAX_CHAIN = 20;

/**
 * The dice of a seed: each segment has a stream of its own, so that a reroll does not depend on how many words
 * the throw used. @throws RangeError for a seed that is not 64 bytes
 */
export function rollDice(seed: Uint8Array, spec: Spec): Dice {
  if (seed.length !== SEED_BYTES) throw new RangeError(`seed: 64 bytes, not ${seed.length}`);
  return spec.map((groups, segment) => {
    const next = stream(seed, segment);
    return groups.map((group) => rollGroup(next, group));
  });
}

function rollGroup(next: () => number, { n, d, explode }: DiceGroup): readonly number[] {
  const faces: number[] = [];
  // Words above the last whole multiple of d are thrown away: taking them modulo d would favour low faces.
  const limit = WORDS - (WORDS % d);
  const roll = (): number => {
    let word = next();
    while (word >= limit) word = next();
    return 1 + (word % d);
  };
  for (let die = 0; die < n; die += 1) {
    let face = roll();
    faces.push(face);
    for (let extra = 0; explode && face === d && extra < MAX_CHAIN; extra += 1) {
      face = roll();
      faces.push(face);
    }
  }
  return faces;
}

const TAG = ascii('TV1/dados');

/** The words of a segment: block i is `S("TV1/dados" ‖ seed ‖ u8 segment ‖ u16 i)`, sixteen big-endian u32. */
function stream(seed: Uint8Array, segment: number): () => number {
  const input = new Uint8Array(TAG.length + SEED_BYTES + 3);
  input.set(TAG);
  input.set(seed, TAG.length);
  const at = TAG.length + SEED_BYTES;
  input[at] = segment;
  let block = 0;
  let view = new DataView(new ArrayBuffer(0));
  let word = WORDS_PER_BLOCK;
  return () => {
    if (word === WORDS_PER_BLOCK) {
      input[at + 1] = block >>> 8;
      input[at + 2] = block & 0xff;
      const hash = sha512(input);
      view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      block += 1;
      word = 0;
    }
    word += 1;
    return view.getUint32(4 * (word - 1));
  };
}

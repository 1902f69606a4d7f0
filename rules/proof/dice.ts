/** Dice from a seed (protocol §4.5). Whoever has the seed and the spec gets the same dice, for ever. */
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

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
/** Extra dice one exploding die may call for. */
const MAX_CHAIN = 20;

/**
 * The dice of a seed: each segment has a stream of its own, so that a reroll does not depend on how many words
 * the throw used. @throws RangeError for a seed that is not 64 bytes
 */
export function rollDice(seed: Uint8Array, spec: Spec): Dice {
  if (seed.length !== SEED_BYTES) throw new RangeError(`seed: 64 bytes, not ${seed.length}`);
  input.set(seed, TAG.length);
  const dice = spec.map((groups, segment) => {
    input[SEGMENT_AT] = segment;
    block = 0;
    at = BLOCK_BYTES;
    return groups.map(rollGroup);
  });
  // A hidden roll's seed is not left lying about.
  input.fill(0, TAG.length);
  return dice;
}

function rollGroup({ n, d, explode }: DiceGroup): readonly number[] {
  const faces: number[] = [];
  // Words above the last whole multiple of d are thrown away: taking them modulo d would favour low faces.
  const limit = WORDS - (WORDS % d);
  for (let die = 0; die < n; die += 1) {
    let face = rollDie(d, limit);
    faces.push(face);
    for (let extra = 0; explode && face === d && extra < MAX_CHAIN; extra += 1) {
      face = rollDie(d, limit);
      faces.push(face);
    }
  }
  return faces;
}

function rollDie(d: number, limit: number): number {
  for (;;) {
    if (at === BLOCK_BYTES) nextBlock();
    const word = view.getUint32(at);
    at += 4;
    if (word < limit) return 1 + (word % d);
  }
}

/*
 * The words of a segment: block i is `S("TV1/dados" ‖ seed ‖ u8 segment ‖ u16 i)`, sixteen big-endian u32. One
 * roll is worked out at a time, so that input, hash and words have their memory once and for all: a thousand
 * rolls of a thread make no garbage.
 */
const TAG = utf8ToBytes('TV1/dados');
const SEGMENT_AT = TAG.length + SEED_BYTES;
const BLOCK_BYTES = 64;
const input = new Uint8Array(SEGMENT_AT + 3);
input.set(TAG);
const words = new Uint8Array(BLOCK_BYTES);
const view = new DataView(words.buffer);
const start = sha512.create();
const hash = sha512.create();
let block = 0;
let at = BLOCK_BYTES;

function nextBlock(): void {
  input[SEGMENT_AT + 1] = block >>> 8;
  input[SEGMENT_AT + 2] = block;
  start._cloneInto(hash);
  hash.update(input).digestInto(words);
  block += 1;
  at = 0;
}

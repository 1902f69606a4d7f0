/**
 * The acta: what can be said about every block of a thread, from its posts alone (protocol §5). Each step is one
 * file of `acta/`, in the order of §5.3. Everything in a post may have been written by anyone: nothing here
 * throws for it, and nothing is `verified` whose dice were not derived from a proof that is right.
 */
import { type Block, isNumbered, readBlocks } from './acta/block';
import { judgeSeries } from './acta/judge-series';
import { learnKeys } from './acta/learn-keys';
import { type Matter, positionsOf } from './acta/matter';
import { notesOnScenes } from './acta/notes';
import { openScenes, placeBeacons } from './acta/open-scenes';
import { type ActaOptions, type Known, readOptions } from './acta/options';
import { findOwner } from './acta/owners';
import { type Prover, proverWith } from './acta/proofs';
import { Repairs } from './acta/repair-blocks';
import { checkResolutions } from './acta/resolutions';
import { notesOnSeals } from './acta/sealed-unseen';
import { gatherSeries, type Series } from './acta/series';
import type { Dice, Spec } from './dice';
import type { Post } from './post';
import { numberOf, type TokenKind } from './token';
import type { Note, Verdict } from './verdict';

export type { ActaOptions } from './acta/options';
export type { ProofCache } from './acta/proofs';
export { findCodes } from './find';
export type { Post } from './post';
export type { Colour, Note, Verdict } from './verdict';
export { wordVerdict, worstColour } from './verdict';

/** One token of a post, and all that is said about it. */
export interface JudgedBlock {
  /** Id of the post. */
  readonly post: number;
  /** Which token of the post, from 0, in text order. */
  readonly index: number;
  readonly author: string;
  /** `null` when the code could not be read. */
  readonly kind: TokenKind | null;
  /** Number of the block; k of a baliza; 0 of an alta or invitation; `null` when it could not be read. */
  readonly n: number | null;
  /** The key it was made with, where that is known. */
  readonly pk?: Uint8Array;
  readonly spec?: Spec;
  readonly order?: Uint8Array;
  /** The true dice, whatever the post says; only where the proof is right. */
  readonly dice?: Dice;
  /** The code as it stands in the plain text of the post. */
  readonly code: string;
  /** The words it speaks for: from its first word up to the code. */
  readonly blockText: string;
  /** A set: the order means nothing. */
  readonly verdicts: readonly Verdict[];
}
export interface Acta {
  /** In thread order. */
  readonly blocks: readonly JudgedBlock[];
  readonly notes: readonly Note[];
}

/** What is known of a thread before its rolls are judged. */
export interface Reading {
  readonly blocks: readonly Block[];
  readonly matter: Matter;
}

/**
 * The acta of the posts known so far, in thread order. Never throws for what posts say.
 * @throws TypeError when an option is not what `ActaOptions` says
 */
export function judge(posts: readonly Post[], options: ActaOptions): Acta {
  const { blocks, matter } = readThread(posts, options);
  const { scenes, keyring, known } = matter;
  const series = seriesOf(blocks, matter);
  const notes = notesOnScenes(scenes, known.complete);
  for (const one of series) notes.push(...judgeSeries(one, matter));
  checkResolutions(scenes, series);
  if (known.complete) {
    for (const scene of scenes) notes.push(...notesOnSeals(scene, series, keyring, known.gm));
  }
  return { blocks: blocks.map(judged), notes: saidOnce(notes) };
}

/** Steps 1 to 4: blocks, scenes, balizas, keys. Masked codes are repaired with what the clear ones tell. */
export function readThread(posts: readonly Post[], options: ActaOptions): Reading {
  const known = readOptions(options);
  const prove = proverWith(options.proofs);
  const repairs = new Repairs(known.fillings, options.proofs);
  let reading = readOnce(posts, known, prove, repairs);
  while (repairs.tryAll(reading.blocks, reading.matter)) reading = readOnce(posts, known, prove, repairs);
  return reading;
}

function readOnce(posts: readonly Post[], known: Known, prove: Prover, repairs: Repairs): Reading {
  const blocks = readBlocks(posts, (letters) => repairs.token(letters));
  const scenes = openScenes(blocks, known, prove);
  placeBeacons(blocks, scenes, known, prove);
  const keyring = learnKeys(blocks, scenes, known, prove);
  return { blocks, matter: { posts, positions: positionsOf(posts), scenes, keyring, known, prove } };
}

/** Step 5, and the blocks of each key and context together. */
export function seriesOf(blocks: readonly Block[], { scenes, keyring, known }: Matter): Series[] {
  const owned = blocks.filter(isNumbered).flatMap((block) => {
    const owner = findOwner(block, scenes, keyring, known);
    return owner ? [owner] : [];
  });
  return gatherSeries(owned, keyring, known.threadCtx);
}

/** Two series of one account may lack the same number: that is one sentence. */
const saidOnce = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [note.es, note])).values(),
];

function judged(block: Block): JudgedBlock {
  const { post, index, author, token, pk, dice, code, text, verdicts } = block;
  return {
    post: post.id,
    index,
    author,
    kind: token?.kind ?? null,
    n: token && numberOf(token),
    ...(pk ? { pk } : {}),
    ...(token && 'spec' in token ? { spec: token.spec, order: token.order } : {}),
    ...(dice ? { dice } : {}),
    code,
    blockText: text,
    verdicts,
  };
}

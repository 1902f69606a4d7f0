/** A series: all the blocks of one key in one context, which its numbers put in order (protocol §4.8). */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Revelacion } from '../token';
import type { BlockOf, NumberedBlock } from './block';
import type { Keyring, OwnAlta } from './keyring';
import { numberSeries } from './numbering';
import type { Owned } from './owners';
import type { Scene } from './scene';
import { findSeal, findSealer, type Seal, type Sealer } from './sealing';

export class Series {
  /** First block of each number; reveals carry the number of their hidden block and are not among them. */
  readonly first = new Map<number, NumberedBlock>();
  /** Reveals by number, in thread order. */
  readonly reveals = new Map<number, BlockOf<Revelacion>[]>();
  /** The key in hexadecimal. */
  readonly hex: string;
  private readonly seals = new Map<number, Seal | null>();
  private readonly sealers = new Map<number, Sealer | null>();

  constructor(
    readonly pk: Uint8Array,
    /** `null`: level básica. */
    readonly scene: Scene | null,
    readonly ctx: Uint8Array,
    readonly blocks: readonly NumberedBlock[],
    readonly alta: OwnAlta | null,
  ) {
    this.hex = bytesToHex(pk);
  }

  get largest(): number {
    let largest = 0;
    for (const n of this.first.keys()) largest = Math.max(largest, n);
    return largest;
  }
  /** Whether the block of number n (0: the alta) stands in the thread. */
  has(n: number): boolean {
    return n === 0 ? this.alta !== null : this.first.has(n);
  }
  /** The seal of block n, which is here; `null` when no baliza holds its slot. */
  seal(n: number): Seal | null {
    if (n === 0) return this.alta?.seal ?? null;
    const block = this.first.get(n);
    if (!this.scene || !block) return null;
    const known = this.seals.get(n);
    if (known !== undefined) return known;
    const seal = findSeal(this.scene, this.pk, n, block);
    this.seals.set(n, seal);
    return seal;
  }
  /** The sealer of number n, whether or not its block is here. */
  sealer(n: number): Sealer | null {
    if (!this.scene || this.has(n)) return this.seal(n);
    const known = this.sealers.get(n);
    if (known !== undefined) return known;
    const sealer = findSealer(this.scene, this.pk, n, -1);
    this.sealers.set(n, sealer);
    return sealer;
  }
}

/** The series of the thread, in the order their first blocks stand in it. */
export function gatherSeries(owned: readonly Owned[], keyring: Keyring, threadCtx: Uint8Array): Series[] {
  const gathered = new Map<string, Owned[]>();
  for (const one of owned) {
    const key = `${bytesToHex(one.scene?.ctx ?? threadCtx)}${bytesToHex(one.pk)}`;
    const together = gathered.get(key);
    if (together) together.push(one);
    else gathered.set(key, [one]);
  }
  return [...gathered.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const { pk, scene } = first;
    const blocks = together.map(({ block }) => block);
    const alta = keyring.alta(bytesToHex(pk), scene);
    const series = new Series(pk, scene, scene?.ctx ?? threadCtx, blocks, alta);
    numberSeries(series);
    return [series];
  });
}

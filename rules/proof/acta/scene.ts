/** A scene and the balizas that carry it, in the order of the thread. */
import { witnessOf } from '../alpha';
import { sealsBySlot } from '../seals';
import type { Baliza, Flags, Request } from '../token';
import type { BlockOf } from './block';

/** A baliza that counts: its proof is right and its number was not there yet. */
export interface Beacon {
  readonly k: number;
  readonly block: BlockOf<Baliza>;
  /** Position of its post. */
  readonly at: number;
  readonly beta: Uint8Array;
  readonly seals: ReadonlyMap<number, readonly Uint8Array[]>;
  readonly requests: readonly Request[];
  /** W of a roll that leans on it; `null` without seals. */
  readonly witness: Uint8Array | null;
}

/** What its proof shows of a baliza. */
export const beaconOf = (block: BlockOf<Baliza>, beta: Uint8Array): Beacon => ({
  k: block.token.k,
  block,
  at: block.at,
  beta,
  seals: sealsBySlot(block.token.seals),
  requests: block.token.requests,
  witness: block.token.seals.length > 0 ? witnessOf(block.token.seals) : null,
});

export class Scene {
  /** In thread order. */
  readonly beacons: Beacon[] = [];
  /** Largest number of a baliza; −1 before the first one is added. */
  largest = -1;
  confirmed = false;
  private readonly byNumber = new Map<number, Beacon>();
  /** Of the first i + 1 balizas in thread order, the one with the largest number. */
  private largestOfFirst: Beacon[] = [];

  constructor(
    readonly ctx: Uint8Array,
    readonly gmPk: Uint8Array,
    readonly flags: Flags,
    readonly opening: BlockOf<Baliza>,
  ) {}

  get author(): string {
    return this.opening.author;
  }
  /** Some baliza between 0 and the largest is not here. */
  get hasHoles(): boolean {
    return this.beacons.length < this.largest + 1;
  }

  add(beacon: Beacon): void {
    // An apertura is known before the balizas that stand in earlier posts, where somebody has moved them.
    let after = this.beacons.length;
    while (after > 0 && this.beacons[after - 1]?.block.isBefore(beacon.block) === false) after -= 1;
    this.beacons.splice(after, 0, beacon);
    this.byNumber.set(beacon.k, beacon);
    this.largest = Math.max(this.largest, beacon.k);
    this.largestOfFirst = [];
  }
  beacon(k: number): Beacon | null {
    return this.byNumber.get(k) ?? null;
  }
  /** How many balizas stand in earlier posts than position `at`. */
  countBefore(at: number): number {
    return lowerBound(this.beacons, at);
  }
  /** Balizas in later posts than position `at`, in thread order. */
  after(at: number): readonly Beacon[] {
    return this.beacons.slice(lowerBound(this.beacons, at + 1));
  }
  /** The largest in an earlier post. */
  latestBefore(at: number): Beacon | null {
    if (this.largestOfFirst.length === 0) this.largestOfFirst = runningLargest(this.beacons);
    return this.largestOfFirst[this.countBefore(at) - 1] ?? null;
  }
  /** Some number above `k`, up to the largest, is not here. */
  hasHolesAbove(k: number): boolean {
    if (!this.hasHoles) return false;
    return this.beacons.filter((beacon) => beacon.k > k).length < this.largest - k;
  }
}

function runningLargest(beacons: readonly Beacon[]): Beacon[] {
  let largest: Beacon | null = null;
  return beacons.map((beacon) => {
    largest = largest && largest.k > beacon.k ? largest : beacon;
    return largest;
  });
}

/** Position of the first baliza whose post does not stand before `at`: they are in thread order. */
function lowerBound(beacons: readonly Beacon[], at: number): number {
  let [low, high] = [0, beacons.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((beacons[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Steps 2 and 3 of the acta: who directs, which scenes are open, which balizas count (protocol §5.3). */
import { beaconAlpha, invitationAlpha, witnessOf } from '../alpha';
import { compareBytes, sameBytes } from '../bytes';
import { invitationContext, partidaId, sceneContext } from '../context';
import { sealsBySlot } from '../seals';
import type { Baliza, Flags, Invitacion, Opening, Request } from '../token';
import { type Block, type BlockOf, isKind } from './block';
import type { Known } from './options';
import { fits, type Prover } from './proofs';

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

/** Step 2. Invitations and aperturas, each with its own key and context. */
export function openScenes(blocks: readonly Block[], known: Known, prove: Prover): Scene[] {
  const scenes: Scene[] = [];
  for (const block of blocks) {
    if (isKind(block, 'invitacion')) judgeInvitation(block, prove);
    if (isKind(block, 'baliza') && block.token.opening) {
      const scene = openScene(block, block.token.opening, scenes, known, prove);
      if (scene) scenes.push(scene);
    }
  }
  const gms = known.gms ?? scenes.slice(0, 1).map(({ author }) => author);
  for (const scene of scenes)
    scene.confirmed = gms.includes(scene.author) && keyIsExpected(scene.gmPk, known);
  return scenes;
}

function judgeInvitation(block: BlockOf<Invitacion>, prove: Prover): void {
  const { gmPk, nonce } = block.token;
  const ctx = invitationContext(gmPk, nonce);
  block.pk = gmPk;
  if (!fits(block.token, ctx, gmPk)) block.add('foreign', {});
  else if (!prove(block.token, ctx, gmPk, invitationAlpha(partidaId(gmPk, nonce))))
    block.add('altered/proof', {});
  else block.add('verified/invitacion', {});
}

function openScene(
  block: BlockOf<Baliza>,
  { gmPk, nonce, scene: id, flags }: Opening,
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): Scene | null {
  const ctx = sceneContext(gmPk, nonce, id);
  block.pk = gmPk;
  if (!fits(block.token, ctx, gmPk)) {
    block.add('foreign', {});
    return null;
  }
  const beta = prove(block.token, ctx, gmPk, beaconAlpha(ctx, 0));
  if (beta === null) {
    block.add('altered/proof', {});
    return null;
  }
  const open = scenes.find((scene) => sameBytes(scene.ctx, ctx));
  if (open) {
    if (open.author === block.author) block.add('repeated/baliza', { k: 0 });
    else block.add('not_gm', {});
    return null;
  }
  if (!sealsAreSorted(block.token)) {
    block.add('altered/seals', {});
    return null;
  }
  const scene = new Scene(ctx, gmPk, flags, block);
  scene.add(beaconOf(block, beta));
  if (!keyIsExpected(gmPk, known)) block.add('unknown_gm', {});
  block.add('verified/apertura', {});
  return scene;
}

const keyIsExpected = (gmPk: Uint8Array, { gmPk: expected }: Known): boolean =>
  expected === null || sameBytes(gmPk, expected);

/** Step 3. The other balizas, in thread order. */
export function placeBeacons(
  blocks: readonly Block[],
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): void {
  for (const block of blocks) {
    if (isKind(block, 'baliza') && !block.token.opening) placeBeacon(block, scenes, known, prove);
  }
}

function placeBeacon(block: BlockOf<Baliza>, scenes: readonly Scene[], known: Known, prove: Prover): boolean {
  const { token, author } = block;
  const scene = scenes.find(({ ctx, gmPk }) => fits(token, ctx, gmPk));
  if (!scene) return nothingFits(block, known);
  block.pk = scene.gmPk;
  if (scene.author !== author) return block.refuse('not_gm', {});
  const beta = prove(token, scene.ctx, scene.gmPk, beaconAlpha(scene.ctx, token.k));
  if (beta === null) return block.refuse('altered/proof', {});
  if (scene.beacon(token.k)) return block.refuse('repeated/baliza', { k: token.k });
  if (!sealsAreSorted(token)) return block.refuse('altered/seals', {});
  if (token.k < scene.largest) block.add('out_of_order/baliza', { k: token.k, after: scene.largest });
  scene.add(beaconOf(block, beta));
  block.add('verified/baliza', { k: token.k });
  return true;
}

/** Nothing known fits: that accuses nobody while part of the thread has not been read. */
export const nothingFits = (block: Block, { complete }: Known): false =>
  complete ? block.refuse('foreign', {}) : block.refuse('unverifiable/opening', {});

/** Strictly ascending: the order decides the witness of the director's own rolls, so he must not choose it. */
const sealsAreSorted = ({ seals }: Baliza): boolean =>
  seals.every((seal, i) => i === 0 || compareBytes(seals[i - 1] ?? seal, seal) < 0);

const beaconOf = (block: BlockOf<Baliza>, beta: Uint8Array): Beacon => ({
  k: block.token.k,
  block,
  at: block.at,
  beta,
  seals: sealsBySlot(block.token.seals),
  requests: block.token.requests,
  witness: block.token.seals.length > 0 ? witnessOf(block.token.seals) : null,
});

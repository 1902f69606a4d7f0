/** Who sealed what: `sealer(pk, n)` of protocol §4.8. */
import { sameBytes } from '../bytes';
import { sealHash, slotOf } from '../seals';
import type { Block } from './block';
import type { Beacon, Scene } from './scene';

/** The baliza that holds the slot of a number. */
export interface Sealer {
  readonly beacon: Beacon;
  readonly slot: number;
}
/** The sealer of a block that is here, and whether it sealed the block as it stands now. */
export interface Seal extends Sealer {
  readonly asItStands: boolean;
}

/**
 * The first baliza with the slot of (pk, n): for a block of the thread (`at`: position of its post) looking first
 * at later posts, then at the rest; for one that is not here (`at` −1), from the start.
 */
export function findSealer(scene: Scene, pk: Uint8Array, n: number, at: number): Sealer | null {
  const { beacons } = scene;
  const later = scene.countBefore(at + 1);
  for (let i = 0; i < beacons.length; i += 1) {
    const beacon = beacons[(later + i) % beacons.length];
    if (!beacon || beacon.seals.size === 0) continue;
    const slot = slotOf(beacon.beta, pk, n);
    if (beacon.seals.has(slot)) return { beacon, slot };
  }
  return null;
}

/** The seal of a block with a readable token; `null` when no baliza holds its slot. */
export function findSeal(scene: Scene, pk: Uint8Array, n: number, block: Block): Seal | null {
  const sealer = findSealer(scene, pk, n, block.at);
  if (sealer === null || block.token === null) return null;
  const { beacon, slot } = sealer;
  const hash = sealHash(beacon.beta, block.token.bytes, block.text);
  const asItStands = (beacon.seals.get(slot) ?? []).some((entry) => sameBytes(entry, hash));
  return { beacon, slot, asItStands };
}

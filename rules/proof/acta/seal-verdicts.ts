/** What the seals say about a player's block (protocol §5.3, 6.4). */
import type { NumberedBlock } from './block';
import { isDirectors } from './circumstances';
import type { Beacon, Scene } from './scene';
import type { Series } from './series';

const MAX_NAMED = 8;

export function checkSeal(block: NumberedBlock, series: Series): void {
  const { scene } = series;
  const { n, kind } = block.token;
  if (!scene || kind === 'revelacion' || isDirectors(block, series)) return;
  const seal = series.seal(n);
  if (seal && !seal.asItStands) block.add('edited_after_seal/block', { k: seal.beacon.k, n });
  const following = scene.after(block.at);
  const [next] = following;
  // Nothing to say when the first baliza after it sealed it, or when none has been posted yet.
  if (!next || (seal && seal.beacon.k <= next.k)) return;
  if (seal?.asItStands) block.add('sealed_late', { k: seal.beacon.k, first: next.k });
  else sayUnseen(block, scene, following, seal === null);
}

/** One baliza may have been written at the same time; a missing one may have sealed it. Two or more accuse. */
function sayUnseen(
  block: NumberedBlock,
  scene: Scene,
  following: readonly Beacon[],
  unsealed: boolean,
): void {
  const [next] = following;
  if (scene.hasHolesAbove(scene.latestBefore(block.at)?.k ?? -1)) block.add('unsealed/missing', {});
  else if (next && unsealed && following.length === 1) block.add('unsealed/one', { k: next.k });
  else block.add('added_or_edited', { beacons: following.slice(0, MAX_NAMED).map(({ k }) => k) });
}

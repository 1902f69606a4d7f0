/** What has to be said about a block before its dice are looked at (protocol §5.3, 6.2 and 6.3). */

import type { NumberedBlock } from './block';
import type { Matter } from './matter';
import type { Scene } from './scene';
import type { Series } from './series';

/** Whether the author directs the scene the block was made for. */
export const isDirectors = (block: NumberedBlock, { scene }: Series): boolean =>
  scene?.author === block.author;

/**
 * References belong to roles (§4.6): a player who may also roll with the director's, or básica inside a scene,
 * would have several independent dice to choose from.
 */
export function referenceIsAllowed(block: NumberedBlock, series: Series): boolean {
  const { token } = block;
  const directs = isDirectors(block, series);
  if (token.kind === 'declaracion') return series.scene !== null && !directs;
  const { to } = token.ref;
  if (series.scene === null) return to === 'post';
  return directs ? to === 'witness' : to === 'beacon' || to === 'request';
}

export function checkCircumstances(block: NumberedBlock, series: Series, matter: Matter): void {
  const { scene, hex } = series;
  if (scene && !scene.confirmed) block.add('other_gm', { author: scene.author });
  if (scene && isClosed(scene, block, matter.scenes)) block.add('closed_scene', {});
  const holding = matter.keyring.holding(block.author, hex);
  if (holding?.disputed) block.add('key_disputed/block', {});
  else if (holding?.clear === false) block.add('other_name/block', {});
}

/** The same director had opened a later scene in an earlier post, and this one has had no baliza since. */
function isClosed(scene: Scene, block: NumberedBlock, scenes: readonly Scene[]): boolean {
  return scenes.some(
    (later) =>
      later.author === scene.author &&
      scene.opening.isBefore(later.opening) &&
      later.opening.at < block.at &&
      !scene.beacons.some((beacon) => later.opening.isBefore(beacon.block)),
  );
}

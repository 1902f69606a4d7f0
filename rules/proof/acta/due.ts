/**
 * What a block must lean on (protocol §4.8). Whoever may choose between two beacons has two results to choose
 * from, so there is one answer, and waiting for a nicer one is seen.
 */
import type { Beacon, Scene } from './scene';
import type { Series } from './series';

/**
 * The due beacon of immediate number `n` for a block in the post at position `at`: the sealer of the largest
 * m < n whose sealing beacon stands in an earlier post; without one, the latest beacon of an earlier post.
 * `null` when it cannot be known, so that one hole does not start a cascade of accusations. `present` says which
 * blocks are in the thread: whoever is writing adds those still in the editor.
 */
export function dueBeacon(
  series: Series,
  scene: Scene,
  n: number,
  at: number,
  present: (m: number) => boolean = (m) => series.has(m),
): Beacon | null {
  for (let m = n - 1; m >= 0; m -= 1) {
    const sealer = series.sealer(m);
    if (sealer && sealer.beacon.at < at) return sealer.beacon;
    if (scene.hasHoles) return null;
    if (!sealer && !present(m)) return null;
  }
  return scene.latestBefore(at);
}

/**
 * The witness due to a roll of the director in the post at position `at`: the lowest-numbered beacon with seals
 * above `last` (the witness of his roll before, −1 for his first one), else `last` again. `null`: there is none.
 */
export function dueWitness(scene: Scene, last: number, at: number): number | null {
  let due: number | null = null;
  for (const beacon of scene.beacons) {
    if (beacon.at >= at || beacon.witness === null || beacon.k <= last) continue;
    if (due === null || beacon.k < due) due = beacon.k;
  }
  return due ?? (last >= 0 ? last : null);
}

/** Whether a block leans on what it had to lean on (protocol §5.3, 6.5). */
import { dueAnchor } from '../anchor';
import type { Oculta, Ref, Revelacion, Tirada } from '../token';
import type { BlockOf, NumberedBlock } from './block';
import { dueBeacon, dueWitness } from './due';
import type { Matter } from './matter';
import type { Beacon, Scene } from './scene';
import type { Series } from './series';

/** What the blocks of a series have used so far, by number. A block stopped before its turn leaves no trace. */
export interface Progress {
  /** Requests answered, as `k/q`. */
  readonly answered: Set<string>;
  /** Beacons with an immediate roll. */
  readonly immediate: Set<number>;
  /** Witness of the director's last roll that counted; −1 before the first one. */
  lastWitness: number;
}

type Leaning = BlockOf<Tirada | Oculta | Revelacion>;

/** `false` when the block can be judged no further. */
export function checkReference(
  block: NumberedBlock,
  series: Series,
  matter: Matter,
  progress: Progress,
): boolean {
  const { kind } = block.token;
  if (kind === 'declaracion') return true;
  const leaning = block as Leaning;
  const { ref } = leaning.token;
  if (ref.to === 'post') {
    checkAnchor(leaning, ref.post, series, matter);
    return true;
  }
  const beacon = findBeacon(leaning, ref, series, matter);
  if (!beacon || !series.scene) return false;
  if (kind === 'revelacion') return true;
  return checkTurn(leaning, ref, beacon, series, series.scene, progress);
}

/** The beacon of a reference, able to serve; otherwise the block says why not. */
function findBeacon(
  block: Leaning,
  ref: Exclude<Ref, { to: 'post' }>,
  { scene }: Series,
  { known }: Matter,
): Beacon | null {
  const k = ref.to === 'witness' ? ref.w : ref.k;
  const beacon = scene?.beacon(k) ?? null;
  if (beacon === null) {
    if (scene && known.complete && k > scene.largest) block.add('altered/no_beacon', { k });
    else block.add('unverifiable/beacon', { k });
    return null;
  }
  if (ref.to === 'witness' && beacon.witness === null) {
    block.add('altered/no_seals', { k });
    return null;
  }
  if (ref.to === 'request' && ref.q >= beacon.requests.length) {
    block.add('altered/no_request', { k, request: ref.q + 1 });
    return null;
  }
  return beacon;
}

/** Rolls and hidden rolls: whether it was their turn to lean on this beacon. */
function checkTurn(
  block: Leaning,
  ref: Ref,
  beacon: Beacon,
  series: Series,
  scene: Scene,
  progress: Progress,
): boolean {
  const { k } = beacon;
  if (ref.to === 'request') {
    const answer = `${k}/${ref.q}`;
    if (progress.answered.has(answer)) return block.refuse('reused/request', { k, request: ref.q + 1 });
    progress.answered.add(answer);
  }
  if (ref.to === 'beacon') {
    if (scene.flags.estricta) block.add('not_allowed/estricta', {});
    if (scene.flags.onePerBeacon && progress.immediate.has(k)) block.add('not_allowed/second', { k });
    progress.immediate.add(k);
  }
  if (beacon.at >= block.at) block.add('unexpected_beacon/early_beacon', { k });
  else if (ref.to === 'beacon') {
    const due = dueBeacon(series, scene, block.token.n, block.at);
    if (due && due.k !== k) block.add('unexpected_beacon/beacon', { k, due: due.k });
  } else if (ref.to === 'witness' && (block.token.n === 1 || series.has(block.token.n - 1))) {
    const due = dueWitness(scene, progress.lastWitness, block.at);
    if (due !== null && due !== k) block.add('unexpected_beacon/witness', { w: k, due });
  }
  if (ref.to === 'witness') progress.lastWitness = k;
  return true;
}

/** Level básica: the anchor is a post by somebody else, the one that was due. */
function checkAnchor(block: Leaning, post: number, series: Series, matter: Matter): void {
  const { posts, positions, scenes, known } = matter;
  const [first] = scenes;
  // A reveal rolls nothing: it was allowed if its hidden block was.
  const rolled = block.token.kind === 'revelacion' ? series.first.get(block.token.n) : block;
  if (first?.flags.estricta && rolled && first.opening.isBefore(rolled))
    block.add('not_allowed/estricta', {});
  if (block.token.kind === 'revelacion') return;
  const due = anchorDue(block, series, matter);
  const at = positions.get(post);
  const anchor = at === undefined ? undefined : posts[at];
  if (at === undefined || anchor === undefined) {
    // Nobody else has written: there is no post 0 to be seen.
    if (post === 0 && (due === 0 || (due === null && known.complete))) return;
    if (known.complete) block.add('unexpected_beacon/no_post', { post });
    else block.add('anchor_unseen', { post });
  } else if (anchor.author === block.author) block.add('unexpected_beacon/own_post', {});
  else if (at >= block.at) block.add('unexpected_beacon/early_post', { post });
  else if (known.complete && due !== null && due !== post) {
    block.add('unexpected_beacon/post', { post, due });
  }
}

/** The due anchor of a block; `null` when the block before is not here to tell. */
function anchorDue(block: Leaning, series: Series, { posts }: Matter): number | null {
  const { n } = block.token;
  if (n === 1) return dueAnchor(posts, block.author, block.at, null);
  const before = series.first.get(n - 1)?.token;
  const at = series.first.get(n - 1)?.at;
  if (!before || at === undefined || !('ref' in before) || before.ref.to !== 'post') return null;
  return dueAnchor(posts, block.author, block.at, { at, anchor: before.ref.post });
}

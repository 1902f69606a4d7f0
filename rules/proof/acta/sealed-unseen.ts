/** Step 8 of the acta: what a baliza sealed and the thread does not show (protocol §5.3). */
import { sameBytes } from '../bytes';
import { slotOf } from '../seals';
import { type Note, note } from '../verdict';
import type { Sealed } from '../wording/phrases';
import type { Keyring } from './keyring';
import type { Beacon, Scene } from './scene';
import { findSealer } from './sealing';
import type { Series } from './series';

/** Numbers above the largest seen that a name is looked for. */
const BEYOND_LARGEST = 20;
const MAX_NUMBER_TRIED = 5020;

/** A number whose slot may be among those nobody has claimed. */
interface Candidate {
  readonly pk: Uint8Array;
  readonly author: string;
  readonly n: number;
  /** Its block stands in the thread. */
  readonly present: boolean;
  readonly series: Series | undefined;
}

export function notesOnSeals(scene: Scene, series: readonly Series[], keyring: Keyring, gm: boolean): Note[] {
  const claimed = claimedSlots(scene, series, keyring);
  const notes: Note[] = [];
  let candidates: readonly Candidate[] | null = null;
  for (const beacon of scene.beacons) {
    const mine = claimed.get(beacon);
    const unclaimed = new Set([...beacon.seals.keys()].filter((slot) => !mine?.has(slot)));
    if (unclaimed.size === 0) continue;
    candidates ??= candidatesOf(scene, series, keyring);
    for (const name of nameSlots(beacon, unclaimed, candidates)) {
      const { present, ...sealed } = name;
      notes.push(note(present ? 'sealed_twice' : gm ? 'sealed_gone' : 'sealed_unseen', sealed));
    }
  }
  return notes;
}

/** Slots of the players' first blocks of each number and of accepted altas: those a director is meant to seal. */
function claimedSlots(scene: Scene, series: readonly Series[], keyring: Keyring): Map<Beacon, Set<number>> {
  const claimed = new Map<Beacon, Set<number>>();
  const claim = (sealer: { beacon: Beacon; slot: number } | null): void => {
    if (!sealer) return;
    const slots = claimed.get(sealer.beacon) ?? new Set();
    claimed.set(sealer.beacon, slots.add(sealer.slot));
  };
  for (const one of series) {
    if (one.scene !== scene || sameBytes(one.pk, scene.gmPk)) continue;
    for (const n of one.first.keys()) claim(one.seal(n));
  }
  for (const { block, scene: of } of keyring.altas) {
    if (of === scene) claim(findSealer(scene, block.token.pk, 0, block.at));
  }
  return claimed;
}

/** Every known key with its numbers, those that are not in the thread first: they are the likely ones. */
function candidatesOf(scene: Scene, series: readonly Series[], keyring: Keyring): Candidate[] {
  const tried = new Set<string>();
  const candidates = keyring.holdings.flatMap(({ account, pk, hex }) => {
    if (tried.has(hex)) return [];
    tried.add(hex);
    const own = series.find((one) => one.scene === scene && one.hex === hex);
    const last = Math.min((own?.largest ?? 0) + BEYOND_LARGEST, MAX_NUMBER_TRIED);
    return Array.from({ length: last + 1 }, (_, n): Candidate => {
      const present = n === 0 ? keyring.alta(hex, scene) !== null : own?.first.has(n) === true;
      return { pk, author: account, n, present, series: own };
    });
  });
  return candidates.sort((a, b) => Number(a.present) - Number(b.present));
}

function nameSlots(
  beacon: Beacon,
  unclaimed: Set<number>,
  candidates: readonly Candidate[],
): (Sealed & { present: boolean })[] {
  const { k } = beacon;
  const names: (Sealed & { present: boolean })[] = [];
  for (const { pk, author, n, present, series } of candidates) {
    if (unclaimed.size === 0) break;
    if (!unclaimed.delete(slotOf(beacon.beta, pk, n))) continue;
    // A block of the director's own, sealed though it need not be.
    if (n > 0 && present && series?.sealer(n)?.beacon === beacon) continue;
    names.push({ k, what: n === 0 ? 'alta' : 'tirada', n, author, present });
  }
  if (unclaimed.size > 0) names.push({ k, what: 'bloque', n: 0, author: '', present: false });
  return names;
}

import type { Say, Word } from '../../../components/words';
import { sameBytes } from '../../../rules/proof/bytes';
import type { How, Level } from '../messages';
import type { RollRecord } from '../store/records';
import type { NoSeat } from './attend';
import { dueTurn, witnessOfNext } from './due';
import type { OpenScene, Seat } from './seat';

/**
 * The ways to roll at a seat, strongest first, each with what it means or why it is not allowed (protocol §4.10).
 * @param records the account's blocks in the open scene, by number
 */
export function levelsOf(say: Say, seat: Seat | NoSeat, records: readonly RollRecord[]): readonly Level[] {
  if (typeof seat === 'string') return [closed('basica', say(`problem_${seat}`))];
  if (seat.unread) return [closed('basica', say('problem_opening_unread'))];
  if (seat.noEdit) return [closed('basica', say(`problem_${seat.noEdit}`))];
  const { open } = seat;
  if (!open) {
    return seat.strictThread
      ? [closed('basica', say('level_strict'))]
      : [level('basica', say('level_basic')), level('oculta', say('level_hidden'))];
  }
  if (open.locked) return [closed('director', say('problem_other_key'))];
  return open.directs ? directorsLevels(say, seat, open, records) : playersLevels(say, seat, open, records);
}

const level = (how: How, words: string): Level => ({ how, words, allowed: true });
const closed = (how: How, words: string): Level => ({ how, words, allowed: false });

function directorsLevels(
  say: Say,
  seat: Seat,
  open: OpenScene,
  records: readonly RollRecord[],
): readonly Level[] {
  const hidden = level('oculta', say('level_hidden'));
  if (witnessOfNext(seat, open, records.at(-1) ?? null)) {
    return [level('director', say('level_director')), hidden];
  }
  return seat.strictThread
    ? [closed('director', say('level_strict_director'))]
    : [level('basica', say('level_basic_director')), hidden];
}

function playersLevels(
  say: Say,
  seat: Seat,
  open: OpenScene,
  records: readonly RollRecord[],
): readonly Level[] {
  const { estricta, onePerBeacon } = open.view.flags;
  const used = onePerBeacon ? beaconUsed(seat, open, records) : null;
  const now = (how: How, words: Word): Level => {
    if (estricta) return closed(how, say('level_strict'));
    return used === null ? level(how, say(words)) : closed(how, say('level_one_per_beacon', used));
  };
  return [
    level('declarada', say('level_declared')),
    now('inmediata', 'level_immediate'),
    now('oculta', 'level_hidden'),
  ];
}

/** The baliza the next immediate roll would lean on, where one leans on it already; else `null`. */
function beaconUsed(seat: Seat, open: OpenScene, records: readonly RollRecord[]): number | null {
  const turn = dueTurn(seat, { how: 'inmediata', answers: null }, open.scene, records.at(-1) ?? null);
  if (typeof turn === 'string' || turn.ref?.to !== 'beacon') return null;
  const { k } = turn.ref;
  const posted = seat.table?.series.find(
    ({ scene, ctx, pk }) =>
      scene !== null && sameBytes(ctx, open.view.ctx) && sameBytes(pk, open.scene.key.pk),
  );
  const blocks = [...(posted?.first.values() ?? [])].map(({ token }) => ('ref' in token ? token.ref : null));
  const refs = [...blocks, ...records.map(({ ref }) => ref)];
  return refs.some((ref) => ref?.to === 'beacon' && ref.k === k) ? k : null;
}

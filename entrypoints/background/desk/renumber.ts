import { findCodes } from '../../../rules/proof/find';
import type { DraftCheck, PageRef, Rolled, ThreadText } from '../messages';
import type { Database } from '../store/database';
import type { RollRecord } from '../store/records';
import { rewriteRolls, rollById, rollOfCode, rollsOfScene } from '../store/rolls';
import { beaconOfCode } from '../store/scenes';
import { seatFor } from './attend';
import { beaconAgain, beaconIsOld } from './beacon';
import { handOut } from './blocks';
import type { Counter } from './counter';
import { type Aligned, align } from './due';
import { asidesOf, madeAgain } from './make';
import { reopenMoves } from './moves';
import { databaseOf, type Office } from './office';
import { refused } from './refused';
import { type Scene, seatTurn } from './scene';
import type { Seat } from './seat';
import { told } from './told';

interface Reread {
  readonly page: PageRef;
  readonly thread: ThreadText;
}

/** The scenes of a seat in which blocks of the account may wait to be posted. */
export const scenesOf = ({ thread, open, own }: Seat): readonly Scene[] =>
  [thread, open?.scene, own?.scene].filter(
    (scene, at, all): scene is Scene =>
      scene !== undefined && all.findIndex((one) => one?.id === scene.id) === at,
  );

/** The blocks of a seat that were not seen posted, and what the thread says of them now. */
export async function waitingAt(
  db: Database,
  seat: Seat,
): Promise<readonly { readonly scene: Scene; readonly aligned: readonly Aligned[] }[]> {
  return Promise.all(
    scenesOf(seat).map(async (scene) => ({
      scene,
      aligned: align(seat, scene, await rollsOfScene(db, scene.id)),
    })),
  );
}

/** Says of each block of ours in the editors whether it still stands where it should. */
export async function recheck(
  office: Office,
  counter: Counter,
  { page, thread, codes }: Reread & { readonly codes: readonly string[] },
): Promise<readonly DraftCheck[]> {
  const db = databaseOf(office);
  return counter.inTurn(seatTurn(page), async () => {
    const seat = await seatFor(office, db, page, thread);
    if (typeof seat === 'string') return [];
    const aligned = (await waitingAt(db, seat)).flatMap((scene) => scene.aligned);
    const checks: DraftCheck[] = [];
    for (const code of new Set(codes.flatMap(findCodes))) {
      const check =
        (await checkRoll(office, db, seat, aligned, code)) ?? (await checkBeacon(office, db, seat, code));
      if (check) checks.push(check);
    }
    const below = await outOfOrder(db, seat, codes);
    return checks.map((check) => {
      const after = check.state === 'due' ? below.get(check.code) : undefined;
      return after
        ? { ...check, state: 'move', words: office.say('draft_move', after.n, after.largest) }
        : check;
    });
  });
}

/** Rolls that stand below a later number of their scene: «fuera de orden» wherever they are posted so. */
async function outOfOrder(db: Database, { account }: Seat, codes: readonly string[]) {
  const largest = new Map<string, number>();
  const below = new Map<string, { readonly n: number; readonly largest: number }>();
  for (const code of codes.flatMap(findCodes)) {
    const record = await rollOfCode(db, code);
    if (record?.code !== code || record.account !== account) continue;
    const { scene, n } = record;
    const before = largest.get(scene) ?? 0;
    if (n < before) below.set(code, { n, largest: before });
    largest.set(scene, Math.max(n, before));
  }
  return below;
}

async function checkRoll(
  office: Office,
  db: Database,
  seat: Seat,
  aligned: readonly Aligned[],
  code: string,
): Promise<DraftCheck | null> {
  const record = await rollOfCode(db, code);
  if (!record || record.account !== seat.account) return null;
  const due = { code, id: code, state: 'due', words: '' } as const;
  if (record.reveal?.code === code) return record.reveal.posted === null ? due : null;
  if (!record.waiting) return null;
  if (record.code !== code) return { ...due, state: 'renumber', words: office.say('draft_replaced') };
  const now = aligned.find((one) => one.record.scene === record.scene && one.record.n === record.n);
  return now ? { ...due, state: now.state, words: wordsOf(office, now) } : due;
}

function wordsOf({ say }: Office, now: Aligned): string {
  switch (now.state) {
    case 'due':
      return '';
    case 'renumber': {
      const { n } = now.record;
      return now.turn.n === n ? say('draft_turn_changed', n) : say('draft_number_taken', n, now.turn.n);
    }
    case 'drop':
      if (now.why === 'strict') return say('draft_strict');
      if (now.why === 'edit_out_of_order' || now.why === 'edit_after_beacon') {
        return say(`problem_${now.why}`);
      }
      return say(now.why === 'request_answered' ? 'draft_request_answered' : 'draft_no_witness');
  }
}

async function checkBeacon(
  office: Office,
  db: Database,
  seat: Seat,
  code: string,
): Promise<DraftCheck | null> {
  const beacon = await beaconOfCode(db, code);
  if (!beacon || beacon.account !== seat.account || beacon.posted !== null) return null;
  const due = { code, id: code, state: 'due', words: '' } as const;
  if (beacon.code !== code) return { ...due, state: 'renumber', words: office.say('draft_replaced') };
  if (!(await beaconIsOld(db, seat, beacon))) return due;
  return { ...due, state: 'renumber', words: office.say('draft_beacon_old', beacon.k) };
}

/** Brings every block of a scene that was not posted to where the thread is now, all or none. */
export async function realign(
  office: Office,
  db: Database,
  seat: Seat,
  { scene, aligned }: { readonly scene: Scene; readonly aligned: readonly Aligned[] },
): Promise<readonly RollRecord[] | null> {
  const made: RollRecord[] = [];
  const gone: RollRecord[] = [];
  for (const one of aligned) {
    if (one.state !== 'renumber') continue;
    const again = madeAgain(office, seat.page, one.record, one.turn);
    if (!again) return null;
    made.push(again);
    gone.push(one.record);
  }
  if (made.length > 0) {
    await rewriteRolls(db, gone, made);
    await reopenMoves(
      office,
      made.map(({ request }) => request),
    );
  }
  return rollsOfScene(db, scene.id);
}

/** The block in the place of one that is not due any more: same roll, label and game. */
export async function renumber(
  office: Office,
  counter: Counter,
  { page, thread, id }: Reread & { readonly id: string },
): Promise<Rolled> {
  const db = databaseOf(office);
  const { say } = office;
  return counter.inTurn(seatTurn(page), async () => {
    const seat = await seatFor(office, db, page, thread);
    if (typeof seat === 'string') return refused(told(say, seat));
    const [code = id] = findCodes(id);
    const beacon = await beaconOfCode(db, code);
    if (beacon?.account === seat.account) return beaconAgain(office, db, seat, beacon);
    const found = (await rollOfCode(db, code)) ?? (await rollById(db, id));
    if (!found || found.account !== seat.account) return refused(told(say, 'roll_gone'));
    const here = (await waitingAt(db, seat)).find(({ scene }) => scene.id === found.scene);
    if (!found.waiting || !here) return { kind: 'rolled', block: handOut(found, asidesOf(office)) };
    const now = here.aligned.find(({ record }) => record.n === found.n);
    if (now?.state === 'drop') {
      return refused({ code: 'drop', field: '', message: wordsOf(office, now) });
    }
    const records = await realign(office, db, seat, here);
    if (!records) return refused(told(say, 'unknown_system', '', found.system));
    const made = records.find((record) => record.request === found.request && record.waiting);
    return made
      ? { kind: 'rolled', block: handOut(made, asidesOf(office)) }
      : refused(told(say, 'roll_gone'));
  });
}

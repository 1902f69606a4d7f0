import type { Database } from './database';
import type { BeaconRecord, OpeningRecord } from './records';
import type { SeenCode } from './rolls';

/** The apertura a request was answered with. */
export const openingOfRequest = async (db: Database, request: string): Promise<OpeningRecord | null> =>
  (await db.getFromIndex('openings', 'request', request)) ?? null;

/** Scenes opened by an account on a forum, newest first. */
export async function openingsOf(
  db: Database,
  host: string,
  account: string,
): Promise<readonly OpeningRecord[]> {
  const all = await db.getAll('openings');
  return all
    .filter((opening) => opening.host === host && opening.account === account)
    .sort((a, b) => b.at - a.at);
}

export async function putOpening(db: Database, opening: OpeningRecord): Promise<void> {
  const turn = db.transaction('openings', 'readwrite', { durability: 'strict' });
  await Promise.all([turn.store.put(opening), turn.done]);
}

/** The last baliza that a request was answered with. */
export const beaconOfRequest = async (db: Database, request: string): Promise<BeaconRecord | null> =>
  (await db.getAllFromIndex('beacons', 'request', request)).at(-1) ?? null;

export const beaconOfCode = async (db: Database, code: string): Promise<BeaconRecord | null> =>
  (await db.getFromIndex('beacons', 'code', code)) ??
  (await db.getFromIndex('beacons', 'otherCodes', code)) ??
  null;

/** The balizas of a scene that were made here, by number. */
export const beaconsOf = (db: Database, ctx: string): Promise<readonly BeaconRecord[]> =>
  db.getAll('beacons', IDBKeyRange.bound([ctx, 0], [ctx, Number.MAX_SAFE_INTEGER]));

/** Writes a baliza; one of its number that was not posted gives way and is still known by its code. */
export async function putBeacon(db: Database, beacon: Omit<BeaconRecord, 'otherCodes'>): Promise<void> {
  const turn = db.transaction('beacons', 'readwrite', { durability: 'strict' });
  const before = await turn.store.get([beacon.ctx, beacon.k]);
  const otherCodes = new Set(before ? [...before.otherCodes, before.code] : []);
  otherCodes.delete(beacon.code);
  await turn.store.put({ ...beacon, otherCodes: [...otherCodes] });
  await turn.done;
}

/** Notes the posts in which aperturas and balizas of ours stand. */
export async function markScenesPosted(db: Database, seen: readonly SeenCode[]): Promise<void> {
  if (seen.length === 0) return;
  const turn = db.transaction(['openings', 'beacons'], 'readwrite');
  const openings = turn.objectStore('openings');
  const beacons = turn.objectStore('beacons');
  for (const { code, account, post } of seen) {
    const opening = await openings.index('code').get(code);
    if (opening?.posted === null && opening.account === account) {
      await openings.put({ ...opening, posted: post });
    }
    const beacon = (await beacons.index('code').get(code)) ?? (await beacons.index('otherCodes').get(code));
    if (beacon?.posted === null && beacon.account === account) {
      await beacons.put({ ...beacon, posted: post });
    }
  }
  await turn.done;
}

import type { Database } from './database';
import type { RollRecord, SceneRecord } from './records';

/** Where a record stands in the log, as the popup names it: its scene and number. */
export const rollId = ({ scene, n }: Pick<RollRecord, 'scene' | 'n'>): string => `${scene}.${n}`;
const keyOf = (id: string): [string, number] => {
  const dot = id.lastIndexOf('.');
  return [id.slice(0, dot), Number(id.slice(dot + 1))];
};

const ofScene = (scene: string) => IDBKeyRange.bound([scene, 0], [scene, Number.MAX_SAFE_INTEGER]);

/**
 * Writes the next roll of a scene: one strict transaction looks whether this order was already answered, takes
 * the number after the last and adds the record, so that no two orders share a number and none is answered
 * twice, whatever stops in between. `make` gets the last record of the scene and must not wait for anything (a
 * transaction would end); its record has that scene and request. Rejects, with nothing written, when it throws
 * or the disk is full.
 */
export async function takeNumber(
  db: Database,
  scene: SceneRecord,
  request: string,
  make: (last: RollRecord | null) => RollRecord,
): Promise<RollRecord> {
  const turn = db.transaction(['rolls', 'scenes'], 'readwrite', { durability: 'strict' });
  const rolls = turn.objectStore('rolls');
  try {
    const answered = await rolls.index('request').get(request);
    if (answered) {
      await turn.done;
      return answered;
    }
    const last = await rolls.openCursor(ofScene(scene.scene), 'prev');
    const record = make(last?.value ?? null);
    await Promise.all([rolls.add(record), turn.objectStore('scenes').put(scene), turn.done]);
    return record;
  } catch (error) {
    await abandoned(turn);
    throw error;
  }
}

async function abandoned(turn: { abort(): void; readonly done: Promise<void> }): Promise<void> {
  try {
    turn.abort();
  } catch {
    // It has ended by itself.
  }
  await turn.done.catch(() => undefined);
}

export const rollOfRequest = async (db: Database, request: string): Promise<RollRecord | null> =>
  (await db.getFromIndex('rolls', 'request', request)) ?? null;

/** Rolls of a scene that were not seen posted, oldest first. */
export const waitingRolls = (db: Database, scene: string): Promise<readonly RollRecord[]> =>
  db.getAllFromIndex('rolls', 'waiting', [scene, 1]);

/** Whether the log holds a roll of the scene that brought the alta and was seen posted. */
export async function altaPosted(db: Database, scene: string): Promise<boolean> {
  const turn = db.transaction('rolls').store;
  for await (const { value } of turn.iterate(ofScene(scene))) {
    if (value.alta && value.posted !== null) return true;
  }
  return false;
}

/** All blocks of a scene, by number. */
export const rollsOfScene = (db: Database, scene: string): Promise<readonly RollRecord[]> =>
  db.getAll('rolls', ofScene(scene));

/** The record of an id, which may come from a page: `null` for what is none. */
export async function rollById(db: Database, id: string): Promise<RollRecord | null> {
  const [scene, n] = keyOf(id);
  return Number.isSafeInteger(n) ? ((await db.get('rolls', [scene, n])) ?? null) : null;
}

/** The record of a code, be it that of the block as it is now, of one it was before, or of its reveal. */
export const rollOfCode = async (db: Database, code: string): Promise<RollRecord | null> =>
  (await db.getFromIndex('rolls', 'code', code)) ??
  (await db.getFromIndex('rolls', 'otherCodes', code)) ??
  null;

/**
 * Writes records anew, some under other numbers: what stood under `gone` goes and all of `records` are there, or
 * nothing changes. Strict, as the block is handed out next.
 */
export async function rewriteRolls(
  db: Database,
  gone: readonly Pick<RollRecord, 'scene' | 'n'>[],
  records: readonly RollRecord[],
): Promise<void> {
  const turn = db.transaction('rolls', 'readwrite', { durability: 'strict' });
  await Promise.all([
    ...gone.map(({ scene, n }) => turn.store.delete([scene, n])),
    ...records.map((record) => turn.store.put(record)),
    turn.done,
  ]);
}

/** Changes one record by what it is when its turn comes; `null` leaves it. */
export async function changeRoll(
  db: Database,
  { scene, n }: Pick<RollRecord, 'scene' | 'n'>,
  change: (record: RollRecord) => RollRecord | null,
): Promise<RollRecord | null> {
  const turn = db.transaction('rolls', 'readwrite', { durability: 'strict' });
  const record = await turn.store.get([scene, n]);
  const changed = record && change(record);
  if (changed) await turn.store.put(changed);
  await turn.done;
  return changed ?? record ?? null;
}

/** A code that stands in a post of the account it was made for. */
export interface SeenCode {
  readonly code: string;
  readonly account: string;
  readonly post: number;
}

/** Notes the post each code was seen in. Codes that are not ours, or already noted, are left alone. */
export async function markPosted(db: Database, seen: readonly SeenCode[]): Promise<void> {
  if (seen.length === 0) return;
  const turn = db.transaction('rolls', 'readwrite');
  for (const one of seen) {
    const record = await turn.store.index('code').get(one.code);
    if (record) {
      if (record.waiting && record.account === one.account) await turn.store.put(postedIn(record, one.post));
      continue;
    }
    const other = await turn.store.index('otherCodes').get(one.code);
    if (other?.account === one.account) await markOther(turn.store, other, one);
  }
  await turn.done;
}

interface RollStore {
  get(key: [string, number]): Promise<RollRecord | undefined>;
  put(record: RollRecord): Promise<unknown>;
  delete(key: [string, number]): Promise<void>;
}

/** A reveal was posted; or a block as it was before it was made again: then that one is what counts. */
async function markOther(rolls: RollStore, record: RollRecord, { code, post }: SeenCode): Promise<void> {
  if (record.reveal?.code === code) {
    if (record.reveal.posted === null)
      await rolls.put({ ...record, reveal: { ...record.reveal, posted: post } });
    return;
  }
  const was = record.before?.find((one) => one.code === code);
  if (!was || !record.waiting) return;
  if (was.n !== record.n && (await rolls.get([was.scene, was.n]))) return;
  const { before: _, ...now } = record;
  await rolls.delete([record.scene, record.n]);
  await rolls.put(
    postedIn(withHistory(was, [...(record.before ?? []).filter((one) => one !== was), now]), post),
  );
}

function postedIn(record: RollRecord, post: number): RollRecord {
  const { waiting: _, ...rest } = record;
  return { ...rest, posted: post };
}

/** A record with what it was before, to be found by those codes too. */
export const withHistory = (record: RollRecord, before: readonly RollRecord[]): RollRecord => ({
  ...record,
  before,
  otherCodes: before.map(({ code }) => code),
});

/** A page of the log, newest first: of one partida ('' for rolls without one) or of all, below the record `before`. */
export async function rollPage(
  db: Database,
  { partida, before, limit }: { partida: string | null; before: string | null; limit: number },
): Promise<readonly RollRecord[]> {
  const rolls = db.transaction('rolls').store;
  const edge = before === null ? null : ((await rolls.get(keyOf(before))) ?? null);
  const top: (number | string)[] = edge ? [edge.at, edge.scene, edge.n] : [Number.MAX_SAFE_INTEGER];
  const cursor =
    partida === null
      ? rolls.index('time').openCursor(IDBKeyRange.upperBound(top, true), 'prev')
      : rolls
          .index('partida')
          .openCursor(IDBKeyRange.bound([partida, 0], [partida, ...top], false, true), 'prev');
  const page: RollRecord[] = [];
  for (let at = await cursor; at && page.length < limit; at = await at.continue()) page.push(at.value);
  return page;
}

/** The whole log, oldest first, of one partida or of all. */
export const allRolls = (db: Database, partida: string | null): Promise<readonly RollRecord[]> =>
  partida === null
    ? db.getAllFromIndex('rolls', 'time')
    : db.getAllFromIndex(
        'rolls',
        'partida',
        IDBKeyRange.bound([partida, 0], [partida, Number.MAX_SAFE_INTEGER]),
      );

/** A thread whose rolls were read: a block that was made for it is known when it stands elsewhere. */
export async function noteScene(db: Database, scene: SceneRecord): Promise<void> {
  await db.put('scenes', scene);
}

/** The contexts rolled in, or read, most recently. */
export async function recentScenes(db: Database, limit: number): Promise<readonly SceneRecord[]> {
  const scenes: SceneRecord[] = [];
  let cursor = await db.transaction('scenes').store.index('time').openCursor(null, 'prev');
  for (; cursor && scenes.length < limit; cursor = await cursor.continue()) scenes.push(cursor.value);
  return scenes;
}

import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type {
  AccountsRecord,
  ActaRecord,
  BeaconRecord,
  FormerMaster,
  MasterRecord,
  OpeningRecord,
  PeopleRecord,
  ProofRecord,
  RollRecord,
  SceneRecord,
  ThreadRecord,
  TopicRecord,
} from './records';
import { type RollOfVersion1, rollFromVersion1, type ThreadOfVersion2 } from './upgrades';

interface Tables extends DBSchema {
  /** `master`, and the ones before it under `former-<when>`. */
  keys: { key: string; value: MasterRecord | FormerMaster };
  accounts: { key: string; value: AccountsRecord };
  threads: { key: string; value: ThreadRecord };
  topics: { key: string; value: TopicRecord; indexes: { time: number } };
  actas: { key: string; value: ActaRecord; indexes: { time: number } };
  rolls: {
    key: [scene: string, n: number];
    value: RollRecord;
    indexes: {
      request: string;
      code: string;
      otherCodes: string;
      waiting: [scene: string, waiting: 1];
      time: [at: number, scene: string, n: number];
      partida: [partida: string, at: number, scene: string, n: number];
    };
  };
  scenes: { key: string; value: SceneRecord; indexes: { time: number } };
  proofs: { key: string; value: ProofRecord; indexes: { time: number } };
  openings: { key: string; value: OpeningRecord; indexes: { request: string; code: string } };
  beacons: {
    key: [ctx: string, k: number];
    value: BeaconRecord;
    indexes: { request: string; code: string; otherCodes: string };
  };
  people: { key: string; value: PeopleRecord };
}
export type Database = IDBPDatabase<Tables>;

export const DATABASE = 'fe-de-dados';
const VERSION = 3;

/**
 * Opens keys, log and proof cache. Rejects when the database is of a newer build (`VersionError`) or cannot be
 * opened; nothing is changed then. `lost` is called when an open one is closed by the browser, or for a newer
 * build. Versions are added below and never edited once released.
 */
export const openDatabase = (lost: () => void = () => undefined, name = DATABASE): Promise<Database> =>
  openDB<Tables>(name, VERSION, {
    async upgrade(db, from, _to, turn) {
      if (from < 1) createVersion1(db);
      if (from < 2) await createVersion2(db, turn);
      if (from < 3) await createVersion3(db, turn);
    },
    // A newer build wants to open it: let go at once, it would wait for ever.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });

// The types know the tables of today: an index that is no more is made and taken away beside them.
function createVersion1(db: Database): void {
  db.createObjectStore('keys');
  db.createObjectStore('accounts', { keyPath: 'host' });
  const threads = db.createObjectStore('threads', { keyPath: 'thread' });
  (threads as unknown as IDBObjectStore).createIndex('time', 'at');
  const rolls = db.createObjectStore('rolls', { keyPath: ['scene', 'n'] });
  rolls.createIndex('request', 'request', { unique: true });
  rolls.createIndex('code', 'code');
  rolls.createIndex('waiting', ['scene', 'waiting']);
  rolls.createIndex('time', ['at', 'scene', 'n']);
  rolls.createIndex('partida', ['partida', 'at', 'scene', 'n']);
  db.createObjectStore('scenes', { keyPath: 'scene' }).createIndex('time', 'at');
  db.createObjectStore('proofs', { keyPath: 'thread' }).createIndex('time', 'at');
}

/** Scenes: who directs what, balizas, and rolls that lean on something else than a post. */
async function createVersion2(db: Database, turn: Upgrade): Promise<void> {
  const openings = db.createObjectStore('openings', { keyPath: 'ctx' });
  openings.createIndex('request', 'request');
  openings.createIndex('code', 'code');
  const beacons = db.createObjectStore('beacons', { keyPath: ['ctx', 'k'] });
  beacons.createIndex('request', 'request');
  beacons.createIndex('code', 'code');
  beacons.createIndex('otherCodes', 'otherCodes', { multiEntry: true });
  db.createObjectStore('people', { keyPath: 'thread' });
  const rolls = turn.objectStore('rolls');
  rolls.createIndex('otherCodes', 'otherCodes', { multiEntry: true });
  for (let at = await rolls.openCursor(); at; at = await at.continue()) {
    await at.update(rollFromVersion1(at.value as unknown as RollOfVersion1));
  }
}
/** What is known of a thread stands apart from its posts; verdicts are remembered. */
async function createVersion3(db: Database, turn: Upgrade): Promise<void> {
  const topics = db.createObjectStore('topics', { keyPath: 'thread' });
  topics.createIndex('time', 'at');
  db.createObjectStore('actas', { keyPath: 'thread' }).createIndex('time', 'at');
  const threads = turn.objectStore('threads');
  for (let at = await threads.openCursor(); at; at = await at.continue()) {
    const { posts, ...topic } = at.value as unknown as ThreadOfVersion2;
    await topics.put(topic);
    await at.update({ thread: topic.thread, posts });
  }
  (threads as unknown as IDBObjectStore).deleteIndex('time');
}
type Upgrade = IDBPTransaction<Tables, StoreNames<Tables>[], 'versionchange'>;

/** Keeps the `most` records a store was given last. Answers the keys of those that went. */
export async function forgetOldest<S extends 'topics' | 'proofs' | 'actas'>(
  store: IDBPObjectStore<Tables, StoreNames<Tables>[], S, 'readwrite'>,
  most: number,
): Promise<readonly string[]> {
  const gone: string[] = [];
  const over = (await store.count()) - most;
  if (over <= 0) return gone;
  let cursor = await store.index('time').openCursor();
  for (; cursor && gone.length < over; cursor = await cursor.continue()) {
    gone.push(String(cursor.primaryKey));
    await cursor.delete();
  }
  return gone;
}

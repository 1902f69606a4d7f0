import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Dice, Spec } from '../../../rules/proof/dice';
import type { Language, Tone } from '../../../rules/system';
import type { PostText } from '../messages';

/** A roll, written before anybody is told of it. `scene` is the context and key its number counts in. */
export interface RollRecord {
  readonly scene: string;
  readonly n: number;
  /** Id of the order that made it: the same order twice finds this record. */
  readonly request: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly host: string;
  readonly topic: string;
  readonly title: string;
  readonly account: string;
  /** Id of the partida, '' for none. */
  readonly partida: string;
  readonly partidaName: string;
  readonly character: string;
  readonly label: string;
  readonly system: string;
  readonly language: Language;
  readonly order: string;
  readonly spec: Spec;
  readonly dice: Dice;
  /** Post the roll hangs from (protocol §4.8, «Básica»). */
  readonly anchor: number;
  readonly outcome: string;
  readonly tone: Tone;
  /** The block as it goes into the editor, with the alta when it brings one. */
  readonly block: string;
  readonly alta: boolean;
  readonly code: string;
  /** Post it was seen in, or `null`; `waiting` is 1 exactly while it is `null` (an index cannot hold `null`). */
  readonly posted: number | null;
  readonly waiting?: 1;
}

/** A context this browser has rolled in, or read rolls of, for «made for another thread». */
export interface SceneRecord {
  readonly scene: string;
  readonly ctx: string;
  readonly host: string;
  readonly title: string;
  readonly at: number;
}

/** What was read of a thread, page by page: posts in thread order, only those with codes with their text. */
export interface ThreadRecord {
  readonly thread: string;
  readonly posts: readonly PostText[];
  readonly at: number;
}

/** Proofs of a thread already verified: β by key, `null` for a wrong one. */
export interface ProofRecord {
  readonly thread: string;
  readonly proofs: ReadonlyMap<string, Uint8Array | null>;
  readonly at: number;
}

interface Tables extends DBSchema {
  keys: { key: string; value: { readonly entropy: Uint8Array; readonly made: number } };
  /** Accounts that rolled on a forum from this browser, in order: the place is the `alt` of their key. */
  accounts: { key: string; value: { readonly host: string; readonly accounts: readonly string[] } };
  threads: { key: string; value: ThreadRecord; indexes: { time: number } };
  rolls: {
    key: [scene: string, n: number];
    value: RollRecord;
    indexes: {
      request: string;
      code: string;
      waiting: [scene: string, waiting: 1];
      time: [at: number, scene: string, n: number];
      partida: [partida: string, at: number, scene: string, n: number];
    };
  };
  scenes: { key: string; value: SceneRecord; indexes: { time: number } };
  proofs: { key: string; value: ProofRecord; indexes: { time: number } };
}
export type Database = IDBPDatabase<Tables>;

export const DATABASE = 'fe-de-dados';
const VERSION = 1;

/**
 * Opens keys, log and proof cache. Rejects when the database is of a newer build (`VersionError`) or cannot be
 * opened; nothing is changed then. `lost` is called when an open one is closed by the browser, or for a newer
 * build. Versions are added below and never edited once released.
 */
export const openDatabase = (lost: () => void = () => undefined, name = DATABASE): Promise<Database> =>
  openDB<Tables>(name, VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('keys');
        db.createObjectStore('accounts', { keyPath: 'host' });
        db.createObjectStore('threads', { keyPath: 'thread' }).createIndex('time', 'at');
        const rolls = db.createObjectStore('rolls', { keyPath: ['scene', 'n'] });
        rolls.createIndex('request', 'request', { unique: true });
        rolls.createIndex('code', 'code');
        rolls.createIndex('waiting', ['scene', 'waiting']);
        rolls.createIndex('time', ['at', 'scene', 'n']);
        rolls.createIndex('partida', ['partida', 'at', 'scene', 'n']);
        db.createObjectStore('scenes', { keyPath: 'scene' }).createIndex('time', 'at');
        db.createObjectStore('proofs', { keyPath: 'thread' }).createIndex('time', 'at');
      }
    },
    // A newer build wants to open it: let go at once, it would wait for ever.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });

/** Keeps the `most` records a store was given last. */
export async function forgetOldest<S extends 'threads' | 'proofs'>(
  store: IDBPObjectStore<Tables, [S], S, 'readwrite'>,
  most: number,
): Promise<void> {
  let over = (await store.count()) - most;
  if (over <= 0) return;
  let cursor = await store.index('time').openCursor();
  for (; cursor && over > 0; over -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

import { bytesToHex } from '@noble/hashes/utils.js';
import { sameBytes } from '../../../rules/proof/bytes';
import { type Key, keyFrom, MASTER_BYTES } from '../../../rules/proof/keys';
import type { Database } from './database';
import type { AccountsRecord, MasterRecord } from './records';

/** A key as some account presents it in a thread. */
export interface Presented {
  readonly account: string;
  readonly pk: Uint8Array;
}

/**
 * The 16 bytes all keys come from (protocol §4.1), made once. Two that ask at the same time get the same: the
 * look and the write are one transaction.
 */
export async function masterOf(db: Database, now: number): Promise<Uint8Array> {
  const known = await db.get('keys', 'master');
  if (known) return known.entropy;
  const entropy = crypto.getRandomValues(new Uint8Array(MASTER_BYTES));
  const turn = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const first = await turn.store.get('master');
  if (!first) await turn.store.add({ entropy, made: now }, 'master');
  await turn.done;
  return first?.entropy ?? entropy;
}

/** The master there is, without making one. */
export const knownMaster = async (db: Database): Promise<MasterRecord | null> =>
  (await db.get('keys', 'master')) ?? null;

/** Notes that the words of the master were shown; says whether they had been before. */
export async function noteShown(db: Database, now: number): Promise<boolean> {
  const turn = db.transaction('keys', 'readwrite');
  const master = await turn.store.get('master');
  if (master && master.shown === undefined) await turn.store.put({ ...master, shown: now }, 'master');
  await turn.done;
  return master?.shown !== undefined;
}

/**
 * Puts another master in the place of the one there is, which is kept with the accounts that were counted by it.
 * `false`: there was none, or it was the same.
 */
export async function replaceMaster(db: Database, entropy: Uint8Array, now: number): Promise<boolean> {
  const turn = db.transaction(['keys', 'accounts'], 'readwrite', { durability: 'strict' });
  const keys = turn.objectStore('keys');
  const former = await keys.get('master');
  const same = former !== undefined && sameBytes(former.entropy, entropy);
  if (!same) {
    const accounts = await turn.objectStore('accounts').getAll();
    if (former) await keys.put({ ...former, replaced: now, accounts }, `former-${now}`);
    await turn.objectStore('accounts').clear();
  }
  // Whoever typed the words has them.
  await keys.put({ entropy, made: former && same ? former.made : now, shown: now }, 'master');
  await turn.done;
  return former !== undefined && !same;
}

/** `alt`s that are looked for in a thread: accounts of one reader on one board. */
const LOOKED_FOR = 8;
const LAST_ALT = 255;

/**
 * The key of an account on a forum (`host` as the protocol labels it). Accounts of one browser must not share a
 * key, or each would look like a copy of the other: the second one takes `alt` 1, and so on (protocol §4.1).
 * `presented`: what the thread shows, so that after a restore every account finds its own `alt` again.
 */
export async function keyOf(
  db: Database,
  host: string,
  account: string,
  now: number,
  presented: readonly Presented[] = [],
): Promise<Key> {
  const known = await knownKeyOf(db, host, account);
  if (known) return known;
  const master = await masterOf(db, now);
  const shown = altsShown(master, host, presented);
  const turn = db.transaction('accounts', 'readwrite', { durability: 'strict' });
  const accounts = seated((await turn.store.get(host))?.accounts ?? [], shown, fold(account));
  await turn.store.put({ host, accounts });
  await turn.done;
  return keyFrom(master, host, alt(accounts.indexOf(fold(account))));
}

/** The key `keyOf` would give, without making or noting anything; `null` where there is no master yet. */
export async function keyToBe(
  db: Database,
  host: string,
  account: string,
  presented: readonly Presented[],
): Promise<Key | null> {
  const known = await knownKeyOf(db, host, account);
  const master = await db.get('keys', 'master');
  if (known || !master) return known;
  const stored = (await db.get('accounts', host))?.accounts ?? [];
  const accounts = seated(stored, altsShown(master.entropy, host, presented), fold(account));
  return keyFrom(master.entropy, host, alt(accounts.indexOf(fold(account))));
}

/** Which of this master's keys the thread shows, and with whose name. */
function altsShown(master: Uint8Array, host: string, presented: readonly Presented[]) {
  if (presented.length === 0) return [];
  const byKey = new Map(presented.map(({ account, pk }) => [bytesToHex(pk), fold(account)]));
  return Array.from({ length: LOOKED_FOR }, (_, at) => byKey.get(bytesToHex(keyFrom(master, host, at).pk)));
}

function claimed(stored: readonly string[], shown: readonly (string | undefined)[]): readonly string[] {
  return shown.reduce<readonly string[]>(
    (accounts, name, at) =>
      name === undefined || accounts.includes(name) || (accounts[at] ?? '') !== ''
        ? accounts
        : put(accounts, at, name),
    stored,
  );
}

/** The accounts of a forum with those that the thread shows and one more. */
const seated = (
  stored: readonly string[],
  shown: readonly (string | undefined)[],
  name: string,
): readonly string[] => withAccount(claimed(stored, shown), name);

function withAccount(accounts: readonly string[], name: string): readonly string[] {
  if (accounts.includes(name)) return accounts;
  const free = accounts.indexOf('');
  return put(accounts, free < 0 ? accounts.length : free, name);
}

const put = (accounts: readonly string[], at: number, name: string): readonly string[] =>
  Array.from({ length: Math.max(accounts.length, at + 1) }, (_, i) =>
    i === at ? name : (accounts[i] ?? ''),
  );

/** The same, for an account that has already rolled there; `null` for one that has not: reading makes no key. */
export async function knownKeyOf(db: Database, host: string, account: string): Promise<Key | null> {
  const master = await db.get('keys', 'master');
  const at = (await db.get('accounts', host))?.accounts.indexOf(fold(account)) ?? -1;
  return master && at >= 0 ? keyFrom(master.entropy, host, alt(at)) : null;
}

/** Every account of this browser on a forum that has rolled, folded, with its key. */
export async function ownKeys(
  db: Database,
  host: string,
): Promise<readonly { readonly folded: string; readonly key: Key }[]> {
  const master = await db.get('keys', 'master');
  const accounts: AccountsRecord['accounts'] = (await db.get('accounts', host))?.accounts ?? [];
  if (!master) return [];
  return accounts.flatMap((folded, at) =>
    folded === '' ? [] : [{ folded, key: keyFrom(master.entropy, host, alt(at)) }],
  );
}

/** Accounts past the last `alt` share the last key: 256 accounts of one reader on one board do not happen. */
const alt = (at: number) => Math.min(at, LAST_ALT);
export const fold = (account: string) => account.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

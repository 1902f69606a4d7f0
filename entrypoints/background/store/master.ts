import { type Key, keyFrom, MASTER_BYTES } from '../../../rules/proof/keys';
import type { Database } from './database';

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

/**
 * The key of an account on a forum (`host` as the protocol labels it). Accounts of one browser must not share a
 * key, or each would look like a copy of the other: the second one takes `alt` 1, and so on (protocol §4.1).
 */
export async function keyOf(db: Database, host: string, account: string, now: number): Promise<Key> {
  const master = await masterOf(db, now);
  const name = fold(account);
  const turn = db.transaction('accounts', 'readwrite', { durability: 'strict' });
  const known = (await turn.store.get(host))?.accounts ?? [];
  const at = known.indexOf(name);
  if (at < 0) await turn.store.put({ host, accounts: [...known, name] });
  await turn.done;
  return keyFrom(master, host, alt(at < 0 ? known.length : at));
}

/** The same, for an account that has already rolled there; `null` for one that has not: reading makes no key. */
export async function knownKeyOf(db: Database, host: string, account: string): Promise<Key | null> {
  const master = await db.get('keys', 'master');
  const at = (await db.get('accounts', host))?.accounts.indexOf(fold(account)) ?? -1;
  return master && at >= 0 ? keyFrom(master.entropy, host, alt(at)) : null;
}

/** Accounts past the last `alt` share the last key: 256 accounts of one reader on one board do not happen. */
const alt = (at: number) => Math.min(at, 255);
const fold = (account: string) => account.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

import type { Key } from '../../../rules/proof/keys';
import type { PageRef, PostText, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { keyToBe } from '../store/master';
import { markPosted } from '../store/rolls';
import { markScenesPosted } from '../store/scenes';
import { knownThread, rememberThread } from '../store/threads';
import { introducedIn, keyFor } from './keys';
import type { Office } from './office';
import { postedBy, threadId } from './scene';
import { editedAt, type Seat, takeSeat } from './seat';

/**
 * Why a page has no seat: a new topic has no thread yet and a private message never has, what is written goes to
 * another thread, a guest has no account, the post that is edited stands on a page nobody has read.
 */
export type NoSeat = 'no_topic' | 'no_thread' | 'other_thread' | 'no_account' | 'edit_unread';

/** A page that belongs to no thread: a private message, or a topic that is being begun. */
const threadless = (page: PageRef): NoSeat => (page.private === true ? 'no_thread' : 'no_topic');

/** The seat of a page whose thread was just read, with a key of its own from now on. */
export async function seatFor(
  office: Office,
  db: Database,
  page: PageRef,
  thread: ThreadText,
): Promise<Seat | NoSeat> {
  const { topic, account } = page;
  if (page.elsewhere === true) return 'other_thread';
  if (topic === null) return threadless(page);
  if (account === null) return 'no_account';
  const now = office.now();
  const posts = await rememberThread(db, threadId(page), thread, now, { title: page.title });
  await notePosted(db, account, posts);
  if (editedAt(page, posts) === -1) return 'edit_unread';
  const key = await keyFor(db, page, account, posts, now);
  return takeSeat(db, { ...page, topic }, { account, key }, { posts, complete: thread.complete }, now);
}

/**
 * The seat by what was read of the thread before: for a look, which makes no key. Whoever has none gets one that
 * can do nothing, and that no post was made with.
 */
export async function knownSeat(office: Office, db: Database, page: PageRef): Promise<Seat | NoSeat> {
  const { topic, account } = page;
  if (page.elsewhere === true) return 'other_thread';
  if (topic === null) return threadless(page);
  if (account === null) return 'no_account';
  const known = await knownThread(db, threadId(page));
  const { presented } = introducedIn(known?.posts ?? []);
  const key = (await keyToBe(db, page.host, account, presented)) ?? NOBODY;
  // What has come since cannot be known here: what is asked for is read again before it counts.
  const read = { posts: known?.posts ?? [], complete: false, fromStart: known?.fromStart === true };
  return takeSeat(db, { ...page, topic }, { account, key }, read, office.now());
}

const NOBODY: Key = { pk: new Uint8Array(32), scalar: 0n, prefix: new Uint8Array(32) };

/** Notes which blocks of this browser stand in the account's own posts. */
export async function notePosted(db: Database, account: string, posts: readonly PostText[]): Promise<void> {
  const seen = postedBy(account, posts);
  await markPosted(db, seen);
  await markScenesPosted(db, seen);
}

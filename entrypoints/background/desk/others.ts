import { bytesToHex } from '@noble/hashes/utils.js';
import type { ActaOptions } from '../../../rules/proof/acta';
import { threadContext } from '../../../rules/proof/context';
import type { PageRef } from '../messages';
import type { Database } from '../store/database';
import { recentScenes } from '../store/rolls';
import { recentTopics } from '../store/threads';
import { threadId } from './scene';

type Others = NonNullable<ActaOptions['others']>;

/** Threads and scenes that a copied block is looked for in. */
const LOOKED_AT = 100;

/**
 * Contexts of the other threads this reader knows, by their titles. A scene may have been opened on a page of
 * this thread that nobody has read: only in a thread read whole is a block of another scene a copy.
 * @param here contexts of the scenes of this thread, in hexadecimal
 */
export async function othersOf(
  db: Database,
  page: PageRef,
  { complete, here }: { readonly complete: boolean; readonly here: readonly string[] },
): Promise<Others> {
  const [rolled, read] = await Promise.all([recentScenes(db, LOOKED_AT), recentTopics(db, LOOKED_AT)]);
  const own = threadId(page);
  const found = new Map<string, string>();
  for (const { thread, title, scenes } of read) {
    if (thread === own) continue;
    const { host, topic } = placeIn(thread);
    found.set(bytesToHex(threadContext(host, topic)), title || host);
    if (complete) for (const ctx of scenes ?? []) found.set(ctx, title || host);
  }
  for (const { ctx, host, topic, title } of rolled) {
    const ofThread = topic === undefined || ctx === bytesToHex(threadContext(host, topic));
    const same = topic !== undefined && threadId({ host, topic }) === own;
    if (!same && (ofThread || complete)) found.set(ctx, title || host);
  }
  const ours = new Set([bytesToHex(threadContext(page.host, page.topic ?? '')), ...here]);
  return [...found].filter(([ctx]) => !ours.has(ctx)).map(([ctx, name]) => ({ ctx, name }));
}

function placeIn(thread: string): { readonly host: string; readonly topic: string } {
  const at = thread.indexOf('|');
  return { host: thread.slice(0, at), topic: thread.slice(at + 1) };
}

import { type Database, forgetOldest } from './database';
import type { ActaRecord } from './records';

/** Threads whose verdicts are remembered: those read again and again, not every thread ever read. */
const KEPT = 60;

/** The verdicts of a thread made from just what `digest` was made of; `null` when anything has changed since. */
export async function rememberedActa(
  db: Database,
  thread: string,
  digest: string,
): Promise<Pick<ActaRecord, 'blocks' | 'notes'> | null> {
  const known = await db.get('actas', thread);
  return known?.digest === digest ? known : null;
}

/** The blocks of a thread as they were judged last, whatever has changed since: for offers, not for verdicts. */
export const rememberedBlocks = async (db: Database, thread: string): Promise<ActaRecord['blocks']> =>
  (await db.get('actas', thread))?.blocks ?? [];

export async function rememberActa(db: Database, acta: ActaRecord): Promise<void> {
  const turn = db.transaction('actas', 'readwrite');
  await turn.store.put(acta);
  await forgetOldest(turn.store, KEPT);
  await turn.done;
}

/** After an update another build judges: what the one before said is forgotten. */
export const forgetActas = (db: Database): Promise<void> => db.clear('actas');

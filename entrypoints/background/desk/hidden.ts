import { hexToBytes } from '@noble/hashes/utils.js';
import type { PageRef, Rolled, RolledBlock, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { knownKeyOf } from '../store/master';
import type { RollRecord } from '../store/records';
import { changeRoll, rollById, rollId } from '../store/rolls';
import { notePosted } from './attend';
import { writeRevealed } from './blocks';
import type { Counter } from './counter';
import { databaseOf, type Office, systemOf } from './office';
import { placeOf } from './place';
import { refused } from './refused';
import { type Scene, sceneIn, seatTurn } from './scene';
import { told } from './told';

/**
 * Opens a hidden roll that stands in the thread (protocol §4.9): its dice, words and purpose under the commitment
 * made then. The block is written once and kept; asking again gives the same.
 */
export async function reveal(
  office: Office,
  counter: Counter,
  { page, thread, id }: { readonly page: PageRef; readonly thread: ThreadText; readonly id: string },
): Promise<Rolled> {
  const { say } = office;
  const { account } = page;
  if (account === null) return refused(told(say, 'no_account'));
  const db = databaseOf(office);
  return counter.inTurn(seatTurn(page), async () => {
    await notePosted(db, account, thread.posts);
    const record = await rollById(db, id);
    if (record?.account !== account || record.host !== page.host) return refused(told(say, 'roll_gone'));
    if (record.how !== 'oculta' || record.posted === null) return refused(told(say, 'not_hidden'));
    if (record.reveal) return { kind: 'rolled', block: handOutReveal(record, record.reveal) };
    const scene = await sceneOf(db, record);
    if (!scene) return refused(told(say, 'other_key'));
    const system = systemOf(office, record.system);
    const order = system?.read(record.order);
    if (!system || !order?.ok) return refused(told(say, 'unknown_system', '', record.system));
    const written = writeRevealed(scene, record, { system, order: order.value }, placeOf(office, page));
    const kept = await changeRoll(db, record, (now) => ({
      ...now,
      reveal: now.reveal ?? { ...written, posted: null },
      otherCodes: [...(now.otherCodes ?? []), now.reveal?.code ?? written.code],
    }));
    return { kind: 'rolled', block: handOutReveal(record, kept?.reveal ?? written) };
  });
}

/** The context and key a record was made with; `null` when this browser has other keys by now. */
async function sceneOf(db: Database, { scene, host, account }: RollRecord): Promise<Scene | null> {
  const key = await knownKeyOf(db, host, account);
  const [ctx = ''] = scene.split(':');
  const made = key && sceneIn(hexToBytes(ctx), account, key);
  return made?.id === scene ? made : null;
}

const handOutReveal = (
  record: RollRecord,
  { block, code }: { readonly block: string; readonly code: string },
): RolledBlock => ({
  id: rollId(record),
  n: record.n,
  text: block,
  code,
  said: `${record.character}, ${record.label}: ${record.outcome}`,
  tone: record.tone,
});

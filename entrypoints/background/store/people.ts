import type { Database } from './database';
import type { PeopleRecord } from './records';

const nobody = (thread: string): PeopleRecord => ({
  thread,
  directors: {},
  claims: {},
  sealed: {},
});

/** What the reader has said about the people of a thread; nothing yet where he was never asked. */
export const peopleOf = async (db: Database, thread: string): Promise<PeopleRecord> =>
  (await db.get('people', thread)) ?? nobody(thread);

/** Changes it by what it is when its turn comes. */
export async function changePeople(
  db: Database,
  thread: string,
  change: (people: PeopleRecord) => PeopleRecord,
): Promise<PeopleRecord> {
  const turn = db.transaction('people', 'readwrite', { durability: 'strict' });
  const changed = change((await turn.store.get(thread)) ?? nobody(thread));
  await turn.store.put(changed);
  await turn.done;
  return changed;
}

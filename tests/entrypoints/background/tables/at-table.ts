import { beforeEach } from 'vitest';
import { openTable, Person } from './people';

/** A table of its own for each test. */
export let table: Awaited<ReturnType<typeof openTable>>;
beforeEach(async () => {
  table = await openTable();
});

/** Another table in its place, or the same people around another thread. */
export function sitAt(other: Partial<typeof table>): void {
  table = { ...table, ...other };
}

/** What anybody reads who was never here. */
export const stranger = async (name = 'Nadie') => (await Person.sit(name, table.board)).check();

import type { ForumEditor } from '../forum';
import type { Inserted } from './outcome';

const busy = new WeakSet<HTMLElement>();

/** One piece of writing at a time in each editor: whoever comes meanwhile is told so. */
export async function inTurn<T>(
  { field }: ForumEditor,
  write: () => Promise<T>,
): Promise<T | Extract<Inserted, { ok: false }>> {
  if (!field.isConnected) return { ok: false, why: 'no_editor' };
  if (busy.has(field)) return { ok: false, why: 'busy' };
  busy.add(field);
  try {
    return await write();
  } finally {
    busy.delete(field);
  }
}

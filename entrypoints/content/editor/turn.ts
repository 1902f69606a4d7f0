import type { ForumEditor } from '../forum';
import type { Carets } from './caret';
import type { Inserted } from './outcome';

const busy = new WeakSet<HTMLElement>();

/**
 * One piece of writing at a time in each editor, as a step of undo apart from what was written before: whoever
 * comes meanwhile is told so.
 *
 * @param follows It may be one step with what we wrote before.
 */
export async function inTurn<T>(
  { field }: ForumEditor,
  carets: Carets,
  write: () => Promise<T>,
  follows = false,
): Promise<T | Extract<Inserted, { ok: false }>> {
  if (!field.isConnected) return { ok: false, why: 'no_editor' };
  if (busy.has(field)) return { ok: false, why: 'busy' };
  busy.add(field);
  try {
    if (!follows) await carets.quiet(field);
    return await write();
  } finally {
    carets.wrote(field);
    busy.delete(field);
  }
}

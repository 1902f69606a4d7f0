import type { Health } from '../messages';
import type { Office } from './office';

const words = {
  'newer-data': 'health_newer',
  'step-failed': 'health_step',
  unreadable: 'health_unreadable',
} as const;

/** Whether the stored data could be opened, and if not, why and what still works. */
export function health({ state, database, say }: Office): Health {
  if (!state.opened.ok) return { readOnly: true, message: say(words[state.opened.problem]) };
  return { readOnly: false, message: database ? null : say('health_log') };
}

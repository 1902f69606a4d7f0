import type { Questions } from '../messages';
import { Counter } from './counter';
import { forumDesk } from './forum-desk';
import type { Answers } from './handler';
import type { Office } from './office';
import { ownDesk } from './own-desk';

/** Every question with its answer. */
export type Desk = Answers<keyof Questions>;

export function createDesk(office: Office): Desk {
  const counter = new Counter(office.draftsElsewhere, office.now, office.isOpen);
  return { ...forumDesk(office, counter), ...ownDesk(office) };
}

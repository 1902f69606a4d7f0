import type { Forum, ForumPost, PageLinks } from './forum';

const NOWHERE: PageLinks = { previous: null, next: null, last: null };

/** What `work` answers, or `otherwise` where it throws: a redesigned board is a page without what was looked for. */
function or<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * An engine that never throws. A page that could not be read through is read in part: no verdict may count on
 * what is missing.
 */
export function guarded(forum: Forum): Forum {
  const { markupOf, editing, private: hidden, writesIn } = forum;
  let broken = false;
  const all = (page: Document): readonly ForumPost[] => {
    try {
      return forum.posts(page);
    } catch {
      broken = true;
      return [];
    }
  };
  const own: Forum = {
    ...forum,
    recognise: (page) => or(false, () => forum.recognise(page)),
    account: (page) => or(null, () => forum.account(page)),
    topic: (page, url) => or(null, () => forum.topic(page, url)),
    posts: all,
    links(page, url) {
      try {
        return forum.links(page, url);
      } catch {
        broken = true;
        return NOWHERE;
      }
    },
    ...(markupOf ? { markupOf: (page, field) => or(forum.markup, () => markupOf(page, field)) } : {}),
    ...(editing ? { editing: (page, url, field) => or(null, () => editing(page, url, field)) } : {}),
    ...(hidden ? { private: (page, url, field) => or(false, () => hidden(page, url, field)) } : {}),
    ...(writesIn ? { writesIn: (field) => or(null, () => writesIn(field)) } : {}),
  };
  return Object.defineProperty(own, 'partial', {
    enumerable: true,
    get: () => broken || forum.partial === true,
  });
}

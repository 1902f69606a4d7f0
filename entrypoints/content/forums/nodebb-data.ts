import type { WholeThread } from '../forum';
import { dataIn, dataPost, idOf, isPost, listIn } from '../pages/data';

/** `/api/topic/7?page=2` gives a page of posts, whether the reader has pages or an endless stream. */
export const whole: WholeThread = {
  start: ({ url, id }) => {
    const [before] = new URL(url).pathname.split('/topic/');
    return new URL(`${before}/api/topic/${id}?page=1&sort=oldest_to_newest`, url).href;
  },
  read(answer, address) {
    const raw = listIn(answer, 'posts');
    if (raw.length === 0) return null;
    const posts = raw
      .map((post) => dataPost(dataIn(post, 'pid'), dataIn(post, 'user', 'username'), dataIn(post, 'content')))
      .filter(isPost);
    const page = Number(address.searchParams.get('page') ?? 1);
    const pages = idOf(dataIn(answer, 'pagination', 'pageCount')) ?? 1;
    const following = new URL(address);
    following.searchParams.set('page', String(page + 1));
    return { posts, next: page < pages ? [following.href] : [] };
  },
};

/** What a composer writes: the post it edits, the thread it answers (`new` for one that is begun). */
export interface Draft {
  readonly editing: number | null;
  readonly thread: string | null;
}
const UNKNOWN: Draft = { editing: null, thread: null };

/**
 * Whose draft is kept for a composer. The composer stands apart from the posts and its page says nowhere what it
 * edits; its draft, kept by the page in this browser a second after a key, does (its composer 10, NodeBB 3 and 4).
 */
export function draftOf(field: Element): Draft {
  const uuid = field.closest('[component=composer]')?.getAttribute('data-uuid');
  const view = field.ownerDocument.defaultView;
  if (!uuid || !view) return UNKNOWN;
  for (const draft of draftsIn(view)) {
    if (dataIn(draft, 'uuid') !== uuid) continue;
    switch (dataIn(draft, 'action')) {
      case 'posts.edit':
        return { editing: idOf(dataIn(draft, 'pid')), thread: null };
      case 'posts.reply':
        return { editing: null, thread: idOf(dataIn(draft, 'tid'))?.toString() ?? null };
      case 'topics.post':
        return { editing: null, thread: 'new' };
    }
  }
  return UNKNOWN;
}

function draftsIn(view: Window): unknown[] {
  try {
    // Guests' drafts last as long as their tab.
    return [view.localStorage, view.sessionStorage].flatMap((kept) =>
      Object.keys(kept)
        .filter((key) => key.startsWith('composer:'))
        .map((key) => parsed(kept.getItem(key))),
    );
  } catch {
    return []; // The browser may keep nothing for this page.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

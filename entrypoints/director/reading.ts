import type { PagesBegun, PagesRead, PostText, Way } from '../background/messages';

/** What was read of a thread so far: enough to go on, and small enough to be kept with the tab. */
export interface Reading {
  readonly way: Way;
  /** Pages in the order they were asked for. */
  readonly pages: readonly { readonly address: string; readonly posts: readonly PostText[] }[];
  readonly newestFirst: boolean;
  /** Addresses still to be asked. */
  readonly left: readonly string[];
  /** The board sent a page that had been read: it was not the end, and nobody knows what is. */
  readonly looped: boolean;
}

export const startOf = ({ ways }: PagesBegun, at = 0): Reading | null => {
  const found = ways[at];
  return found
    ? { way: found.way, pages: [], newestFirst: false, left: [found.address], looped: false }
    : null;
};

/** With one more answer. A page that brings nothing new ends the reading: it would go round for ever. */
export function withAnswer(reading: Reading, { posts, newestFirst, next }: PagesRead): Reading {
  const known = new Set(reading.pages.flatMap((page) => page.posts.map(({ id }) => id)));
  const fresh = posts.some(({ id }) => !known.has(id));
  const left = [...reading.left.slice(1), ...next];
  if (!fresh) return { ...reading, left: left.slice(next.length), looped: next.length > 0 };
  const page = { address: reading.left[0] ?? '', posts };
  return {
    ...reading,
    pages: [...reading.pages, page],
    newestFirst: reading.newestFirst || newestFirst,
    left,
  };
}

export const isDone = ({ left }: Reading): boolean => left.length === 0;

/** Every post in thread order, each once: posts move between pages while they are read, and the later one holds. */
export function postsOf({ pages, newestFirst }: Reading): readonly PostText[] {
  const posts = new Map<number, PostText>();
  for (const page of newestFirst ? pages.toReversed() : pages)
    for (const post of page.posts) posts.set(post.id, post);
  return [...posts.values()];
}

/** The page of the thread a post stands on; `null` where it was not read from a page. */
export function pageOf({ way, pages }: Reading, post: number): string | null {
  if (way !== 'pages') return null;
  return pages.findLast(({ posts }) => posts.some(({ id }) => id === post))?.address ?? null;
}

/** Pages in all, where the board said at once how many there are. */
export const totalOf = ({ way, pages, left }: Reading): number | null =>
  way === 'whole' && pages.length > 0 ? pages.length + left.length : null;

/** Whether every post of the thread was read, so that something can be missing. */
export const isComplete = (reading: Reading, partial: boolean): boolean =>
  isDone(reading) && !reading.looped && (reading.way === 'whole' || !partial);

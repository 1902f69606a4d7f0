import type { PostText } from '../background/messages';
import type { SavedPage } from './saved-page';

/** The pages of one thread put together. */
export interface PagesTogether {
  /** Oldest first, each once. */
  readonly posts: readonly PostText[];
  /** A single page, of a board that shows every post, without pages before or after it. */
  readonly whole: boolean;
  /** First and last page are there: the ones between may be too, which only the reader knows. */
  readonly ends: boolean;
  /** Names of the files that show another thread: they are left out. */
  readonly strangers: readonly string[];
}

/**
 * Puts saved pages together in thread order. Files may have been chosen in any order: ids of posts grow along a
 * thread on every board known. Where they do not, the order of the files stays and nothing counts as whole.
 */
export function together(pages: readonly SavedPage[]): PagesTogether {
  const known = pages.find(({ topic }) => topic !== null) ?? pages[0];
  const same = pages.filter(
    ({ host, topic }) => topic === null || (topic === known?.topic && host === known?.host),
  );
  const sorted = same.every(({ posts }) => ascending(posts))
    ? same.toSorted((one, other) => (one.posts[0]?.id ?? 0) - (other.posts[0]?.id ?? 0))
    : same;
  const posts = new Map<number, PostText>();
  for (const post of sorted.flatMap((page) => page.posts)) posts.set(post.id, post);
  const inOrder = ascending([...posts.values()]);
  const ends = inOrder && same.some(({ first }) => first) && same.some(({ last }) => last);
  const [only] = same;
  return {
    posts: [...posts.values()],
    whole: ends && same.length === 1 && only?.topic !== null && only?.partial === false,
    ends,
    strangers: pages.filter((page) => !same.includes(page)).map(({ name }) => name),
  };
}

const ascending = (posts: readonly PostText[]): boolean =>
  posts.every(({ id }, at) => at === 0 || id > (posts[at - 1]?.id ?? id));

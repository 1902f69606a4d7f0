import type { PostText, ThreadText } from '../messages';
import { type Database, forgetOldest } from './database';

/** Threads whose pages are remembered; the one read longest ago goes first. */
const KEPT = 300;

/**
 * Adds a page of a thread to what was read before and gives all that is known, in thread order: a block is
 * judged by every page read so far (protocol §5), so that page 2 knows the key presented on page 1. What was
 * read now replaces what was known of the same stretch; a whole thread replaces everything.
 */
export async function rememberThread(
  db: Database,
  thread: string,
  read: ThreadText,
  now: number,
): Promise<readonly PostText[]> {
  const turn = db.transaction('threads', 'readwrite');
  const known = (await turn.store.get(thread))?.posts ?? [];
  const posts = read.complete ? read.posts : merged(known, read.posts);
  if (posts.some(hasCode)) {
    await turn.store.put({ thread, posts: posts.map(light), at: now });
    await forgetOldest(turn.store, KEPT);
  }
  await turn.done;
  return posts;
}

const hasCode = ({ text }: PostText) => text.includes('TV1');
/** Posts without codes are only anchors: their words are nobody's business here. */
const light = (post: PostText): PostText => (hasCode(post) ? post : { ...post, text: '' });

/**
 * Pages are put together by the ids of posts, which grow along a thread on every board known. Where they do not
 * (merged threads, newest first), the page stands alone: a wrong order would accuse somebody.
 */
export function merged(known: readonly PostText[], read: readonly PostText[]): readonly PostText[] {
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last) return known;
  if (!ascending(read) || !ascending(known)) return read;
  return [...known.filter(({ id }) => id < first.id), ...read, ...known.filter(({ id }) => id > last.id)];
}

const ascending = (posts: readonly PostText[]) =>
  posts.every(({ id }, at) => at === 0 || id > (posts[at - 1]?.id ?? id));

import type { PostText, ThreadText } from '../messages';
import { type Database, forgetOldest } from './database';
import type { ThreadRecord } from './records';

/** Threads whose pages are remembered; the one read longest ago goes first. */
const KEPT = 300;

/** What else is kept of a thread besides its posts. */
export interface ThreadNotes {
  readonly title?: string;
  /** Contexts of its scenes, in hexadecimal. */
  readonly scenes?: readonly string[];
}

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
  notes: ThreadNotes = {},
): Promise<readonly PostText[]> {
  const turn = db.transaction('threads', 'readwrite');
  const known = await turn.store.get(thread);
  const posts = read.complete ? read.posts : merged(known?.posts ?? [], read.posts);
  if (posts.some(hasCode)) {
    const fromStart = read.complete || (known?.fromStart === true && posts[0]?.id === known.posts[0]?.id);
    await turn.store.put({ ...known, ...notes, thread, posts: posts.map(light), at: now, fromStart });
    await forgetOldest(turn.store, KEPT);
  }
  await turn.done;
  return posts;
}

/** What is known of a thread; `null` when nothing of it was read, or it holds no codes. */
export const knownThread = async (db: Database, thread: string): Promise<ThreadRecord | null> =>
  (await db.get('threads', thread)) ?? null;

/** Notes the scenes of a thread that is remembered. */
export async function noteScenes(db: Database, thread: string, scenes: readonly string[]): Promise<void> {
  const turn = db.transaction('threads', 'readwrite');
  const known = await turn.store.get(thread);
  if (known && scenes.some((ctx) => !known.scenes?.includes(ctx))) {
    await turn.store.put({ ...known, scenes: [...new Set([...(known.scenes ?? []), ...scenes])] });
  }
  await turn.done;
}

/** The threads read most recently. */
export async function recentThreads(db: Database, limit: number): Promise<readonly ThreadRecord[]> {
  const threads: ThreadRecord[] = [];
  let cursor = await db.transaction('threads').store.index('time').openCursor(null, 'prev');
  for (; cursor && threads.length < limit; cursor = await cursor.continue()) threads.push(cursor.value);
  return threads;
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

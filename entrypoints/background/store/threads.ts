import type { PostText, ThreadText } from '../messages';
import { type Database, forgetOldest } from './database';
import { RecentPosts } from './recent-posts';
import type { ThreadRecord, TopicRecord } from './records';

/** Threads whose pages are remembered; the one read longest ago goes first. */
const KEPT = 300;
const recent = new RecentPosts();

/** What else is kept of a thread besides its posts. */
export interface ThreadNotes {
  readonly title?: string;
  /** Contexts of its scenes, in hexadecimal. */
  readonly scenes?: readonly string[];
}

/**
 * Adds a page of a thread to what was read before and gives all that is known, in thread order: a block is
 * judged by every page read so far (protocol §5), so that page 2 knows the key presented on page 1. What was
 * read now replaces what was known of the same stretch; a whole thread replaces everything. Where nothing is new
 * the very same list is given as the time before: what was worked out from it still holds.
 */
export async function rememberThread(
  db: Database,
  thread: string,
  read: ThreadText,
  now: number,
  notes: ThreadNotes = {},
): Promise<readonly PostText[]> {
  const turn = db.transaction(['threads', 'topics'], 'readwrite');
  const [threads, topics] = [turn.objectStore('threads'), turn.objectStore('topics')];
  const [known, topic] = await Promise.all([
    recent.get(db, thread) ?? threads.get(thread).then((record) => record?.posts ?? []),
    topics.get(thread),
  ]);
  const merging = (read.complete ? read.posts : merged(known, read.posts)).map(light);
  const same = samePosts(merging, known);
  const posts = same ? known : merging;
  if (posts.some(hasCode)) {
    const fromStart = read.complete || (topic?.fromStart === true && posts[0]?.id === known[0]?.id);
    await topics.put({ ...topic, ...notes, thread, at: now, fromStart });
    if (!same) await threads.put({ thread, posts });
    for (const gone of await forgetOldest(topics, KEPT)) {
      recent.drop(db, gone);
      await threads.delete(gone);
    }
    await turn.done;
    recent.keep(db, thread, posts);
  }
  return posts;
}

/** What is known of a thread, with its posts; `null` when nothing of it was read, or it holds no codes. */
export async function knownThread(
  db: Database,
  thread: string,
): Promise<(TopicRecord & ThreadRecord) | null> {
  const turn = db.transaction(['threads', 'topics']);
  const [posts, topic] = await Promise.all([
    turn.objectStore('threads').get(thread),
    turn.objectStore('topics').get(thread),
  ]);
  return posts && topic ? { ...topic, ...posts } : null;
}

/** What is known of a thread besides its posts. */
export const knownTopic = async (db: Database, thread: string): Promise<TopicRecord | null> =>
  (await db.get('topics', thread)) ?? null;

/** Notes the scenes of a thread that is remembered. */
export async function noteScenes(db: Database, thread: string, scenes: readonly string[]): Promise<void> {
  const turn = db.transaction('topics', 'readwrite');
  const known = await turn.store.get(thread);
  if (known && scenes.some((ctx) => !known.scenes?.includes(ctx))) {
    await turn.store.put({ ...known, scenes: [...new Set([...(known.scenes ?? []), ...scenes])] });
  }
  await turn.done;
}

/** The threads read most recently. */
export async function recentTopics(db: Database, limit: number): Promise<readonly TopicRecord[]> {
  const topics: TopicRecord[] = [];
  let cursor = await db.transaction('topics').store.index('time').openCursor(null, 'prev');
  for (; cursor && topics.length < limit; cursor = await cursor.continue()) topics.push(cursor.value);
  return topics;
}

const samePosts = (some: readonly PostText[], others: readonly PostText[]): boolean =>
  some.length === others.length &&
  some.every((post, at) => {
    const other = others[at];
    return (
      post.id === other?.id &&
      post.author === other.author &&
      post.text === other.text &&
      post.private === other.private
    );
  });
const hasCode = ({ text }: PostText) => text.includes('TV1');
/** Posts without codes are only anchors: their words are nobody's business here. */
export const light = (post: PostText): PostText => (hasCode(post) ? post : { ...post, text: '' });

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

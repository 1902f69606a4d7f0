import type { PostText } from '../messages';
import type { Database } from './database';

/** Threads a reader goes to and fro between. */
const KEPT = 4;

/** The posts of the threads written last, so that turning a page does not read a thousand posts from the disk. */
export class RecentPosts {
  readonly #lists = new WeakMap<Database, Map<string, readonly PostText[]>>();

  get(db: Database, thread: string): readonly PostText[] | undefined {
    return this.#of(db).get(thread);
  }

  /** To be called once they are on the disk. */
  keep(db: Database, thread: string, posts: readonly PostText[]): void {
    const lists = this.#of(db);
    lists.delete(thread);
    lists.set(thread, posts);
    for (const oldest of lists.keys()) {
      if (lists.size <= KEPT) break;
      lists.delete(oldest);
    }
  }

  drop(db: Database, thread: string): void {
    this.#of(db).delete(thread);
  }

  #of(db: Database): Map<string, readonly PostText[]> {
    const known = this.#lists.get(db) ?? new Map<string, readonly PostText[]>();
    this.#lists.set(db, known);
    return known;
  }
}

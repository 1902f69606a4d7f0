/** The anchor of a básica roll: whose post its dice lean on (protocol §4.8). Shared by making and judging. */
import type { Post } from './post';

/** A block of the series that stands in the thread: position of its post, and the post its dice lean on. */
export interface Anchored {
  readonly at: number;
  readonly anchor: number;
}

/** Id of the last post by somebody else before position `at`; 0 when nobody else has written. */
export function lastPostOfOthers(posts: readonly Post[], author: string, at: number): number {
  for (let i = Math.min(at, posts.length) - 1; i >= 0; i -= 1) {
    const post = posts[i];
    if (post && post.author !== author) return post.id;
  }
  return 0;
}

/**
 * The anchor due to a block at position `at`. `previous` is block n−1 of the series, `null` for the first one:
 * the first post by somebody else after it decides, so that waiting for a nicer post is seen.
 */
export function dueAnchor(
  posts: readonly Post[],
  author: string,
  at: number,
  previous: Anchored | null,
): number {
  if (previous === null) return lastPostOfOthers(posts, author, at);
  for (let i = previous.at + 1; i < at; i += 1) {
    const post = posts[i];
    if (post && post.author !== author) return post.id;
  }
  return previous.anchor;
}

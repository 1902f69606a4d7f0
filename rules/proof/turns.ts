/** Whose turn it is: the next number of a series and what its dice must lean on (protocol §4.8). */
import { type Anchored, dueAnchor } from './anchor';
import { sameBytes } from './bytes';
import { findTokens } from './find';
import { plainText } from './plain';
import type { Post } from './post';
import type { Token } from './token';
import { checkOf } from './token-write';

export interface BasicaSeries {
  /** Account as the posts spell it. */
  readonly author: string;
  readonly pk: Uint8Array;
  /** From `threadContext`. */
  readonly ctx: Uint8Array;
  /** Highest number the local log has given out in this thread; 0 for none. */
  readonly atLeast: number;
  /** Anchor of that roll, where the log knows it: the roll may not stand in the thread yet. */
  readonly lastAnchor?: number;
}

/**
 * Number and anchor of the next básica roll, for a block that will stand after the last of `posts`. Only the
 * author's own posts are read for numbers: anybody can write a code that looks like his.
 */
export function nextBasica(posts: readonly Post[], who: BasicaSeries): { n: number; anchor: number } {
  const seen = numbersSeen(posts, who);
  const last = Math.max(0, who.atLeast, ...seen.keys());
  const previous = seen.get(last) ?? notSeen(seen, who, last);
  // A roll that is still in the editor will stand in the same post or a later one: it counts as the last post.
  return { n: last + 1, anchor: dueAnchor(posts, who.author, posts.length, previous) };
}

function notSeen(seen: ReadonlyMap<number, Anchored>, who: BasicaSeries, last: number): Anchored | null {
  if (who.lastAnchor !== undefined && last === who.atLeast && last > 0) {
    return { at: Number.MAX_SAFE_INTEGER - 1, anchor: who.lastAnchor };
  }
  return seen.get(Math.max(...seen.keys())) ?? null;
}

/** First block of each number of the series, from the author's own posts. */
function numbersSeen(posts: readonly Post[], who: BasicaSeries): Map<number, Anchored> {
  const seen = new Map<number, Anchored>();
  posts.forEach((post, at) => {
    if (post.author !== who.author) return;
    for (const { token } of findTokens(plainText(post.text))) {
      if (token === null || !belongsTo(token, who)) continue;
      const anchored = anchoredAt(token, at);
      if (anchored && 'n' in token && !seen.has(token.n)) seen.set(token.n, anchored);
    }
  });
  return seen;
}

const belongsTo = (token: Token, { ctx, pk }: BasicaSeries): boolean =>
  sameBytes(token.check, checkOf(ctx, pk, token.signed, token.proof));

const anchoredAt = (token: Token, at: number): Anchored | null =>
  (token.kind === 'tirada' || token.kind === 'oculta') && token.ref.to === 'post'
    ? { at, anchor: token.ref.post }
    : null;

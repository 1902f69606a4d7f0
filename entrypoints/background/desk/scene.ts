import { bytesToHex } from '@noble/hashes/utils.js';
import { sameBytes } from '../../../rules/proof/bytes';
import { threadContext } from '../../../rules/proof/context';
import { findCodes, findTokens } from '../../../rules/proof/find';
import type { Key } from '../../../rules/proof/keys';
import { plainText } from '../../../rules/proof/plain';
import { checkOf } from '../../../rules/proof/token-write';
import { nextBasica } from '../../../rules/proof/turns';
import type { PageRef, PostText } from '../messages';
import type { RollRecord } from '../store/records';

/** A context and the account that rolls in it: its numbers count here. */
export interface Scene {
  /** Context and key in one text: what the log sorts by. */
  readonly id: string;
  readonly ctx: Uint8Array;
  readonly key: Key;
  readonly account: string;
}

/** Why a page has no scene: a new topic or message has no thread yet, a guest has no account. */
export type NoScene = 'no_topic' | 'no_account';

/** The posts of a topic as a place to roll in: level básica. */
export const threadScene = (host: string, topic: string, account: string, key: Key): Scene =>
  sceneIn(threadContext(host, topic), account, key);

export const sceneIn = (ctx: Uint8Array, account: string, key: Key): Scene => ({
  id: `${bytesToHex(ctx)}:${bytesToHex(key.pk)}`,
  ctx,
  key,
  account,
});

/** Name of a thread among those that were read. */
export const threadId = ({ host, topic }: Pick<PageRef, 'host' | 'topic'>): string =>
  `${host}|${topic ?? ''}`;

/** Number and anchor of the roll after `last`, by the posts and by what the log gave out (protocol §4.8). */
export function turnAfter(
  { ctx, key, account }: Scene,
  posts: readonly PostText[],
  last: Before | null,
): { readonly n: number; readonly anchor: number } {
  const series = { author: account, pk: key.pk, ctx };
  if (last?.ref?.to !== 'post') return nextBasica(posts, { ...series, atLeast: last?.n ?? 0 });
  return nextBasica(posts, {
    ...series,
    atLeast: last.n,
    lastAnchor: anchorAfter(last, last.ref.post, account, posts),
  });
}

/** The block before the one that is made: what the log knows of it. */
export type Before = Pick<RollRecord, 'n' | 'ref' | 'posted'>;

/**
 * What the roll after `last` leans on when `last` is not among the posts: its own anchor while it is not posted;
 * else somebody's first post after it, as far as they were read.
 */
function anchorAfter(
  { posted }: Before,
  anchor: number,
  account: string,
  posts: readonly PostText[],
): number {
  if (posted === null) return anchor;
  return posts.find(({ id, author }) => id > posted && author !== account)?.id ?? anchor;
}

/** The seats of one account at one thread take turns: each sees what the one before wrote. */
export const seatTurn = (page: PageRef): string => `${threadId(page)}|${page.account ?? ''}`;

/** The codes that an account's own posts show, to know which rolls of the log stand in the thread. */
export const postedBy = (account: string, posts: readonly PostText[]) =>
  posts
    .filter(({ author }) => author === account)
    .flatMap(({ id, text }) => findCodes(plainText(text)).map((code) => ({ code, account, post: id })));

/** Whether the posts present this scene's key: an alta of it in the account's own post. */
export const presentsKey = ({ key, ctx, account }: Scene, posts: readonly PostText[]): boolean =>
  posts.some(
    ({ author, text }) =>
      author === account &&
      findTokens(plainText(text)).some(
        ({ token }) =>
          token?.kind === 'alta' &&
          sameBytes(token.pk, key.pk) &&
          sameBytes(token.check, checkOf(ctx, key.pk, token.signed, token.proof)),
      ),
  );

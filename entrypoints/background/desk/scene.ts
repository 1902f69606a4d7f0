import { bytesToHex } from '@noble/hashes/utils.js';
import { sameBytes } from '../../../rules/proof/bytes';
import { threadContext } from '../../../rules/proof/context';
import { findCodes, findTokens } from '../../../rules/proof/find';
import type { Key } from '../../../rules/proof/keys';
import { plainText } from '../../../rules/proof/plain';
import { checkOf } from '../../../rules/proof/token-write';
import { nextBasica } from '../../../rules/proof/turns';
import type { PageRef, PostText } from '../messages';
import type { Database, RollRecord } from '../store/database';
import { keyOf, knownKeyOf } from '../store/master';

/** A thread and the account that rolls in it: its numbers count here. */
export interface Scene {
  /** Context and key in one text: what the log sorts by. */
  readonly id: string;
  readonly ctx: Uint8Array;
  readonly key: Key;
  readonly account: string;
}

/** Why a page has no scene: a new topic or message has no thread yet, a guest has no account. */
export type NoScene = 'no_topic' | 'no_account';

/** The scene of a page, with a key of its own from the first roll on. */
export async function sceneOf(db: Database, page: PageRef, now: number): Promise<Scene | NoScene> {
  if (page.topic === null) return 'no_topic';
  if (page.account === null) return 'no_account';
  return scene(page.host, page.topic, page.account, await keyOf(db, page.host, page.account, now));
}

/** The same where the account has rolled on this forum before; `null` elsewhere. */
export async function knownSceneOf(db: Database, page: PageRef): Promise<Scene | null> {
  if (page.topic === null || page.account === null) return null;
  const key = await knownKeyOf(db, page.host, page.account);
  return key && scene(page.host, page.topic, page.account, key);
}

function scene(host: string, topic: string, account: string, key: Key): Scene {
  const ctx = threadContext(host, topic);
  return { id: `${bytesToHex(ctx)}:${bytesToHex(key.pk)}`, ctx, key, account };
}

/** Name of a thread among those that were read. */
export const threadId = ({ host, topic }: PageRef): string => `${host}|${topic ?? ''}`;

/** Number and anchor of the next roll, by the posts and by what the log gave out (protocol §4.8). */
export function nextTurn(
  { ctx, key, account }: Scene,
  posts: readonly PostText[],
  last: RollRecord | null,
): { readonly n: number; readonly anchor: number } {
  const series = { author: account, pk: key.pk, ctx };
  if (!last) return nextBasica(posts, { ...series, atLeast: 0 });
  return nextBasica(posts, { ...series, atLeast: last.n, lastAnchor: anchorAfter(last, account, posts) });
}

/**
 * What the roll after `last` leans on when `last` is not among the posts: its own anchor while it is not posted;
 * else somebody's first post after it, as far as they were read.
 */
function anchorAfter(last: RollRecord, account: string, posts: readonly PostText[]): number {
  const { posted, anchor } = last;
  if (posted === null) return anchor;
  return posts.find(({ id, author }) => id > posted && author !== account)?.id ?? anchor;
}

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

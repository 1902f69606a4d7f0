import { bytesToHex } from '@noble/hashes/utils.js';
import { sceneContext } from '../../../rules/proof/context';
import { findTokens } from '../../../rules/proof/find';
import type { Key } from '../../../rules/proof/keys';
import { bringsKey } from '../../../rules/proof/peek';
import { plainText } from '../../../rules/proof/plain';
import type { Table } from '../../../rules/proof/table';
import type { PageRef, PostText } from '../messages';
import type { Database } from '../store/database';
import { fold, keyOf, knownKeyOf, ownKeys, type Presented } from '../store/master';
import type { PeopleRecord } from '../store/records';

/** What posts introduce, true or not: keys by altas and aperturas, and the contexts of scenes in hexadecimal. */
export interface Introduced {
  readonly presented: readonly Presented[];
  readonly scenes: readonly string[];
}

export function introducedIn(posts: readonly PostText[]): Introduced {
  const presented: Presented[] = [];
  const scenes: string[] = [];
  for (const { author, text } of posts) {
    if (!bringsKey(text)) continue;
    for (const { token } of findTokens(plainText(text))) {
      if (token?.kind === 'alta') presented.push({ account: author, pk: token.pk });
      if (token?.kind !== 'baliza' || !token.opening) continue;
      const { gmPk, nonce, scene } = token.opening;
      presented.push({ account: author, pk: gmPk });
      scenes.push(bytesToHex(sceneContext(gmPk, nonce, scene)));
    }
  }
  return { presented, scenes };
}

/** The key of the page's account; after a restore, the one of its own that the thread shows. */
export const keyFor = async (
  db: Database,
  { host }: PageRef,
  account: string,
  posts: readonly PostText[],
  now: number,
): Promise<Key> =>
  (await knownKeyOf(db, host, account)) ?? keyOf(db, host, account, now, introducedIn(posts).presented);

/**
 * Keys a reader knows besides the posts, by account. Own keys, unless the thread shows that the account had
 * another one before: then the thread tells the story. And keys a director has sealed here once, where the posts
 * no longer say so clearly: the alta is gone, or somebody else presents the same key.
 */
export async function pinsFor(
  db: Database,
  { host, account: reader }: PageRef,
  introduced: Introduced,
  { sealed }: PeopleRecord,
): Promise<Readonly<Record<string, string>>> {
  const presented = introduced.presented.map(({ account, pk }) => ({ account, hex: bytesToHex(pk) }));
  const pins: Record<string, string> = Object.create(null);
  for (const [account, hex] of Object.entries(sealed)) {
    const own = presented.filter((one) => one.account === account);
    const alone = presented.every((one) => one.hex !== hex || one.account === account);
    const clear = alone && own.some((one) => one.hex === hex);
    if (!clear && own.every((one) => one.hex === hex)) pins[account] = hex;
  }
  const mine = await ownKeys(db, host);
  for (const { folded, key } of mine) {
    const hex = bytesToHex(key.pk);
    const own = presented.filter(({ account }) => fold(account) === folded);
    const spelled = [
      ...own.map(({ account }) => account),
      ...(reader && fold(reader) === folded ? [reader] : []),
    ];
    if (own.every((one) => one.hex === hex)) for (const account of spelled) pins[account] = hex;
  }
  return pins;
}

/** Keys that a baliza of a confirmed scene has sealed as they stand and with their own account's name. */
export function sealedKeys({ matter }: Table): Readonly<Record<string, string>> {
  const sealed: Record<string, string> = Object.create(null);
  for (const { block, hex, scene, seal } of matter.keyring.altas) {
    const clear = matter.keyring.holding(block.author, hex)?.clear === true;
    if (scene?.confirmed && seal?.asItStands && clear) sealed[block.author] ??= hex;
  }
  return sealed;
}

/** How an alta is remembered that the director was asked about. */
export const claimId = (
  ctx: Uint8Array,
  { author, pk }: { readonly author: string; readonly pk: Uint8Array },
) => `${bytesToHex(ctx)}:${bytesToHex(pk)}:${author}`;

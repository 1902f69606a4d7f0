/**
 * A text somebody copied from a forum: neither who wrote what nor in which order is known. Each code becomes a
 * post of its own, and its author is whose key made it, as far as the pasted altas tell.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { fits } from '../../rules/proof/acta/proofs';
import { blockTextOf, namedAccount } from '../../rules/proof/block-text';
import { sceneContext, threadContext } from '../../rules/proof/context';
import { findTokens } from '../../rules/proof/find';
import { plainText } from '../../rules/proof/plain';
import type { Token } from '../../rules/proof/token';
import type { PostText } from '../background/messages';

/** Above every id a board can have (protocol §4.6): no roll leans on a pasted piece by chance. */
const FIRST_ID = 2 ** 42;

interface Key {
  readonly pk: Uint8Array;
  readonly name: string;
}
interface Place {
  readonly host: string;
  readonly topic: string;
}

/** Place of a pasted code among the others, from 1. */
export const pieceOf = (post: number): number => post - FIRST_ID + 1;

/** @param director What to call whoever opened a scene, whose name no code tells. */
export function postsOfPaste(source: string, place: Place | null, director: string): PostText[] {
  const text = plainText(source);
  const found = findTokens(text);
  const starts = found.map((_, at) => found[at - 1]?.end ?? 0);
  const tokens = found.map(({ token }) => token);
  const words = found.map(({ start }, at) => text.slice(starts[at], start));
  const keys = keysIn(tokens, words, director);
  const contexts = contextsIn(tokens, place);
  return found.map(({ token, end }, at) => ({
    id: FIRST_ID + at,
    author: token ? authorOf(token, keys, contexts) : '',
    text: text.slice(starts[at], end),
  }));
}

function keysIn(
  tokens: readonly (Token | null)[],
  words: readonly string[],
  director: string,
): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>();
  const names = new Set<string>();
  const learn = (pk: Uint8Array, wanted: string): void => {
    const hex = bytesToHex(pk);
    if (keys.has(hex)) return;
    const name = names.has(wanted) ? `${wanted} (${hex.slice(0, 6)})` : wanted;
    names.add(name);
    keys.set(hex, { pk, name });
  };
  tokens.forEach((token, at) => {
    if (token?.kind === 'baliza' && token.opening) learn(token.opening.gmPk, director);
    if (token?.kind === 'alta') {
      const named = namedAccount(blockTextOf(token, words[at] ?? ''));
      learn(token.pk, named ?? bytesToHex(token.pk).slice(0, 6));
    }
  });
  return keys;
}

function contextsIn(tokens: readonly (Token | null)[], place: Place | null): Uint8Array[] {
  const scenes = tokens.flatMap((token) => {
    if (token?.kind !== 'baliza' || !token.opening) return [];
    const { gmPk, nonce, scene } = token.opening;
    return [sceneContext(gmPk, nonce, scene)];
  });
  return place ? [...scenes, threadContext(place.host, place.topic)] : scenes;
}

function authorOf(token: Token, keys: ReadonlyMap<string, Key>, contexts: readonly Uint8Array[]): string {
  const shown = shownKey(token);
  if (shown) return keys.get(bytesToHex(shown))?.name ?? '';
  const owners = [...keys.values()].filter(({ pk }) => contexts.some((ctx) => fits(token, ctx, pk)));
  // Two bytes tell whose key it is: by chance they fit another's once in 65,536, and then nobody is named.
  return owners.length === 1 ? (owners[0]?.name ?? '') : '';
}

function shownKey(token: Token): Uint8Array | null {
  if (token.kind === 'alta') return token.pk;
  if (token.kind === 'invitacion') return token.gmPk;
  return token.kind === 'baliza' ? (token.opening?.gmPk ?? null) : null;
}

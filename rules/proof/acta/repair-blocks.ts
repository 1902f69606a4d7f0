/** Repair of the masked codes of a thread, with the keys and contexts that are known (protocol §4.7). */
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { altaAlpha, beaconAlpha, invitationAlpha } from '../alpha';
import { ascii, join } from '../bytes';
import { invitationContext, partidaId, sceneContext } from '../context';
import { fillingsOf, repairRun } from '../repair';
import type { Numeral, Token } from '../token';
import { readToken } from '../token-read';
import { alphaOf } from './alpha-of';
import type { Block } from './block';
import type { Matter } from './matter';
import { fits, type ProofCache } from './proofs';

/** Pairs of context and key each filling is tried with at its plain price; with more of them it costs more. */
const PAIRS_IN_PRICE = 64;

/** Tokens that masked runs stood for, and how many fillings may still be tried. */
export class Repairs {
  private readonly tokens = new Map<string, Token>();
  private readonly tried = new Set<string>();

  constructor(
    private fillingsLeft: number,
    private readonly cache: ProofCache | undefined,
  ) {}

  token(letters: string): Token | null {
    return this.tokens.get(letters) ?? null;
  }

  /** Repairs what can be repaired by now; `true` when something was, and more may follow from it. */
  tryAll(blocks: readonly Block[], matter: Matter): boolean {
    const masked = blocks.flatMap((block) => (block.token === null && block.masked ? [block.masked] : []));
    if (masked.length === 0) return false;
    const knowledge = knowledgeOf(matter);
    const before = this.tokens.size;
    // The cheap ones first: an alta among them may give the key of the others.
    for (const letters of [...new Set(masked)].sort((a, b) => fillingsOf(a) - fillingsOf(b))) {
      const token = this.tryOne(letters, knowledge, matter);
      if (token) this.tokens.set(letters, token);
    }
    return this.tokens.size > before;
  }

  private tryOne(letters: string, knowledge: Uint8Array, matter: Matter): Token | null {
    const key = `r${bytesToHex(sha512(join(knowledge, ascii(letters))).subarray(0, 16))}`;
    const known = this.cache?.get(key);
    if (known) return tokenOf(known);
    const price = fillingsOf(letters) * Math.max(1, pairsOf(matter) / PAIRS_IN_PRICE);
    if (known === null || this.tried.has(key) || price > this.fillingsLeft) return null;
    this.tried.add(key);
    this.fillingsLeft -= price;
    const token = repairRun(letters, (candidate) => isKnown(candidate, matter));
    this.cache?.set(key, token?.bytes ?? null);
    return token;
  }
}

const pairsOf = ({ scenes, keyring }: Matter): number => (scenes.length + 1) * keyring.holdings.length;

/** What a repair depends on besides the letters: keys, contexts and the balizas proofs lean on. */
function knowledgeOf({ scenes, keyring, known }: Matter): Uint8Array {
  const beacons = scenes.flatMap((scene) => [
    scene.ctx,
    scene.gmPk,
    ...scene.beacons.map(({ beta }) => beta),
  ]);
  return sha512(join(known.threadCtx, ...beacons, ...keyring.holdings.map(({ pk }) => pk)));
}

function tokenOf(bytes: Uint8Array): Token | null {
  const read = readToken(bytes);
  return read.ok ? read.value : null;
}

/** Whether a filling is a token somebody known made: by its check, and by its proof where that can be verified. */
function isKnown(token: Token, matter: Matter): boolean {
  const { prove, scenes, known } = matter;
  const proved = (ctx: Uint8Array, pk: Uint8Array, alpha: Uint8Array): boolean =>
    fits(token, ctx, pk) && prove(token, ctx, pk, alpha) !== null;
  switch (token.kind) {
    case 'invitacion': {
      const { gmPk, nonce } = token;
      return proved(invitationContext(gmPk, nonce), gmPk, invitationAlpha(partidaId(gmPk, nonce)));
    }
    case 'alta':
      return [...scenes.map(({ ctx }) => ctx), known.threadCtx].some((ctx) =>
        proved(ctx, token.pk, altaAlpha(ctx)),
      );
    case 'baliza': {
      if (!token.opening) return scenes.some(({ ctx, gmPk }) => proved(ctx, gmPk, beaconAlpha(ctx, token.k)));
      const { gmPk, nonce, scene } = token.opening;
      const ctx = sceneContext(gmPk, nonce, scene);
      return proved(ctx, gmPk, beaconAlpha(ctx, 0));
    }
    default:
      return isNumberedKnown(token, matter);
  }
}

function isNumberedKnown(token: Numeral, { scenes, keyring, known, prove }: Matter): boolean {
  return [...scenes, null].some((scene) => {
    const ctx = scene ? scene.ctx : known.threadCtx;
    return keyring.holdings.some(({ pk }) => {
      if (!fits(token, ctx, pk)) return false;
      const alpha = alphaOf(token, ctx, scene);
      return alpha === null || prove(token, ctx, pk, alpha) !== null;
    });
  });
}

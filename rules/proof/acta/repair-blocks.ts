/** Repair of the masked codes of a thread, with the keys and contexts that are known (protocol §4.7). */
import { altaAlpha, beaconAlpha, invitationAlpha } from '../alpha';
import { invitationContext, partidaId, sceneContext } from '../context';
import { fillingsOf, MAX_FILLINGS, repairRun } from '../repair';
import type { Numeral, Token } from '../token';
import { alphaOf } from './alpha-of';
import type { Block } from './block';
import type { Matter } from './matter';
import { fits } from './proofs';

/** Tokens that masked runs stood for, and how many fillings may still be tried. */
export class Repairs {
  private readonly tokens = new Map<string, Token>();
  private readonly tried = new Set<string>();
  private fillingsLeft = MAX_FILLINGS;

  token(letters: string): Token | null {
    return this.tokens.get(letters) ?? null;
  }

  /** Repairs what can be repaired by now; `true` when something was, and more may follow from it. */
  tryAll(blocks: readonly Block[], matter: Matter): boolean {
    const knowledge = matter.scenes.flatMap(({ beacons }) => beacons).length + matter.keyring.holdings.length;
    const masked = blocks.flatMap((block) => (block.token === null && block.masked ? [block.masked] : []));
    const before = this.tokens.size;
    // The cheap ones first: an alta among them may give the key of the others.
    for (const letters of [...new Set(masked)].sort((a, b) => fillingsOf(a) - fillingsOf(b))) {
      const attempt = `${knowledge}/${letters}`;
      if (this.tried.has(attempt) || fillingsOf(letters) > this.fillingsLeft) continue;
      this.tried.add(attempt);
      this.fillingsLeft -= fillingsOf(letters);
      const token = repairRun(letters, (candidate) => isKnown(candidate, matter));
      if (token) this.tokens.set(letters, token);
    }
    return this.tokens.size > before;
  }
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

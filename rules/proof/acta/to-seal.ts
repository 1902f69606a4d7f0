/** What the next baliza has to seal: all blocks of known keys whose slot is not sealed yet (protocol §4.9). */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Spec } from '../dice';
import { MAX_SEALS, type TokenKind } from '../token';
import { alphaOf } from './alpha-of';
import { type Block, isKind } from './block';
import { isDirectors } from './circumstances';
import type { Matter } from './matter';
import type { Scene } from './scene';
import { findSealer } from './sealing';
import type { Series } from './series';

export interface ToSeal {
  readonly author: string;
  readonly pk: Uint8Array;
  /** 0 for an alta. */
  readonly n: number;
  readonly kind: TokenKind;
  readonly post: number;
  readonly token: Uint8Array;
  readonly blockText: string;
  /**
   * The seal would accept a new key, or decide between two accounts: only after the director says yes. He may
   * leave it out; the others go in by themselves.
   */
  readonly asks: boolean;
  /** A declaration: this baliza resolves it. `beta` is the player's output, for `declaredSeed`. */
  readonly declared: { readonly beta: Uint8Array; readonly spec: Spec; readonly order: Uint8Array } | null;
}

interface Candidate {
  readonly block: Block;
  readonly seal: ToSeal;
}

export function sealsToMake(scene: Scene, series: readonly Series[], matter: Matter): ToSeal[] {
  const candidates = [
    ...altasToSeal(scene, matter),
    ...series.flatMap((one) => numbersToSeal(scene, one, matter)),
  ];
  const taken = new Set<string>();
  return candidates
    .sort((a, b) => (a.block.isBefore(b.block) ? -1 : 1))
    .map(({ seal }) => seal)
    .filter((seal) => {
      // One entry per slot; of altas to choose between, the director sees them all.
      const slot = `${seal.n} ${bytesToHex(seal.pk)}`;
      const free = seal.asks || !taken.has(slot);
      taken.add(slot);
      return free;
    })
    .slice(0, MAX_SEALS);
}

function altasToSeal(scene: Scene, { keyring }: Matter): Candidate[] {
  const asking = keyring.claims.filter((claim) => claim.scene === scene);
  return asking.flatMap(({ block, asks }) => {
    if (findSealer(scene, block.token.pk, 0, block.at)) return [];
    return [{ block, seal: toSeal(block, block.token.pk, 0, asks) }];
  });
}

function numbersToSeal(scene: Scene, series: Series, matter: Matter): Candidate[] {
  if (series.scene !== scene) return [];
  return [...series.first].flatMap(([n, block]) => {
    if (isDirectors(block, series) || series.sealer(n)) return [];
    const seal = toSeal(block, series.pk, n, false);
    return [{ block, seal: { ...seal, declared: declaredBy(block, series, matter) } }];
  });
}

const toSeal = (block: Block, pk: Uint8Array, n: number, asks: boolean): ToSeal => ({
  author: block.author,
  pk,
  n,
  kind: block.token?.kind ?? 'alta',
  post: block.post.id,
  token: block.token?.bytes ?? new Uint8Array(),
  blockText: block.text,
  asks,
  declared: null,
});

function declaredBy(block: Block, series: Series, { prove }: Matter): ToSeal['declared'] {
  if (!isKind(block, 'declaracion')) return null;
  const alpha = alphaOf(block.token, series.ctx, series.scene);
  const beta = alpha && prove(block.token, series.ctx, series.pk, alpha);
  return beta && { beta, spec: block.token.spec, order: block.token.order };
}

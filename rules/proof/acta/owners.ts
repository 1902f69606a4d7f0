/** Step 5 of the acta: the context and key each numbered block was made with (protocol §5.3). */
import { sameBytes } from '../bytes';
import type { NumberedBlock } from './block';
import type { Keyring } from './keyring';
import { type Known, nothingFits } from './options';
import { fits } from './proofs';
import type { Scene } from './scene';

/** A block of its author's own, made for this thread. */
export interface Owned {
  readonly block: NumberedBlock;
  readonly pk: Uint8Array;
  /** `null`: the thread context, level básica. */
  readonly scene: Scene | null;
}

/** The owner's key and context; `null` when the block is not his, which its verdict then says. */
export function findOwner(
  block: NumberedBlock,
  scenes: readonly Scene[],
  keyring: Keyring,
  known: Known,
): Owned | null {
  const { author } = block;
  const contexts = [...scenes, null];
  const fitting = (keys: (scene: Scene | null) => readonly Uint8Array[]): Owned | null => {
    for (const scene of contexts) {
      const ctx = scene ? scene.ctx : known.threadCtx;
      const pk = keys(scene).find((key) => fits(block.token, ctx, key));
      if (pk) return { block, pk, scene };
    }
    return null;
  };
  const own = keyring.of(author).map(({ pk }) => pk);
  const owned = fitting((scene) => (scene?.author === author ? [scene.gmPk] : own));
  if (owned) {
    block.pk = owned.pk;
    return owned;
  }
  explain(block, fitting, keyring, known);
  return null;
}

/**
 * In a scene he directs, a director has one key only: the one that opened it. (So that who opens hundreds of scenes
 * does not make every key be tried in each of them.)
 */
export const mayRollIn = (scene: Scene | null, account: string, pk: Uint8Array): boolean =>
  scene?.author !== account || sameBytes(scene.gmPk, pk);

/** Why a block is not its author's own: the worst that is certain, and no more. */
function explain(
  block: NumberedBlock,
  fitting: (keys: (scene: Scene | null) => readonly Uint8Array[]) => Owned | null,
  keyring: Keyring,
  known: Known,
): false {
  const { author, token } = block;
  if (fitting(() => keyring.waitingOf(author))) return block.refuse('key_change/block', {});
  const theirs = keyring.holdings.filter(({ account }) => account !== author);
  const copied = fitting((scene) =>
    theirs.filter((one) => mayRollIn(scene, one.account, one.pk)).map(({ pk }) => pk),
  );
  const source = theirs.find(({ pk }) => pk === copied?.pk);
  if (source) return block.refuse('copied/key', { author: source.account });
  const elsewhere = known.others.find(({ ctx }) => keyring.holdings.some(({ pk }) => fits(token, ctx, pk)));
  if (elsewhere) return block.refuse('copied/thread', { name: elsewhere.name });
  if (keyring.of(author).length === 0) return block.refuse('unknown_key', { author });
  return nothingFits(block, known);
}

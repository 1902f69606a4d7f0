import type { ProofCache } from '../../../rules/proof/acta/proofs';
import { type Database, forgetOldest } from './database';

/** Threads whose proofs are remembered, and proofs of one thread; what is forgotten is verified again. */
const KEPT = 300;
const MOST = 20_000;

export interface KeptProofs {
  readonly cache: ProofCache;
  /** Something was verified that nobody here had seen before. */
  grew(): boolean;
  save(now: number): Promise<void>;
}

/** The proofs of a thread that were verified before: 2.5 ms each are spent once, not at every page (V1). */
export async function proofsOf(db: Database, thread: string): Promise<KeptProofs> {
  const known = await db.get('proofs', thread);
  const proofs = new Map(known?.proofs);
  let added = false;
  return {
    cache: {
      get: (key) => proofs.get(key),
      set(key, beta) {
        if (proofs.size < MOST) {
          proofs.set(key, beta);
          added = true;
        }
      },
    },
    grew: () => added,
    async save(now) {
      if (!added) return;
      const turn = db.transaction('proofs', 'readwrite');
      await turn.store.put({ thread, proofs, at: now });
      await forgetOldest(turn.store, KEPT);
      await turn.done;
    },
  };
}

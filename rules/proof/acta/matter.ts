/** Everything the steps of the acta look at: posts, scenes, keys, and what the reader knows. */
import type { Post } from '../post';
import type { Keyring } from './keyring';
import type { Known } from './options';
import type { Prover } from './proofs';
import type { Scene } from './scene';

export interface Matter {
  readonly posts: readonly Post[];
  /** Position of a post by its id. */
  readonly positions: ReadonlyMap<number, number>;
  readonly scenes: readonly Scene[];
  readonly keyring: Keyring;
  readonly known: Known;
  readonly prove: Prover;
}

export function positionsOf(posts: readonly Post[]): Map<number, number> {
  const positions = new Map<number, number>();
  posts.forEach(({ id }, at) => {
    if (!positions.has(id)) positions.set(id, at);
  });
  return positions;
}

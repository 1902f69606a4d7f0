import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { rollDice } from '../../../rules/proof/dice';
import { longThread } from './long-thread';
import { acta, D10 } from './playing';
import { cpuOf } from './vectors';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

describe('a thread of a thousand rolls', { timeout: 120_000 }, () => {
  let posts: Post[] = [];
  beforeAll(() => {
    posts = longThread(1000);
  }, 120_000);

  it('is verified whole, in a few seconds of CPU at the worst', () => {
    const proofs = new Map<string, Uint8Array | null>();
    const spent = cpuOf(() => {
      const { blocks, notes } = acta(posts, { proofs });
      expect(blocks).toHaveLength(1207);
      expect(blocks.every(({ verdicts }) => verdicts.length === 1 && verdicts[0]?.code === 'verified')).toBe(
        true,
      );
      expect(notes).toEqual([]);
    });
    // 1 s on a quiet machine; plain verification alone would take three.
    expect(spent).toBeLessThan(6_000);
    expect(proofs.size).toBe(1207);
  });

  it('costs four times one of 250, not sixteen', () => {
    const few = posts.slice(0, 7 + 250 + 50);
    for (const some of [few, posts]) acta(some);
    const best = (some: Post[]) => Math.min(...[1, 2, 3].map(() => cpuOf(() => acta(some))));
    expect(best(posts) / best(few)).toBeLessThan(9);
  });

  it('whose dice are worked out again from their seeds in a blink', () => {
    const seeds = Array.from({ length: 1000 }, (_, i) =>
      Uint8Array.from({ length: 64 }, (_, j) => (i * 7 + j) & 0xff),
    );
    const derive = () => {
      for (const seed of seeds) rollDice(seed, D10);
    };
    derive();
    expect(Math.min(...[1, 2, 3].map(() => cpuOf(derive)))).toBeLessThan(100);
  });
});

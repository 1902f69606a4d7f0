import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import { findTokens } from '../../../rules/proof/find';
import { drawImmediate } from '../../../rules/proof/making';
import { drawBeacon, drawOpening, signBeacon } from '../../../rules/proof/making-scene';
import { sealEntry } from '../../../rules/proof/seals';
import { acta, block, bytesOf, D10, keyOf, rolled } from './playing';
import { cpuOf } from './vectors';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

const PLAYERS = ['Ana', 'Beto', 'Carla', 'Diego', 'Eva'];

/** A thread as the director's extension makes it: a baliza after every five rolls, which seals them. */
function threadOf(rolls: number): Post[] {
  const director = keyOf('Director');
  const opening = drawOpening(director, {
    nonce: bytesOf(1, 4),
    scene: bytesOf(2, 4),
    flags: { estricta: false, onePerBeacon: false },
  });
  const posts: Post[] = [];
  const say = (author: string, text: string) => posts.push({ id: 100 + posts.length, author, text });
  say('Director', block('Baliza 0', signBeacon(opening, { seals: [], requests: [] })));
  let unsealed: ((beta: Uint8Array) => Uint8Array)[] = [];
  let beacon = { k: 0, beta: opening.beta };
  const seal = (): void => {
    const draw = drawBeacon(director, opening.ctx, beacon.k + 1);
    const seals = unsealed.map((entry) => entry(draw.beta));
    say('Director', block(`Baliza ${draw.k}`, signBeacon(draw, { seals, requests: [] })));
    unsealed = [];
    beacon = draw;
  };
  const sealLater = (pk: Uint8Array, n: number, text: string): void => {
    const token = findTokens(text)[0]?.token?.bytes ?? new Uint8Array();
    unsealed.push((beta) => sealEntry(beta, pk, n, token, text.slice(0, text.indexOf('\n'))));
  };
  for (const name of PLAYERS) {
    const { pk } = keyOf(name);
    const text = block(`Alta de ${name}`, signAlta(keyOf(name), opening.ctx));
    say(name, text);
    sealLater(pk, 0, text);
  }
  seal();
  for (let i = 0; i < rolls; i += 1) {
    const name = PLAYERS[i % PLAYERS.length] ?? 'Ana';
    const n = 1 + Math.floor(i / PLAYERS.length);
    const text = rolled(drawImmediate(keyOf(name), opening.ctx, n, beacon), 'Trepar el muro');
    say(name, `${'La noche cae sobre la ciudad. '.repeat(10)}\n${text}`);
    sealLater(keyOf(name).pk, n, text);
    if (i % PLAYERS.length === PLAYERS.length - 1) seal();
  }
  return posts;
}

describe('a thread of a thousand rolls', { timeout: 120_000 }, () => {
  let posts: Post[] = [];
  beforeAll(() => {
    posts = threadOf(1000);
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

import { describe, expect, it, vi } from 'vitest';
import type { How, RolledBlock } from '../../../../entrypoints/background/messages';
import { luckOf } from '../../../rules/proof/playing';
import { Board, given, Person, words } from './people';

vi.mock('../../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('../../../rules/proof/fast-prover');
  return fastProver(await original());
});

/** More games than the default, for whoever has changed something: `GAMES=20 npx vitest run … honest`. */
const GAMES = Number(process.env.GAMES ?? 2);

/** A table where people write over each other, lose drafts, use two devices and are stopped at any time. */
class Game {
  readonly board = new Board();
  readonly made: string[] = [];
  private constructor(
    private readonly luck: () => number,
    private readonly director: Person,
    private readonly players: readonly Person[],
  ) {}

  static async open(seed: number): Promise<Game> {
    const board = new Board();
    const luck = luckOf(seed);
    const sit = (name: string) => Person.sit(name, board);
    const [director, ana, phone, beto, carla] = await Promise.all(
      ['Director', 'Ana', 'Ana', 'Beto', 'Carla'].map(sit),
    );
    if (!director || !ana || !phone || !beto || !carla) throw new Error('nobody');
    const { words: twelve } = await ana.ask('recoveryWords', null);
    await phone.ask('restoreWords', { words: twelve });
    const game = new Game(luck, director, [ana, phone, beto, carla]);
    Object.assign(game, { board });
    const onePerBeacon = luck() < 0.3;
    await director.posts(
      'Empezamos.',
      await given(director.openScene({ onePerBeacon, strict: luck() < 0.2 })),
    );
    return game;
  }
  private chance(probability: number): boolean {
    return this.luck() < probability;
  }
  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.luck() * from.length)] as T;
  }

  async step(depth = 0): Promise<void> {
    const person = this.chance(0.3) ? this.director : this.pick(this.players);
    const directs = person === this.director;
    const blocks: RolledBlock[] = [];
    await person.check();
    for (let i = this.pick([0, 1, 1, 2]); i > 0; i -= 1) {
      const block = await this.block(person, blocks);
      if (block) blocks.push(block);
    }
    if (directs) blocks.push(await given(person.beacon(this.chance(0.3) ? this.asks() : [])));
    if (depth === 0 && this.chance(0.4)) await this.step(1);
    if (this.chance(0.1)) await person.restart();
    // The tab is closed: what was made is not posted, for now.
    if (this.chance(0.1)) return;
    const settled = await this.settle(person, blocks);
    this.made.push(...settled.map(({ code }) => code));
    await person.posts(`${person.name} cuenta algo.`, ...settled);
    await person.check();
  }

  private asks() {
    return [{ to: this.pick(['', 'Ana', 'Beto']), label: 'Percepción', dice: '1d20', difficulty: '12' }];
  }

  private async block(person: Person, before: readonly RolledBlock[]): Promise<RolledBlock | null> {
    const view = await person.view();
    const drafts = before.map(({ code }) => code);
    const hidden = this.pick([...view.hidden, null]);
    if (hidden && this.chance(0.5)) {
      const block = await given(person.reveal(hidden.id));
      return drafts.includes(block.code) ? null : block;
    }
    const request = this.chance(0.5) ? view.requests[0] : undefined;
    const how = this.pick(view.levels.filter(({ allowed }) => allowed).map((level) => level.how));
    const wish: { how?: How; answers?: { k: number; q: number } } = request
      ? { answers: { k: request.k, q: request.q } }
      : how
        ? { how }
        : {};
    const answer = await person.roll({ ...wish, drafts });
    if (answer.kind === 'refused') {
      expect(['not_allowed', 'request_answered', 'request_gone']).toContain(answer.problems[0]?.code);
      return null;
    }
    return answer.block;
  }

  /** What a page does at submit: read again, and put right what is not due any more. */
  private async settle(person: Person, blocks: readonly RolledBlock[]): Promise<RolledBlock[]> {
    const checks = await person.recheck(...blocks.map(({ code }) => code));
    const settled: RolledBlock[] = [];
    for (const block of blocks) {
      const check = checks.find(({ code }) => code === block.code);
      // The other device has posted the very same block.
      if (!check || check.state === 'drop') continue;
      settled.push(check.state === 'due' ? block : await given(person.renumber(check.id)));
    }
    return settled;
  }
}

describe('an honest table through the background', () => {
  it(
    'gets no red and no amber, whoever reads it, and every block is spoken of',
    async () => {
      let rolls = 0;
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const game = await Game.open(seed);
        for (let i = 0; i < 40; i += 1) await game.step();
        const readers = [await Person.sit('Nadie', game.board), await Person.sit('Beto', game.board)];
        for (const reader of readers) {
          const read = await reader.check();
          expect(
            words(read).filter((_, at) => ['red', 'amber'].includes(read.blocks[at]?.colour ?? '')),
          ).toEqual([]);
          expect(read.notes, `game ${seed}`).toEqual([]);
        }
        const read = await readers[0]?.check();
        const green =
          read?.blocks.filter(({ verdicts }) => verdicts.some(({ code }) => code === 'verified')) ?? [];
        expect(green.length).toBeGreaterThan(game.made.length * 0.6);
        rolls += game.made.length;
      }
      expect(rolls).toBeGreaterThan(20 * GAMES);
    },
    120_000 * GAMES,
  );
});

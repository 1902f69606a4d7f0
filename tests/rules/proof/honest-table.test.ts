import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it, vi } from 'vitest';
import type { Acta, Post } from '../../../rules/proof/acta';
import { threadContext } from '../../../rules/proof/context';
import { drawBasica } from '../../../rules/proof/making';
import type { SceneView, Table } from '../../../rules/proof/table';
import { nextBasica } from '../../../rules/proof/turns';
import { acta, D10, Director, HOST, keyOf, luckOf, Player, rolled, TOPIC } from './playing';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

/** More games than the default, for whoever has changed something: `GAMES=60 npx vitest run … honest-table`. */
const GAMES = Number(process.env.GAMES ?? 3);
const seeds = (first: number): number[] => Array.from({ length: GAMES }, (_, i) => first + i);

/** A post, and who may read it: `null` is everybody. */
interface Written {
  post: Post;
  readers: readonly string[] | null;
}
const seenBy = (written: readonly Written[], who: string | null): Post[] =>
  written
    .filter(({ readers }) => readers === null || (who !== null && readers.includes(who)))
    .map(({ post }) => post);

/** What boards and editors do to a text on its way: the block must mean the same afterwards. */
const boards: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) =>
    text
      .replace(/^(TV1 .*)$/gm, '[color=#767676]$1[/color]')
      .replace(/^(Tirada .*)$/gm, '[color=#610B0B][b]$1[/b][/color]'),
  (text) => text.replace(/^(TV1 .*)$/gm, (code) => code.replace(/(.{45})/g, '$1\u200b')),
  (text) => text.replace(/^(TV1 .*)$/gm, '`$1`'),
  (text) => text.replaceAll('\n', '\n\n'),
];

class Game {
  readonly written: Written[] = [];
  readonly director = new Director('Director');
  /** Everybody plays on two devices: one key, one account, two logs. */
  readonly players: readonly (readonly Player[])[];
  rolls = 0;
  private nextId = 1000;

  constructor(
    private readonly luck: () => number,
    people: number,
    /** Read the thread again before posting, or post what was written from an older view. */
    private readonly reread: boolean,
    private readonly privatePosts: boolean,
  ) {
    this.players = ['Ana', 'Beto', 'Carla Ruiz', 'Diego', 'Eva']
      .slice(0, people)
      .map((name) => [new Player(name), new Player(name)]);
    this.say('Director', `Empezamos.\n${this.director.open()}`);
  }
  chance(probability: number): boolean {
    return this.luck() < probability;
  }
  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.luck() * from.length)] as T;
  }
  say(author: string, text: string, readers: readonly string[] | null = null): void {
    const quoted = this.chance(0.2) && this.written.length > 0 ? this.pick(this.written).post.text : null;
    const quote = quoted === null ? '' : `[quote=alguien]${quoted}[/quote]\n`;
    const board = this.pick(boards);
    this.nextId += 1 + Math.floor(this.luck() * 3);
    this.written.push({ post: { id: this.nextId, author, text: quote + board(text) }, readers });
  }
  /** The view somebody writes from: everything he may read, or without the last posts. */
  private view(who: string): Post[] {
    const posts = seenBy(this.written, who);
    const behind = this.reread || !this.chance(0.08) ? 0 : 1 + Math.floor(this.luck() * 2);
    // One's own posts are always seen: the log knows them.
    const own = posts.findLastIndex(({ author }) => author === who) + 1;
    return posts.slice(0, Math.max(own, 1, posts.length - behind));
  }
  step(): void {
    if (this.chance(0.25)) this.directorWrites();
    else this.playerWrites(this.pick(this.pick(this.players)));
    if (this.chance(0.05)) this.moderate();
  }
  private directorWrites(): void {
    const table = this.director.table(this.view('Director'));
    const view = sceneOf(table);
    const parts = ['El director cuenta algo.'];
    if (this.chance(0.3)) parts.push(this.director.roll(table, view, 'Guardia, golpe') ?? '');
    if (this.chance(0.2)) parts.push(this.director.hideOwn(table, view, 'Sigilo del asesino') ?? '');
    if (this.chance(0.3)) parts.push(this.director.reveal() ?? '');
    const requests = this.chance(0.3) ? [D10, [[{ n: 2, d: 6 }]]] : [];
    parts.push(this.director.beacon(table, view, requests));
    this.say('Director', parts.join('\n'));
  }
  private playerWrites(player: Player): void {
    const table = player.table(this.view(player.name));
    const view = sceneOf(table);
    const turn = player.turn(table, view);
    const parts = [`${player.name} hace algo.`];
    if (!turn.enrolled) parts.push(player.alta(view));
    const blocks = this.pick([0, 1, 1, 1, 2, 3]);
    const secret = this.privatePosts && turn.enrolled && this.chance(0.1);
    for (let i = 0; i < blocks; i += 1) parts.push(this.makeBlock(player, table, view, secret));
    this.say(player.name, parts.join('\n'), secret ? [player.name, 'Director'] : null);
  }
  private makeBlock(player: Player, table: Table, view: SceneView, secret: boolean): string {
    this.rolls += 1;
    const requests = player
      .turn(table, view)
      .requests.filter(({ k, q }) => !this.asked.has(`${player.name} ${k} ${q}`));
    const request = requests[0];
    if (request && this.chance(0.4)) {
      this.asked.add(`${player.name} ${request.k} ${request.q}`);
      return player.answer(table, view, request, 'Percepción (pedida)');
    }
    if (this.chance(0.3)) return player.declare(table, view, 'Atacar al guardia');
    // What is hidden before a few cannot be revealed before all.
    if (this.chance(0.1) && !secret) return player.hide(table, view, 'Guardarme un as');
    if (this.chance(0.2)) return player.reveal() ?? player.immediate(table, view, 'Esquivar');
    return player.immediate(table, view, 'Trepar el muro');
  }
  private readonly asked = new Set<string>();
  /** A moderator corrects somebody's narrative. */
  private moderate(): void {
    const one = this.pick(this.written);
    one.post = { ...one.post, text: `(Corregido.) ${one.post.text}` };
  }
}
function sceneOf(table: Table): SceneView {
  const [view] = table.scenes;
  if (!view) throw new Error('no scene');
  return view;
}

const count = ({ blocks }: Acta, colour: string): string[] =>
  blocks.flatMap(({ post, author, n, verdicts }) =>
    verdicts.filter((verdict) => verdict.colour === colour).map(({ es }) => `${post} ${author} ${n}: ${es}`),
  );

function play(seed: number, steps: number, reread: boolean, privatePosts: boolean): Game {
  const luck = luckOf(seed);
  const game = new Game(luck, 3 + Math.floor(luck() * 3), reread, privatePosts);
  for (let i = 0; i < steps; i += 1) game.step();
  return game;
}

/** Nobody directs: everybody rolls básica, with several rolls a post, on a board that is read again before posting. */
function playBasica(seed: number, steps: number): Post[] {
  const luck = luckOf(seed);
  const ctx = threadContext(HOST, TOPIC);
  const people = ['Ana', 'Beto', 'Eva', 'Narrador'].map((name) => ({ name, key: keyOf(name) }));
  const posts: Post[] = [];
  for (let id = 500; id < 500 + steps; id += 1) {
    const { name, key } = people[Math.floor(luck() * people.length)] ?? { name: 'Ana', key: keyOf('Ana') };
    const parts = [`${name} escribe.`];
    let last: { n: number; anchor: number } | null = null;
    for (let rolls = Math.floor(luck() * 3.5); rolls > 0; rolls -= 1) {
      const log = last ? { atLeast: last.n, lastAnchor: last.anchor } : { atLeast: 0 };
      last = nextBasica(posts, { author: name, pk: key.pk, ctx, ...log });
      parts.push(rolled(drawBasica(key, ctx, last.n, last.anchor), 'Nadar'));
    }
    const quoted = luck() < 0.2 ? posts[Math.floor(luck() * posts.length)] : undefined;
    posts.push({
      id,
      author: name,
      text: `${quoted ? `[quote]${quoted.text}[/quote]` : ''}${parts.join('\n')}`,
    });
  }
  return posts;
}
const pinned = Object.fromEntries(
  ['Ana', 'Beto', 'Eva', 'Narrador'].map((name) => [name, bytesToHex(keyOf(name).pk)]),
);

describe('an honest table', () => {
  it(
    'without a director is verified roll by roll, by whoever knows the keys, from any page on',
    () => {
      for (const seed of seeds(3001)) {
        const posts = playBasica(seed, 40);
        const whole = acta(posts, { pins: pinned });
        expect(whole.notes).toEqual([]);
        expect(whole.blocks.length).toBeGreaterThan(30);
        for (const { verdicts } of whole.blocks)
          expect(verdicts.map(({ es }) => es)).toEqual(['VERIFICADA: básica']);
        for (const from of [1, 10, 25]) {
          const page = acta(posts.slice(from), { pins: pinned, complete: false });
          expect([...count(page, 'red'), ...count(page, 'amber')]).toEqual([]);
        }
        const stranger = acta(posts);
        expect(stranger.blocks.every(({ verdicts }) => verdicts[0]?.code === 'unknown_key')).toBe(true);
      }
    },
    30_000 * GAMES,
  );

  it(
    'that reads the thread again before posting gets no red and no amber, whoever reads it and however much',
    () => {
      let rolls = 0;
      for (const seed of seeds(1)) {
        const { written, rolls: made } = play(seed, 55, true, false);
        rolls += made;
        const posts = seenBy(written, null);
        const readings = [
          acta(posts),
          acta(posts, { gm: true }),
          acta(posts.slice(0, 30)),
          acta(posts.slice(0, 40), { complete: false }),
          acta(posts.slice(25), { complete: false }),
          acta(posts.slice(12, 37), { complete: false }),
        ];
        for (const reading of readings) {
          expect(count(reading, 'red')).toEqual([]);
          expect(count(reading, 'amber')).toEqual([]);
        }
        const [whole] = readings;
        expect(whole?.notes).toEqual([]);
        expect(
          whole?.blocks.filter(({ verdicts }) => verdicts.some(({ code }) => code === 'verified')).length,
        ).toBeGreaterThan(made * 0.8);
      }
      expect(rolls).toBeGreaterThan(40 * GAMES);
    },
    30_000 * GAMES,
  );

  it(
    'with private posts accuses nobody: who does not see them reads of gaps, the director of nothing',
    () => {
      for (const seed of seeds(1001)) {
        const { written } = play(seed, 50, true, true);
        for (const reader of [null, 'Ana', 'Beto', 'Director']) {
          const gm = reader === 'Director';
          const reading = acta(seenBy(written, reader), { gm });
          expect(count(reading, 'red')).toEqual([]);
          expect(count(reading, 'amber')).toEqual([]);
          expect(reading.notes.map(({ code }) => code)).not.toContain('sealed_gone');
          if (gm) expect(reading.notes).toEqual([]);
        }
      }
    },
    30_000 * GAMES,
  );

  it(
    'that posts from older views gets no red, and less than 2 % amber',
    () => {
      let [rolls, amber] = [0, 0];
      for (const seed of seeds(2001)) {
        const game = play(seed, 55, false, false);
        rolls += game.rolls;
        const reading = acta(seenBy(game.written, null));
        expect(count(reading, 'red')).toEqual([]);
        amber += count(reading, 'amber').length;
        for (const said of count(reading, 'amber'))
          expect(said).toMatch(/usa la baliza \d+ y le tocaba la \d+$/);
      }
      expect(amber / rolls).toBeLessThan(0.02);
    },
    30_000 * GAMES,
  );
});

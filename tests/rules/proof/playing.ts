/**
 * People at a table, as the extension lets them play: each has a key, a log and a view of the thread, and writes
 * posts through the functions the background uses. Shared by the tests of whole threads.
 */
import { type ActaOptions, judge, type Post } from '../../../rules/proof/acta';
import { ascii } from '../../../rules/proof/bytes';
import { type Dice, rollDice, type Spec } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import { type Key, keyFrom } from '../../../rules/proof/keys';
import {
  type Draw,
  declare,
  drawDirector,
  drawImmediate,
  drawRequested,
  hide,
  type Made,
  reveal,
  signRoll,
} from '../../../rules/proof/making';
import {
  drawBeacon,
  drawOpening,
  resolveDeclared,
  sealsOf,
  signBeacon,
} from '../../../rules/proof/making-scene';
import {
  directorTurn,
  type OpenRequest,
  playerTurn,
  readTable,
  type SceneView,
  type Table,
  type ToSeal,
} from '../../../rules/proof/table';
import { diceWords } from '../../../rules/proof/text';

export const HOST = 'comunidadumbria.com';
export const TOPIC = '77';
export const D10: Spec = [[{ n: 3, d: 10 }]];

/** Seeded, so that every run plays the same game. */
export function luckOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Proofs verified in one test are known in the next. */
export const proofs = new Map<string, Uint8Array | null>();
export const options = (more: Partial<ActaOptions> = {}): ActaOptions => ({
  host: HOST,
  topic: TOPIC,
  complete: true,
  proofs,
  ...more,
});
export const acta = (posts: readonly Post[], more: Partial<ActaOptions> = {}) => judge(posts, options(more));
/** What is said of the last block of a post (default: the last post), in order of the alphabet. */
export const saidOf = (
  posts: readonly Post[],
  more: Partial<ActaOptions> = {},
  post = posts.at(-1)?.id,
): string[] =>
  acta(posts, more)
    .blocks.findLast((block) => block.post === post)
    ?.verdicts.map(({ es }) => es)
    .sort() ?? [];
export const notesOf = (posts: readonly Post[], more: Partial<ActaOptions> = {}): string[] =>
  acta(posts, more)
    .notes.map(({ es }) => es)
    .sort();

export const bytesOf = (seed: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (seed * 31 + i * 7 + 1) & 0xff);
export const keyOf = (name: string): Key =>
  keyFrom(
    Uint8Array.from({ length: 16 }, (_, i) => name.charCodeAt(i % name.length) + i),
    HOST,
  );

export const shownDice = (spec: Spec, dice: Dice): string =>
  diceWords(spec, dice)
    .map((group) => {
      const [what = '', ...faces] = group.split(' ');
      return `${what}: ${faces.join(', ')}`;
    })
    .join(' - ');

export const block = (words: string, made: Made): string => `${words}\n${made.text}`;

/** What a player makes of his view. `pending` numbers are in the editor and not in the thread yet. */
export class Player {
  readonly key: Key;
  /** Highest number given out by this device, by context. */
  readonly log = new Map<string, number>();
  /** Hidden rolls that can be revealed. */
  readonly hidden: { draw: Draw; label: string; salt: Uint8Array }[] = [];
  private salts = 0;

  constructor(
    readonly name: string,
    keyName = name,
  ) {
    this.key = keyOf(keyName);
  }

  table(posts: readonly Post[]): Table {
    const pk = Array.from(this.key.pk, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return readTable(posts, options({ pins: { [this.name]: pk } }));
  }
  private who(view: SceneView) {
    return { author: this.name, pk: this.key.pk, atLeast: this.log.get(String(view.ctx)) ?? 0 };
  }
  turn(table: Table, view: SceneView) {
    return playerTurn(table, view, this.who(view));
  }
  private took(view: SceneView, n: number): void {
    this.log.set(String(view.ctx), n);
  }

  alta(view: SceneView): string {
    return block(`Alta de ${this.name}`, signAlta(this.key, view.ctx));
  }
  immediate(table: Table, view: SceneView, label: string, spec: Spec = D10): string {
    const { n, beacon } = this.turn(table, view);
    this.took(view, n);
    return rolled(drawImmediate(this.key, view.ctx, n, beacon), label, spec);
  }
  answer(table: Table, view: SceneView, request: OpenRequest, label: string): string {
    const { n } = this.turn(table, view);
    this.took(view, n);
    return rolled(drawRequested(this.key, view.ctx, n, request), label, request.spec);
  }
  declare(table: Table, view: SceneView, label: string, spec: Spec = D10): string {
    const { n } = this.turn(table, view);
    this.took(view, n);
    const words = `Declara ${n} - ${this.name} - ${label}`;
    return block(words, declare(this.key, view.ctx, n, { spec, order: ascii('a/1;b'), blockText: words }));
  }
  hide(table: Table, view: SceneView, label: string): string {
    const { n, beacon } = this.turn(table, view);
    this.took(view, n);
    return this.hideDraw(drawImmediate(this.key, view.ctx, n, beacon), label);
  }
  hideDraw(draw: Draw, label: string): string {
    this.salts += 1;
    const salt = bytesOf(this.salts, 16);
    this.hidden.push({ draw, label, salt });
    return block(`Oculta ${draw.n}`, hide(draw, { spec: D10, order: ascii('o'), label, salt }));
  }
  reveal(): string | null {
    const next = this.hidden.shift();
    if (!next) return null;
    const { draw, label, salt } = next;
    const words = `Revela ${draw.n} - «${label}» - ${shownDice(D10, rollDice(draw.seed, D10))}`;
    return block(words, reveal(draw, { spec: D10, order: ascii('o'), blockText: words, salt }));
  }
}

export function rolled(draw: Draw, label: string, spec: Spec = D10): string {
  const words = `Tirada ${draw.n} - ${label} - ${shownDice(spec, rollDice(draw.seed, spec))}`;
  return block(words, signRoll(draw, { spec, order: ascii('hitos/1;t;d=12'), blockText: words }));
}

/** Who opens scenes, seals and resolves. */
export class Director extends Player {
  private lastBeacon = 0;
  private lastWitness = -1;
  private scenes = 0;

  open(flags = { estricta: false, onePerBeacon: false }): string {
    this.scenes += 1;
    this.lastBeacon = 0;
    this.lastWitness = -1;
    const draw = drawOpening(this.key, { nonce: bytesOf(1, 4), scene: bytesOf(this.scenes, 4), flags });
    return block('Baliza 0', signBeacon(draw, { seals: [], requests: [] }));
  }
  private own(table: Table, view: SceneView) {
    const atLeast = this.log.get(String(view.ctx)) ?? 0;
    return directorTurn(table, view, {
      author: this.name,
      pk: this.key.pk,
      atLeast,
      lastBeacon: this.lastBeacon,
      ...(this.lastWitness < 0 ? {} : { lastWitness: this.lastWitness }),
    });
  }
  /** The baliza of a post, with its resolutions; `accept` says which altas that ask are taken. */
  beacon(
    table: Table,
    view: SceneView,
    requests: readonly Spec[] = [],
    accept: (alta: ToSeal) => boolean = () => false,
  ): string {
    const { k, toSeal } = this.own(table, view);
    this.lastBeacon = k;
    const draw = drawBeacon(this.key, view.ctx, k);
    const sealed = toSeal.filter((seal) => !seal.asks || accept(seal));
    const resolved = sealed.flatMap(({ author, n, declared }) =>
      declared
        ? [`Resuelve ${author} ${n} - ${shownDice(declared.spec, resolveDeclared(declared, draw.beta))}`]
        : [],
    );
    const made = signBeacon(draw, { seals: sealsOf(draw.beta, sealed), requests });
    return [...resolved, block(`Baliza ${k}`, made)].join('\n');
  }
  roll(table: Table, view: SceneView, label: string): string | null {
    const draw = this.drawOwn(table, view);
    return draw && rolled(draw, label);
  }
  hideOwn(table: Table, view: SceneView, label: string): string | null {
    const draw = this.drawOwn(table, view);
    return draw && this.hideDraw(draw, label);
  }
  private drawOwn(table: Table, view: SceneView): Draw | null {
    const { m, witness } = this.own(table, view);
    if (witness === null) return null;
    this.log.set(String(view.ctx), m);
    this.lastWitness = witness.w;
    return drawDirector(this.key, view.ctx, m, witness);
  }
}

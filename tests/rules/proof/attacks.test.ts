/** The traps of protocol §2 and the attacks of §6 that the vectors do not show, one by one. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { ascii, join } from '../../../rules/proof/bytes';
import { threadContext } from '../../../rules/proof/context';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import { hostLabel, type Key } from '../../../rules/proof/keys';
import { textForm } from '../../../rules/proof/letters';
import {
  declare,
  drawBasica,
  drawDirector,
  drawImmediate,
  drawRequested,
  hide,
  reveal,
  signRoll,
} from '../../../rules/proof/making';
import {
  drawBeacon,
  drawOpening,
  makeInvitation,
  sealsOf,
  signBeacon,
} from '../../../rules/proof/making-scene';
import { sealEntry } from '../../../rules/proof/seals';
import { directorTurn, type SceneView, type Table, type ToSeal } from '../../../rules/proof/table';
import { textHash } from '../../../rules/proof/text';
import { numberField, sealToken, signedPart } from '../../../rules/proof/token-write';
import {
  acta,
  block,
  bytesOf,
  D10,
  Director,
  HOST,
  keyOf,
  notesOf,
  Player,
  rolled,
  saidOf,
  shownDice,
  TOPIC,
} from './playing';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

const order = ascii('a/1;b');
const NO_FLAGS = { estricta: false, onePerBeacon: false };

/** A scene with Ana and Beto enrolled and sealed in baliza 1. */
class Scene {
  posts: Post[] = [];
  readonly director = new Director('Director');
  readonly ana = new Player('Ana');
  readonly beto = new Player('Beto');

  constructor(flags = NO_FLAGS) {
    this.say('Director', this.director.open(flags));
    this.say('Ana', this.ana.alta(this.view));
    this.say('Beto', this.beto.alta(this.view));
    this.beacon();
  }
  say(author: string, text: string, id = 100 + this.posts.length): number {
    this.posts.push({ id, author, text });
    return id;
  }
  edit(id: number, text: string): void {
    this.posts = this.posts.map((post) => (post.id === id ? { ...post, text } : post));
  }
  remove(id: number): void {
    this.posts = this.posts.filter((post) => post.id !== id);
  }
  table(reader: Player = this.director): Table {
    return reader.table(this.posts);
  }
  get view(): SceneView {
    const [view] = this.table().scenes;
    if (!view) throw new Error('no scene');
    return view;
  }
  beacon(requests: readonly (typeof D10)[] = [], accept: (alta: ToSeal) => boolean = () => false): number {
    return this.say('Director', this.director.beacon(this.table(), this.view, requests, accept));
  }
  roll(player: Player, label = 'Trepar'): number {
    return this.say(player.name, player.immediate(this.table(player), this.view, label));
  }
  said(id?: number): string[] {
    return saidOf(this.posts, {}, id ?? this.posts.at(-1)?.id);
  }
  beta(k: number): Uint8Array {
    return this.table().matter.scenes[0]?.beacon(k)?.beta ?? drawBeacon(this.director.key, this.ctx, k).beta;
  }
  get ctx(): Uint8Array {
    return this.view.ctx;
  }
}

describe('choosing among dice', { timeout: 30_000 }, () => {
  let scene: Scene;
  beforeAll(() => {
    scene = new Scene();
  });
  const immediate = (key: Key, n: number, k: number, label = 'x') =>
    rolled(drawImmediate(key, scene.ctx, n, { k, beta: scene.beta(k) }), label);
  const afterwards = (author: string, text: string): string[] =>
    saidOf([...scene.posts, { id: 900, author, text }]);

  it('an honest roll is verified', () => {
    expect(afterwards('Ana', immediate(scene.ana.key, 1, 1))).toEqual(['VERIFICADA: inmediata · sin sellar']);
  });

  it('a player cannot roll básica inside a scene, nor declare under the thread, nor a director as a player', () => {
    const inside = rolled(drawBasica(scene.ana.key, scene.ctx, 1, 103), 'x');
    expect(afterwards('Ana', inside)).toEqual(['ALTERADA: referencia no válida aquí']);
    const words = 'Declara 1 - x';
    const declared = declare(scene.ana.key, threadContext(HOST, TOPIC), 1, {
      spec: D10,
      order,
      blockText: words,
    });
    expect(afterwards('Ana', block(words, declared))).toEqual(['ALTERADA: referencia no válida aquí']);
    const asPlayer = immediate(scene.director.key, 1, 1);
    expect(afterwards('Director', asPlayer)).toEqual(['ALTERADA: referencia no válida aquí']);
    const own = declare(scene.director.key, scene.ctx, 1, { spec: D10, order, blockText: words });
    expect(afterwards('Director', block(words, own))).toEqual(['ALTERADA: referencia no válida aquí']);
  });

  it('a baliza without seals is no witness', () => {
    const witness = rolled(drawDirector(scene.director.key, scene.ctx, 1, { w: 0, seals: [] }), 'x');
    expect(afterwards('Director', witness)).toEqual([
      'ALTERADA: la baliza 0 no tiene sellos y no sirve de testigo',
    ]);
  });

  it('an older baliza than the due one is seen, and one of a later post', () => {
    expect(afterwards('Ana', immediate(scene.ana.key, 1, 0))).toContain(
      'BALIZA INESPERADA: usa la baliza 0 y le tocaba la 1',
    );
    const early = { id: 901, author: 'Ana', text: immediate(scene.ana.key, 1, 1) };
    const moved = [...scene.posts.slice(0, 3), early, ...scene.posts.slice(3)];
    expect(saidOf(moved, {}, 901)).toContain('BALIZA INESPERADA: anterior a su propia baliza 1');
  });

  it('a request that does not exist, answered twice, or with other dice', () => {
    const asked = new Scene();
    asked.beacon([D10]);
    const beta = asked.beta(2);
    const answer = (n: number, q: number, spec = D10) =>
      rolled(drawRequested(asked.ana.key, asked.ctx, n, { k: 2, q, beta }), 'x', spec);
    expect(saidOf([...asked.posts, { id: 900, author: 'Ana', text: answer(1, 1) }])).toEqual([
      'ALTERADA: la baliza 2 no tiene la petición 2',
    ]);
    asked.say('Ana', answer(1, 0));
    expect(asked.said()).toEqual(['VERIFICADA: pedida · sin sellar']);
    asked.say('Ana', answer(2, 0));
    expect(asked.said()).toEqual(['REUTILIZADA: petición 1 de la baliza 2']);
    asked.say(
      'Beto',
      rolled(drawRequested(asked.beto.key, asked.ctx, 1, { k: 2, q: 0, beta }), 'x', [
        [
          { n: 1, d: 20, explode: true },
          { n: 2, d: 6 },
        ],
      ]),
    );
    expect(asked.said()).toEqual([
      'NO ES LO PEDIDO: la baliza 2 pidió 3d10',
      'VERIFICADA: pedida · sin sellar',
    ]);
  });

  it('a hidden answer is compared with the request when it is revealed', () => {
    const asked = new Scene();
    asked.beacon([D10]);
    const draw = drawRequested(asked.ana.key, asked.ctx, 1, { k: 2, q: 0, beta: asked.beta(2) });
    const spec = [[{ n: 1, d: 6 }]];
    const salt = bytesOf(1, 16);
    asked.say('Ana', block('Oculta 1', hide(draw, { spec, order, label: 'As', salt })));
    expect(asked.said()).toEqual(['PENDIENTE: oculta sin revelar']);
    const words = `Revela 1 - «As» - ${shownDice(spec, rollDice(draw.seed, spec))}`;
    asked.say('Ana', block(words, reveal(draw, { spec, order, blockText: words, salt })));
    expect(asked.said()).toEqual([
      'NO ES LO PEDIDO: la baliza 2 pidió 3d10',
      'VERIFICADA: revelación de la oculta 1',
    ]);
    expect(asked.said(105)).toEqual(['REVELADA']);
  });

  it('a reveal must keep the ref of its hidden block: no choosing among witnesses when revealing', () => {
    const { director, ctx } = scene;
    const game = new Scene();
    game.roll(game.ana);
    game.beacon();
    const seals = (k: number) =>
      game.table().matter.scenes[0]?.beacons.find((beacon) => beacon.k === k)?.block.token.seals ?? [];
    const draw = (w: number) => drawDirector(director.key, ctx, 1, { w, seals: seals(w) });
    const salt = bytesOf(2, 16);
    game.say('Director', block('Oculta 1', hide(draw(1), { spec: D10, order, label: 'Sigilo', salt })));
    const words = `Revela 1 - «Sigilo» - ${shownDice(D10, rollDice(draw(2).seed, D10))}`;
    game.say('Director', block(words, reveal(draw(2), { spec: D10, order, blockText: words, salt })));
    expect(game.said()).toEqual(['ALTERADA: la revelación usa otra referencia']);
    expect(game.said(106)).toEqual(['PENDIENTE: oculta sin revelar']);
  });

  it('a second immediate with the same baliza, where one is allowed', () => {
    const strict = new Scene({ estricta: false, onePerBeacon: true });
    strict.roll(strict.ana);
    strict.roll(strict.ana);
    expect(strict.said(104)).toEqual(['VERIFICADA: inmediata · sin sellar']);
    expect(strict.said(105)).toEqual([
      'NO PERMITIDA: ya hay otra inmediata con la baliza 1',
      'VERIFICADA: inmediata · sin sellar',
    ]);
  });

  it('básica after a strict apertura is not allowed; before it, it is', () => {
    const strict = new Scene({ estricta: true, onePerBeacon: false });
    const basica = rolled(drawBasica(strict.ana.key, threadContext(HOST, TOPIC), 1, 103), 'x');
    expect(saidOf([...strict.posts, { id: 900, author: 'Ana', text: basica }])).toContain(
      'NO PERMITIDA EN ESCENA ESTRICTA',
    );
    const before = rolled(drawBasica(strict.ana.key, threadContext(HOST, TOPIC), 1, 0), 'x');
    expect(saidOf([{ id: 50, author: 'Ana', text: before }, ...strict.posts], {}, 50)).toEqual([
      'VERIFICADA: básica',
    ]);
  });
});

describe('editing', { timeout: 30_000 }, () => {
  it('a roll signed again with another spec after its seal is red, and shows its true dice', () => {
    const scene = new Scene();
    const id = scene.roll(scene.ana);
    scene.beacon();
    const spec = [[{ n: 1, d: 20 }]];
    const draw = drawImmediate(scene.ana.key, scene.ctx, 1, { k: 1, beta: scene.beta(1) });
    scene.edit(id, rolled(draw, 'Trepar', spec));
    expect(scene.said(id)).toEqual([
      'EDITADA TRAS EL SELLO: la baliza 2 selló otro contenido con el nº 1',
      'VERIFICADA: inmediata',
    ]);
  });

  it('a declared action swapped for another with the same two bytes of text is seen by its seal', () => {
    const scene = new Scene();
    const id = scene.say('Ana', scene.ana.declare(scene.table(scene.ana), scene.view, 'Saltar'));
    scene.beacon();
    const [words = '', code = ''] = scene.posts.find((post) => post.id === id)?.text.split('\n') ?? [];
    const wanted = String(textHash(words));
    let twin = '';
    for (let i = 0; twin === ''; i += 1) {
      const other = `Declara 1 - Ana - Atacar ${i}`;
      if (String(textHash(other)) === wanted) twin = other;
    }
    scene.edit(id, `${twin}\n${code}`);
    const said = scene.said(id);
    expect(said).toContain('EDITADA TRAS EL SELLO: la baliza 2 selló otro contenido con el nº 1');
    expect(said.join()).not.toContain('TEXTO CAMBIADO');
  });

  it('a declaration deleted and replaced by another with its number is seen', () => {
    const scene = new Scene();
    const id = scene.say('Ana', scene.ana.declare(scene.table(scene.ana), scene.view, 'Saltar'));
    scene.beacon();
    scene.remove(id);
    const words = 'Declara 1 - Ana - Huir';
    const { key } = scene.ana;
    scene.say('Ana', block(words, declare(key, scene.ctx, 1, { spec: D10, order, blockText: words })));
    expect(scene.said()).toContain('EDITADA TRAS EL SELLO: la baliza 2 selló otro contenido con el nº 1');
  });

  it('a declaration slipped into an old post is red and stays pending', () => {
    const scene = new Scene();
    scene.beacon();
    scene.beacon();
    const words = 'Declara 1 - Ana - Saltar';
    const made = declare(scene.ana.key, scene.ctx, 1, { spec: D10, order, blockText: words });
    scene.edit(101, `${scene.posts[1]?.text}\n${block(words, made)}`);
    expect(scene.said(101)).toEqual([
      'AÑADIDA O EDITADA DESPUÉS: las balizas 1, 2, 3 no la vieron',
      'PENDIENTE: declarada, espera la baliza que la selle',
    ]);
  });

  it('a false resolution names the true dice; a resolution of another baliza is none', () => {
    const scene = new Scene();
    scene.say('Ana', scene.ana.declare(scene.table(scene.ana), scene.view, 'Saltar'));
    const id = scene.beacon();
    const [line = ''] = scene.posts.at(-1)?.text.split('\n') ?? [];
    expect(line).toMatch(/^Resuelve Ana 1 - 3d10: /);
    expect(scene.said(id)).toEqual(['VERIFICADA: baliza 2']);
    const next = scene.beacon();
    scene.edit(next, `${line}\n${scene.posts.at(-1)?.text}`);
    expect(scene.said(next)).toEqual([
      'RESOLUCIÓN FALSA: la baliza 3 no resuelve Ana 1',
      'VERIFICADA: baliza 3',
    ]);
  });

  it('names with numbers, dashes and patterns are read as they are', () => {
    const scene = new Scene();
    const odd = new Player('Ana 1 - (.*) [x]');
    scene.say(odd.name, odd.alta(scene.view));
    scene.beacon();
    scene.say(odd.name, odd.declare(scene.table(odd), scene.view, 'Saltar'));
    const id = scene.beacon();
    expect(scene.said(id)).toEqual(['VERIFICADA: baliza 3']);
    const text = scene.posts.at(-1)?.text ?? '';
    scene.edit(id, text.replace(/3d10: \d+, \d+, \d+/, '3d10: 11, 11, 11'));
    expect(scene.said(id).join()).toContain('RESOLUCIÓN FALSA: los dados de Ana 1 - (.*) [x] 1 no son esos');
  });
});

describe('whose key', { timeout: 30_000 }, () => {
  it('a low-order key proves nothing, even with a proof that is consistent', () => {
    const scene = new Scene();
    for (const low of ['01', 'ec']) {
      const pk = new Uint8Array(32).fill(low === 'ec' ? 0xff : 0);
      pk[0] = Number.parseInt(low, 16);
      pk[31] = low === 'ec' ? 0x7f : 0;
      // For the neutral element any scalar is a secret key: x·Y = Y.
      const forged: Key = { pk, scalar: 8n, prefix: bytesOf(3, 32) };
      const text = block('Alta de Eva', signAlta(forged, scene.ctx));
      expect(saidOf([...scene.posts, { id: 900, author: 'Eva', text }])).toEqual([
        'ALTERADA: la prueba no cuadra',
      ]);
    }
    expect(ed25519.Point.fromBytes(new Uint8Array(32).fill(0)).isSmallOrder()).toBe(true);
  });

  it('a scene opened by a player is another director’s, and so is every roll in it', () => {
    const scene = new Scene();
    const eva = new Director('Eva');
    const open = eva.open();
    scene.say('Eva', open);
    const view = scene.table().scenes[1];
    expect(view?.confirmed).toBe(false);
    const draw = drawOpening(eva.key, { nonce: bytesOf(1, 4), scene: bytesOf(1, 4), flags: NO_FLAGS });
    scene.say('Ana', rolled(drawImmediate(scene.ana.key, draw.ctx, 1, { k: 0, beta: draw.beta }), 'x'));
    expect(scene.said()).toEqual([
      'OTRO DIRECTOR: escena de Eva',
      'VERIFICADA: inmediata · sin sellar · llave estrenada aquí',
    ]);
    expect(notesOf(scene.posts)).toEqual(['DIRECTOR SIN CONFIRMAR: Eva', 'VARIAS ESCENAS: 2 en este hilo']);
    expect(saidOf(scene.posts, { gms: ['Director', 'Eva'] })).toEqual([
      'VERIFICADA: inmediata · sin sellar · llave estrenada aquí',
    ]);
  });

  it('an apertura copied by another account opens nothing', () => {
    const scene = new Scene();
    scene.say('Eva', scene.posts[0]?.text ?? '');
    expect(scene.said()).toEqual(['AJENA: baliza de quien no dirige']);
    scene.say('Director', scene.posts[0]?.text ?? '');
    expect(scene.said()).toEqual(['REPETIDA: baliza 0']);
  });

  it('an alta that changes a key waits for the director; accepted, the new key rolls and the old one too', () => {
    const scene = new Scene();
    const lost = new Player('Ana', 'otra llave');
    const alta = scene.say('Ana', lost.alta(scene.view));
    expect(scene.said(alta)).toEqual(['CAMBIO DE LLAVE: Ana']);
    scene.beacon();
    expect(scene.said(alta)).toEqual(['CAMBIO DE LLAVE: Ana']);
    scene.beacon([], () => true);
    expect(scene.said(alta)).toEqual(['LLAVE NUEVA: Ana, aceptada en la baliza 3']);
    scene.roll(lost);
    expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
    scene.roll(scene.ana);
    expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
  });

  it('who changes name posts the alta again, and is clear', () => {
    const scene = new Scene();
    scene.posts = scene.posts.map((post) =>
      post.author === 'Ana' ? { ...post, author: 'Ana de Luna' } : post,
    );
    const renamed = new Player('Ana de Luna', 'Ana');
    scene.roll(renamed);
    expect(scene.said()).toEqual(['OTRO NOMBRE: su alta no es clara', 'VERIFICADA: inmediata · sin sellar']);
    const again = scene.say('Ana de Luna', renamed.alta(scene.view));
    expect(scene.said(again)).toEqual(['VERIFICADA: alta de Ana de Luna']);
    expect(scene.said(104)).toEqual(['VERIFICADA: inmediata · sin sellar']);
    const third = scene.say('Ana de Luna', renamed.alta(scene.view));
    expect(scene.said(third)).toEqual(['REPETIDA: alta de Ana de Luna']);
  });

  it('an alta edited after its seal is red, and its rolls are not clear', () => {
    const scene = new Scene();
    scene.edit(101, scene.posts[1]?.text.replace('Alta de Ana', 'Alta de Anita') ?? '');
    scene.roll(scene.ana);
    expect(scene.said(101)).toEqual([
      'EDITADA TRAS EL SELLO: la baliza 1 selló otra alta',
      'VERIFICADA: alta de Ana',
    ]);
    expect(scene.said()).toEqual(['OTRO NOMBRE: su alta no es clara', 'VERIFICADA: inmediata · sin sellar']);
    const pins = { Ana: Array.from(scene.ana.key.pk, (byte) => byte.toString(16).padStart(2, '0')).join('') };
    expect(saidOf(scene.posts, { pins })).toEqual(['VERIFICADA: inmediata · sin sellar']);
  });

  it('an invitation is verified, and tells whose apertura is expected', () => {
    const { key } = new Director('Director');
    const made = makeInvitation(key, bytesOf(1, 4), NO_FLAGS);
    expect(saidOf([{ id: 1, author: 'Director', text: block('Invitación', made) }])).toEqual([
      'VERIFICADA: invitación',
    ]);
    const wrong = made.token.slice();
    wrong[40] = (wrong[40] ?? 0) ^ 1;
    expect(saidOf([{ id: 1, author: 'Director', text: textForm(wrong) }])).toEqual(['AJENA O DAÑADA']);
  });

  it('a block of another thread that is known says which', () => {
    const scene = new Scene();
    const other = threadContext(HOST, '99');
    const others = [
      { ctx: Array.from(other, (byte) => byte.toString(16).padStart(2, '0')).join(''), name: 'El bosque' },
    ];
    const text = rolled(drawBasica(scene.ana.key, other, 1, 103), 'x');
    const posts = [...scene.posts, { id: 900, author: 'Ana', text }];
    expect(saidOf(posts, { others })).toEqual(['COPIADA: hecha para otro hilo (El bosque)']);
    expect(saidOf(posts)).toEqual(['AJENA O DAÑADA']);
    const alta = [
      ...scene.posts,
      { id: 900, author: 'Ana', text: block('Alta de Ana', signAlta(scene.ana.key, other)) },
    ];
    expect(saidOf(alta, { others })).toEqual(['COPIADA: hecha para otro hilo (El bosque)']);
  });
});

describe('numbers', { timeout: 30_000 }, () => {
  it('a roll number of a million makes nothing loop', () => {
    const scene = new Scene();
    const start = process.cpuUsage().user;
    for (const n of [999_999, 1_000_000]) {
      scene.say(
        'Ana',
        rolled(drawImmediate(scene.ana.key, scene.ctx, n, { k: 1, beta: scene.beta(1) }), 'x'),
      );
    }
    expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
    expect(notesOf(scene.posts)).toEqual([
      'FALTAN las tiradas 1 a 999998 de Ana (puede estar en un mensaje privado)',
    ]);
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(5_000);
  });

  it('a baliza number of a million is one note', () => {
    const scene = new Scene();
    const made = signBeacon(drawBeacon(scene.director.key, scene.ctx, 1_000_000), {
      seals: [],
      requests: [],
    });
    scene.say('Director', block('Baliza 1000000', made));
    expect(notesOf(scene.posts)).toEqual(['FALTAN las balizas 2 a 999999']);
  });

  it('a token that says n = 2^40 is damaged, and an oversized one too', () => {
    const scene = new Scene();
    const huge = join(Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x80, 0x20));
    const signed = signedPart('declaracion', huge, Uint8Array.of(1, 1, 3, 20, 0, 1, 2));
    const token = sealToken(scene.ana.key, scene.ctx, signed, ascii('alfa'));
    expect(
      saidOf([...scene.posts, { id: 900, author: 'Ana', text: `Declara 1\n${textForm(token)}` }]),
    ).toEqual(['DAÑADA: código incompleto o mal copiado']);
    expect(() => numberField(2 ** 40)).toThrow(RangeError);
  });

  it('a block of a number nobody has seen is named among the sealed ones, up to twenty beyond the last', () => {
    const scene = new Scene();
    const draw = drawBeacon(scene.director.key, scene.ctx, 2);
    const { pk } = scene.ana.key;
    const seal = (n: number) => sealEntry(draw.beta, pk, n, ascii(`token ${n}`), 'x');
    const made = signBeacon(draw, { seals: [seal(20), seal(21)], requests: [] });
    scene.say('Director', block('Baliza 2', made));
    expect(notesOf(scene.posts, { gm: true })).toEqual([
      'SELLADA Y DESAPARECIDA: la baliza 2 selló la tirada 20 de Ana y ya no está',
      'SELLADA Y DESAPARECIDA: la baliza 2 selló un bloque y ya no está',
    ]);
  });

  it('of two devices with one number, the second is said to be reused', () => {
    const scene = new Scene();
    const phone = new Player('Ana');
    const [table, view] = [scene.table(), scene.view];
    scene.say('Ana', scene.ana.immediate(table, view, 'desde el ordenador'));
    scene.say('Ana', phone.immediate(table, view, 'desde el móvil'));
    expect(scene.said()).toEqual(['REUTILIZADA: nº 1']);
    // Renumbered with a fresh view, it is good.
    scene.remove(105);
    scene.say('Ana', phone.immediate(scene.table(phone), scene.view, 'desde el móvil'));
    expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
  });

  it('sealed late, a roll leans the next one on the beacon that sealed it', () => {
    const scene = new Scene();
    const id = scene.roll(scene.ana);
    const missed = signBeacon(drawBeacon(scene.director.key, scene.ctx, 2), { seals: [], requests: [] });
    scene.say('Director', block('Baliza 2', missed));
    expect(scene.said(id)).toContain('SIN SELLAR: la baliza 2 no la vio (¿a la vez?)');
    const late = drawBeacon(scene.director.key, scene.ctx, 3);
    const { toSeal } = directorTurn(scene.table(), scene.view, {
      author: 'Director',
      pk: scene.director.key.pk,
      atLeast: 0,
    });
    const seals = sealsOf(late.beta, toSeal);
    scene.say('Director', block('Baliza 3', signBeacon(late, { seals, requests: [] })));
    expect(scene.said(id)).toEqual([
      'SELLADA CON RETRASO: en la 3, no en la 2',
      'VERIFICADA: inmediata · sellada en 3',
    ]);
    scene.roll(scene.ana);
    expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
    expect(acta(scene.posts).blocks.at(-1)?.n).toBe(2);
  });
});

it('the key of a forum is that of its label', () => {
  expect(hostLabel(HOST)).toBe(HOST);
  expect(keyOf('Ana').pk).toEqual(new Player('Ana').key.pk);
});

it('rolls signed over other words are told apart from those whose dice are false', () => {
  const scene = new Scene();
  const draw = drawImmediate(scene.ana.key, scene.ctx, 1, { k: 1, beta: scene.beta(1) });
  const dice = shownDice(D10, rollDice(draw.seed, D10));
  const made = signRoll(draw, { spec: D10, order, blockText: `Tirada 1 - Nadar - ${dice}` });
  scene.say('Ana', block(`Tirada 1 - Volar - ${dice}`, made));
  expect(scene.said()).toEqual([
    'TEXTO CAMBIADO: los dados son buenos; la etiqueta no',
    'VERIFICADA: inmediata · sin sellar',
  ]);
  scene.edit(104, block('Tirada 1 - Nadar - 3d10: 11, 11, 11', made));
  expect(scene.said()).toEqual([
    `ALTERADA: los dados publicados no son los verdaderos (${dice.replace(/[:,]/g, '')})`,
  ]);
});

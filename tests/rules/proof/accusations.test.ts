/** Readings of the protocol that must accuse nobody: what an independent second acta disagreed about. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it, vi } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { threadContext } from '../../../rules/proof/context';
import { signAlta } from '../../../rules/proof/enrol';
import { drawBasica, drawImmediate, drawRequested } from '../../../rules/proof/making';
import type { SceneView, Table, ToSeal } from '../../../rules/proof/table';
import { acta, block, D10, Director, HOST, notesOf, Player, rolled, saidOf, TOPIC } from './playing';

import { cpuOf } from './vectors';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

/** A scene of `Director` with Ana, whose alta stands in post 101. */
class Scene {
  posts: Post[] = [];
  readonly director = new Director('Director');
  readonly ana = new Player('Ana');

  constructor(flags = { estricta: false, onePerBeacon: false }) {
    this.say('Director', this.director.open(flags));
    this.say('Ana', this.ana.alta(this.view));
  }
  say(author: string, text: string): number {
    const id = 100 + this.posts.length;
    this.posts.push({ id, author, text });
    return id;
  }
  table(reader: Player = this.director): Table {
    return reader.table(this.posts);
  }
  get view(): SceneView {
    const [view] = this.table().scenes;
    if (!view) throw new Error('no scene');
    return view;
  }
  beacon(requests: readonly (typeof D10)[] = [], accept: (alta: ToSeal) => boolean = () => true): number {
    return this.say('Director', this.director.beacon(this.table(), this.view, requests, accept));
  }
  said(id?: number): string[] {
    return saidOf(this.posts, {}, id ?? this.posts.at(-1)?.id);
  }
  beta(k: number): Uint8Array {
    const beta = this.table().matter.scenes[0]?.beacon(k)?.beta;
    if (!beta) throw new Error('no beacon');
    return beta;
  }
}

it('a director who resolves the declarations of an old and a new key of one account says no falsehood', () => {
  const scene = new Scene();
  scene.say('Ana', scene.ana.declare(scene.table(scene.ana), scene.view, 'Saltar'));
  const first = scene.beacon();
  const lost = new Player('Ana', 'otra llave');
  scene.say('Ana', lost.alta(scene.view));
  scene.beacon();
  scene.say('Ana', lost.declare(scene.table(lost), scene.view, 'Correr'));
  const second = scene.beacon();
  expect(scene.posts.filter(({ text }) => text.startsWith('Resuelve Ana 1 - '))).toHaveLength(2);
  expect(scene.said(first)).toEqual(['VERIFICADA: baliza 1']);
  expect(scene.said(second)).toEqual(['VERIFICADA: baliza 3']);
  const lie = scene.posts.map((post) =>
    post.id === second ? { ...post, text: post.text.replace(/3d10: \d+/, '3d10: 11') } : post,
  );
  expect(saidOf(lie, {}, second)[0]).toMatch(/^RESOLUCIÓN FALSA: los dados de Ana 1 no son esos/);
});

it('two names pinned with one key copy nothing from each other', () => {
  const scene = new Scene();
  const renamed = new Player('Ana de Luna', 'Ana');
  const again = scene.say('Ana de Luna', renamed.alta(scene.view));
  const pk = bytesToHex(scene.ana.key.pk);
  const pins = { Ana: pk, 'Ana de Luna': pk };
  expect(saidOf(scene.posts, { pins }, 101)).toEqual(['VERIFICADA: alta de Ana']);
  expect(saidOf(scene.posts, { pins }, again)).toEqual(['VERIFICADA: alta de Ana de Luna']);
  const eva = scene.say('Eva', renamed.alta(scene.view));
  expect(saidOf(scene.posts, { pins }, eva)).toEqual(['COPIADA: hecha con la llave de Ana']);
});

it('a new key is announced once; said again it is repeated, or brings the acceptance it waited for', () => {
  const scene = new Scene();
  const lost = new Player('Ana', 'otra llave');
  const first = scene.say('Ana', lost.alta(scene.view));
  const again = scene.say('Ana', lost.alta(scene.view));
  expect(scene.said(first)).toEqual(['CAMBIO DE LLAVE: Ana']);
  expect(scene.said(again)).toEqual(['REPETIDA: alta de Ana']);
  scene.beacon();
  scene.posts = scene.posts.map((post) =>
    post.id === first ? { ...post, text: post.text.replace('Alta de Ana', 'Alta de Ana (nueva)') } : post,
  );
  expect(scene.said(first)).toContain('CAMBIO DE LLAVE: Ana');
  expect(scene.said(again)).toEqual(['LLAVE NUEVA: Ana, aceptada en la baliza 1']);
});

it('a key whose sealed alta is no longer here is not new', () => {
  const scene = new Scene();
  scene.say('Ana', block('Alta de Ana', signAlta(scene.ana.key, threadContext(HOST, TOPIC))));
  scene.beacon();
  scene.say('Ana', scene.ana.immediate(scene.table(scene.ana), scene.view, 'Trepar'));
  scene.posts = scene.posts.filter(({ id }) => id !== 101);
  expect(scene.said()).toEqual(['VERIFICADA: inmediata · sin sellar']);
  expect(notesOf(scene.posts)).toEqual([
    'SELLADA Y NO VISTA: la baliza 1 selló el alta de Ana y aquí no está (puede ser un mensaje privado)',
  ]);
});

it('a hidden roll that answers a request for the second time is refused, even when it is revealed', () => {
  const scene = new Scene();
  scene.beacon([D10]);
  const request = { k: 1, q: 0, beta: scene.beta(1) };
  scene.say('Ana', rolled(drawRequested(scene.ana.key, scene.view.ctx, 1, request), 'Mirar'));
  const hidden = scene.say(
    'Ana',
    scene.ana.hideDraw(drawRequested(scene.ana.key, scene.view.ctx, 2, request), 'Otra vez'),
  );
  scene.say('Ana', scene.ana.reveal() ?? '');
  expect(scene.said(hidden)).toEqual(['REUTILIZADA: petición 1 de la baliza 1']);
});

it('a básica hidden before a strict scene may be revealed in it; one hidden in it may not', () => {
  const director = new Director('Director');
  const ana = new Player('Ana');
  const ctx = threadContext(HOST, TOPIC);
  const pins = { Ana: bytesToHex(ana.key.pk) };
  const before = ana.hideDraw(drawBasica(ana.key, ctx, 1, 100), 'Espiar');
  const within = ana.hideDraw(drawBasica(ana.key, ctx, 2, 102), 'Robar');
  const posts: Post[] = [
    { id: 100, author: 'Director', text: 'Hola' },
    { id: 101, author: 'Ana', text: before },
    { id: 102, author: 'Director', text: director.open({ estricta: true, onePerBeacon: false }) },
    { id: 103, author: 'Ana', text: within },
    { id: 104, author: 'Ana', text: ana.reveal() ?? '' },
    { id: 105, author: 'Ana', text: ana.reveal() ?? '' },
  ];
  expect(saidOf(posts, { pins }, 101)).toEqual(['REVELADA']);
  expect(saidOf(posts, { pins }, 104)).toEqual(['VERIFICADA: revelación de la oculta 1']);
  const strict = 'NO PERMITIDA EN ESCENA ESTRICTA';
  expect(saidOf(posts, { pins }, 103)).toEqual([strict, 'REVELADA']);
  expect(saidOf(posts, { pins }, 105)).toEqual([strict, 'VERIFICADA: revelación de la oculta 2']);
});

it('an alta that waits for acceptance shows a key all the same', () => {
  const ana = new Player('Ana');
  const other = new Player('Ana', 'otra llave');
  const ctx = threadContext(HOST, TOPIC);
  const scene = new Scene();
  scene.posts = [];
  scene.say('Director', scene.director.open());
  scene.say('Ana', other.alta(scene.view));
  scene.say('Ana', block('Alta de Ana', signAlta(ana.key, ctx)));
  scene.say('Director', 'Sigue');
  scene.say('Ana', rolled(drawBasica(ana.key, ctx, 1, 103), 'Trepar'));
  scene.say('Ana', ana.alta(scene.view));
  scene.beacon();
  expect(scene.said(102)).toEqual(['CAMBIO DE LLAVE: Ana']);
  expect(scene.said(104)).toEqual(['VERIFICADA: básica']);
  expect(acta(scene.posts).notes).toEqual([]);
});

it('a number missing in two series of one account is said once', () => {
  const ana = new Player('Ana');
  const scene = new Scene();
  const ctx = threadContext(HOST, TOPIC);
  const immediate = drawImmediate(ana.key, scene.view.ctx, 2, { k: 0, beta: scene.beta(0) });
  scene.say('Ana', rolled(immediate, 'Trepar'));
  scene.say('Ana', rolled(drawBasica(ana.key, ctx, 2, 100), 'Trepar'));
  expect(notesOf(scene.posts)).toEqual(['FALTA la tirada 1 de Ana (puede estar en un mensaje privado)']);
});

it('a line of resolutions as long as a post is read in no time', () => {
  const scene = new Scene();
  scene.say('Ana', scene.ana.declare(scene.table(scene.ana), scene.view, 'Saltar'));
  const beacon = scene.beacon();
  const long = scene.posts.map((post) =>
    post.id === beacon ? { ...post, text: `Resuelve ${'1 - '.repeat(50_000)}\n${post.text}` } : post,
  );
  expect(cpuOf(() => expect(saidOf(long, {}, beacon)).toEqual(['VERIFICADA: baliza 1']))).toBeLessThan(4_000);
});

it('who opens scenes by the dozen makes no repair and no foreign code cost without end', () => {
  const scene = new Scene();
  const eva = new Director('Eva');
  const openings = Array.from({ length: 40 }, () => eva.open());
  const roll = scene.ana.immediate(scene.table(scene.ana), scene.view, 'Trepar');
  const masked = `${roll.slice(0, -30)}*${roll.slice(-29)}`;
  scene.say('Ana', masked);
  expect(saidOf(scene.posts, { fillings: 50 })[0]).toBe('REPARADA: 1 carácter tapado');
  scene.say('Eva', openings.join('\n'));
  expect(saidOf(scene.posts, { fillings: 50 }, 102)).toEqual(['DAÑADA: código incompleto o mal copiado']);
  expect(saidOf(scene.posts, { fillings: 200 }, 102)[0]).toBe('REPARADA: 1 carácter tapado');
});

/** The traps of protocol §2 and the attacks of §6 that the vectors do not show, one by one: keys of others. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it, vi } from 'vitest';
import { threadContext } from '../../../rules/proof/context';
import { signAlta } from '../../../rules/proof/enrol';
import { hostLabel, type Key } from '../../../rules/proof/keys';
import { textForm } from '../../../rules/proof/letters';
import { drawBasica, drawImmediate } from '../../../rules/proof/making';
import { drawOpening, makeInvitation } from '../../../rules/proof/making-scene';
import { block, bytesOf, Director, HOST, keyOf, notesOf, Player, rolled, saidOf } from './playing';
import { NO_FLAGS, Scene } from './scene-with-two';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
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

it('the key of a forum is that of its label', () => {
  expect(hostLabel(HOST)).toBe(HOST);
  expect(keyOf('Ana').pk).toEqual(new Player('Ana').key.pk);
});

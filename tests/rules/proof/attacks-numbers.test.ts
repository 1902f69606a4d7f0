import { describe, expect, it, vi } from 'vitest';
import { ascii, join } from '../../../rules/proof/bytes';
import { textForm } from '../../../rules/proof/letters';
import { drawImmediate } from '../../../rules/proof/making';
import { drawBeacon, sealsOf, signBeacon } from '../../../rules/proof/making-scene';
import { sealEntry } from '../../../rules/proof/seals';
import { directorTurn } from '../../../rules/proof/table';
import { numberField, sealToken, signedPart } from '../../../rules/proof/token-write';
import { acta, block, notesOf, Player, rolled, saidOf } from './playing';
import { Scene } from './scene-with-two';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
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

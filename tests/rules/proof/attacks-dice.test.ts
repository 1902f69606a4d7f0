import { beforeAll, describe, expect, it, vi } from 'vitest';
import { threadContext } from '../../../rules/proof/context';
import { rollDice } from '../../../rules/proof/dice';
import type { Key } from '../../../rules/proof/keys';
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
import { block, bytesOf, D10, HOST, rolled, saidOf, shownDice, TOPIC } from './playing';
import { order, Scene } from './scene-with-two';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

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

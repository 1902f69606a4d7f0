import { describe, expect, it, vi } from 'vitest';
import { declare, drawImmediate } from '../../../rules/proof/making';
import { textHash } from '../../../rules/proof/text';
import { block, D10, Player, rolled } from './playing';
import { order, Scene } from './scene-with-two';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
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

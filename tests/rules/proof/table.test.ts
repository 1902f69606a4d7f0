import { describe, expect, it, vi } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { drawBeacon, sealsOf, signBeacon } from '../../../rules/proof/making-scene';
import { directorTurn, playerTurn, readTable } from '../../../rules/proof/table';
import { block, D10, Director, notesOf, options, Player, saidOf } from './playing';

vi.mock('../../../rules/proof/vrf', async (original) => {
  const { fastProver } = await import('./fast-prover');
  return fastProver(await original());
});

const D20 = [[{ n: 1, d: 20 }]];

/** A scene with Ana enrolled, and somebody who is not. */
function scene() {
  const director = new Director('Director');
  const ana = new Player('Ana');
  const posts: Post[] = [];
  const say = (author: string, text: string) => posts.push({ id: 100 + posts.length, author, text });
  const table = () => readTable(posts, options());
  const view = () => table().scenes[0] ?? expect.unreachable('no scene');
  say('Director', director.open());
  say('Ana', ana.alta(view()));
  const who = (player: Player, atLeast = 0) => ({ author: player.name, pk: player.key.pk, atLeast });
  return { director, ana, posts, say, table, view, who };
}

describe('where a table stands', { timeout: 30_000 }, () => {
  it('says whose scene it is and whether the reader has confirmed it', () => {
    const { posts, table } = scene();
    expect(table().scenes).toMatchObject([{ author: 'Director', confirmed: true, post: 100, largest: 0 }]);
    expect(readTable(posts, options({ gms: [] })).scenes).toMatchObject([{ confirmed: false }]);
    expect(readTable([], options()).scenes).toEqual([]);
  });

  it('tells a player number, due baliza, open requests and whether an alta is needed', () => {
    const { director, ana, say, table, view, who } = scene();
    say('Director', director.beacon(table(), view(), [D10, D20]));
    expect(playerTurn(table(), view(), who(ana))).toMatchObject({
      n: 1,
      beacon: { k: 1 },
      requests: [
        { k: 1, q: 0, spec: D10, post: 102 },
        { k: 1, q: 1, spec: D20, post: 102 },
      ],
      enrolled: true,
    });
    const [, second] = playerTurn(table(), view(), who(ana)).requests;
    say('Ana', ana.answer(table(), view(), second ?? expect.unreachable(), 'Percepción'));
    expect(playerTurn(table(), view(), who(ana)).requests).toMatchObject([{ q: 0 }]);
    const eva = new Player('Eva');
    expect(playerTurn(table(), view(), who(eva))).toMatchObject({ n: 1, enrolled: false });
  });

  it('keeps the due baliza of a player who has not been sealed, whatever balizas follow', () => {
    const { director, ana, say, table, view, who } = scene();
    say('Director', director.beacon(table(), view()));
    say('Ana', ana.immediate(table(), view(), 'una'));
    say('Director', director.beacon(table(), view()));
    say('Director', director.beacon(table(), view()));
    expect(playerTurn(table(), view(), who(ana)).beacon.k).toBe(2);
    // Rolls in the editor count as posted and not sealed.
    expect(playerTurn(table(), view(), who(ana, 4))).toMatchObject({ n: 5, beacon: { k: 2 } });
  });

  it('gives the director what is not sealed yet, oldest first, and asks before a key changes hands', () => {
    const { director, ana, say, table, view, who } = scene();
    say('Ana', ana.immediate(table(), view(), 'una'));
    const lost = new Player('Ana', 'otra');
    say('Ana', lost.alta(view()));
    say('Eva', ana.alta(view()));
    const { k, toSeal, m, witness } = directorTurn(table(), view(), who(director));
    expect([k, m, witness]).toEqual([1, 1, null]);
    expect(toSeal.map(({ post, n, kind, asks }) => [post, n, kind, asks])).toEqual([
      [101, 0, 'alta', true],
      [102, 1, 'tirada', false],
      [103, 0, 'alta', true],
      [104, 0, 'alta', true],
    ]);
    const draw = drawBeacon(director.key, view().ctx, k);
    const accepted = toSeal.filter(({ post, asks }) => !asks || post === 101);
    say(
      'Director',
      block('Baliza 1', signBeacon(draw, { seals: sealsOf(draw.beta, accepted), requests: [] })),
    );
    expect(directorTurn(table(), view(), who(director)).witness).toMatchObject({ w: 1 });
  });

  it('seals at most 64 blocks, the rest in the next baliza', () => {
    const { director, ana, posts, say, table, view, who } = scene();
    for (let i = 0; i < 70; i += 1) say('Ana', ana.immediate(table(), view(), `tirada ${i}`));
    expect(directorTurn(table(), view(), who(director)).toSeal).toHaveLength(64);
    say('Director', director.beacon(table(), view()));
    expect(directorTurn(table(), view(), who(director)).toSeal.map(({ n }) => n)).toEqual([
      64, 65, 66, 67, 68, 69, 70,
    ]);
    say('Director', director.beacon(table(), view()));
    expect(notesOf(posts)).toEqual([]);
    expect(saidOf(posts, {}, 171)).toEqual([
      'SELLADA CON RETRASO: en la 2, no en la 1',
      'VERIFICADA: inmediata · sellada en 2 · llave estrenada aquí',
    ]);
  });

  it('refuses a view of another thread', () => {
    const { view, who, ana } = scene();
    expect(() => playerTurn(readTable([], options()), view(), who(ana))).toThrow(TypeError);
  });
});

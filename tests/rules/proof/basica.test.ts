import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii } from '../../../rules/proof/bytes';
import { threadContext } from '../../../rules/proof/context';
import { rollDice } from '../../../rules/proof/dice';
import { drawBasica, signRoll } from '../../../rules/proof/making';
import type { Post } from '../../../rules/proof/post';
import { diceWords } from '../../../rules/proof/text';
import { nextBasica } from '../../../rules/proof/turns';
import { bytes, hex, keyNamed, tokenNamed, vectors } from './vectors';

const ana = keyNamed('ana');
const ctx = threadContext('comunidadumbria.com', '77');
const spec = [[{ n: 3, d: 10 }]];
const none = new Uint8Array();

const blockOf = (n: number, anchor: number): string => {
  const draw = drawBasica(ana, ctx, n, anchor);
  const shown = diceWords(spec, rollDice(draw.seed, spec))
    .join(' ')
    .replace(' ', ': ')
    .replaceAll(/ (?=\d+( |$))/g, ', ');
  const blockText = `Tirada ${n} - Aldara - Trepar - ${shown.replace(':,', ':')}`;
  return `${blockText}\n${signRoll(draw, { spec, order: none, blockText }).text}`;
};
const post = (id: number, author: string, text = 'texto'): Post => ({ id, author, text });
const next = (posts: readonly Post[], atLeast = 0, lastAnchor?: number) =>
  nextBasica(posts, {
    author: 'Ana',
    pk: ana.pk,
    ctx,
    atLeast,
    ...(lastAnchor === undefined ? {} : { lastAnchor }),
  });

describe('making a básica roll', { timeout: 60_000 }, () => {
  it('gives the token of the vector, byte for byte', () => {
    const vector = tokenNamed('básica');
    const draw = drawBasica(keyNamed('ana'), bytes(vectors.topic.ctx), 1, 4821345);
    expect(hex(draw.seed)).toBe(vector.beta);
    const made = signRoll(draw, { spec, order: none, blockText: vector.visible ?? '' });
    expect(hex(made.token)).toBe(vector.token);
    expect(made.text).toBe(vector.text);
  });

  it('gives the same dice whatever is said about them', () => {
    const draw = drawBasica(ana, ctx, 1, 500);
    const again = drawBasica(ana, ctx, 1, 500);
    expect(again.seed).toEqual(draw.seed);
    const one = signRoll(draw, { spec, order: ascii('hitos/1;a'), blockText: 'uno' });
    const two = signRoll(again, { spec, order: ascii('hitos/1;b'), blockText: 'dos' });
    expect(one.token).not.toEqual(two.token);
  });
});

describe('the next básica roll', { timeout: 60_000 }, () => {
  it('is number 1, anchored to the last post by somebody else', () => {
    expect(next([])).toEqual({ n: 1, anchor: 0 });
    expect(next([post(5, 'Ana')])).toEqual({ n: 1, anchor: 0 });
    expect(next([post(5, 'Beto'), post(6, 'Eva'), post(7, 'Ana')])).toEqual({ n: 1, anchor: 6 });
  });

  it('leans on the first post by somebody else after the roll before it, else on the same anchor', () => {
    const posts = [post(5, 'Beto'), post(6, 'Ana', blockOf(1, 5))];
    expect(next(posts)).toEqual({ n: 2, anchor: 5 });
    expect(next([...posts, post(7, 'Eva'), post(8, 'Beto')])).toEqual({ n: 2, anchor: 7 });
  });

  it('goes on after a roll that is still in the editor', () => {
    const posts = [post(5, 'Beto'), post(6, 'Ana', blockOf(1, 5)), post(7, 'Eva')];
    expect(next(posts, 2, 7)).toEqual({ n: 3, anchor: 7 });
    expect(next([...posts, post(8, 'Beto')], 2, 7)).toEqual({ n: 3, anchor: 7 });
    expect(next(posts, 4)).toEqual({ n: 5, anchor: 7 });
  });

  it('counts neither quotations nor codes in posts of others', () => {
    const block = blockOf(7, 5);
    const posts = [post(5, 'Beto', block), post(6, 'Ana', `[quote=Beto]${block}[/quote] ya`)];
    expect(next(posts)).toEqual({ n: 1, anchor: 5 });
    expect(next([...posts, post(7, 'Ana', block)])).toEqual({ n: 8, anchor: 5 });
  });

  it('answers for any posts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.nat(), author: fc.constantFrom('Ana', 'Eva'), text: fc.string() })),
        (posts) => {
          expect(next(posts).n).toBe(1);
        },
      ),
    );
  });
});

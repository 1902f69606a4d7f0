import { describe, expect, it } from 'vitest';
import type { Post } from '../../../rules/proof/acta';
import { MAX_FILLINGS } from '../../../rules/proof/acta/options';
import { fits } from '../../../rules/proof/acta/proofs';
import { verifyFast } from '../../../rules/proof/fast/verify';
import { findTokens, MASK } from '../../../rules/proof/find';
import { fillingsOf, repairRun } from '../../../rules/proof/repair';
import type { Token } from '../../../rules/proof/token';
import { additionalData } from '../../../rules/proof/token-write';
import { acta, Director, Player, proofs, saidOf } from './playing';
import { bytes, hex, keyNamed, tokenNamed, vectors } from './vectors';

const ana = keyNamed('ana');
const ctx = bytes(vectors.scene.ctx);
const { alpha = '' } = tokenNamed('tirada inmediata');
const isAnas = (token: Token): boolean =>
  fits(token, ctx, ana.pk) &&
  verifyFast(ana.pk, bytes(alpha), additionalData(ctx, token.signed), token.proof) !== null;

const lettersOf = (text: string): string => findTokens(text)[0]?.masked?.letters ?? '';

describe('repair of masked letters', { timeout: 60_000 }, () => {
  it.each(vectors.masked.filter(({ text }) => fillingsOf(lettersOf(text)) <= 2500))(
    '$text',
    ({ text, repaired }) => {
      expect(hex(repairRun(lettersOf(text), isAnas)?.bytes ?? new Uint8Array())).toBe(repaired);
    },
  );

  it('fills three masks, 125,000 ways', () => {
    const three = vectors.masked.find(({ text }) => fillingsOf(lettersOf(text)) === 125_000);
    expect(hex(repairRun(lettersOf(three?.text ?? ''), isAnas)?.bytes ?? new Uint8Array())).toBe(
      three?.repaired,
    );
  });

  it('takes nothing when two fillings would do', () => {
    const letters = lettersOf(vectors.masked[0]?.text ?? '');
    expect(repairRun(letters, () => true)).toBeNull();
    expect(repairRun(letters, () => false)).toBeNull();
  });

  it('knows each kind of mask, and gives up before the fourth', () => {
    const { text } = tokenNamed('tirada inmediata');
    for (const mask of ['*', '#', '•', '█', '\ufffd']) {
      expect(lettersOf(text.replace('9QW', `${mask}QW`))).toContain(MASK);
    }
    expect(lettersOf(text.replace('F9SVyvcJ', 'F****vcJ')).split(MASK)).toHaveLength(4);
  });
});

describe('masked codes in a thread', { timeout: 60_000 }, () => {
  const director = new Director('Director');
  const player = new Player('Ana');
  const posts: Post[] = [{ id: 100, author: 'Director', text: director.open() }];
  const table = () => player.table(posts);
  const view = () => table().scenes[0] ?? expect.unreachable('no scene');
  posts.push({ id: 101, author: 'Ana', text: player.alta(view()) });
  posts.push({ id: 102, author: 'Director', text: director.beacon(director.table(posts), view()) });
  posts.push({ id: 103, author: 'Ana', text: player.immediate(table(), view(), 'Trepar') });
  const mask = (id: number, ...at: number[]): Post[] =>
    posts.map((post) => {
      if (post.id !== id) return post;
      const code = post.text.indexOf('TV1') + 4;
      const text = [...post.text];
      for (const i of at) text[code + i] = '*';
      return { ...post, text: text.join('') };
    });

  it('each kind is repaired with its own key, or with the keys that are known', () => {
    expect(saidOf(mask(100, 30), {}, 100)).toEqual(['REPARADA: 1 carácter tapado', 'VERIFICADA: apertura']);
    expect(saidOf(mask(101, 7, 60), {}, 101)).toEqual([
      'REPARADA: 2 caracteres tapados',
      'VERIFICADA: alta de Ana',
    ]);
    expect(saidOf(mask(102, 3), {}, 102)).toEqual(['REPARADA: 1 carácter tapado', 'VERIFICADA: baliza 1']);
    expect(saidOf(mask(103, 100), {}, 103)).toEqual([
      'REPARADA: 1 carácter tapado',
      'VERIFICADA: inmediata · sin sellar',
    ]);
  });

  it('a repaired alta gives the key another repair needs', () => {
    const both = mask(101, 7).map((post) => (post.id === 103 ? (mask(103, 9)[3] ?? post) : post));
    expect(saidOf(both, {}, 101)).toContain('REPARADA: 1 carácter tapado');
    expect(saidOf(both, {}, 103)).toContain('REPARADA: 1 carácter tapado');
  });

  it('what cannot be repaired is damaged: four masks, an unknown key, an altered letter besides', () => {
    const damaged = ['DAÑADA: código incompleto o mal copiado'];
    expect(saidOf(mask(103, 30, 31, 32, 33), {}, 103)).toEqual(damaged);
    expect(
      saidOf(
        mask(103, 30).filter(({ id }) => id !== 101),
        {},
        103,
      ),
    ).toEqual(damaged);
    const altered = mask(103, 30).map((post) =>
      post.id === 103 ? { ...post, text: post.text.replace(/.{3}$/, 'BBB') } : post,
    );
    expect(saidOf(altered, {}, 103)).toEqual(damaged);
  });

  it('a thread full of masks costs a bounded search, and each code is searched once', () => {
    const full = Array.from({ length: 10 }, (_, i) => ({
      id: 200 + i,
      author: 'Ana',
      text: mask(103, 30 + i, 70)[3]?.text ?? '',
    }));
    const cache = new Map<string, Uint8Array | null>(proofs);
    const damaged = (fillings: number) =>
      acta([...posts, ...full], { fillings, proofs: cache }).blocks.filter(({ kind }) => kind === null)
        .length;
    expect(damaged(0)).toBe(10);
    expect(damaged(4 * 2500)).toBe(6);
    // What was found is remembered, so the same patience now reaches the others.
    expect(damaged(4 * 2500)).toBe(2);
    expect(damaged(4 * 2500)).toBe(0);
    expect(damaged(0)).toBe(0);
    expect(MAX_FILLINGS).toBe(400_000);
  });
});

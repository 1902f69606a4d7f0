import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTokens } from '../../../rules/proof/find';
import { bringsKey } from '../../../rules/proof/peek';
import { plainText } from '../../../rules/proof/plain';
import type { Post } from '../../../rules/proof/post';

const { threads } = JSON.parse(readFileSync('tests/vectors/tv1-threads.json', 'utf8')) as {
  threads: { posts: Post[] }[];
};

describe('a look at the first letters of codes', () => {
  it('finds the altas and aperturas of every vector, and nothing else', () => {
    let found = 0;
    for (const { posts } of threads) {
      for (const { text } of posts) {
        const tokens = findTokens(plainText(text)).map(({ token }) => token);
        const brings = tokens.some(
          (token) => token?.kind === 'alta' || (token?.kind === 'baliza' && token.opening),
        );
        if (brings) found += 1;
        if (tokens.every((token) => token !== null)) expect(bringsKey(plainText(text)), text).toBe(brings);
        else if (brings) expect(bringsKey(plainText(text)), text).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('says no to any other text', () => {
    for (const text of [
      '',
      'TV1',
      'TV1 ',
      'Hablo de TV1 y de nada más, con muchas letras detrás.',
      'TV1 zzzzzzzzzzzz',
    ]) {
      expect(bringsKey(text)).toBe(false);
    }
  });

  it('is not put off by what boards put between letters', () => {
    const alta = threads
      .flatMap(({ posts }) => posts)
      .flatMap(({ text }) =>
        findTokens(plainText(text))
          .filter(({ token }) => token?.kind === 'alta')
          .map(({ start, end }) => plainText(text).slice(start, end)),
      )[0];
    expect(alta).toBeDefined();
    expect(
      bringsKey((alta ?? '').replace(/(.)/g, '$1\u200b').replace('TV1'.split('').join('\u200b'), 'TV1')),
    ).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropQuotes, dropTags, plainText } from '../../../rules/proof/plain';
import { norm, words } from '../../../rules/proof/text';
import { cpuOf, vectors } from './vectors';

/** The two patterns of protocol §4.7, word for word. */
function quotesByPattern(text: string): string {
  const quote = /\[quote[^\]]*\](?:(?!\[quote)[\s\S])*?\[\/quote\]/gi;
  for (let before = text, after = ''; ; before = after) {
    after = before.replace(quote, ' | ');
    if (after === before) return after;
  }
}
const tagsByPattern = (text: string): string =>
  text.replace(
    /\[\/?(?:b|i|u|s|color|size|font|left|right|center|justify|code|url|img|spoiler|hide|sub|sup|list|li|td|tr|table|\*)(?:=[^\]\n]*)?\]/gi,
    '',
  );

const fragments = [
  '[quote]',
  '[quote=A]',
  '[QUOTE="x"]',
  '[/quote]',
  '[/Quote]',
  '[quote',
  '[',
  ']',
  '/quote]',
  'a',
  '\n',
].concat(['[b]', '[/b]', '[color=#610B0B]', '[url=', '[*]', '[bx]', '[size=3', '[B=]', 'İ', '[[i]', '=']);
const post = fc.array(fc.constantFrom(...fragments), { maxLength: 24 }).map((parts) => parts.join(''));

describe('plain text of a post', { timeout: 60_000 }, () => {
  it.each(vectors.plain)('of $in is $out', ({ in: source, out }) => {
    expect(plainText(source)).toBe(out);
  });

  it('is that of the patterns of the protocol, for any mixture of tags', () => {
    fc.assert(
      fc.property(post, (text) => {
        expect(dropQuotes(text)).toBe(quotesByPattern(text));
        expect(dropTags(text)).toBe(tagsByPattern(text));
      }),
      { numRuns: 20_000 },
    );
  });

  it('does not make the reader wait for a hostile post', () => {
    const hostile = ['[quote', '[quote]', '[b=', '[url=x\n', '[quote=[quote]', '[quote]a[/quote]'];
    for (const piece of hostile) {
      expect(
        cpuOf(() => plainText(piece.repeat(60_000))),
        piece,
      ).toBeLessThan(1_000);
    }
  });
});

describe('reduced text', () => {
  it.each(vectors.text)('of $in', ({ in: source, out, words: reduced }) => {
    expect(norm(source)).toBe(out);
    expect(words(source)).toBe(reduced);
  });
});

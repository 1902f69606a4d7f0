import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, decodeLetters, encodeLetters, lettersFor, textForm } from '../../../rules/proof/letters';
import { bytes, hex, vectors } from './vectors';

describe('base 50', { timeout: 60_000 }, () => {
  it.each(vectors.codec)('writes $bytes as $text', ({ bytes: from, text }) => {
    expect(encodeLetters(bytes(from))).toBe(text);
    expect(decodeLetters(text)).toEqual(bytes(from));
  });

  it.each(vectors.codec_refused)('refuses %s', (text) => {
    expect(decodeLetters(text)).toBeNull();
  });

  it('gives any bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (from) => {
        const text = encodeLetters(from);
        expect(text).toHaveLength(lettersFor(from.length));
        expect(decodeLetters(text)).toEqual(from);
      }),
    );
  });

  it('takes the largest value of every length and refuses the next one', () => {
    for (let length = 1; length <= 7; length += 1) {
      const largest = new Uint8Array(length).fill(0xff);
      const text = encodeLetters(largest);
      expect(decodeLetters(text)).toEqual(largest);
      const last = ALPHABET.indexOf(text.at(-1) ?? '');
      expect(decodeLetters(text.slice(0, -1) + ALPHABET.charAt(last + 1))).toBeNull();
      for (let bit = 0; bit < 8 * length; bit += 1) {
        const one = largest.slice();
        one[bit >> 3] = (one[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(decodeLetters(encodeLetters(one))).toEqual(one);
      }
    }
  });

  it('reads a text one way only: what is read is written the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 40 }), (text) => {
        const read = decodeLetters(text);
        if (read) expect(encodeLetters(read)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('stands in a post in groups of twenty after the marker', () => {
    const { token, text } = vectors.tokens[0] ?? { token: '', text: '' };
    expect(textForm(bytes(token))).toBe(text);
    expect(hex(decodeLetters(text.slice(4).replaceAll(' ', '')) ?? new Uint8Array())).toBe(token);
  });
});

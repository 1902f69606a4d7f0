import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCodes, findTokens } from '../../../rules/proof/find';
import { ALPHABET, textForm } from '../../../rules/proof/letters';
import { cpuOf, hex, tokenNamed, vectors } from './vectors';

const code = tokenNamed('tirada inmediata').text;
const found = (text: string) => findTokens(text).map(({ token }) => (token ? hex(token.bytes) : null));
const token = tokenNamed('tirada inmediata').token;

describe('finding tokens', { timeout: 60_000 }, () => {
  it('finds every token of the vectors, alone and one after another', () => {
    for (const vector of vectors.tokens) expect(found(`Texto\n${vector.text}\n`)).toEqual([vector.token]);
    const all = vectors.tokens.map(({ text }) => text).join('\nTirada 1 - a\n');
    expect(found(all)).toEqual(vectors.tokens.map((vector) => vector.token));
  });

  it('does not swallow the first letters of the next line', () => {
    for (const after of ['\nY sigo', '\nTVT', ' BCDFGHJK', '\nTV1 es un protocolo', '.', '`', '*']) {
      const text = `${code}${after}`;
      expect(found(text)).toEqual([token]);
      expect(text.slice(findTokens(text)[0]?.end)).toBe(after);
    }
  });

  it('reads on through what forums and browsers put between letters', () => {
    const letters = [...code.slice(4).replaceAll(' ', '')];
    for (const between of [
      '\u200b',
      ' ',
      '\n',
      '\u00a0',
      '\u00ad',
      '\u2060\ufeff',
      '\u202a\u200f',
      '\r\n\t',
    ]) {
      expect(found(`TV1${between}${letters.join(between)} fin`)).toEqual([token]);
    }
  });

  it('ignores somebody who talks about TV1, and calls a cut code damaged', () => {
    expect(found('Usamos TV1 para tirar. TV1: bcdfg hjk. TV1')).toEqual([]);
    expect(found(code.slice(0, 60))).toEqual([null]);
    expect(found(`${code.slice(0, 60)}. Y ${code}`)).toEqual([null, token]);
    expect(found(`${code.slice(0, 80)}a${code.slice(81)}`)).toEqual([null]);
  });

  it('is not confused by a marker among the letters of a code', () => {
    const inside = `${code.slice(0, 30)}TV1${code.slice(33)}`;
    expect(findTokens(inside)).toHaveLength(1);
  });

  it('gives codes back in one form, from any text', () => {
    expect(findCodes(`[color=#767676]${code.replaceAll(' ', '\n')}[/color] y TV1 roto`)).toEqual([code]);
  });

  it('survives what a board does to a text', () => {
    const tokens = fc.constantFrom(...vectors.tokens.map((vector) => vector.token));
    const cut = (text: string, every: number, piece: string) =>
      text.replace(new RegExp(`.{${every}}`, 'gs'), (run) => run + piece);
    const boards: ((text: string) => string)[] = [
      (text) => text.replaceAll(' ', '\u00a0'),
      (text) => cut(text, 50, ' '),
      (text) => cut(text, 17, '\u200b'),
      (text) => text.replaceAll(' ', '\n'),
      (text) => `<${text}>`,
      (text) => text.replace(/:\)|8\)|xD|:3|\(c\)|--|->/gi, '☺'),
      (text) => text.replace(/\b\w+@\w+\.\w+|https?:\S+|www\.\S+/g, 'enlace'),
    ];
    fc.assert(
      fc.property(tokens, fc.constantFrom(...boards), (one, board) => {
        const text = textForm(Uint8Array.from(one.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
        expect(found(board(`a ${text}\nb`))).toEqual([one]);
      }),
    );
  });

  it('answers for any text, in linear time', () => {
    const piece = fc.constantFrom(
      'TV1',
      'TV1 ',
      code.slice(4, 40),
      '*',
      '█',
      ' ',
      'a',
      '\n',
      ...ALPHABET.slice(0, 9),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        let from = 0;
        for (const { start, end } of findTokens(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
    for (const text of [code.repeat(3_000), 'TV1 '.repeat(100_000), `TV1${'b'.repeat(400_000)}`]) {
      expect(cpuOf(() => findTokens(text))).toBeLessThan(2_000);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostLabel, keyFrom, keySeed } from '../../../rules/proof/keys';
import { entropyOf, wordsOf } from '../../../rules/proof/mnemonic';
import { bytes, hex, vectors } from './vectors';

describe('keys', { timeout: 60_000 }, () => {
  for (const [name, { entropy, host, alt, seed, pk }] of Object.entries(vectors.keys)) {
    it(`${name} has the key of the vector`, () => {
      if (seed) expect(hex(keySeed(bytes(entropy), host, alt))).toBe(seed);
      expect(hex(keyFrom(bytes(entropy), host, alt).pk)).toBe(pk);
    });
  }

  it.each(vectors.hosts)('the label of %s is %s', (host, label) => {
    expect(hostLabel(host)).toBe(label);
    expect(hostLabel(label)).toBe(label);
  });

  it('labels hosts as browsers write them', () => {
    for (const host of [
      'bücher.de',
      'ROL.ÑANDÚ.ES',
      'παράδειγμα.δοκιμή',
      '例え。テスト',
      'straße.de',
      'a.b-c.d',
    ]) {
      expect(hostLabel(host)).toBe(new URL(`http://${host}`).hostname);
    }
    expect(hostLabel('https://user@www.foro.es:8080/x?y#z')).toBe('foro.es');
    expect(hostLabel('127.0.0.1:8080')).toBe('127.0.0.1');
  });

  it('is another key on another forum and for another account', () => {
    const master = bytes(vectors.keys.ana?.entropy ?? '');
    const keys = [keyFrom(master, 'a.es'), keyFrom(master, 'b.es'), keyFrom(master, 'a.es', 1)];
    expect(new Set(keys.map(({ pk }) => hex(pk))).size).toBe(3);
  });

  it('refuses what is no master and no account number', () => {
    expect(() => keyFrom(new Uint8Array(15), 'a.es')).toThrow(RangeError);
    expect(() => keyFrom(new Uint8Array(16), 'a.es', 256)).toThrow(RangeError);
  });
});

describe('the 12 words', { timeout: 60_000 }, () => {
  for (const [name, { entropy, phrase_es }] of Object.entries(vectors.keys)) {
    if (!phrase_es) continue;
    it(`of ${name} are those of the vector`, () => {
      expect(wordsOf(bytes(entropy))).toBe(phrase_es.normalize('NFC'));
      expect(entropyOf(phrase_es)).toEqual({ ok: true, value: bytes(entropy) });
    });
  }

  it('are read back from any entropy', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (entropy) => {
        expect(entropyOf(wordsOf(entropy))).toEqual({ ok: true, value: entropy });
      }),
      { numRuns: 50 },
    );
  });

  it('may be typed in capitals, without accents and with any spacing', () => {
    const typed = '  ABACO, fabrica motivo\nayuda RITO misil surco duque pueblo sutil  filete selva ';
    expect(entropyOf(typed)).toEqual({ ok: true, value: bytes(vectors.keys.ana?.entropy ?? '') });
  });

  it('say what is wrong with them', () => {
    expect(entropyOf('ábaco ábaco')).toMatchObject({
      problems: [{ code: 'words_count', values: { got: 2 } }],
    });
    expect(
      entropyOf('ábaco fábrica motivo ayuda rito misil surco duque pueblo sutil filete zzz'),
    ).toMatchObject({
      problems: [{ code: 'word_unknown', values: { word: 'zzz', position: 12 } }],
    });
    expect(
      entropyOf('ábaco fábrica motivo ayuda rito misil surco duque pueblo sutil filete ábaco'),
    ).toMatchObject({
      problems: [{ code: 'words_checksum' }],
    });
  });
});

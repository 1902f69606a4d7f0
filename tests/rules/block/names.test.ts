import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanNames } from '../../../rules/block/names';
import { anyText } from './any-text';

interface Samples {
  forbidden: Record<string, { re: string; flags: string; why: string }[]>;
  samples: { id: string; text: string }[];
}
const { forbidden, samples }: Samples = JSON.parse(readFileSync('tests/vectors/forum-samples.json', 'utf8'));
const live = Object.entries(forbidden).flatMap(([board, list]) =>
  list.map(({ re, flags, why }) => ({ board, why, found: new RegExp(re, flags) })),
);
const damage = (text: string) =>
  live.filter(({ found }) => found.test(text)).map(({ board, why }) => `${board}: ${why}`);
const clean = (text: string) => {
  const read = cleanName(text, 'motivo', 500);
  return read.ok ? read.value : null;
};

/** Hostile texts: any characters, and what players, markup and smilies are made of, glued together. */
const pieces = fc.oneof(
  fc.constantFrom(...samples.map(({ text }) => text)),
  fc.constantFrom('[b]', '[/color]', ':)', ';D', ' - ', '→', '->', '"', "'", '«', '🎲', '\u202e', 'é', 'ñ'),
  fc.constantFrom('(', ')', '8', ':', ';', '=', '-', '+', '.', ',', '/', '!', '?', '&', ' ', 'c', 'O0', 'xD'),
  fc.constantFrom('TV1', 'Tirada 3', 'tirada  12', 'Alta de Ana', 'Armand', 'la Zurda', 'Łukasz', '\n'),
  anyText(6),
  fc.string({ maxLength: 12 }),
);
const hostile = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''));

describe('a name that people write', () => {
  it.each([
    ['Armand', 'Armand'],
    ['  Seguir   el rastro ', 'Seguir el rastro'],
    ["D'Artagnan", 'D′Artagnan'],
    ['Aldara "la Zurda"', 'Aldara la Zurda'],
    ['Aldara «la Zurda»', 'Aldara la Zurda'],
    ['Ataque (con espada)', 'Ataque (con espada)'],
    ['Ataque (nivel 8)', 'Ataque nivel 8'],
    ['Saltar: el muro', 'Saltar, el muro'],
    ['Saltar - el muro — otra vez', 'Saltar, el muro, otra vez'],
    ['De la torre → al patio', 'De la torre, al patio'],
    ['Jean-Luc Picard', 'Jean-Luc Picard'],
    ['[b]Armand[/b]', 'Armand'],
    ['Correr… y saltar', 'Correr, y saltar'],
    ['¡Fuego! 🔥🔥', '¡Fuego!'],
    ['Łukasz Żeleński', 'Lukasz Zelenski'],
    ['acción', 'acción'],
    ['Trepar +2', 'Trepar +2'],
    ['22:30', '22.30'],
    ['jajaja xD', 'jajaja'],
    ['Repito la Tirada 3', 'Repito la Tirada nº 3'],
    ['El canal TV1', 'El canal TV 1'],
    ['\u202eAna\u202c', 'Ana'],
    ['50 % & más', '50 % & más'],
  ])('%j is written %j', (typed, written) => {
    expect(clean(typed)).toBe(written);
  });

  it('is refused when it has letters that a board may lose', () => {
    for (const [text, letter] of [
      ['Иван', 'И'],
      ['山田', '山'],
      ['אבג', 'א'],
    ]) {
      expect(cleanName(text ?? '', 'personaje')).toEqual({
        ok: false,
        problems: [{ code: 'name_letters', field: 'personaje', values: { letter } }],
      });
    }
  });

  it('is refused when nothing is left or it is too long', () => {
    expect(cleanName('🎲 :)', 'motivo')).toMatchObject({ problems: [{ code: 'name_empty' }] });
    expect(cleanName('a'.repeat(500), 'motivo', 80)).toMatchObject({
      problems: [{ code: 'name_too_long', values: { max: 80 } }],
    });
    expect(cleanName(`${'🎲'.repeat(500)} ${'a'.repeat(60)}`, 'personaje')).toMatchObject({ ok: true });
  });

  it('keeps to its own length, and every problem is told at once', () => {
    expect(cleanNames({ motivo: 'a'.repeat(80), personaje: 'b'.repeat(60) })).toMatchObject({ ok: true });
    expect(cleanNames({ motivo: 'a'.repeat(81), personaje: 'b'.repeat(61), objeto: '' })).toMatchObject({
      problems: [{ field: 'motivo' }, { field: 'personaje' }, { code: 'name_empty', field: 'objeto' }],
    });
  });
});

describe('any text at all', () => {
  const written = (test: (name: string) => void) =>
    fc.assert(
      fc.property(hostile, (text) => {
        const name = clean(text);
        if (name !== null) test(name);
      }),
      { numRuns: 4000 },
    );

  it('is left alone by all seven boards once clean, wherever the block puts it', () => {
    written((name) => {
      const block = `Tirada 3 - ${name} - ${name} → ÉXITO\nAstucia 3, «${name}» - 3d6: 1, 4, 6`;
      expect(damage(block), name).toEqual([]);
      expect(block).not.toMatch(/[[\]<>]| {2}|[\u0080-\u009f\u200b-\u200f\u2028-\u202f]/);
      expect(block).toBe(block.normalize('NFC'));
    });
  });

  it('is never taken for a part of the block', () => {
    written((name) => {
      expect(name).not.toMatch(/→| - |^-|-$|=|:|TV1|\btirada\s+\d/i);
    });
  });

  it('cleans to itself', () => {
    written((name) => expect(clean(name)).toBe(name));
  });
});

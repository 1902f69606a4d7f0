import { describe, expect, it } from 'vitest';
import { exchange, standingBlock } from '../../../../entrypoints/content/editor/standing';

const code = (letter: string): string => `TV1 ${`${letter.repeat(4)} `.repeat(6).trim()}`;
const block = (n: number, letter: string): string =>
  `[color=#610B0B]Tirada ${n} - Armand → [b]ÉXITO[/b][/color]\n[color=#610B0B]3d6: 1, 4, 6[/color]\n[color=#767676]${code(letter)}[/color]`;
const alta = (letter: string): string =>
  `[color=#610B0B]Alta de Ana[/color]\n[color=#767676]${code(letter)}[/color]`;

const cut = (text: string, letter: string): string | null => {
  const found = standingBlock(text, code(letter));
  return found && text.slice(found.from, found.to);
};

describe('a block that stands in a text', () => {
  it('is its words and its code, whatever stands around', () => {
    expect(cut(`Antes.\n${block(3, 'B')}\nDespués.`, 'B')).toBe(block(3, 'B'));
    expect(cut(`Antes.${block(3, 'B')}Después.`, 'B')).toBe(block(3, 'B'));
  });
  it('is not the block above it', () => {
    const text = `${alta('C')}\n${block(1, 'B')}\n${block(2, 'D')}\nFin.`;
    expect([cut(text, 'C'), cut(text, 'B'), cut(text, 'D')]).toEqual([
      alta('C'),
      block(1, 'B'),
      block(2, 'D'),
    ]);
  });
  it('is found in Markdown and in plain words', () => {
    const markdown = `Tirada 3 - Armand → **ÉXITO**\n3d6: 1, 4, 6\n\`${code('B')}\``;
    expect(cut(`Antes.\n\n${markdown}\nFin.`, 'B')).toBe(markdown);
    const plain = `Declara 3 - Armand\n${code('B')}`;
    expect(cut(`Antes.\n${plain}`, 'B')).toBe(plain);
  });
  it('is, of a baliza, what it asks for and resolves too', () => {
    const line = (words: string) => `[color=#610B0B]${words}[/color]\n`;
    const beacon = `${line('Resuelve Ana la Roja 2 - Saltar - 1d6: 3')}${line('Pide 1 - todos - 2d6')}${line('Baliza 3')}[color=#767676]${code('B')}[/color]`;
    expect(cut(`Resuelve tú.\n${beacon}\nFin.`, 'B')).toBe(beacon);
    expect(cut(`${block(1, 'C')}\n${beacon}`, 'B')).toBe(beacon);
    expect(cut(`Pide 1 - pan\n${block(3, 'B')}`, 'B')).toBe(block(3, 'B'));
  });
  it('begins at its first words, not at what somebody wrote of another roll', () => {
    expect(cut(`Tirada 2 fue mala.\n\n${block(3, 'B')}`, 'B')).toBe(block(3, 'B'));
    expect(cut(`Tras la Tirada 2, sigo.\n${block(3, 'B')}`, 'B')).toBe(block(3, 'B'));
  });
  it('takes nothing of a story above an empty line, also when its words are gone', () => {
    expect(cut(`Tirada 2 fue mala.\n\nHoy no.\n[color=#767676]${code('B')}[/color]`, 'B')).toBe(
      `[color=#767676]${code('B')}[/color]`,
    );
  });
  it('is not one that is quoted', () => {
    expect(cut(`[quote=Ana]${block(3, 'B')}[/quote]\nSí.`, 'B')).toBeNull();
    const twice = `[quote]${block(3, 'B')}[/quote]\n${block(3, 'B')}`;
    expect(standingBlock(twice, code('B'))?.from).toBe(twice.lastIndexOf('\n[color=#610B0B]Tirada') + 1);
  });
});

describe('a block in the place of another', () => {
  const put = (text: string, letter: string, fresh: string): string | null => {
    const change = exchange(text, code(letter), fresh);
    return change && text.slice(0, change.from) + change.text + text.slice(change.to);
  };
  it('leaves the words around it', () => {
    expect(put(`Antes.\n${block(3, 'B')}\nDespués.`, 'B', block(4, 'D'))).toBe(
      `Antes.\n${block(4, 'D')}\nDespués.`,
    );
  });
  it('has one alta, where it stood right above and where it stands elsewhere', () => {
    const fresh = `${alta('C')}\n${block(4, 'D')}`;
    expect(put(`Antes.\n${alta('C')}\n${block(3, 'B')}`, 'B', fresh)).toBe(`Antes.\n${fresh}`);
    expect(put(`${alta('C')}\nUn cuento.\n${block(3, 'B')}`, 'B', fresh)).toBe(
      `${alta('C')}\nUn cuento.\n${block(4, 'D')}`,
    );
    expect(put(`${block(3, 'B')}`, 'B', fresh)).toBe(fresh);
  });
  it('keeps an alta that the new one does not bring', () => {
    const text = `${alta('C')}\n${block(3, 'B')}`;
    expect(put(text, 'B', block(4, 'D'))).toBe(`${alta('C')}\n${block(4, 'D')}`);
  });
  it('is not written where the old one does not stand', () => {
    expect(put(`Antes.`, 'B', block(4, 'D'))).toBeNull();
  });
});

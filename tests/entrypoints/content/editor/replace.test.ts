import { beforeEach, describe, expect, it } from 'vitest';
import { Carets } from '../../../../entrypoints/content/editor/caret';
import { replaceBlock } from '../../../../entrypoints/content/editor/replace';

const CODE = `TV1 ${'BBBB '.repeat(6).trim()}`;
const OLD = `[color=#610B0B]Tirada 3 - Armand[/color]\n[color=#767676]${CODE}[/color]`;
const NEW = OLD.replace('Tirada 3', 'Tirada 14').replaceAll('B ', 'D ');

let commands: string[];
beforeEach(() => {
  document.body.replaceChildren();
  commands = [];
  document.execCommand = (command, _ui, text = '') => {
    const field = document.activeElement as HTMLTextAreaElement;
    commands.push(command);
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    return true;
  };
});
function area(value: string, caret = value.length): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { value });
  document.body.append(field);
  field.setSelectionRange(caret, caret);
  return field;
}
const replace = (field: HTMLTextAreaElement, block: string) =>
  replaceBlock({ field, anchor: field }, CODE, block, {
    ...{ carets: new Carets(), markup: 'bbcode', firefox: false },
  });

describe('a block in the place of another, in a textarea', () => {
  it('is typed once over the old one, and the caret stays with its words', async () => {
    const field = area(`Antes.\n${OLD}\nDespués.`, `Antes.\n${OLD}\nDes`.length);
    expect(await replace(field, NEW)).toEqual({ ok: true, undo: true });
    expect(field.value).toBe(`Antes.\n${NEW}\nDespués.`);
    expect(commands).toEqual(['insertText']);
    expect(field.selectionStart).toBe(`Antes.\n${NEW}\nDes`.length);
  });
  it('may be nothing: the old one goes with its line', async () => {
    const field = area(`Antes.\n${OLD}\nDespués.`, 2);
    expect(await replace(field, '')).toEqual({ ok: true, undo: true });
    expect([field.value, commands, field.selectionStart]).toEqual(['Antes.\nDespués.', ['delete'], 2]);
  });
  it('is not written where the old one does not stand, or it would be cut', async () => {
    expect(await replace(area('Antes.'), NEW)).toEqual({ ok: false, why: 'no_block' });
    const field = area(OLD);
    field.maxLength = OLD.length;
    expect(await replace(field, NEW)).toEqual({
      ...{ ok: false, why: 'too_long' },
      ...{ length: NEW.length, most: OLD.length },
    });
    expect(commands).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Carets } from '../../../../entrypoints/content/editor/caret';
import { insertBlock } from '../../../../entrypoints/content/editor/insert';

/** What a browser does for `insertText`; happy-dom has no such command. Counts how often it was asked. */
let typing: { times: number; works: boolean };
beforeEach(() => {
  document.body.replaceChildren();
  typing = { times: 0, works: true };
  document.execCommand = (_command, _ui, text = '') => {
    const field = document.activeElement as HTMLTextAreaElement;
    typing.times += 1;
    if (!typing.works) return true;
    const at = field.selectionStart;
    field.value = field.value.slice(0, at) + text + field.value.slice(field.selectionEnd);
    field.setSelectionRange(at + text.length, at + text.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
});

function area(
  value: string,
  more: { maxLength?: number; readOnly?: boolean; disabled?: boolean } = {},
): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { value, ...more });
  document.body.append(field);
  return field;
}
const insert = (field: HTMLTextAreaElement, carets = new Carets()) =>
  insertBlock({ field, anchor: field }, 'BLOQUE', { carets, markup: 'bbcode', firefox: false });
const touched = (field: HTMLElement): Carets => {
  const carets = new Carets();
  carets.enter(field);
  field.dispatchEvent(new Event('click'));
  return carets;
};

describe('a block in a textarea', () => {
  it('goes to the caret of whoever placed it, and the caret stands behind it', async () => {
    const field = area('Hola. Adiós.');
    field.setSelectionRange(5, 5);
    expect(await insert(field)).toEqual({ ok: true, undo: true });
    expect(field.value).toBe('Hola.\nBLOQUE\n Adiós.');
    expect(field.selectionStart).toBe('Hola.\nBLOQUE\n'.length);
    expect(document.activeElement).toBe(field);
  });
  it('goes to the end when the player never was there: a caret at 0 is only where browsers begin', async () => {
    const field = area('Hola.');
    field.setSelectionRange(0, 0);
    await insert(field);
    expect(field.value).toBe('Hola.\nBLOQUE\n');
  });
  it('goes to the end when only the board put the focus there', async () => {
    const field = area('[quote]cita[/quote]');
    field.setSelectionRange(0, 0);
    const carets = new Carets();
    carets.enter(field);
    field.focus();
    await insert(field, carets);
    expect(field.value).toBe('[quote]cita[/quote]\nBLOQUE\n');
  });
  it('goes to the beginning when the player put the caret there', async () => {
    const field = area('Hola.');
    field.setSelectionRange(0, 0);
    await insert(field, touched(field));
    expect(field.value).toBe('BLOQUE\nHola.');
  });
  it('keeps what is selected', async () => {
    const field = area('Hola mundo');
    field.setSelectionRange(0, 4);
    await insert(field);
    expect(field.value).toBe('Hola\nBLOQUE\n mundo');
  });
  it('is set from outside only when typing changed nothing, and then says that Ctrl+Z will not take it out', async () => {
    typing.works = false;
    const field = area('Hola.');
    let heard = 0;
    field.addEventListener('input', () => {
      heard += 1;
    });
    expect(await insert(field)).toEqual({ ok: true, undo: false });
    expect(field.value).toBe('Hola.\nBLOQUE\n');
    expect([typing.times, heard]).toEqual([1, 1]);
  });
  it('is refused before anything is typed when it would be cut, or nothing may be written', async () => {
    expect(await insert(area('Hola.', { maxLength: 10 }))).toEqual({
      ok: false,
      why: 'too_long',
      length: 13,
      most: 10,
    });
    expect(await insert(area('Hola.', { readOnly: true }))).toEqual({ ok: false, why: 'readonly' });
    expect(await insert(area('Hola.', { disabled: true }))).toEqual({ ok: false, why: 'disabled' });
    expect(typing.times).toBe(0);
  });
  it('says so when the page made something else of it', async () => {
    const field = area('Hola.');
    field.addEventListener('input', () => {
      field.value = field.value.toLowerCase();
    });
    expect(await insert(field)).toEqual({ ok: false, why: 'changed' });
    expect(typing.times).toBe(1);
  });
  it('is written once, however often it is asked for at the same time', async () => {
    const field = area('Hola.');
    const answers = await Promise.all([insert(field), insert(field)]);
    expect(answers).toEqual([
      { ok: true, undo: true },
      { ok: false, why: 'busy' },
    ]);
    expect(field.value).toBe('Hola.\nBLOQUE\n');
  });
  it('is not written into an editor that left the page', async () => {
    const field = area('Hola.');
    field.remove();
    expect(await insert(field)).toEqual({ ok: false, why: 'no_editor' });
  });
});

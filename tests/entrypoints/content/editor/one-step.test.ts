import { beforeEach, describe, expect, it } from 'vitest';
import { inOneStep } from '../../../../entrypoints/content/editor/one-step';

beforeEach(() => document.body.replaceChildren());

function heardBy(html: string, times: number): string[] {
  document.body.innerHTML = html;
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  const heard: string[] = [];
  field.addEventListener('input', (event) => heard.push((event as InputEvent).inputType));
  inOneStep(field, 'BLOQUE', () => {
    for (let at = 0; at < times; at += 1)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  return heard;
}

describe('one step of undo', () => {
  it('is all that SCEditor hears of a block, which would keep a step for each of its lines', () => {
    expect(heardBy('<div class="sceditor-container"><textarea></textarea></div>', 6)).toEqual([
      'insertFromPaste',
    ]);
  });
  it('is not invented where nothing was typed', () => {
    expect(heardBy('<div class="sceditor-container"><textarea></textarea></div>', 0)).toEqual([]);
  });
  it('is ended before and after a block in TinyMCE, which would join it to the words before', () => {
    expect(heardBy('<div class="tox-tinymce"><textarea></textarea></div>', 2)).toEqual([
      ...['insertFromPaste', 'insertText', 'insertText', 'insertFromPaste'],
    ]);
  });
  it('is left to the browser everywhere else', () => {
    expect(heardBy('<textarea></textarea>', 3)).toEqual(['insertText', 'insertText', 'insertText']);
  });
});

describe('a board that keeps a draft when a key is let go', () => {
  it('hears of a block in a textarea, as of a key', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    const heard: string[] = [];
    document.addEventListener('keyup', () => heard.push(field.value));
    inOneStep(field, 'BLOQUE', () => {
      field.value = 'BLOQUE';
    });
    expect(heard).toEqual(['BLOQUE']);
  });
});

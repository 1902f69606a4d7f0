import { beforeEach, describe, expect, it } from 'vitest';
import { flatten } from '../../../../entrypoints/content/editor/flat';

beforeEach(() => document.body.replaceChildren());
const flat = (html: string) => {
  document.body.innerHTML = `<div id="f" contenteditable="true">${html}</div>`;
  return flatten(document.getElementById('f') as HTMLElement);
};

describe('the lines of a rich field', () => {
  it('are its paragraphs and line breaks, each once', () => {
    expect(flat('<p>uno</p><p>dos<br>tres</p><div>cuatro</div>cinco').text).toBe(
      'uno\ndos\ntres\ncuatro\ncinco',
    );
    expect(flat('<p>uno<br></p><p>dos</p>').text).toBe('uno\ndos');
    expect(flat('<p>uno</p><p><br></p><p>dos</p>').text).toBe('uno\n\ndos');
    expect(flat('<div><p>uno</p></div><div><span>d</span>os</div>').text).toBe('uno\ndos');
  });
  it('are not the line breaks of their HTML, unless the page shows them', () => {
    expect(flat('<div>uno<br></div>\n<div>dos</div>\n<p>tres\ncuatro</p>\n').text).toBe(
      'uno\ndos\ntres cuatro',
    );
    expect(flat('<p>uno<b>dos</b> <i>tres</i></p>').text).toBe('unodos tres');
    expect(flat('<p style="white-space: pre-wrap">uno\ndos</p>').text).toBe('uno\ndos');
    const { text, pointAt } = flat('<div>uno</div>\n<div>dos</div>');
    expect(pointAt(text.indexOf('dos'))?.[0].nodeValue).toBe('dos');
  });
  it('say where each letter stands', () => {
    const { text, pointAt, pointBehind } = flat('<p>uno</p><p><b>dos</b>tres</p>');
    const at = text.indexOf('dos');
    expect(pointAt(at)).toEqual([document.querySelector('b')?.firstChild, 0]);
    expect(pointBehind(at + 3)).toEqual([document.querySelector('b')?.firstChild, 3]);
    expect(pointAt(3)).toBeNull(); // The line break between two paragraphs is no letter.
  });
  it('hide what is quoted, and keep its length', () => {
    expect(flat('<blockquote>TV1</blockquote><p>x</p>').text).toMatch(/^[^TV1]{3}\nx$/);
  });
});

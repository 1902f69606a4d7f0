import { describe, expect, it } from 'vitest';
import { hang, hangBar } from '../../../entrypoints/content/bar';
import { show } from './saved-page';

const field = (): HTMLElement => document.querySelector('textarea') as HTMLElement;
const hung = (html: string): HTMLElement => {
  show(`<body>${html}</body>`);
  return hangBar(field(), (word) => word).host;
};

describe('where a bar hangs', () => {
  it('is before its editor', () => {
    const host = hung('<div><p>x</p><textarea></textarea></div>');
    expect(host.nextElementSibling).toBe(field());
    expect(host.hasAttribute('data-column')).toBe(false);
  });
  it('is above the row an editor stands in beside others, which leaves it no room', () => {
    const host = hung(
      '<div id="all" style="display:flex;flex-direction:column"><div id="both" style="display:flex"><div style="display:flex"><textarea></textarea></div><div class="preview"></div></div></div>',
    );
    expect(host.nextElementSibling?.id).toBe('both');
    expect(host.hasAttribute('data-column')).toBe(true);
  });
  it('is before it still beside what only stands above or below', () => {
    const host = hung('<div style="display:flex;flex-direction:column"><textarea></textarea></div>');
    expect(host.nextElementSibling).toBe(field());
  });
  it('goes with an editor that is built anew, and stays where it is right', () => {
    const host = hung('<div><div id="row" style="display:flex"><textarea></textarea></div><p></p></div>');
    const { parentElement } = host;
    hang(host, field());
    expect([host.parentElement, host.nextElementSibling?.id]).toEqual([parentElement, 'row']);
    const anchor = document.querySelector('p') as HTMLElement;
    hang(host, anchor);
    expect(host.nextElementSibling).toBe(anchor);
  });
});

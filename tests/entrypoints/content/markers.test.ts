import { describe, expect, it } from 'vitest';
import { markersIn } from '../../../entrypoints/content/markers';

async function found(html: string): Promise<string[]> {
  const root = document.createElement('div');
  root.innerHTML = html;
  return (await markersIn(root, new AbortController().signal)).map(({ tagName }) => tagName);
}

describe('the markers of rolls', () => {
  it('are found in the text, in document order', async () => {
    expect(await found('<p>TV1 3yQ0</p><div>nada</div><code>x TV1 3yQ0</code>')).toEqual(['P', 'CODE']);
  });
  it('are found when the board cuts them in pieces, as when it marks a searched word', async () => {
    expect(await found('<p>T<b>V</b><i>1 3yQ0</i></p>')).toEqual(['I']);
    expect(await found('<p>TV<b>1</b> 3yQ0</p>')).toEqual(['B']);
    expect(await found('<p>xT</p><p>V</p><p>2</p>')).toEqual([]);
  });
  it('are not words of attributes', async () => {
    expect(await found('<p title="TV1 3yQ0">nada</p>')).toEqual([]);
  });
  it('are not looked for once the page is left', async () => {
    const root = document.createElement('div');
    for (let at = 0; at < 3000; at += 1) root.append(document.createElement('i'), 'TV1 ');
    const leaving = new AbortController();
    const looking = markersIn(root, leaving.signal);
    leaving.abort();
    expect((await looking).length).toBeLessThanOrEqual(3000);
  });
});

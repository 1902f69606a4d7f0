import { describe, expect, it } from 'vitest';
import { holdsMarker, pageHoldsMarker, piecesOf } from '../../../entrypoints/content/marker';

const holds = (html: string): boolean => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return holdsMarker(root);
};

describe('the marker of a roll', () => {
  it('is found in any text, also where the board cuts it in pieces to mark a searched word', () => {
    expect(holds('<p>hola</p><code>x TV1 3yQ0</code>')).toBe(true);
    expect(holds('<p>T<b>V</b><i>1 3yQ0</i></p>')).toBe(true);
  });
  it('is no word of an attribute, and nothing that only resembles it', () => {
    expect(holds('<p title="TV1 3yQ0">hola</p>')).toBe(false);
    expect(holds('<p>tv1 TV 1 T V1</p>')).toBe(false);
  });
});

describe('a page of two thousand posts', () => {
  function thread(at: number | null): HTMLElement {
    const root = document.createElement('div');
    for (let post = 0; post < 2000; post += 1) {
      const one = document.createElement('article');
      one.innerHTML = `<b>Ana</b><p>Nada nuevo ${post}</p>${post === at ? '<i>TV1 2rT1N</i>' : ''}`;
      root.append(one);
    }
    return root;
  }

  it('holds a marker wherever it stands, and none where there is none', async () => {
    for (const at of [0, 999, 1999]) expect(await pageHoldsMarker(thread(at))).toBe(true);
    expect(await pageHoldsMarker(thread(null))).toBe(false);
  });

  it('is cut into pieces that lose no text', () => {
    const root = thread(7);
    const pieces = [...piecesOf(root)];
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.map(({ textContent }) => textContent).join('')).toBe(root.textContent);
  });
});

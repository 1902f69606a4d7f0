import { describe, expect, it } from 'vitest';
import { holdsMarker } from '../../../entrypoints/content/marker';

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

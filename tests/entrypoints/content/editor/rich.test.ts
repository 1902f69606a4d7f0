import { describe, expect, it } from 'vitest';
import { timesIn } from '../../../../entrypoints/content/editor/rich';

describe('a block in the text of a rich field', () => {
  it('stands there when each of its lines has a line of its own, with other spaces between or empty lines', () => {
    expect(timesIn('Antes.\nuno\u00a0dos\n\ntres\nLuego.', 'uno dos\ntres')).toBe(1);
    expect(timesIn('uno dos\ntres\nuno dos\ntres', 'uno dos\ntres')).toBe(2);
  });
  it('does not stand there when its lines were run together, or into those around', () => {
    expect(timesIn('Antes.\nuno dostres\nLuego.', 'uno dos\ntres')).toBe(0);
    expect(timesIn('Antes.uno dos\ntres', 'uno dos\ntres')).toBe(0);
  });
});

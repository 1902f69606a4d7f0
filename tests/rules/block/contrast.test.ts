import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  DARK_PAGE,
  ENOUGH,
  LIGHT_PAGE,
  legibility,
  legibleOn,
} from '../../../rules/block/contrast';
import { CODE_COLOUR } from '../../../rules/block/markup/markup';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast of a block colour', () => {
  it('agrees with the figures of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
    expect(contrast('#FF0000', '#ffffff')).toBeCloseTo(3.998, 3);
  });

  it('says where the usual colour reads: on light pages, not on dark ones', () => {
    expect(legibility('#610B0B')).toMatchObject({ ok: true, value: { reads: 'light' } });
    expect(legibility('#f4a9a9')).toMatchObject({ ok: true, value: { reads: 'dark' } });
    expect(contrast(CODE_COLOUR, '#ffffff')).toBeGreaterThan(ENOUGH);
    expect(contrast(CODE_COLOUR, '#000000')).toBeGreaterThan(ENOUGH);
  });

  it('keeps a colour that reads, and moves one that does not only as far as it must', () => {
    expect(legibleOn('#610B0B', 'light')).toBe('#610B0B');
    const onDark = legibleOn('#610B0B', 'dark');
    expect(contrast(onDark, DARK_PAGE)).toBeGreaterThanOrEqual(ENOUGH);
    expect(contrast(onDark, DARK_PAGE)).toBeLessThan(ENOUGH + 0.5);
    fc.assert(
      fc.property(colour, (any) => {
        expect(contrast(legibleOn(any, 'dark'), DARK_PAGE)).toBeGreaterThanOrEqual(ENOUGH);
        expect(contrast(legibleOn(any, 'light'), LIGHT_PAGE)).toBeGreaterThanOrEqual(ENOUGH);
      }),
    );
  });

  it('refuses every spelling that a board may refuse', () => {
    for (const text of [
      '610B0B',
      '#61b',
      'red',
      '#610B0B80',
      'rgb(97, 11, 11)',
      '#610B0G',
      '',
      '#610B0B\n',
    ]) {
      expect(legibility(text), text).toMatchObject({ ok: false, problems: [{ code: 'colour_format' }] });
    }
    expect(() => contrast('red', '#ffffff')).toThrow(TypeError);
  });

  it('is the same both ways and lies between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

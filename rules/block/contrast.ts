import { bad, good, type Read } from '../read';

/** Least contrast of text for WCAG 2.2 level AA (success criterion 1.4.3). */
export const ENOUGH = 4.5;
/** The page a board shows posts on: white, or the usual dark grey of dark skins. */
export const LIGHT_PAGE = '#ffffff';
export const DARK_PAGE = '#1e1e1e';

/** How a colour reads: ratios of 1 to 21 against both kinds of page, and where it is enough. */
export interface Legibility {
  readonly onLight: number;
  readonly onDark: number;
  readonly reads: 'both' | 'light' | 'dark' | 'none';
}

/** A colour as blocks carry it: `#rrggbb`, any case (the only spelling every board takes, forums.md §3.3). */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, «contrast ratio»). Throws on another spelling. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Where a block of that colour can be read. Problem: `colour_format`. */
export function legibility(colour: string): Read<Legibility> {
  if (!isColour(colour)) return bad({ code: 'colour_format', field: 'colour' });
  const onLight = contrast(colour, LIGHT_PAGE);
  const onDark = contrast(colour, DARK_PAGE);
  const [light, dark] = [onLight >= ENOUGH, onDark >= ENOUGH];
  const reads = light ? (dark ? 'both' : 'light') : dark ? 'dark' : 'none';
  return good({ onLight, onDark, reads });
}

/**
 * The colour, or the nearest one of its hue that reads on a page of that kind: mixed with white on a dark page and
 * with black on a light one, no further than `ENOUGH` asks. Throws `TypeError` for another spelling than `#rrggbb`.
 */
export function legibleOn(colour: string, page: 'light' | 'dark'): string {
  const [paper, ink] = page === 'dark' ? [DARK_PAGE, 255] : [LIGHT_PAGE, 0];
  for (let percent = 0; percent <= 100; percent += 2) {
    const mixed = mix(colour, ink, percent / 100);
    if (contrast(mixed, paper) >= ENOUGH) return mixed;
  }
  return mix(colour, ink, 1);
}

/** `share` 0 leaves the colour as it is spelled, 1 gives `ink` (0 black, 255 white). */
function mix(colour: string, ink: number, share: number): string {
  if (share === 0) return colour;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (ink - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** WCAG 2.2, «relative luminance». */
function luminance(colour: string): number {
  if (!isColour(colour)) throw new TypeError('colour: #rrggbb expected');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

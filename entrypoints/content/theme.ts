export type Theme = 'light' | 'dark';

function channels(colour: string): readonly [number, number, number, number] | null {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(colour)?.[1]
    ?.split(/[,/\s]+/)
    .map(Number);
  if (!parts || parts.length < 3) return null;
  const [r = 0, g = 0, b = 0, a = 1] = parts;
  return [r, g, b, a];
}

/**
 * Light or dark by what stands behind a node: a forum's skin is not the system's preference. The nearest
 * background that is more opaque than not decides; a page without any is white.
 */
export function themeBehind(node: Element): Theme {
  for (let up: Element | null = node; up; up = up.parentElement) {
    const colour = channels(getComputedStyle(up).backgroundColor);
    if (!colour || colour[3] < 0.5) continue;
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2] < 128 ? 'dark' : 'light';
  }
  return 'light';
}

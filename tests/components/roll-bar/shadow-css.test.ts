import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shadowCss } from '../../../components/roll-bar/shadow-css';
import { BASE } from '../../../entrypoints/content/style';

const theme = readFileSync('components/controls/theme.css', 'utf8');
const all = ['controls/theme', 'controls/controls', 'odds/odds', 'roll-bar/roll-bar']
  .map((file) => readFileSync(`components/${file}.css`, 'utf8'))
  .join('\n');

describe('the style of our pages in a shadow root', () => {
  it('names no root, no rem, and asks the page, not the system, whether it is dark', () => {
    const css = shadowCss(all, '.fe');
    expect(css).not.toMatch(/:root|\brem\b|\drem|prefers-color-scheme|(^|[},\s])html[\s{,]/m);
    expect(css).toContain('.fe[data-theme="dark"]{');
  });
  it('measures in the size of our own pages, whatever the forum’s is', () => {
    expect(shadowCss('a{gap:0.5rem 2rem;margin:-.5rem}', '.fe')).toBe('a{gap:7px 28px;margin:-7px}');
  });
});

describe('the colours of what every page loads', () => {
  const variables = (css: string): Map<string, string> =>
    new Map(
      [...css.matchAll(/(--[a-z-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value]),
    );
  const parts = (css: string, dark: RegExp): [string, string] => {
    const at = css.search(dark);
    return [css.slice(0, at), css.slice(at)];
  };
  it('are those of our own pages, by day and by night', () => {
    const ours = parts(BASE, /\.fe\[data-theme=dark\]/);
    const theirs = parts(theme, /@media \(prefers-color-scheme/);
    ours.forEach((css, at) => {
      const palette = variables(theirs[at] ?? '');
      for (const [name, value] of variables(css)) expect([name, value]).toEqual([name, palette.get(name)]);
    });
    expect(variables(ours[0]).size).toBeGreaterThan(10);
  });
});

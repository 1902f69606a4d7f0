import type { Line } from '../write';
import { CODE_COLOUR, type Write } from './markup';

/**
 * For boards that store HTML (Comunidad Umbría, Invision, bbPress). Editors may drop the colour, never the
 * text; `<strong>` survives in all of them (forums.md §3.6).
 */
export const html: Write = (lines, code, colour) =>
  [
    ...lines.map((line) => coloured(colour, runs(line))),
    ...(code === null ? [] : [coloured(CODE_COLOUR, escaped(code))]),
  ].join('<br>');

const coloured = (colour: string, inner: string) => `<span style="color: ${colour}">${inner}</span>`;
const runs = (line: Line) =>
  line.map(({ text, bold }) => (bold ? `<strong>${escaped(text)}</strong>` : escaped(text))).join('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

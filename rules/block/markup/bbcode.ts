import type { Line } from '../write';
import { CODE_COLOUR, type Write } from './markup';

/**
 * One colour tag per line, opened and closed on it, `#rrggbb` without quotes, `[b]` inside: the shape that
 * survives MyBB, SMF, phpBB and FluxBB, their edit forms and their WYSIWYG (forums.md §3.3–3.4).
 */
export const bbcode: Write = (lines, code, colour) =>
  [
    ...lines.map((line) => coloured(colour, runs(line))),
    ...(code === null ? [] : [coloured(CODE_COLOUR, code)]),
  ].join('\n');

const coloured = (colour: string, text: string) => `[color=${colour}]${text}[/color]`;
const runs = (line: Line) => line.map(({ text, bold }) => (bold ? `[b]${text}[/b]` : text)).join('');

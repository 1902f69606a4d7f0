import type { Line } from '../write';
import type { Write } from './markup';

/**
 * For NodeBB, Discourse and Flarum: no colour there, bold outcome, and the code between back-ticks so that
 * nothing inside it is formatted (forums.md §3.4).
 */
export const markdown: Write = (lines, code) =>
  [...lines.map(runs), ...(code === null ? [] : [`\`${code}\``])].join('\n');

const runs = (line: Line) => line.map(({ text, bold }) => (bold ? `**${text}**` : text)).join('');

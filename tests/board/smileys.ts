import { escapeHtml } from './html';

/** The board's own smileys: code → name of its image. */
const SMILEYS: Readonly<Record<string, string>> = {
  ':)': 'sonrisa',
  ';)': 'guino',
  ':(': 'pena',
  ':D': 'risa',
  ':P': 'lengua',
  '8)': 'gafas',
};
const codes = Object.keys(SMILEYS)
  .map((code) => code.replace(/[()]/g, '\\$&'))
  .join('|');
// The rule SMF has, the strictest of the engines measured: after the start, white space or one of these signs,
// and not before a letter or digit. So «(12, 17, 8)» and a lone «8)» become a face here too.
const FACE = new RegExp(`(^|[\\s>:?.\\[\\]()*\\\\;])(${codes})(?![\\p{L}\\p{N}])`, 'gu');

/** Escaped text with the smileys as images; `alt` is the code that was typed. */
export const withSmileys = (text: string): string => {
  let out = '';
  let from = 0;
  for (const found of text.matchAll(FACE)) {
    const [, before = '', code = ''] = found;
    const at = found.index + before.length;
    out += `${escapeHtml(text.slice(from, at))}<img class="smiley" src="/smileys/${SMILEYS[code]}.svg" alt="${escapeHtml(code)}">`;
    from = at + code.length;
  }
  return out + escapeHtml(text.slice(from));
};

const MOUTHS: Readonly<Record<string, string>> = {
  sonrisa: '<path d="M5.5 10.5q3.5 4 7 0"/>',
  guino: '<path d="M5.5 10.5q3.5 4 7 0"/>',
  pena: '<path d="M5.5 12.5q3.5-4 7 0"/>',
  risa: '<path d="M5 10h8q-1 4-4 4t-4-4z" fill="#fff"/>',
  lengua: '<path d="M5.5 10.5h7"/><path d="M9 10.5v3h2.5v-3" fill="#e0607e"/>',
  gafas: '<path d="M6 11.5q3 2.5 6 0"/><path d="M4 6h4v2H4zM10 6h4v2h-4zM8 6h2" fill="#333"/>',
};
/** The image of a smiley, or `null` when there is none of that name. */
export const smileyImage = (name: string): string | null => {
  const mouth = Object.hasOwn(MOUTHS, name) ? MOUTHS[name] : undefined;
  if (mouth === undefined) return null;
  const eyes =
    name === 'guino'
      ? '<path d="M6.5 6v2M10.5 7h3"/>'
      : name === 'gafas'
        ? ''
        : '<path d="M6.5 6v2M11.5 6v2"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><circle cx="9" cy="9" r="8" fill="#ffd75e" stroke="#c8961e"/><g fill="none" stroke="#5b4310" stroke-linecap="round">${eyes}${mouth}</g></svg>`;
};

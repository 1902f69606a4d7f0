import { readFileSync } from 'node:fs';

/**
 * How boards show a post: as much of their parsers as touches a block and the words around it, after forums.md
 * §3.1–3.3. Smilies by the lists of forum-samples.json, each where its board looks for them.
 */
const { stock_smilies: smilies }: { stock_smilies: Readonly<Record<string, readonly string[]>> } = JSON.parse(
  readFileSync('tests/vectors/forum-samples.json', 'utf8'),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** What may stand before a smiley, and after it (forums.md §3.2, context rules). */
const PLACES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  mybb: ['', ''],
  smf: ['(?<=^|[\\s>:?.[\\]()*\\\\;])', '(?![A-Za-z0-9])'],
  fluxbb: ['(?<=^|[\\s>])', '(?![A-Za-z0-9])'],
  phpbb: ['(?<=^|[\\n .\\]])', '(?!\\w)'],
  nodebb: ['(?<=^|\\s)', '(?=\\s|$)'],
};

function withSmilies(board: string, html: string, image: (code: string) => string): string {
  const [before, after] = PLACES[board] ?? ['', ''];
  const codes = [...(smilies[board] ?? [])].map(escaped).sort((a, b) => b.length - a.length);
  return html.replace(new RegExp(`${before}(?:${codes.map(literal).join('|')})${after}`, 'g'), image);
}

interface Tags {
  colour(value: string): string;
  readonly bold: readonly [string, string];
  readonly line: string;
}
const bbcode = (html: string, { colour, bold, line }: Tags): string =>
  html
    .replace(/\[color=(#[0-9a-f]{6})\]/gi, (_, value: string) => colour(value))
    .replaceAll('[/color]', '</span>')
    .replaceAll('[b]', bold[0])
    .replaceAll('[/b]', bold[1])
    .replaceAll('\n', line);

const rgb = (value: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)).join(', ')})`;

/** A post of each board: what its author typed, as its readers get it. */
export const boards: Readonly<Record<string, (typed: string) => string>> = {
  mybb: (typed) =>
    bbcode(
      withSmilies(
        'mybb',
        escaped(
          typed
            .replace(/\(c\)/gi, '©')
            .replace(/\(r\)/gi, '®')
            .replace(/\(tm\)/gi, '™'),
        ),
        () => '<img src="s.png" alt="Sad" title="Sad" class="smilie smilie_8">',
      ),
      {
        colour: (value) => `<span style="color: ${value};" class="mycode_color">`,
        bold: ['<span style="font-weight: bold;" class="mycode_b">', '</span>'],
        line: '<br>\n',
      },
    ),
  smf: (typed) =>
    bbcode(
      withSmilies(
        'smf',
        escaped(typed).replace(/…/g, '...').replace(/[“”]/g, '"'),
        (code) => `<img alt="${code}" title="Nombre" class="smiley">`,
      )
        .replaceAll('  ', '&nbsp; ')
        .replaceAll('\t', '&nbsp;&nbsp;&nbsp;'),
      {
        colour: (value) => `<span style="color: ${value};" class="bbc_color">`,
        bold: ['<b>', '</b>'],
        line: '<br>',
      },
    ),
  fluxbb: (typed) =>
    `<p>${bbcode(
      withSmilies('fluxbb', escaped(typed), () => '<img src="s.png" width="15" alt="big_smile">').replaceAll(
        '  ',
        '&#160; ',
      ),
      {
        colour: (value) => `<span style="color: ${value}">`,
        bold: ['<strong>', '</strong>'],
        line: '<br>',
      },
    ).replaceAll('<br><br>', '</p><p>')}</p>`,
  phpbb: (typed) =>
    bbcode(
      withSmilies('phpbb', escaped(typed), (code) => `<img class="smilies" alt="${code}" title="Nombre">`),
      {
        colour: (value) => `<span style="color:${value}">`,
        bold: ['<strong class="text-strong">', '</strong>'],
        line: '<br>\n',
      },
    ),
  foroactivo: (typed) =>
    bbcode(escaped(typed), {
      colour: (value) => `<font color="${value.toLowerCase()}">`,
      bold: ['<strong>', '</strong>'],
      line: '<br />',
    }).replaceAll('</span>', '</font>'),
  /** Rich editors and cleaners: the colour respelled or dropped, a paragraph for each line. */
  xenforo: (typed) =>
    bbcode(escaped(typed), {
      colour: (value) => `<span style="color: ${rgb(value)}">`,
      bold: ['<b>', '</b>'],
      line: '<br />\n',
    }),
  nodebb: (typed) => {
    const spans = escaped(typed).split('`');
    return `<p dir="auto">${spans
      .map((span, at) =>
        at % 2
          ? `<code>${span}</code>`
          : withSmilies('nodebb', span, (code) => `<img class="emoji" title="${code}" alt="😀">`)
              .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
              .replaceAll('\n\n', '</p>\n<p dir="auto">')
              .replaceAll('\n', '<br />\n'),
      )
      .join('')}</p>`;
  },
};
/** The same for boards that store HTML: what their editors and cleaners leave of it. */
export const htmlBoards: Readonly<Record<string, (typed: string) => string>> = {
  umbria: (html) => `<p>${html.replaceAll('<br>', '<br />')}</p>`,
  'CKEditor 4, which drops colours': (html) => `<p>${html.replace(/<\/?span[^>]*>/g, '')}</p>`,
  'an editor with a paragraph for each line': (html) => `<p>${html.replaceAll('<br>', '</p><p>')}</p>`,
  'an editor with a box for each line': (html) => `<div>${html.replaceAll('<br>', '</div><div>')}</div>`,
  'an editor that respells colours and spaces': (html) =>
    html
      .replace(/color: (#[0-9a-f]{6})/gi, (_, value: string) => `color: ${rgb(value)}`)
      .replaceAll(' → ', '&nbsp;→ '),
};

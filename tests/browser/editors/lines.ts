const ENTITIES: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: '\u00a0',
    laquo: '«',
    raquo: '»',
    rarr: '→',
    middot: '·',
  },
  ...{ iexcl: '¡', iquest: '¿', ndash: '–', times: '×', hellip: '…' },
};
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? accented(name) ?? all;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
const MARKS: Readonly<Record<string, string>> = { acute: '\u0301', tilde: '\u0303', uml: '\u0308' };
function accented(name: string): string | undefined {
  const [, letter, mark = ''] = /^([A-Za-z])(acute|tilde|uml)$/.exec(name) ?? [];
  return letter && (letter + MARKS[mark]).normalize('NFC');
}

/** What stands in an editor, line by line, whatever it is made of; empty lines at the ends are nobody's. */
export function linesOf(text: string, kind: 'text' | 'html'): string[] {
  const plain =
    kind === 'text'
      ? text
      : decoded(
          text
            .replace(/[\r\n]/g, '')
            .replace(/(?<=[^>])<(?:p|div)[^>]*>/gi, '\n')
            .replace(/<br[^>]*>(?=<\/(?:p|div)>)/gi, '')
            .replace(/<br[^>]*>|<\/(?:p|div|li|h\d|blockquote)>/gi, '\n')
            .replace(/<[^>]*>/g, ''),
        );
  return plain
    .replace(/\r/g, '')
    .replace(/^\s+|\s+$/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
}

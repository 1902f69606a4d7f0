import { type BrowserName, browserNames } from '../harness/browsers';
import { type EditorCase, editorCases, versionOf } from './list';
import { properties, type Seen } from './trial';

/** Where the table stands. */
export const TABLE = 'docs/editores.md';

const HEADINGS = properties.map((name) => name).join(' | ');

const cell = (value: boolean | null): string => (value === null ? '·' : value ? 'yes' : '**no**');

export const nameOf = ({ name, package: from }: EditorCase): string =>
  from === null ? name : `${name} (${versionOf(from)})`;

/** What a row begins with. */
const headOf = (editor: EditorCase, browser: BrowserName): string =>
  `| ${nameOf(editor)} | ${editor.markup} | ${browser} | `;

/** The lines of one browser, as they stand in the table: of those editors that were tried. */
export const rowsOf = (browser: BrowserName, results: ReadonlyMap<string, Seen>): string[] =>
  editorCases.flatMap((editor) => {
    const seen = results.get(editor.id);
    if (!seen) return [];
    return [`${headOf(editor, browser)}${properties.map((name) => cell(seen[name])).join(' | ')} |`];
  });

const MARK = /<!-- rows -->\n[\s\S]*?<!-- end -->/;

/** The rows of one browser in the document. */
export const rowsIn = (document: string, browser: BrowserName): string[] =>
  document.split('\n').filter((line) => line.startsWith('| ') && line.includes(` | ${browser} | `));

/**
 * The document with these rows of one browser put anew.
 *
 * @param whole Every editor was tried: other rows of that browser go.
 */
export function withRows(
  document: string,
  browser: BrowserName,
  rows: readonly string[],
  whole: boolean,
): string {
  const kept = browserNames.filter((name) => !whole || name !== browser);
  const known = kept.flatMap((name) => rowsIn(document, name));
  const sorted = editorCases.flatMap((editor) =>
    browserNames.flatMap((browser) => {
      const row = [...rows, ...known].find((one) => one.startsWith(headOf(editor, browser)));
      return row === undefined ? [] : [row];
    }),
  );
  const head = `| editor | board writes | browser | ${HEADINGS} |\n|${'---|'.repeat(properties.length + 3)}`;
  const table = `<!-- rows -->\n\n${head}\n${sorted.join('\n')}\n\n<!-- end -->`;
  return document.replace(MARK, () => table);
}

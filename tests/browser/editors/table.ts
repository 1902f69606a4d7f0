import { type BrowserName, browserNames } from '../harness/browsers';
import { type EditorCase, editorCases, versionOf } from './list';
import { properties, type Seen } from './trial';

/** Where the table stands. */
export const TABLE = 'docs/editores.md';

const HEADINGS = properties.map((name) => name).join(' | ');

const cell = (value: boolean | null): string => (value === null ? '·' : value ? 'yes' : '**no**');

export const nameOf = ({ name, package: from }: EditorCase): string =>
  from === null ? name : `${name} (${versionOf(from)})`;

/** The lines of one browser, as they stand in the table. */
export const rowsOf = (browser: BrowserName, results: ReadonlyMap<string, Seen>): string[] =>
  editorCases.map((editor) => {
    const seen = results.get(editor.id);
    const cells = properties.map((name) => (seen ? cell(seen[name]) : '?'));
    return `| ${nameOf(editor)} | ${editor.markup} | ${browser} | ${cells.join(' | ')} |`;
  });

const MARK = /<!-- rows -->\n[\s\S]*?<!-- end -->/;

/** The rows of one browser in the document. */
export const rowsIn = (document: string, browser: BrowserName): string[] =>
  document.split('\n').filter((line) => line.startsWith('| ') && line.includes(` | ${browser} | `));

/** The document with the rows of one browser put anew; those of the others stay. */
export function withRows(document: string, browser: BrowserName, rows: readonly string[]): string {
  const all = browserNames.flatMap((name) => (name === browser ? rows : rowsIn(document, name)));
  const names = editorCases.map(nameOf);
  const at = (row: string) =>
    editorCases.findIndex((editor, place) => row.startsWith(`| ${names[place]} | ${editor.markup} | `));
  const sorted = all.map((row) => ({ row, at: at(row) })).sort((a, b) => a.at - b.at);
  const head = `| editor | board writes | browser | ${HEADINGS} |\n|${'---|'.repeat(properties.length + 3)}`;
  const table = `<!-- rows -->\n\n${head}\n${sorted.map(({ row }) => row).join('\n')}\n\n<!-- end -->`;
  return document.replace(MARK, () => table);
}

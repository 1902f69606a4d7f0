import type { SheetColumn } from '../../rules/system';
import type { RawRow } from './draft';

/** What stands in `formato`: whose rows they are, and of which version of this form. */
const format = (file: string): string => `fe-de-dados/${file}/1`;

/** The rows of a list as a file of their own, to be brought into another. */
export const writeRows = (file: string, columns: readonly SheetColumn[], rows: readonly RawRow[]): string =>
  `${JSON.stringify(
    {
      formato: format(file),
      filas: rows.map((row) => Object.fromEntries(columns.map(({ id }) => [id, row[id] ?? '']))),
    },
    null,
    2,
  )}\n`;

/** `not_json`, or a file of something else. */
export type RowFileProblem = 'not_json' | 'other_file';

/**
 * Rows from a file, whoever wrote it: the columns of the list and nothing else. Their values are judged as if
 * they had been typed.
 */
export function readRows(
  file: string,
  columns: readonly SheetColumn[],
  text: string,
): readonly RawRow[] | RowFileProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'not_json';
  }
  const { formato, filas } = isObject(data) ? data : {};
  if (formato !== format(file) || !Array.isArray(filas) || !filas.every(isObject)) return 'other_file';
  return filas.map((row) =>
    Object.fromEntries(columns.map((column) => [column.id, cellOf(column, row[column.id])])),
  );
}

const cellOf = (column: SheetColumn, value: unknown): string | boolean => {
  if (column.type === 'flag') return value === true;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

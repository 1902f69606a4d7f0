import type { Problem } from './read';
import type { FieldValue, SheetColumn, SheetData, SheetField, SheetRow } from './system';

/**
 * Stored or typed sheets against the fields of their system. A field that is missing is no problem: it was
 * added after the sheet was stored, and the readers below give its first value.
 */

/** Every problem of the data, in the order of the fields: `wrong_type`, `out_of_range`, `too_long`,
 * `too_many`, `unknown_option`. The `field` is `id`, or `id.row.column` with rows counted from 1. */
export const checkFields = (fields: readonly SheetField[], data: SheetData): Problem[] =>
  fields.flatMap((field) => {
    const value: unknown = data[field.id];
    return value === undefined ? [] : checkField(field, value);
  });

function checkField(field: SheetField, value: unknown): Problem[] {
  if (field.type === 'texts') {
    return listed(field.id, value, field.maxItems, (item, path) =>
      checkCell({ id: field.id, type: 'text', maxLength: field.maxLength }, item, path),
    );
  }
  if (field.type === 'rows') {
    return listed(field.id, value, field.maxItems, (row, path) =>
      isRow(row)
        ? field.columns.flatMap((column) => {
            const cell = row[column.id];
            return cell === undefined ? [] : checkCell(column, cell, `${path}.${column.id}`);
          })
        : [{ code: 'wrong_type', field: path }],
    );
  }
  return checkCell(field, value, field.id);
}

function listed(
  id: string,
  value: unknown,
  maxItems: number,
  check: (item: unknown, path: string) => Problem[],
): Problem[] {
  if (!Array.isArray(value)) return [{ code: 'wrong_type', field: id }];
  if (value.length > maxItems) return [{ code: 'too_many', field: id, values: { max: maxItems } }];
  return value.flatMap((item, index) => check(item, `${id}.${index + 1}`));
}

function checkCell(column: SheetColumn, value: unknown, field: string): Problem[] {
  const wrong: Problem[] = [{ code: 'wrong_type', field }];
  switch (column.type) {
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong;
    case 'text':
      if (typeof value !== 'string') return wrong;
      return value.length <= column.maxLength
        ? []
        : [{ code: 'too_long', field, values: { max: column.maxLength } }];
    case 'choice':
      if (typeof value !== 'string') return wrong;
      return column.options.includes(value) ? [] : [{ code: 'unknown_option', field }];
    case 'int':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return wrong;
      return value >= column.min && value <= column.max
        ? []
        : [{ code: 'out_of_range', field, values: { min: column.min, max: column.max } }];
  }
}

const isRow = (value: unknown): value is SheetRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Readers: what a rule needs of a sheet, whatever stands there. `fallback` for a missing or mistyped value.

export const intField = (data: SheetData | SheetRow, id: string, fallback = 0): number => {
  const value: FieldValue | undefined = data[id];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : fallback;
};
export const textField = (data: SheetData | SheetRow, id: string, fallback = ''): string => {
  const value: FieldValue | undefined = data[id];
  return typeof value === 'string' ? value : fallback;
};
export const flagField = (data: SheetData | SheetRow, id: string): boolean => data[id] === true;
export const rowsField = (data: SheetData, id: string): readonly SheetRow[] => {
  const value: unknown = data[id];
  return Array.isArray(value) ? value.filter(isRow) : [];
};
export const textsField = (data: SheetData, id: string): readonly string[] => {
  const value: unknown = data[id];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

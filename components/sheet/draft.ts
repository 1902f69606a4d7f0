import type { Problem } from '../../rules/read';
import type { FieldValue, SheetColumn, SheetData, SheetField, SheetRow } from '../../rules/system';
import { readWhole } from '../controls/whole';

/** A field as it stands on the screen: numbers are the text that was typed, right or wrong. */
export type RawRow = Readonly<Record<string, string | boolean>>;
export type Raw = string | boolean | readonly string[] | readonly RawRow[];
export type Draft = Readonly<Record<string, Raw>>;

export interface DraftReading {
  /** The fields that could be read; the others are left out. */
  readonly values: SheetData;
  /**
   * What is wrong with what was typed, before the game is asked, with the codes every system explains;
   * `field` is the path in the draft: `astucia`, `armas.2.nombre` with rows counted from 1.
   */
  readonly problems: readonly Problem[];
  /** For lists: where each entry of `values` stands in the draft (entries not begun are left out). */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

const rowsOf = (value: FieldValue | undefined): readonly SheetRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];
const textsOf = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/**
 * A stored value as it is shown. A field added after the sheet was stored shows its first value; what a field
 * cannot hold (foreign data) is shown as empty.
 */
export function rawOf(field: SheetField, value: FieldValue | undefined): Raw {
  switch (field.type) {
    case 'flag':
      return value === true;
    case 'texts':
      return textsOf(value);
    case 'rows':
      return rowsOf(value).map((row) =>
        Object.fromEntries(field.columns.map((column) => [column.id, rawCell(column, row[column.id])])),
      );
    default:
      if (value === undefined) return firstOf(field);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

const rawCell = (column: SheetColumn, value: string | number | boolean | undefined): string | boolean => {
  if (column.type === 'flag') return value === true;
  return value === undefined ? firstOf(column) : String(value);
};

/** The first value of a field: the number nearest to 0, the first option, no text. */
function firstOf(shape: SheetColumn | SheetField): string {
  if (shape.type === 'int') return String(Math.max(shape.min, Math.min(0, shape.max)));
  return shape.type === 'choice' ? (shape.options[0] ?? '') : '';
}

export const draftOf = (fields: readonly SheetField[], data: SheetData): Draft =>
  Object.fromEntries(fields.map((field) => [field.id, rawOf(field, data[field.id])]));

/** Whether a field of this kind can show it. Kept text comes from an older sitting: it is looked at first. */
export function fits(field: SheetField, raw: unknown): raw is Raw {
  if (field.type === 'flag') return typeof raw === 'boolean';
  if (field.type === 'texts') return Array.isArray(raw) && raw.every((text) => typeof text === 'string');
  if (field.type === 'rows') {
    return Array.isArray(raw) && raw.every((row) => typeof row === 'object' && row !== null);
  }
  return typeof raw === 'string';
}

/** Mark of a row that was added and not touched yet; no column is called so (ids have no `*`). */
const UNTOUCHED = '*new';

/** A new row of a list, with the first value of each column. It is not part of the sheet before it is touched. */
export const newRow = (columns: readonly SheetColumn[]): RawRow => ({
  ...Object.fromEntries(columns.map((column) => [column.id, rawCell(column, undefined)])),
  [UNTOUCHED]: true,
});

/** The row with one cell changed. */
export function touchRow(row: RawRow, column: string, raw: string | boolean): RawRow {
  const { [UNTOUCHED]: _, ...touched } = row;
  return { ...touched, [column]: raw };
}

/** Reads what was typed, field by field, and keeps every problem. Never throws. */
export function readDraft(fields: readonly SheetField[], draft: Draft): DraftReading {
  const values: Record<string, FieldValue> = {};
  const problems: Problem[] = [];
  const places: Record<string, readonly number[]> = {};
  for (const field of fields) {
    const raw = draft[field.id];
    if (raw === undefined) continue;
    const read = readField(field, raw);
    problems.push(...read.problems);
    if (read.value !== undefined) values[field.id] = read.value;
    if (read.places) places[field.id] = read.places;
  }
  return { values, problems, places };
}

interface FieldReading {
  readonly value?: FieldValue;
  readonly problems: readonly Problem[];
  readonly places?: readonly number[];
}

function readField(field: SheetField, raw: Raw): FieldReading {
  if (field.type === 'flag') return { value: raw === true, problems: [] };
  if (field.type === 'texts') return readTexts(field, Array.isArray(raw) ? (raw as readonly string[]) : []);
  if (field.type === 'rows') return readRows(field, Array.isArray(raw) ? (raw as readonly RawRow[]) : []);
  return readCell(field, typeof raw === 'string' ? raw : '', field.id);
}

/** One typed text, as the field or column it stands in wants it. */
function readCell(
  shape: SheetField | SheetColumn,
  text: string,
  field: string,
): { readonly value?: string | number; readonly problems: readonly Problem[] } {
  if (shape.type === 'int') {
    const { min, max } = shape;
    const value = readWhole(text);
    return value === null || value < min || value > max
      ? { problems: [{ code: 'out_of_range', field, values: { min, max } }] }
      : { value, problems: [] };
  }
  const problems = shape.type === 'text' ? tooLong(field, text, shape.maxLength) : [];
  return problems.length > 0 ? { problems } : { value: text, problems };
}

type TextsField = Extract<SheetField, { type: 'texts' }>;
type RowsField = Extract<SheetField, { type: 'rows' }>;

const tooLong = (field: string, text: string, max: number): readonly Problem[] =>
  text.length > max ? [{ code: 'too_long', field, values: { max } }] : [];
const tooMany = (field: string, count: number, max: number): readonly Problem[] =>
  count > max ? [{ code: 'too_many', field, values: { max } }] : [];

function readTexts(field: TextsField, texts: readonly string[]): FieldReading {
  const places = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const problems = [
    ...tooMany(field.id, places.length, field.maxItems),
    ...places.flatMap((at) => tooLong(`${field.id}.${at + 1}`, texts[at] ?? '', field.maxLength)),
  ];
  if (problems.length > 0) return { problems, places };
  return { value: places.map((at) => texts[at] ?? ''), problems, places };
}

function readRows(field: RowsField, rows: readonly RawRow[]): FieldReading {
  const places = rows.flatMap((row, at) => (row[UNTOUCHED] === true ? [] : [at]));
  const problems = [...tooMany(field.id, places.length, field.maxItems)];
  const value = places.map((at) => {
    const cells: Record<string, string | number | boolean> = {};
    for (const column of field.columns) {
      const raw = rows[at]?.[column.id];
      if (column.type === 'flag') {
        cells[column.id] = raw === true;
        continue;
      }
      const cell = readCell(column, typeof raw === 'string' ? raw : '', `${field.id}.${at + 1}.${column.id}`);
      problems.push(...cell.problems);
      if (cell.value !== undefined) cells[column.id] = cell.value;
    }
    return cells;
  });
  return problems.length > 0 ? { problems, places } : { value, problems, places };
}

/**
 * The path of a game's problem (`armas.1.nombre`) as it stands in the draft, where entries not begun still
 * have their place.
 */
export function draftPath(path: string, places: DraftReading['places']): string {
  const [id = '', row, ...rest] = path.split('.');
  if (row === undefined) return id;
  const at = places[id]?.[Number(row) - 1];
  return [id, at === undefined ? row : String(at + 1), ...rest].join('.');
}

/** The field a path belongs to: the part before its first point. */
export const fieldOfPath = (path: string): string => path.split('.')[0] ?? '';

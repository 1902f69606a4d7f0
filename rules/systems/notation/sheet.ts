import { checkFields, rowsField, textField } from '../../fields';
import type { Problem } from '../../read';
import type { SheetData, SheetField } from '../../system';
import { type DialectId, dialectIds, isDialect } from './dialect/dialect';

/** A sheet for any other game: saved rolls, the values they name, and notes. */
export const fields: readonly SheetField[] = [
  { id: 'dialecto', group: 'forma', type: 'choice', options: dialectIds },
  {
    id: 'macros',
    group: 'tiradas',
    type: 'rows',
    maxItems: 40,
    columns: [
      { id: 'nombre', type: 'text', maxLength: 40 },
      { id: 'expresion', type: 'text', maxLength: 200 },
    ],
  },
  {
    id: 'valores',
    group: 'tiradas',
    type: 'rows',
    maxItems: 60,
    columns: [
      { id: 'nombre', type: 'text', maxLength: 30 },
      { id: 'valor', type: 'int', min: -9999, max: 9999 },
    ],
  },
  { id: 'notas', group: 'notas', type: 'text', maxLength: 4000, lines: 8 },
];

export const newSheet = (): SheetData => ({ dialecto: 'base', macros: [], valores: [], notas: '' });

export const checkSheet = (data: SheetData): readonly Problem[] => checkFields(fields, data);

/** The dialect of a sheet, unless its partida sets one. */
export function dialectOf(data: SheetData, partida: SheetData = {}): DialectId {
  const ruled = textField(partida, 'notation.dialecto');
  const own = textField(data, 'dialecto');
  return isDialect(ruled) ? ruled : isDialect(own) ? own : 'base';
}

export interface Macro {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
/** Saved rolls that have a text, as options; named by their text where they have no name. */
export const macrosOf = (data: SheetData): readonly Macro[] =>
  rowsField(data, 'macros').flatMap((row, at) => {
    const text = textField(row, 'expresion').trim();
    return text ? [{ id: `m${at + 1}`, name: textField(row, 'nombre').trim() || text, text }] : [];
  });

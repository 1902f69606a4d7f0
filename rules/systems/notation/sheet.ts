import { checkFields, rowsField, textField } from '../../fields';
import type { Problem } from '../../read';
import type { SheetData, SheetField } from '../../system';
import { type DialectId, dialectIds, isDialect } from './dialect/dialect';
import { gameOf, games } from './games';
import type { Game } from './games/form';
import { readBands } from './own-bands';

const NO_GAME = 'ninguno';

/** A sheet for any other game: its ready-made rolls, saved rolls, the values they name, and notes. */
export const fields: readonly SheetField[] = [
  { id: 'juego', group: 'juego', type: 'choice', options: [NO_GAME, ...games.map(({ id }) => id)] },
  { id: 'dialecto', group: 'juego', type: 'choice', options: dialectIds },
  {
    id: 'macros',
    group: 'tiradas',
    type: 'rows',
    maxItems: 40,
    columns: [
      { id: 'nombre', type: 'text', maxLength: 40 },
      { id: 'expresion', type: 'text', maxLength: 200 },
      { id: 'bandas', type: 'text', maxLength: 160 },
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

export const newSheet = (): SheetData => ({
  juego: NO_GAME,
  dialecto: 'base',
  macros: [],
  valores: [],
  notas: '',
});

/** Problems of the fields, and of the bands of saved rolls: a player finds out when he writes them. */
export const checkSheet = (data: SheetData): readonly Problem[] => [
  ...checkFields(fields, data),
  ...rowsField(data, 'macros').flatMap((row, at) => {
    const text = textField(row, 'bandas').trim();
    const read = text ? readBands(text) : null;
    return read && !read.ok
      ? read.problems.map((problem) => ({ ...problem, field: `macros.${at + 1}.bandas` }))
      : [];
  }),
];

/** The dialect of a sheet, unless its partida sets one. */
export function dialectOf(data: SheetData, partida: SheetData = {}): DialectId {
  const ruled = textField(partida, 'notation.dialecto');
  const own = textField(data, 'dialecto');
  return isDialect(ruled) ? ruled : isDialect(own) ? own : 'base';
}

/** The ready-made game of a sheet, unless its partida sets one. */
export function gameOfSheet(data: SheetData, partida: SheetData = {}): Game | null {
  const ruled = textField(partida, 'notation.juego');
  return gameOf(gameOf(ruled) || ruled === NO_GAME ? ruled : textField(data, 'juego'));
}

export interface Macro {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly bands: string;
}
/** Saved rolls that have a text, as options; named by their text where they have no name. */
export const macrosOf = (data: SheetData): readonly Macro[] =>
  rowsField(data, 'macros').flatMap((row, at) => {
    const text = textField(row, 'expresion').trim();
    const name = textField(row, 'nombre').trim() || text;
    return text ? [{ id: `m${at + 1}`, name, text, bands: textField(row, 'bandas').trim() }] : [];
  });

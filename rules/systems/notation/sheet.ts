import { checkFields, rowsField, textField } from '../../fields';
import type { Problem, Read } from '../../read';
import type { SheetData, SheetField } from '../../system';
import { type DialectId, dialectIds, isDialect } from './dialect/dialect';
import { gameOf, games } from './games';
import type { Game } from './games/form';
import { MOST_CHARACTERS, type OwnGame } from './games/own/form';
import { readOwnGames } from './games/own/read-own';
import { SAMPLE } from './games/own/sample';
import { readBands } from './own-bands';

const NO_GAME = 'ninguno';

const macros: SheetField = {
  id: 'macros',
  group: 'tiradas',
  type: 'rows',
  maxItems: 40,
  file: 'tiradas',
  columns: [
    { id: 'nombre', type: 'text', maxLength: 40 },
    { id: 'expresion', type: 'text', maxLength: 200 },
    { id: 'bandas', type: 'text', maxLength: 160 },
  ],
};
const templates: SheetField = {
  id: 'plantillas',
  group: 'plantillas',
  type: 'text',
  maxLength: MOST_CHARACTERS,
  lines: 8,
  file: 'plantillas',
  sample: SAMPLE,
};

/** A sheet for any other game: its ready-made rolls, saved rolls, the values they name, and notes. */
export const fields: readonly SheetField[] = [
  { id: 'juego', group: 'juego', type: 'choice', options: [NO_GAME, ...games.map(({ id }) => id)] },
  { id: 'dialecto', group: 'juego', type: 'choice', options: dialectIds },
  macros,
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
  templates,
  { id: 'notas', group: 'notas', type: 'text', maxLength: 4000, lines: 8 },
];

export const newSheet = (): SheetData => ({
  juego: NO_GAME,
  dialecto: 'base',
  macros: [],
  valores: [],
  plantillas: '',
  notas: '',
});

/** Saved rolls and templates that everybody in a partida has. */
export const partidaFields: readonly SheetField[] = [macros, templates];

/** Problems of the fields, of the bands of saved rolls and of templates: a player finds out when he writes them. */
export const checkSheet = (data: SheetData): readonly Problem[] => [
  ...checkFields(fields, data),
  ...checkRolls(data),
];
/** The same for what a partida has of them. */
export const checkPartida = (data: SheetData): readonly Problem[] => checkRolls(data);

function checkRolls(data: SheetData): readonly Problem[] {
  const bands = rowsField(data, 'macros').flatMap((row, at) => {
    const text = textField(row, 'bandas').trim();
    const read = text ? readBands(text) : null;
    return read && !read.ok
      ? read.problems.map((problem) => ({ ...problem, field: `macros.${at + 1}.bandas` }))
      : [];
  });
  const own = readTemplates(data);
  return own.ok ? bands : [...bands, ...own.problems];
}

/** The last texts of templates that were read: they are asked for at every change of a choice. */
const known = new Map<string, Read<readonly OwnGame[]>>();
const MOST_KNOWN = 4;
function readTemplates(data: SheetData): Read<readonly OwnGame[]> {
  const text = textField(data, 'plantillas');
  const read = known.get(text) ?? readOwnGames(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, read);
  return read;
}
/** The templates a player made; none where they cannot be read. */
export function ownGamesOf(data: SheetData): readonly OwnGame[] {
  const read = readTemplates(data);
  return read.ok ? read.value : [];
}

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
export const macrosOf = (data: SheetData, prefix = 'm'): readonly Macro[] =>
  rowsField(data, 'macros').flatMap((row, at) => {
    const text = textField(row, 'expresion').trim();
    const name = textField(row, 'nombre').trim() || text;
    return text ? [{ id: `${prefix}${at + 1}`, name, text, bands: textField(row, 'bandas').trim() }] : [];
  });

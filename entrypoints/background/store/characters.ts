import type { FieldValue, SheetData, SheetRow } from '../../../rules/system';
import type { Character } from '../messages';
import type { State } from './state';

const SHEET = 'sheet:';
const TRASH = 'trash:';
/** Deleted sheets that can still be brought back; the oldest goes when there is one more. */
const KEPT_DELETED = 30;

/** Sheets in storage, one key each, in the order they were last changed, newest first. */
export const storedCharacters = (state: State): readonly Character[] =>
  [...state.list(SHEET).values()]
    .flatMap((value) => readCharacter(value) ?? [])
    .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));

export const storedCharacter = (state: State, id: string): Character | null =>
  readCharacter(state.get(SHEET + id));

/** Writes sheets whole; all of them or none. */
export const putCharacters = (state: State, characters: readonly Character[]): Promise<void> =>
  state.change(() => ({
    set: Object.assign({}, ...characters.map(characterEntry)),
    value: undefined,
  }));

/** A sheet as it is stored, to be written together with something else. */
export const characterEntry = (character: Character): Readonly<Record<string, Character>> => ({
  [SHEET + character.id]: character,
});

/** Puts a sheet away; it can be brought back. `false` when there is none. */
export const trashCharacter = (state: State, id: string, now: number): Promise<boolean> =>
  state.change(() => {
    const character = storedCharacter(state, id);
    if (!character) return { value: false };
    return {
      set: { [TRASH + id]: { deleted: now, character } },
      remove: [SHEET + id, ...tooOld(state)],
      value: true,
    };
  });

/** Brings a deleted sheet back as it was; `null` when it is gone for good. */
export const untrashCharacter = (state: State, id: string): Promise<Character | null> =>
  state.change(() => {
    const stored = state.get(TRASH + id);
    const character = isRecord(stored) ? readCharacter(stored.character) : null;
    if (!character) return { value: storedCharacter(state, id) };
    return { set: { [SHEET + id]: character }, remove: [TRASH + id], value: character };
  });

function tooOld(state: State): readonly string[] {
  const when = (value: unknown) => (isRecord(value) && typeof value.deleted === 'number' ? value.deleted : 0);
  return [...state.list(TRASH)]
    .sort(([, a], [, b]) => when(b) - when(a))
    .slice(KEPT_DELETED - 1)
    .map(([key]) => key);
}

/** A stored sheet, or `null` when something else stands there: it is then left alone. */
export function readCharacter(value: unknown): Character | null {
  if (!isRecord(value)) return null;
  const { id, name, system, data, changed } = value;
  const sheet = readSheetData(data);
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof system === 'string' &&
    typeof changed === 'number' &&
    sheet
    ? { id, name, system, data: sheet, changed }
    : null;
}

/** Plain sheet data: scalars, lists of texts, rows of scalars; `null` for anything else (a system reads on). */
export function readSheetData(value: unknown): SheetData | null {
  if (!isRecord(value)) return null;
  const data: Record<string, FieldValue> = Object.create(null);
  for (const [field, entry] of Object.entries(value)) {
    const read = readField(entry);
    if (read === null) return null;
    data[field] = read;
  }
  return { ...data };
}

function readField(value: unknown): FieldValue | null {
  if (isScalar(value)) return value;
  if (!Array.isArray(value)) return null;
  const items: readonly unknown[] = value;
  if (items.every((item) => typeof item === 'string')) return items;
  return items.every(isRow) ? items : null;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));
const isRow = (value: unknown): value is SheetRow => isRecord(value) && Object.values(value).every(isScalar);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

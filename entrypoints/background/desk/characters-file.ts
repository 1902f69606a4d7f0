import type { Character, CharacterView, Saved, Told } from '../messages';
import { putCharacters, readSheetData, storedCharacter } from '../store/characters';
import { problemsOf, viewOf } from './characters';
import type { Office } from './office';
import { id, isObject, record, text } from './readers';
import { told } from './told';

/** Marks our files; the version goes up when older builds could not read them. */
const FORMAT = 'fe-de-dados/personajes';
const VERSION = 1;
const MOST = 500;

/** The named sheets as a file that `importCharacters` reads back; all that is stored, raw, while read-only. */
export function exportCharacters({ state }: Office, ids: readonly string[]): string {
  if (!state.opened.ok) return JSON.stringify({ format: 'fe-de-dados/copia', data: state.raw() }, null, 2);
  const characters = ids.flatMap((one) => storedCharacter(state, one) ?? []);
  const entries = characters.map(({ name, system, data }) => ({ name, system, data }));
  return JSON.stringify({ format: FORMAT, version: VERSION, characters: entries }, null, 2);
}

/**
 * Adds the sheets of a file, as new ones, when all of them are right; else tells everything that is wrong
 * (`field` is the place in the file) and changes nothing.
 */
export async function importCharacters(
  office: Office,
  json: string,
): Promise<Saved<readonly CharacterView[]>> {
  const file = readFile(office, json);
  if (!file.ok) return file;
  const read = file.value.map((entry, at) => readEntry(office, entry, at));
  const problems = read.flatMap((entry) => (entry.ok ? [] : entry.problems));
  if (problems.length > 0) return { ok: false, problems };
  const characters = read.flatMap((entry) => (entry.ok ? [entry.value] : []));
  await putCharacters(office.state, characters);
  return { ok: true, value: characters.map((character) => viewOf(office, character)) };
}

function readFile({ say }: Office, json: string): Saved<readonly unknown[]> {
  const refuse = (problem: Told): Saved<never> => ({ ok: false, problems: [problem] });
  let file: unknown;
  try {
    file = JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return refuse(told(say, 'import_json'));
  }
  if (!isObject(file) || file.format !== FORMAT || typeof file.version !== 'number') {
    return refuse(told(say, 'import_format'));
  }
  if (file.version > VERSION) return refuse(told(say, 'import_newer'));
  if (!Array.isArray(file.characters)) return refuse(told(say, 'import_format', 'characters'));
  if (file.characters.length === 0) return refuse(told(say, 'import_empty', 'characters'));
  if (file.characters.length > MOST) return refuse(told(say, 'import_too_many', 'characters', MOST));
  return { ok: true, value: file.characters };
}

const entryOf = record<Pick<Character, 'name' | 'system' | 'data'>>({
  name: text(1000),
  system: id(40),
  data: (value) => readSheetData(value) ?? undefined,
});

function readEntry(office: Office, value: unknown, at: number): Saved<Character> {
  const { say } = office;
  const place = `characters.${at}`;
  const entry = entryOf(value);
  const problem = (who: string | number, { code, field, message }: Told): Told => ({
    code,
    field: field ? `${place}.${field}` : place,
    message: say('problem_import_entry', who, message),
  });
  if (!entry) {
    const unreadable = { code: 'sheet_unreadable', field: '', message: say('problem_sheet_unreadable') };
    return { ok: false, problems: [problem(at + 1, unreadable)] };
  }
  const character = { ...entry, name: entry.name.trim(), id: office.newId(), changed: office.now() };
  const problems = problemsOf(office, character).map((one) => problem(character.name || at + 1, one));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: character };
}

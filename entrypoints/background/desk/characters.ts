import { cleanName } from '../../../rules/block/names';
import type { SheetData, System } from '../../../rules/system';
import type { Character, CharacterView, Saved, Told } from '../messages';
import {
  putCharacters,
  storedCharacter,
  storedCharacters,
  trashCharacter,
  untrashCharacter,
} from '../store/characters';
import { storedPartidas } from '../store/partidas';
import { figuresOf } from './figures';
import { type Office, systemOf } from './office';
import { told, toldBy } from './told';

/** A sheet as the popup shows it. A game this build lacks has nothing worked out, and its data is kept. */
export function viewOf({ say, language, systems, state }: Office, character: Character): CharacterView {
  const system = systems.find(({ id }) => id === character.system);
  if (!system) {
    const problems = [told(say, 'unknown_system', '', character.system)];
    return { ...character, derived: [], problems };
  }
  const figures = figuresHere(state, system, character);
  const problems = system.checkSheet(character.data).map((problem) => toldBy(say, language, system, problem));
  // Derived values are of a valid sheet: of another they would be guesses.
  return {
    ...character,
    derived: problems.length > 0 ? [] : system.derived(character.data, language, figures),
    ...(figures ? { figures } : {}),
    problems,
  };
}

/** The rules of the table where this is the active character, the first where it is at several. */
function figuresHere(state: Office['state'], system: System, { id }: Character): SheetData | undefined {
  const partida = storedPartidas(state).find((one) => one.character === id);
  return partida && figuresOf(system, partida);
}

export const characters = (office: Office): readonly CharacterView[] =>
  storedCharacters(office.state).map((character) => viewOf(office, character));

export async function newCharacter(office: Office, id: string): Promise<Saved<CharacterView>> {
  const system = systemOf(office, id);
  if (!system) return refused(told(office.say, 'unknown_system', 'system', id));
  return put(office, {
    id: office.newId(),
    name: system.term(system.id, office.language),
    system: id,
    data: system.newSheet(),
    changed: office.now(),
  });
}

/** Writes a sheet when nothing is wrong with it; else tells what is, and what was stored stays. */
export async function saveCharacter(
  office: Office,
  { id, name, data }: { id: string; name: string; data: SheetData },
): Promise<Saved<CharacterView>> {
  const stored = storedCharacter(office.state, id);
  if (!stored) return refused(told(office.say, 'sheet_gone'));
  const character = { ...stored, name: name.trim(), data, changed: office.now() };
  const problems = problemsOf(office, character);
  return problems.length > 0 ? refused(...problems) : put(office, character);
}

export async function duplicateCharacter(office: Office, id: string): Promise<Saved<CharacterView>> {
  const stored = storedCharacter(office.state, id);
  if (!stored) return refused(told(office.say, 'sheet_gone'));
  return put(office, { ...stored, id: office.newId(), name: numbered(stored.name), changed: office.now() });
}

export async function deleteCharacter(office: Office, id: string): Promise<Saved<null>> {
  return (await trashCharacter(office.state, id, office.now()))
    ? { ok: true, value: null }
    : refused(told(office.say, 'sheet_gone'));
}

export async function restoreCharacter(office: Office, id: string): Promise<Saved<CharacterView>> {
  const character = await untrashCharacter(office.state, id);
  return character ? { ok: true, value: viewOf(office, character) } : refused(told(office.say, 'sheet_gone'));
}

/** What keeps a sheet from being used: a name no block can carry, or the problems of its game. */
export function problemsOf(office: Office, { name, system: id, data }: Character): readonly Told[] {
  const { say, language } = office;
  const system = systemOf(office, id);
  if (!system) return [told(say, 'unknown_system', 'system', id)];
  const clean = cleanName(name, 'name');
  return [...(clean.ok ? [] : clean.problems), ...system.checkSheet(data)].map((problem) =>
    toldBy(say, language, system, problem),
  );
}

const refused = (...problems: Told[]): Saved<never> => ({ ok: false, problems });

async function put(office: Office, character: Character): Promise<Saved<CharacterView>> {
  await putCharacters(office.state, [character]);
  return { ok: true, value: viewOf(office, character) };
}

/** «Armand» → «Armand 2» → «Armand 3», within the length of a name. */
function numbered(name: string): string {
  const [, stem = name, number = '1'] = /^(.*?)(?: ([2-9]|[1-9]\d{1,2}))?$/s.exec(name) ?? [];
  const next = ` ${Number(number) + 1}`;
  return stem.slice(0, 60 - next.length) + next;
}

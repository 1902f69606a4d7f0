import { isColour } from '../../../rules/block/contrast';
import { hostLabel } from '../../../rules/proof/keys';
import type { SheetData } from '../../../rules/system';
import type { Character, PageRef, Partida, Saved } from '../messages';
import { storedCharacter, storedCharacters } from '../store/characters';
import { changePartidas, partidaOf, removePartida, storedPartidas } from '../store/partidas';
import { checkFigures, withFigures } from './figures';
import { COLOUR, NOTATION, type Office, systemOf } from './office';
import { told, toldBy } from './told';

/** A partida to begin with for a page: its thread, or what the page knows of where it is. */
export function proposal(office: Office, page: PageRef, character: Character | null): Partida {
  const { host, topic, section, title } = page;
  return {
    id: office.newId(),
    name: title.trim().slice(0, 100) || host,
    host,
    scope:
      topic !== null
        ? { kind: 'topic', id: topic }
        : section !== null
          ? { kind: 'section', id: section }
          : { kind: 'site', id: '' },
    system: character?.system ?? NOTATION,
    language: office.language,
    colour: COLOUR,
    markup: null,
    character: character?.id ?? null,
    directs: false,
    autoBeacon: true,
    games: {},
  };
}

/** The partida of a page, or a proposal with the character that was changed last. */
export function partidaFor(office: Office, page: PageRef): { partida: Partida; stored: boolean } {
  const partida = partidaOf(storedPartidas(office.state), page);
  if (partida) return { partida, stored: true };
  const [last = null] = storedCharacters(office.state);
  return { partida: proposal(office, page, last), stored: false };
}

/** Writes a partida as the popup has it. Two partidas never cover the same place. */
export async function savePartida(office: Office, sent: Partida): Promise<Saved<Partida>> {
  const { say, state } = office;
  const partida = { ...sent, name: sent.name.trim(), host: hostLabel(sent.host) };
  const problems = [
    ...(partida.name === '' ? [told(say, 'name_empty', 'name')] : []),
    ...(isColour(partida.colour) ? [] : [told(say, 'colour_format', 'colour')]),
    ...(systemOf(office, partida.system) ? [] : [told(say, 'unknown_system', 'system', partida.system)]),
    ...characterProblems(office, partida),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return changePartidas<Saved<Partida>>(state, (stored) => {
    const other = stored.find(
      ({ id, host, scope }) =>
        id !== partida.id &&
        host === partida.host &&
        scope.kind === partida.scope.kind &&
        (scope.kind === 'site' || scope.id === partida.scope.id),
    );
    return other
      ? { value: { ok: false, problems: [told(say, 'scope_taken', 'scope', other.name)] } }
      : put(kept(partida, stored));
  });
}

const put = (partida: Partida) => ({ put: partida, value: { ok: true, value: partida } as const });

/** The form may have been open while rolls were made: what the table counts is not written back over them. */
const kept = (partida: Partida, stored: readonly Partida[]): Partida => ({
  ...partida,
  games: stored.find(({ id }) => id === partida.id)?.games ?? partida.games,
});

/** Sets settings and figures of one game; each has to be one the game knows, with a value it takes. */
export async function setFigures(
  office: Office,
  { partida: id, system: game, set }: { partida: string; system: string; set: SheetData },
): Promise<Saved<Partida>> {
  const { say, language, state } = office;
  const system = systemOf(office, game);
  if (!system) return { ok: false, problems: [told(say, 'unknown_system', 'system', game)] };
  const problems = checkFigures(system, set).map((problem) => toldBy(say, language, system, problem));
  if (problems.length > 0) return { ok: false, problems };
  return changePartidas<Saved<Partida>>(state, (stored) => {
    const partida = stored.find((one) => one.id === id);
    if (!partida) return { value: { ok: false, problems: [told(say, 'partida_gone')] } };
    return put(withFigures(partida, game, set));
  });
}

function characterProblems({ say, state }: Office, { character: id, system }: Partida) {
  if (id === null) return [];
  const character = storedCharacter(state, id);
  if (!character) return [told(say, 'sheet_gone', 'character')];
  if (character.system !== system) return [told(say, 'other_system', 'character', character.name)];
  return [];
}

export async function deletePartida({ say, state }: Office, id: string): Promise<Saved<null>> {
  return (await removePartida(state, id))
    ? { ok: true, value: null }
    : { ok: false, problems: [told(say, 'partida_gone')] };
}

import { languages, type SheetData } from '../../../rules/system';
import { markups, type PageRef, type Partida } from '../messages';
import { readSheetData } from './characters';
import type { State } from './state';

const PARTIDA = 'partida:';

export const storedPartidas = (state: State): readonly Partida[] =>
  [...state.list(PARTIDA).values()].flatMap((value) => readPartida(value) ?? []);

export const storedPartida = (state: State, id: string): Partida | null =>
  readPartida(state.get(PARTIDA + id));

/** Works out and writes a partida in one turn, seeing every write before it. */
export const changePartidas = <T>(
  state: State,
  work: (stored: readonly Partida[]) => { readonly put?: Partida; readonly value: T },
): Promise<T> =>
  state.change(() => {
    const { put, value } = work(storedPartidas(state));
    return put ? { set: partidaEntry(put), value } : { value };
  });

/** A partida as it is stored, to be written together with something else. */
export const partidaEntry = (partida: Partida): Readonly<Record<string, Partida>> => ({
  [PARTIDA + partida.id]: partida,
});

export const removePartida = (state: State, id: string): Promise<boolean> =>
  state.change(() =>
    state.get(PARTIDA + id) === undefined ? { value: false } : { remove: [PARTIDA + id], value: true },
  );

/** The partida a page belongs to, the narrowest first: its thread, its section, its whole site. */
export function partidaOf(stored: readonly Partida[], page: Pick<PageRef, 'host' | 'topic' | 'section'>) {
  const here = stored.filter(({ host }) => host === page.host);
  const scoped = (kind: Partida['scope']['kind'], id: string | null) =>
    id === null ? undefined : here.find(({ scope }) => scope.kind === kind && scope.id === id);
  return (
    scoped('topic', page.topic) ??
    scoped('section', page.section) ??
    here.find(({ scope }) => scope.kind === 'site') ??
    null
  );
}

/** A partida as stored or as sent by the popup, its values still to be judged; `null` when it is not one. */
export function readPartida(value: unknown): Partida | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, host, scope, system, language, colour, markup, character, directs, autoBeacon, games } =
    value as Record<string, unknown>;
  const where = readScope(scope);
  const spoken = languages.find((one) => one === language);
  const written = markup === null ? null : markups.find((one) => one === markup);
  return text(id) &&
    typeof name === 'string' &&
    name.length <= 200 &&
    text(host) &&
    where &&
    text(system) &&
    spoken &&
    text(colour) &&
    written !== undefined &&
    (character === null || text(character))
    ? {
        ...{ id, name, host, scope: where, system, language: spoken, colour, markup: written, character },
        // Whoever leaves them out, an imported file or an older popup, means a player's partida.
        ...{ directs: directs === true, autoBeacon: autoBeacon !== false },
        games: readGames(games),
      }
    : null;
}

function readScope(value: unknown): Partida['scope'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, id } = value as Record<string, unknown>;
  const known = (['topic', 'section', 'site'] as const).find((one) => one === kind);
  return known && typeof id === 'string' && id.length <= 200 ? { kind: known, id } : null;
}

/** Plain data by game, each read as a sheet is; what is none is left out. Its game judges the values. */
function readGames(value: unknown): Partida['games'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_GAMES)
      .flatMap(([id, data]): [string, SheetData][] => {
        const read = readSheetData(data);
        return read ? [[id, read]] : [];
      }),
  );
}
/** Far more games than there are: an imported file is not trusted with our storage. */
const MOST_GAMES = 30;

const text = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

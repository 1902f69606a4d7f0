import { bad, good, type Read } from '../../../../read';
import { type OwnBand, readBands } from '../../own-bands';
import type { Blank } from '../form';
import { blankOf, withBlanks } from './blanks';
import {
  FORMAT,
  MOST_BLANKS,
  MOST_CHARACTERS,
  MOST_EXPRESSION,
  MOST_GAMES,
  MOST_NAME,
  MOST_ROLLS,
  type OwnGame,
  type OwnTemplate,
} from './form';
import { Fault, fault, figureAt, listAt, type Members, membersOf, textAt, within } from './members';
import { tryOut } from './try-out';

/**
 * Reads templates of players (docs/plantillas.md): one game or a list of them, as JSON from anywhere. The one
 * problem found first has `field` `plantillas`, a closed code `own_…`, and the `path` of the member it is about.
 * What is read can be rolled with every value of its blanks that was tried: each at its ends, and all at theirs.
 */
export function readOwnGames(text: string): Read<readonly OwnGame[]> {
  try {
    if (text.trim() === '') return good([]);
    if (text.length > MOST_CHARACTERS) fault('own_long', '', { max: MOST_CHARACTERS });
    const data = parsed(text);
    const games = listAt(
      { juegos: Array.isArray(data) ? data : [data] },
      'juegos',
      '',
      MOST_GAMES,
      (item, path) =>
        // The list has no name in the file.
        gameOf(item, Array.isArray(data) ? path.replace('juegos.', '') : ''),
    );
    return good(games);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return bad(error.problem);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    fault('own_json', '', { line: lineOf(text, error instanceof Error ? error.message : '') });
  }
}

/** The line a reader of JSON stopped at, where it says so: in words or as a position; 0 otherwise. */
function lineOf(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  return position === undefined ? 0 : text.slice(0, Number(position)).split('\n').length;
}

function gameOf(value: unknown, path: string): OwnGame {
  const members = membersOf(value, path, ['formato', 'juego', 'tiradas']);
  if (members.formato !== FORMAT) fault('own_format', within(path, 'formato'), { format: FORMAT });
  return {
    name: textAt(members, 'juego', path, MOST_NAME),
    rolls: listAt(members, 'tiradas', path, MOST_ROLLS, templateOf),
  };
}

function templateOf(value: unknown, path: string): OwnTemplate {
  const members = membersOf(value, path, ['nombre', 'dados', 'casillas', 'resultados']);
  const label = textAt(members, 'nombre', path, MOST_NAME);
  const inputs = listAt(members, 'casillas', path, MOST_BLANKS, blankOf, true);
  refuseTwins(inputs, within(path, 'casillas'));
  const expression = withBlanks(textAt(members, 'dados', path, MOST_EXPRESSION), inputs);
  const template = { label, inputs, expression, bands: bandsAt(members, path) };
  tryOut(template, within(path, 'dados'));
  return template;
}

function refuseTwins(inputs: readonly Blank[], path: string): void {
  const names = inputs.map(({ label }) => label.es.toLowerCase());
  const twin = names.find((name, at) => names.indexOf(name) < at);
  if (twin !== undefined) fault('own_twice', path, { name: twin });
}

function bandsAt(members: Members, path: string): readonly OwnBand[] {
  const bands = listAt(
    members,
    'resultados',
    path,
    8,
    (item, at): OwnBand => {
      const band = membersOf(item, at, ['hasta', 'palabras']);
      return {
        upTo: band.hasta === undefined ? null : figureAt(band, 'hasta', at, 999_999),
        words: textAt(band, 'palabras', at, MOST_NAME),
      };
    },
    true,
  );
  if (bands.length === 0) return [];
  const read = readBands(bands.map(({ upTo, words }) => `${upTo ?? ''} ${words}`).join(';'));
  const at = within(path, 'resultados');
  if (!read.ok) return fault(read.problems[0]?.code === 'band_letters' ? 'own_letters' : 'own_bands', at);
  return read.value;
}

import { checkFields } from '../../../rules/fields';
import type { Problem } from '../../../rules/read';
import type { FieldValue, SheetData, System } from '../../../rules/system';
import type { Partida } from '../messages';

/**
 * What the rules of a game are told of a partida: settings and figures as stored, and first values where nothing
 * that the game takes is stored (an older build, a file from elsewhere). Without a partida: `undefined`.
 */
export function figuresOf(system: System, partida: Partida | null): SheetData | undefined {
  if (!partida) return undefined;
  const stored = partida.games[system.id] ?? {};
  const sound = Object.entries(stored).filter(([id, value]) => problemsOf(system, id, value).length === 0);
  return { ...system.newPartida?.(), ...Object.fromEntries(sound) };
}

/** Every problem of settings and figures; `unknown_field` for what the game has not. */
export const checkFigures = (system: System, data: SheetData): readonly Problem[] =>
  Object.entries(data).flatMap(([id, value]) => problemsOf(system, id, value));

/** The partida with these in place of what was set and counted under the same ids. */
export const withFigures = (partida: Partida, game: string, set: SheetData): Partida => ({
  ...partida,
  games: { ...partida.games, [game]: { ...partida.games[game], ...set } },
});

function problemsOf(
  { variants = [], partidaFields = [], checkPartida }: System,
  id: string,
  value: FieldValue,
): readonly Problem[] {
  const field = partidaFields.find((one) => one.id === id);
  if (field) return [...checkFields([field], { [id]: value }), ...(checkPartida?.({ [id]: value }) ?? [])];
  const variant = variants.find((one) => one.id === id);
  if (!variant) return [{ code: 'unknown_field', field: id }];
  return variant.options.some((option) => option === value) ? [] : [{ code: 'unknown_option', field: id }];
}

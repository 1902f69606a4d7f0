import type { Problem } from '../../rules/read';
import type { Language } from '../../rules/system';
import { fieldOfPath } from './draft';
import type { SheetGame } from './settle';

/**
 * Every problem of a sheet in words, by its path in the draft; `` for those of the whole sheet. The first of a
 * path is shown: mending it shows the next.
 */
export function problemWords(
  game: SheetGame,
  language: Language,
  problems: readonly Problem[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const known = new Set(game.fields.map(({ id }) => id));
  for (const problem of problems) {
    const path = known.has(fieldOfPath(problem.field)) ? problem.field : '';
    if (!words.has(path)) words.set(path, game.explain(problem, language));
  }
  return words;
}

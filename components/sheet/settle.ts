import type { Problem } from '../../rules/read';
import type { SheetData, System } from '../../rules/system';
import { type Draft, draftPath, fieldOfPath, readDraft } from './draft';

/** The parts of a game the sheet needs; a whole `System` is one. */
export type SheetGame = Pick<
  System,
  'id' | 'fields' | 'term' | 'checkSheet' | 'derived' | 'explain' | 'newSheet' | 'advice'
>;

export interface Settled {
  /** What can be stored now: right fields as typed, wrong ones as they were stored; `null` when nothing can. */
  readonly data: SheetData | null;
  /** Everything typed that could be read, for the values worked out beside the sheet. */
  readonly shown: SheetData;
  /** What is wrong, with its path in the draft: first what could not be read, then what the game says. */
  readonly problems: readonly Problem[];
  /** Fields that wait for a correction. */
  readonly held: readonly string[];
}

/**
 * Parts a draft into what may be stored and what waits. One wrong field does not hold back the right ones;
 * but a rule between fields (a sum, say) that still fails with the wrong ones put back holds back all.
 * @param stored The data as last written.
 */
export function settle(game: SheetGame, stored: SheetData, draft: Draft): Settled {
  const reading = readDraft(game.fields, draft);
  const shown = { ...stored, ...reading.values };
  const ruled = game
    .checkSheet(shown)
    .map((problem) => ({ ...problem, field: draftPath(problem.field, reading.places) }));
  const problems = [...reading.problems, ...ruled];
  if (problems.length === 0) return { data: shown, shown, problems, held: [] };
  const known = new Set(game.fields.map((field) => field.id));
  const wrong = new Set(problems.map(({ field }) => fieldOfPath(field)).filter((id) => known.has(id)));
  const data = withFieldsOf(shown, stored, wrong);
  // What was already wrong in storage (an older file, a stricter rule) does not keep the rest from being stored.
  const before = new Set(game.checkSheet(stored).map(identity));
  const sound = game.checkSheet(data).every((problem) => before.has(identity(problem)));
  return { data: sound ? data : null, shown, problems, held: [...wrong] };
}

const identity = ({ code, field }: Problem): string => `${code} ${field}`;

function withFieldsOf(data: SheetData, from: SheetData, ids: ReadonlySet<string>): SheetData {
  const kept = Object.entries(data).map(([id, value]) => [id, ids.has(id) ? from[id] : value] as const);
  return Object.fromEntries(
    kept.filter((entry): entry is [string, SheetData[string]] => entry[1] !== undefined),
  );
}

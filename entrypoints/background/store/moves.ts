import type { Change, FieldValue, Tone } from '../../../rules/system';
import { isObject } from '../desk/readers';
import { readSheetData } from './characters';
import type { Changes, State } from './state';

const MOVE = 'move:';
/** Moves that can still be undone; the oldest goes when there is one more. */
const KEPT = 400;

/**
 * What one roll or spend moved in a sheet and in what the table counts. It stands beside them, so that both are
 * written in one go: whatever stops in between, nothing was spent without its note.
 */
export interface MoveRecord {
  /** The request of the roll or spend: the same click never pays twice. */
  readonly id: string;
  readonly at: number;
  readonly host: string;
  readonly topic: string;
  readonly title: string;
  /** Id of the partida, '' for none. */
  readonly partida: string;
  readonly partidaName: string;
  /** Id of the sheet, '' for none. */
  readonly sheet: string;
  readonly character: string;
  readonly system: string;
  readonly label: string;
  /** Code of the block it notes something of. */
  readonly about?: string;
  /** Moved by the click: what a roll costs, or all that a spend does. */
  readonly paid: readonly Change[];
  /** What followed from the dice and was said yes to. */
  readonly followed: readonly Change[];
  /** `open`: what follows from the dice waits for a yes. */
  readonly state: 'open' | 'settled' | 'declined' | 'undone';
  /** Of a spend: its block, which no other log has. */
  readonly spend?: { readonly block: string; readonly said: string; readonly tone: Tone };
}

export const storedMove = (state: State, id: string): MoveRecord | null => readMove(state.get(MOVE + id));

/** Newest first. */
export const storedMoves = (state: State): readonly MoveRecord[] =>
  [...state.list(MOVE).values()]
    .flatMap((value) => readMove(value) ?? [])
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

/** What to write so that a move stands in storage, the oldest making room; for `State.change`. */
export function putMove(state: State, move: MoveRecord): Omit<Changes<never>, 'value'> {
  const others = storedMoves(state).filter(({ id }) => id !== move.id);
  return {
    set: { [MOVE + move.id]: move },
    remove: others.slice(KEPT - 1).map(({ id }) => MOVE + id),
  };
}

const tones: readonly Tone[] = ['good', 'bad', 'mixed', 'neutral'];
const states: readonly MoveRecord['state'][] = ['open', 'settled', 'declined', 'undone'];

function readMove(value: unknown): MoveRecord | null {
  if (!isObject(value)) return null;
  const text = (id: string) => (typeof value[id] === 'string' ? value[id] : null);
  const [id, host, topic, title, partida] = ['id', 'host', 'topic', 'title', 'partida'].map(text);
  const [partidaName, sheet, character, system, label] = [
    ...['partidaName', 'sheet', 'character', 'system', 'label'],
  ].map(text);
  const state = states.find((one) => one === value.state);
  const { at } = value;
  if (!id || host == null || topic == null || title == null || partida == null || partidaName == null)
    return null;
  if (sheet == null || character == null || !system || label == null || !state || typeof at !== 'number')
    return null;
  const spend = readSpend(value.spend);
  return {
    ...{ id, at, host, topic, title, partida, partidaName, sheet, character, system, label, state },
    ...{ paid: readChanges(value.paid), followed: readChanges(value.followed) },
    ...(spend ? { spend } : {}),
    ...(typeof value.about === 'string' ? { about: value.about } : {}),
  };
}

function readSpend(value: unknown): MoveRecord['spend'] | null {
  if (!isObject(value)) return null;
  const { block, said } = value;
  const tone = tones.find((one) => one === value.tone);
  return typeof block === 'string' && typeof said === 'string' && tone ? { block, said, tone } : null;
}

const readChanges = (value: unknown): readonly Change[] =>
  Array.isArray(value) ? value.flatMap((one) => readChange(one) ?? []) : [];

function readChange(value: unknown): Change | null {
  if (!isObject(value)) return null;
  const { target, field, words } = value;
  // A change is two values of one field: read as a sheet is.
  const ends = readSheetData({ from: value.from, to: value.to });
  if ((target !== 'sheet' && target !== 'partida') || typeof field !== 'string' || !ends) return null;
  const { from, to } = ends as { from: FieldValue; to: FieldValue };
  return { target, field, from, to, words: typeof words === 'string' ? words : '' };
}

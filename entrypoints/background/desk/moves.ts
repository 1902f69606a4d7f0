import type { Change, SheetData, System } from '../../../rules/system';
import type { Character, MoveAct, MoveView, PageRef, Partida, Saved, Told } from '../messages';
import { characterEntry, storedCharacter } from '../store/characters';
import type { Database } from '../store/database';
import { type MoveRecord, putMove, storedMove, storedMoves } from '../store/moves';
import { partidaEntry, storedPartida } from '../store/partidas';
import type { RollRecord } from '../store/records';
import { rollOfRequest } from '../store/rolls';
import type { Data } from '../store/steps';
import { type Applied, apply, type Ledger, type Moved, rest, undo, without } from './applying';
import { figuresOf, withFigures } from './figures';
import type { Office } from './office';
import { told } from './told';

/** Moves shown at once in a thread; older ones stand in the log. */
const SHOWN = 5;

/** Whose sheet and which partida something moves in. */
export interface Where {
  readonly system: System;
  readonly character: Character | null;
  readonly partida: Partida | null;
}

/** Sheet and figures as they stand now. */
export const ledgerOf = ({ system, character, partida }: Where): Ledger => ({
  sheet: character?.data ?? system.newSheet(),
  partida: figuresOf(system, partida) ?? {},
});

/** Changes of what there is: without a sheet or a partida, theirs fall away. */
export const possible = (changes: readonly Change[], { character, partida }: Where): readonly Change[] =>
  changes.filter(({ target }) => (target === 'sheet' ? character : partida) !== null);

/** What a click moves whatever its dice: the costs of a roll, or all that a spend does. */
export function paidBy(office: Office, where: Where, order: unknown): readonly Change[] {
  const { system } = where;
  const { sheet, partida } = ledgerOf(where);
  const changes =
    system.spec(order).length === 0
      ? (system.changes?.(order, [], sheet, partida, office.language) ?? [])
      : (system.costs?.(order, sheet, partida, office.language) ?? []);
  return possible(changes, where);
}

/** What is to be written so that sheet and partida are as the ledger says; for `State.change`. */
export function written(
  office: Office,
  { system, character, partida }: Where,
  made: readonly Change[],
  ledger: Ledger,
): Data {
  const touched = (target: Change['target']) => made.some((change) => change.target === target);
  return {
    ...(character && touched('sheet')
      ? characterEntry({ ...character, data: ledger.sheet, changed: office.now() })
      : {}),
    ...(partida && touched('partida')
      ? partidaEntry(withFigures(partida, system.id, picked(ledger.partida, made)))
      : {}),
  };
}

const picked = (data: SheetData, made: readonly Change[]): SheetData =>
  Object.fromEntries(
    made.flatMap(({ target, field }) => {
      const value = data[field];
      return target === 'partida' && value !== undefined ? [[field, value] as const] : [];
    }),
  );

/** Sheet, partida and game of a move as they are now; a problem where one is gone. */
function whereOf(
  { state, say, systems }: Office,
  move: MoveRecord,
): { readonly ok: true; readonly value: Where } | { readonly ok: false; readonly problem: Told } {
  const system = systems.find(({ id }) => id === move.system);
  const character = move.sheet === '' ? null : storedCharacter(state, move.sheet);
  const partida = move.partida === '' ? null : storedPartida(state, move.partida);
  if (!system) return { ok: false, problem: told(say, 'unknown_system', '', move.system) };
  if (move.sheet !== '' && !character) return { ok: false, problem: told(say, 'sheet_gone') };
  if (move.partida !== '' && !partida) return { ok: false, problem: told(say, 'partida_gone') };
  return { ok: true, value: { system, character, partida } };
}

/** What follows from the dice of a roll, for sheet and figures as they are now, beside what it cost. */
function followsFrom(office: Office, move: MoveRecord, record: RollRecord | null): readonly Change[] {
  const where = whereOf(office, move);
  if (move.state !== 'open' || !record || record.dice.length === 0 || !where.ok) return [];
  const { system } = where.value;
  const order = system.read(record.order);
  if (!order.ok || !system.changes) return [];
  const now = ledgerOf(where.value);
  const before = without(now, move.paid);
  // What was paid, as it looks from the figures of today.
  const paid = move.paid.map((change) => ({
    ...change,
    from: before[change.target][change.field] ?? change.from,
    to: now[change.target][change.field] ?? change.to,
  }));
  const all = system.changes(order.value, record.dice, before.sheet, before.partida, office.language);
  const say = ({ field, from, to }: Omit<Change, 'words'>) =>
    `${system.term(field, office.language)}: ${String(from)} → ${String(to)}`;
  return possible(rest(all, paid, say), where.value);
}

export const viewOfMove = (office: Office, move: MoveRecord, record: RollRecord | null): MoveView => ({
  ...{ id: move.id, n: record?.n ?? 0, at: move.at, character: move.character, label: move.label },
  done: [...move.paid, ...move.followed].map(({ words }) => words),
  proposed: followsFrom(office, move, record).map(({ words }) => words),
  undone: move.state === 'undone',
});

/** What the last rolls and spends of a thread moved, newest first; those that say nothing are left out. */
export async function movesAt(office: Office, db: Database, page: PageRef): Promise<readonly MoveView[]> {
  const here = storedMoves(office.state).filter(
    ({ host, topic }) => host === page.host && topic === (page.topic ?? ''),
  );
  const views: MoveView[] = [];
  for (const move of here.slice(0, 3 * SHOWN)) {
    const view = viewOfMove(office, move, move.spend ? null : await rollOfRequest(db, move.id));
    if (!view.undone && view.done.length + view.proposed.length > 0) views.push(view);
    if (views.length === SHOWN) break;
  }
  return views;
}

/** @param host of the page that asks; `null` for our own pages */
export async function settleMove(
  office: Office,
  { id, act, host }: { readonly id: string; readonly act: MoveAct; readonly host: string | null },
): Promise<Saved<MoveView>> {
  const { state, say, database } = office;
  const record = database ? await rollOfRequest(database, id) : null;
  const no = (...problems: readonly Told[]): Saved<MoveView> => ({ ok: false, problems });
  return state.change<Saved<MoveView>>(() => {
    const move = storedMove(state, id);
    if (!move || (host !== null && move.host !== host)) return { value: no(told(say, 'move_gone')) };
    const where = whereOf(office, move);
    if (!where.ok) return { value: no(where.problem) };
    const done = acted(office, move, where.value, act, record);
    if (!done) return { value: no(told(say, 'move_done')) };
    if (!done.applied.ok)
      return { value: no(...done.applied.moved.map((one) => sayMoved(office, where.value, one))) };
    const { ledger, made } = done.applied;
    const { set, remove } = putMove(state, done.move);
    return {
      set: { ...set, ...written(office, where.value, made, ledger) },
      ...(remove ? { remove } : {}),
      value: { ok: true, value: viewOfMove(office, done.move, record) },
    };
  });
}

/** The move after an act, with what it does to the ledger; `null` when it was done already. */
function acted(
  office: Office,
  move: MoveRecord,
  where: Where,
  act: MoveAct,
  record: RollRecord | null,
): { readonly move: MoveRecord; readonly applied: Applied } | null {
  const ledger = ledgerOf(where);
  if (act === 'undo') {
    if (move.state === 'undone') return null;
    const applied = undo(ledger, [...move.paid, ...move.followed]);
    return { move: { ...move, state: 'undone' }, applied };
  }
  if (move.state !== 'open') return null;
  if (act === 'decline') {
    return { move: { ...move, state: 'declined' }, applied: { ok: true, ledger, made: [] } };
  }
  const applied = apply(where.system, ledger, followsFrom(office, move, record));
  return { move: { ...move, state: 'settled', followed: applied.ok ? applied.made : [] }, applied };
}

const sayMoved = ({ say, language }: Office, { system }: Where, { change, now }: Moved): Told => {
  const name = system.term(change.field, language);
  return typeof now === 'object' || typeof change.to === 'object' || now === undefined
    ? told(say, 'move_list_changed', change.field, name)
    : told(say, 'move_changed', change.field, name, String(change.to), String(now));
};

/**
 * Makes room for other dice: a roll that is made again where the thread now stands has to be said yes to again.
 * What cannot be put back any more stays.
 */
export async function reopenMoves(office: Office, requests: readonly string[]): Promise<void> {
  for (const id of requests) await takeBack(office, id, 'followed');
}

/** Gives back what a roll cost that will never be posted. What cannot be put back any more stays. */
export async function giveBack(office: Office, requests: readonly string[]): Promise<void> {
  for (const id of requests) await takeBack(office, id, 'all');
}

const takeBack = ({ state, ...rest }: Office, id: string, what: 'all' | 'followed'): Promise<void> =>
  state.change(() => {
    const office = { state, ...rest };
    const move = storedMove(state, id);
    const where = move && whereOf(office, move);
    if (!move || !where?.ok || move.state === 'undone') return { value: undefined };
    if (what === 'followed' && move.followed.length === 0) return { value: undefined };
    const back = what === 'all' ? [...move.paid, ...move.followed] : move.followed;
    const applied = undo(ledgerOf(where.value), back);
    if (!applied.ok) return { value: undefined };
    const now: MoveRecord =
      what === 'all' ? { ...move, state: 'undone' } : { ...move, followed: [], state: 'open' };
    const { set } = putMove(state, now);
    return {
      set: { ...set, ...written(office, where.value, applied.made, applied.ledger) },
      value: undefined,
    };
  });

/** What a click moves and leaves open, to be written together with its note. */
export function movedBy(
  office: Office,
  where: Where,
  paid: readonly Change[],
  about: Omit<MoveRecord, 'paid' | 'followed'>,
): { readonly set: Data; readonly remove?: readonly string[] } {
  const applied = apply(where.system, ledgerOf(where), paid);
  const made = applied.ok ? applied.made : [];
  const { set, remove } = putMove(office.state, { ...about, paid: made, followed: [] });
  return {
    set: { ...set, ...(applied.ok ? written(office, where, made, applied.ledger) : {}) },
    ...(remove ? { remove } : {}),
  };
}

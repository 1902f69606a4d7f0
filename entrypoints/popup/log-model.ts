import { type ReadonlySignal, signal } from '@preact/signals';
import type { LogRow, MoveAct, Partida } from '../background/messages';
import type { Desk } from './desk';
import { fileName } from './files';
import { savedValue } from './saved';

export const PAGE = 50;

export interface LogModel {
  readonly rows: ReadonlySignal<readonly LogRow[] | null>;
  readonly partidas: ReadonlySignal<readonly Partida[]>;
  /** Partida the rows are of; `null` for all. */
  readonly partida: ReadonlySignal<string | null>;
  readonly more: ReadonlySignal<boolean>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  filter(partida: string | null): Promise<void>;
  exportAs(format: 'json' | 'csv'): Promise<void>;
  /** Says yes to what a roll would change, or puts everything back. */
  move(row: LogRow, act: MoveAct): Promise<void>;
}

/** A page counts its rolls; spends stand among them. */
const isFull = (rows: readonly LogRow[]): boolean => rows.filter(({ n }) => n > 0).length === PAGE;

/** The roll log, newest first, a page at a time. */
export function createLogModel(desk: Desk): LogModel {
  const { ask } = desk;
  const rows = signal<readonly LogRow[] | null>(null);
  const partidas = signal<readonly Partida[]>([]);
  const partida = signal<string | null>(null);
  const more = signal(false);
  /** Answers of an earlier filter may come late. */
  let turn = 0;

  const filterOf = () => (partida.value === null ? {} : { partida: partida.value });
  const first = async () => {
    turn += 1;
    const mine = turn;
    const found = await ask('log', { ...filterOf(), limit: PAGE });
    if (mine !== turn) return;
    rows.value = found;
    more.value = isFull(found);
  };
  return {
    rows,
    partidas,
    partida,
    more,
    load: async () => {
      const [list] = await Promise.all([ask('partidas', null), first()]);
      partidas.value = list;
    },
    loadMore: async () => {
      const shown = rows.value ?? [];
      const last = shown.at(-1);
      if (!last) return;
      turn += 1;
      const mine = turn;
      try {
        const found = await ask('log', { ...filterOf(), before: last.id, limit: PAGE });
        if (mine !== turn) return;
        rows.value = [...shown, ...found];
        more.value = isFull(found);
        // The keyboard goes on where the new rows begin.
        const next = found[0];
        if (next) desk.focus(`.log-item[data-id="${next.id}"]`);
      } catch (reason) {
        desk.tell(reason);
      }
    },
    filter: async (id) => {
      partida.value = id;
      try {
        await first();
        desk.announce(desk.say('log_found', rows.value?.length ?? 0));
      } catch (reason) {
        desk.tell(reason);
      }
    },
    move: async (row, act) => {
      try {
        const move = savedValue(await ask('moveInLog', { id: row.move?.id ?? '', act }));
        rows.value = rows.value?.map((one) => (one.id === row.id ? { ...one, move } : one)) ?? null;
        desk.announce(desk.say(act === 'undo' ? 'bar_move_undone' : 'bar_move_applied'));
        desk.focus(`.log-item[data-id="${row.id}"]`);
      } catch (reason) {
        desk.tell(reason);
      }
    },
    exportAs: async (format) => {
      try {
        const text = await ask('exportLog', { format, partida: partida.value });
        const type = format === 'json' ? 'application/json' : 'text/csv';
        desk.download(fileName(desk.say('popup_file_log'), format), type, text);
        desk.announce(desk.say('log_exported'));
      } catch (reason) {
        desk.tell(reason);
      }
    },
  };
}

import { type Data, steps as released, SCHEMA, type Step } from './steps';

/** `storage.local`, as much of it as is needed. */
export interface Area {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** How opening went. When not ok nothing was changed, nothing will be, and `raw` still gives everything. */
export type Opened =
  | { readonly ok: true; readonly from: number }
  | {
      readonly ok: false;
      readonly problem: 'newer-data' | 'step-failed' | 'unreadable';
      /** Schema found, or the one whose step failed. */
      readonly at: number;
      readonly cause?: unknown;
    };

export interface Changes<T> {
  readonly set?: Data;
  readonly remove?: readonly string[];
  readonly value: T;
}
/** Extension storage, opened: the small things (sheets, partidas, settings), one key each. */
export interface State {
  readonly opened: Opened;
  /** Values by key, of the keys that begin with `prefix`; nothing while the data cannot be read. */
  list(prefix: string): ReadonlyMap<string, unknown>;
  get(key: string): unknown;
  /**
   * Works out a change from what is stored and writes it; changes take turns, so each sees the ones before.
   * Rejects with `ReadOnly` or whatever the browser says (quota, disk); then nothing was lost.
   */
  change<T>(work: () => Changes<T>): Promise<T>;
  /** Everything as it is stored, backups too. */
  raw(): Data;
}

export class ReadOnly extends Error {
  override readonly name = 'ReadOnly';
}

const BACKUP = 'backup-';
const own = (key: string) => key !== 'schema' && !key.startsWith(BACKUP);

/**
 * Opens the stored data. Older data is brought to today in one write that keeps yesterday's under `backup-N`;
 * newer or unreadable data, or a step that fails, leaves everything as it was and the state read-only.
 */
export async function openState(
  area: Area,
  schema: number = SCHEMA,
  steps: readonly Step[] = released,
): Promise<State> {
  const stored = await area.get(null);
  const { opened, data } = await bring(area, stored, schema, steps);
  return createState(area, stored, opened, data, schema);
}

async function bring(
  area: Area,
  stored: Data,
  schema: number,
  steps: readonly Step[],
): Promise<{ opened: Opened; data: Data }> {
  const old = Object.fromEntries(Object.entries(stored).filter(([key]) => own(key)));
  const from = stored.schema ?? (Object.keys(stored).length === 0 ? schema : null);
  const refuse = (problem: 'newer-data' | 'step-failed' | 'unreadable', at: number, cause?: unknown) => ({
    opened: { ok: false, problem, at, cause } as const,
    data: {},
  });
  if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) return refuse('unreadable', 0);
  if (from > schema) return refuse('newer-data', from);
  let data: Data = old;
  for (let at = from; at < schema; at += 1) {
    try {
      const step = steps[at - 1];
      if (!step) throw new RangeError(`no step from schema ${at}`);
      data = step(structuredClone(data));
    } catch (cause) {
      return refuse('step-failed', at, cause);
    }
  }
  if (from < schema) {
    try {
      await area.set({ ...data, schema, [BACKUP + from]: old });
      const gone = Object.keys(old).filter((key) => !(key in data));
      const older = Object.keys(stored).filter((key) => key.startsWith(BACKUP) && key !== BACKUP + from);
      await area.remove([...gone, ...older]);
    } catch (cause) {
      return refuse('step-failed', from, cause); // A full disk: tomorrow may do.
    }
  }
  return { opened: { ok: true, from }, data };
}

function createState(area: Area, stored: Data, opened: Opened, data: Data, schema: number): State {
  const values = new Map(Object.entries(data));
  let turn: Promise<unknown> = Promise.resolve();

  async function apply<T>(work: () => Changes<T>): Promise<T> {
    if (!opened.ok) throw new ReadOnly(opened.problem);
    const { set = {}, remove = [], value } = work();
    // New things are written before old ones are dropped: a stop in between loses nothing.
    if (Object.keys(set).length > 0) await area.set({ ...set, schema });
    for (const [key, item] of Object.entries(set)) values.set(key, item);
    if (remove.length > 0) await area.remove([...remove]);
    for (const key of remove) values.delete(key);
    return value;
  }

  return {
    opened,
    list: (prefix) => new Map([...values].filter(([key]) => key.startsWith(prefix))),
    get: (key) => values.get(key),
    change(work) {
      const result = turn.then(() => apply(work));
      turn = result.catch(() => undefined);
      return result;
    },
    raw: () => {
      if (!opened.ok) return stored;
      const backups = Object.entries(stored).filter(([key]) => !own(key));
      return Object.fromEntries([...backups, ...values]);
    },
  };
}

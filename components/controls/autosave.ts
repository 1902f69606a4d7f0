import { type ReadonlySignal, signal } from '@preact/signals';

export type SaveState =
  /** Nothing was changed since it was opened. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  /** The last change stands in storage: said only after the write succeeded. */
  | { readonly kind: 'saved' }
  /** The write was refused or failed; the value is kept and goes out again with the next change or `retry`. */
  | { readonly kind: 'failed'; readonly reason: unknown };

export interface Autosave<T> {
  readonly state: ReadonlySignal<SaveState>;
  /** The value to be stored now, or a little later when more typing follows. */
  put(value: T): void;
  /** Stores what waits, at once; resolves when nothing waits any more or the write failed. */
  flush(): Promise<void>;
  retry(): Promise<void>;
}

/**
 * Stores the newest value, one write at a time, `delay` milliseconds after the last change. A value that was
 * overtaken while it waited is not written; a value whose write failed is never dropped.
 * @param save Writes the value; rejects when it did not succeed.
 */
export function createAutosave<T>(save: (value: T) => Promise<void>, delay = 350): Autosave<T> {
  const state = signal<SaveState>({ kind: 'untouched' });
  let waiting: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;

  const writeAll = async () => {
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      state.value = { kind: 'saving' };
      try {
        await save(value);
      } catch (reason) {
        waiting ??= { value };
        state.value = { kind: 'failed', reason };
        return;
      }
    }
    state.value = { kind: 'saved' };
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (!waiting && !writing) return Promise.resolve();
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };

  return {
    state,
    put: (value) => {
      waiting = { value };
      state.value = { kind: 'saving' };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delay);
    },
    flush,
    retry: flush,
  };
}

import { type ReadonlySignal, signal } from '@preact/signals';

/** Something that was taken away and can be brought back. */
export interface Undoable {
  readonly message: string;
  /** Brings it back. What fails is told by whoever gave it. */
  readonly undo: () => void | Promise<void>;
}
export interface UndoStack {
  /** The last thing taken away, until it is brought back, dismissed or followed by another. */
  readonly current: ReadonlySignal<Undoable | null>;
  offer(undoable: Undoable): void;
  dismiss(): void;
  undo(): Promise<void>;
}

/**
 * One offer to undo at a time. It has no clock: a reader who is slow, or far away, finds it still there.
 */
export function createUndo(): UndoStack {
  const current = signal<Undoable | null>(null);
  return {
    current,
    offer: (undoable) => {
      current.value = undoable;
    },
    dismiss: () => {
      current.value = null;
    },
    undo: async () => {
      const undoable = current.value;
      // Taken before the work starts: two quick presses bring back one thing once.
      current.value = null;
      await undoable?.undo();
    },
  };
}

/** Ctrl+Z (or ⌘Z) undoes the deletion, except where it belongs to the text being typed. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z' && !typing;
}

import type { Unsaved } from '../../components/sheet/sheet-model';

const PREFIX = 'unsaved:';

/**
 * Text typed in a sheet and not stored yet. It is kept in `localStorage`, the only place that takes it at once:
 * a popup closes without warning, before any message could reach the background, who owns all that is stored.
 */
export interface UnsavedText {
  of(id: string): Unsaved | null;
  keep(id: string, unsaved: Unsaved | null): void;
  /** Forgets what belongs to characters that are no more. */
  only(ids: readonly string[]): void;
}

export function createUnsavedText(storage: Storage): UnsavedText {
  return {
    of: (id) => readUnsaved(storage.getItem(PREFIX + id)),
    keep: (id, unsaved) => {
      try {
        if (unsaved) storage.setItem(PREFIX + id, JSON.stringify(unsaved));
        else storage.removeItem(PREFIX + id);
      } catch {
        // No room left: the text is still on the screen, and on its way to the background.
      }
    },
    only: (ids) => {
      const known = new Set(ids.map((id) => PREFIX + id));
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      for (const key of keys) {
        if (key.startsWith(PREFIX) && !known.has(key)) storage.removeItem(key);
      }
    },
  };
}

function readUnsaved(text: string | null): Unsaved | null {
  if (text === null) return null;
  try {
    const { name, fields } = JSON.parse(text) as { name?: unknown; fields?: unknown };
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null;
    // Each field is looked at again by the sheet, against the game it belongs to.
    return { name: typeof name === 'string' ? name : null, fields: fields as Unsaved['fields'] };
  } catch {
    return null;
  }
}

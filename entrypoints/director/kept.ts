import type { Reading } from './reading';

const KEY = 'lectura';

/** What was read, kept while this tab lives: loading the page again goes on where it was. */
export const keptIn = (storage: Storage) => ({
  read(thread: string): Reading | null {
    try {
      const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { thread: string; reading: Reading } | null;
      return kept?.thread === thread ? kept.reading : null;
    } catch {
      return null;
    }
  },
  write(thread: string, reading: Reading): void {
    try {
      storage.setItem(KEY, JSON.stringify({ thread, reading }));
    } catch {
      storage.removeItem(KEY); // Too long for it: then it is read again.
    }
  },
});

import type { Say } from '../../../components/words';
import type { Language, System } from '../../../rules/system';
import type { Database } from '../store/database';
import type { State } from '../store/state';

/** What every desk works with. The browser comes in here and nowhere below, so that a test can hand in its own. */
export interface Office {
  readonly state: State;
  /** Keys, log and proof cache; `null` when they could not be opened, and why. */
  readonly database: Database | null;
  readonly whyNot: unknown;
  readonly systems: readonly System[];
  readonly say: Say;
  /** Language of the interface. */
  readonly language: Language;
  /** Names this build: verdicts are remembered for one build, never across. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** The codes in the open editors of every tab but this one. */
  readonly draftsElsewhere: (tab: number | null) => Promise<readonly string[]>;
  /** Whether a tab is still there. */
  readonly isOpen?: (tab: number) => Promise<boolean>;
}

/** Keys or log are asked for and could not be opened. */
export class LogClosed extends Error {
  override readonly name = 'LogClosed';
}

export function databaseOf(office: Office): Database {
  if (!office.database) throw new LogClosed(String(office.whyNot));
  return office.database;
}

/** Who asks: the tab and frame of a forum page, or one of our own pages. */
export interface Asker {
  readonly own: boolean;
  readonly tab: number | null;
  readonly frame: number;
}

export const systemOf = (office: Office, id: string): System | null =>
  office.systems.find((system) => system.id === id) ?? null;

/** The system for rolls without a sheet: plain dice notation. */
export const NOTATION = 'notation';
/** What a page works with when nothing was chosen. */
export const COLOUR = '#610B0B';

import type { ReadonlySignal } from '@preact/signals';
import type { UndoStack } from '../../components/controls/undo';
import type { Say } from '../../components/words';
import type { Language } from '../../rules/system';
import type { Health } from '../background/messages';
import type { Ask } from './ask';
import type { UnsavedText } from './unsaved';

/** The games, loaded when a view first needs them: the page's own view opens without. */
export type Games = typeof import('../../rules/index');

/** What every view of the popup works with. */
export interface Desk {
  readonly ask: Ask;
  readonly say: Say;
  readonly language: Language;
  readonly health: ReadonlySignal<Health>;
  readonly undo: UndoStack;
  readonly unsaved: UnsavedText;
  readonly games: () => Promise<Games>;
  /** Says it in the live region. */
  readonly announce: (words: string) => void;
  /** Shows what went wrong, with «copiar informe», until it is dismissed. */
  readonly tell: (reason: unknown) => void;
  readonly copy: (text: string, said: string) => Promise<void>;
  readonly download: (name: string, type: string, text: string) => void;
  /** Moves the keyboard to the first element that fits, once the view is drawn. */
  readonly focus: (...selectors: readonly string[]) => void;
}

import type { Say } from '../../components/words';
import type { PageRef, PageVerdicts } from '../background/messages';
import type { Ask } from './ask';
import type { Bar } from './bar';
import type { Bars } from './bars';
import type { Carets } from './editor/caret';
import type { Forum } from './forum';

/** What `reader.js` knows of the page: its engine, its posts and the verdicts on their rolls. */
export interface Reader {
  readonly forum: Forum;
  ref(): PageRef;
  /** `null` while no roll was found. */
  rolls(): Promise<PageVerdicts> | null;
  /** New nodes that hold a roll's marker, and nodes within which something changed. */
  look(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void>;
  /** Codes of rolls that stand in open editors. */
  drafts(): readonly string[];
  end(): void;
}

/** The full toolbar, once `panel.js` is in the page. */
export interface Panel {
  /** Opens it in a bar, or closes it there; `focus` when it was opened by keyboard. */
  toggle(bar: Bar, focus: boolean): void;
  /** Takes it away from a bar that goes. */
  leave(bar: Bar): void;
  end(): void;
}

/** What the eager script leaves for those that come later, which run in the same world. */
export interface Registry {
  readonly page: Document;
  /** Whose page it is, as in `forums/marks.ts`. */
  readonly engine: string;
  readonly ask: Ask;
  readonly say: Say;
  readonly carets: Carets;
  readonly bars: Bars;
  reader: Reader | null;
  panel: Panel | null;
  /** The extension is gone. */
  retire(): void;
}

const KEY = Symbol.for('fe-de-dados');
const scope = globalThis as unknown as Record<symbol, Registry | undefined>;

export const registry = (): Registry | undefined => scope[KEY];
export const register = (own: Registry | undefined): void => {
  if (own) scope[KEY] = own;
  else delete scope[KEY];
};

import type { Say } from '../../components/words';
import type {
  NextStep,
  NextView,
  PageRef,
  PageVerdicts,
  SiteHints,
  ThreadText,
} from '../background/messages';
import type { Ask } from './ask';
import type { Bar } from './bar';
import type { Bars } from './bars';
import type { Carets } from './editor/caret';
import type { Forum, ForumEditor } from './forum';
import type { Reading } from './thread';

/** What `reader.js` knows of the page: its engine, its posts and the verdicts on their rolls. */
export interface Reader {
  readonly forum: Forum;
  /** @param field Where something is being written, which tells whether a post is edited and who reads it. */
  ref(field?: Element): PageRef;
  /** Reads of the thread what a block needs; pages once read are kept while the page is open. */
  read(reading: Reading): Promise<ThreadText>;
  /** Of all the page; `null` while no roll was found. */
  rolls(): Promise<PageVerdicts | null>;
  /** New nodes that hold a roll's marker, and nodes within which something changed. */
  look(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void>;
  /** Codes of rolls that stand in open editors. */
  drafts(): readonly string[];
  /** Opens the toolbar with a roll that refers to a block, or counts it; answers why it cannot, in words. */
  refer(block: Pick<NextView, 'author' | 'n' | 'code'>, step: NextStep): Promise<string | null>;
  /** A click is on its way: if to a badge, it hears of it. Without a click all do from now on. */
  wake(click?: Event): void;
  end(): void;
}

/** The full toolbar, once `panel.js` is in the page. */
export interface Panel {
  /** Opens it in a bar, or closes it there; `focus` when it was opened by keyboard. */
  toggle(bar: Bar, focus: boolean): void;
  /** Opens it in a bar with a roll that refers to a block: its answer, its repetition, its damage. */
  refer(bar: Bar, block: Pick<NextView, 'author' | 'n' | 'code'>, step: NextStep): Promise<void>;
  /** Takes it away from a bar that goes. */
  leave(bar: Bar): void;
  /** What it said of the last roll is not so any more: the block was made again. */
  outdated(): void;
  end(): void;
}

/** What is done before a post is sent, once `submit.js` is in the page. */
export interface Sender {
  /** Whether a post written in this page gets a baliza by itself. */
  awaitsBeacon(): Promise<boolean>;
  /**
   * Looks at the blocks in the editors of a post that is about to be sent, by the thread read again, and mends
   * them; answers whether the post may go as it is now. Writes nothing once `signal` is aborted.
   */
  prepare(editors: readonly ForumEditor[], signal: AbortSignal): Promise<boolean>;
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
  submit: Sender | null;
  /** What the reader said of this site; `null` where nothing was said. */
  hints: SiteHints | null;
  /** Begins anew with what the reader said of this site. */
  mend(hints: SiteHints): Promise<void>;
  /** Answers what the popup and other tabs ask of this page, from now on. */
  answer(): void;
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

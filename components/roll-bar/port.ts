import type {
  PageView,
  PlanOrder,
  Preview,
  Questions,
  Rolled,
  RolledBlock,
  RollOrder,
  Told,
} from '../../entrypoints/background/messages';

/** What the player asks for, without what the page knows by itself. */
export interface Wish
  extends Pick<PlanOrder, 'sheet' | 'offer' | 'choices'>,
    Pick<RollOrder, 'how' | 'answers' | 'about' | 'amends'> {
  readonly label: string;
  /** The same id twice gets the same roll. */
  readonly request: string;
}

/** Where a roll stands while it is being made. */
export type Step =
  | { readonly kind: 'reading'; readonly pages: number }
  | { readonly kind: 'rolling' | 'opening' | 'beacon' | 'revealing' };

/** Whether a block stands in the editor; when not, why, in words. */
export type Placing =
  | { readonly ok: true /** Whether Ctrl+Z takes it away again. */; readonly undo: boolean }
  | { readonly ok: false; readonly why: string };

type OrderOf<Q extends keyof Questions> = Omit<Parameters<Questions[Q]>[0], 'page' | 'thread'>;

/**
 * What the toolbar asks of the page it hangs on. A promise that is rejected carries the reason in words
 * (`failureWords`).
 */
export interface RollPort {
  page(): Promise<PageView>;
  choose(character: string): Promise<PageView>;
  preview(plan: Omit<PlanOrder, 'page'>): Promise<Preview>;
  /** Reads the thread as far as needed, then rolls. */
  roll(wish: Wish, step: (step: Step) => void): Promise<Rolled>;
  /** What blocks of the thread wait for from this character, newest first. */
  next(): Promise<ReturnType<Questions['next']>>;
  /** Counts at this reader's table what somebody else's block took or gave. */
  count(order: OrderOf<'count'>): Promise<ReturnType<Questions['count']>>;
  /** Says yes or no to what a roll would move in the sheet, or puts everything back. */
  move(order: OrderOf<'move'>): Promise<ReturnType<Questions['move']>>;
  /** Reads the thread, then opens a hidden roll. */
  reveal(order: OrderOf<'reveal'>, step: (step: Step) => void): Promise<Rolled>;
  /** Reads the thread, then opens a scene of which this account is the director. */
  openScene(order: OrderOf<'openScene'>, step: (step: Step) => void): Promise<Rolled>;
  /** Reads the thread, then makes the baliza of this message. */
  beacon(order: OrderOf<'beacon'>, step: (step: Step) => void): Promise<Rolled>;
  confirmDirector(order: OrderOf<'confirmDirector'>): Promise<PageView>;
  acceptKey(order: OrderOf<'acceptKey'>): Promise<PageView>;
  /** Who wrote the posts of this page, each once. */
  authors(): readonly string[];
  /** The reader is this account here. */
  nameAccount(account: string): Promise<PageView | { readonly problems: readonly Told[] }>;
  /** Puts a block into the editor, at the caret. */
  place(block: RolledBlock): Promise<Placing>;
  /** Whether the text is on the clipboard now. */
  copy(text: string): Promise<boolean>;
  /** Whether this block's code stands in an editor of the page. */
  isDraft(block: RolledBlock): boolean;
  /** `words`: where the twelve words are. */
  openPopup(view?: 'words'): void;
  /** The player does not want to be reminded of the twelve words. */
  wordsLater(): void;
  /** The player is done: the focus goes back to the editor. */
  close(): void;
  newId(): string;
}

/**
 * What may be asked of the background, and by whom. The background is the sole owner of storage, keys, numbers
 * and crypto; pages and popup ask. What arrives is `unknown` until `desk/` has read it.
 */
import type { Colour, Note } from '../../rules/proof/acta';
import type { Derived, Language, RollOffer, SheetData, Tone } from '../../rules/system';

/** How a board writes: decides the form of the block. */
export const markups = ['bbcode', 'html', 'markdown', 'plain'] as const;
export type Markup = (typeof markups)[number];

/** A problem already in the words of the interface; `field` is the input or field it is about, or ''. */
export interface Told {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

// ── What a forum page says ────────────────────────────────────────────────────────────────────────────────

export interface PageRef {
  /** Hostname as in `location.hostname`. */
  readonly host: string;
  /** The engine file that recognised the page, for instance `mybb`. */
  readonly engine: string;
  /** The board's id of the thread; `null` where the page shows none (new topic, private message). */
  readonly topic: string | null;
  /** The board's id of the section (subforum) or partida the thread belongs to. */
  readonly section: string | null;
  readonly url: string;
  readonly title: string;
  /** The account that is logged in, spelled as the author of its posts; `null` for a guest. */
  readonly account: string | null;
  readonly markup: Markup;
}
/** A post as a reader sees it: plain text without quotes, code, signature and edit notes. */
export interface PostText {
  /** Decimal id of the board, 0..2^42. */
  readonly id: number;
  readonly author: string;
  readonly text: string;
}
/** The posts of the thread that were read, in thread order. */
export interface ThreadText {
  readonly posts: readonly PostText[];
  /** Every post of the thread is in `posts`. */
  readonly complete: boolean;
}

// ── Rolling ───────────────────────────────────────────────────────────────────────────────────────────────

export interface PageView {
  readonly language: Language;
  readonly partida: { readonly id: string; readonly name: string } | null;
  readonly system: { readonly id: string; readonly name: string };
  /** Characters that may roll here (those of this system), the active one first chosen by the partida. */
  readonly characters: readonly { readonly id: string; readonly name: string }[];
  readonly active: string | null;
  readonly offers: readonly RollOffer[];
  readonly markup: Markup;
  readonly colour: string;
  /** Rolls already made for this thread that were not seen posted. */
  readonly pending: readonly RolledBlock[];
}
/**
 * Odds as they travel: Chromium's messages are JSON, which has no bigint, so a fraction is sent as the exact
 * text `percent` (or the mean with two decimals) and as a double that is only drawn.
 */
export interface ToldOdds {
  readonly lines: readonly ToldOddsLine[];
  readonly table?: { readonly label: string; readonly rows: readonly ToldOddsLine[] };
}
export interface ToldOddsLine {
  readonly id: string;
  readonly label: string;
  /** `61.5`, `<0.1`, `>99.9`: what `percent` of odds/fraction.ts says; for a mean, `10.50`. */
  readonly text: string;
  /** 0..1, or the mean. */
  readonly share: number;
  readonly tone: Tone;
  readonly mean?: boolean;
}
export interface Preview {
  readonly odds: ToldOdds | null;
  readonly problems: readonly Told[];
}
export interface PlanOrder {
  readonly page: PageRef;
  /** Sheet id, or `null` for a roll without a sheet (plain notation under the account's name). */
  readonly sheet: string | null;
  readonly offer: string;
  readonly choices: Readonly<Record<string, unknown>>;
}
export interface RollOrder extends PlanOrder {
  /** The same id twice gets the same roll. */
  readonly request: string;
  /** What the roll is for, typed by the player (`motivo`). */
  readonly label: string;
  readonly thread: ThreadText;
  /** The `TV1 …` codes that stand in the open editors of this page: those rolls are on their way. */
  readonly drafts: readonly string[];
}
export interface RolledBlock {
  /** Log record; '' for what has no dice (a spend), which is not in the log of rolls. */
  readonly id: string;
  /** 0 where there are no dice. */
  readonly n: number;
  /** The block as it goes into the editor, in the board's markup. */
  readonly text: string;
  /** `TV1 …` as it stands in the block; '' where there are no dice: words alone, nothing to verify. */
  readonly code: string;
  /** One sentence for the live region: who, what, outcome. */
  readonly said: string;
  readonly tone: Tone;
}
export type Rolled =
  | { readonly kind: 'rolled'; readonly block: RolledBlock }
  /** A roll of this thread was made before and never seen posted: it comes first, identical. */
  | { readonly kind: 'pending'; readonly block: RolledBlock }
  | { readonly kind: 'refused'; readonly problems: readonly Told[] };

// ── Checking ──────────────────────────────────────────────────────────────────────────────────────────────

export interface SpokenVerdict {
  readonly code: string;
  readonly colour: Colour;
  /** In the interface language. */
  readonly words: string;
}
export interface BlockVerdict {
  readonly post: number;
  /** Which token of the post, from 0, in text order. */
  readonly index: number;
  readonly author: string;
  readonly kind: string;
  readonly n: number;
  /** Start of the code as it stands in the post, to find it in the page. */
  readonly code: string;
  /** The line a reader sees before the code. */
  readonly line: string;
  readonly colour: Colour;
  readonly verdicts: readonly SpokenVerdict[];
  /** The outcome worked out again, when the post says another. */
  readonly truth: string | null;
}
export interface PageVerdicts {
  readonly blocks: readonly BlockVerdict[];
  readonly notes: readonly (Pick<Note, 'code' | 'colour'> & { readonly words: string })[];
  /** The reader's own mark (a word): shown in every badge, so that a post cannot draw one. */
  readonly mark: string;
}

// ── Popup ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly data: SheetData;
  /** Milliseconds since 1970, of the last change. */
  readonly changed: number;
}
export interface CharacterView extends Character {
  readonly derived: readonly Derived[];
  readonly problems: readonly Told[];
}
export interface Partida {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** A thread, a section with all its threads, or the whole site. */
  readonly scope: { readonly kind: 'topic' | 'section' | 'site'; readonly id: string };
  readonly system: string;
  readonly language: Language;
  /** `#rrggbb` */
  readonly colour: string;
  /** `null`: what the board speaks. */
  readonly markup: Markup | null;
  /** Active character, or `null`. */
  readonly character: string | null;
}
export interface LogRow {
  readonly id: string;
  readonly n: number;
  readonly at: number;
  readonly host: string;
  readonly topic: string;
  readonly title: string;
  readonly partida: string | null;
  readonly partidaName: string;
  readonly character: string;
  readonly label: string;
  readonly system: string;
  readonly order: string;
  readonly dice: readonly (readonly (readonly number[])[])[];
  readonly outcome: string;
  readonly block: string;
  readonly code: string;
  readonly posted: number | null;
}
export interface LogFilter {
  readonly partida?: string | null;
  readonly before?: string | null;
  readonly limit: number;
}
export type Saved<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Told[] };
/** A site whose pages the extension works in. */
export interface Site {
  /** Match pattern of one host, `https://foro.example/*`: what the permission is asked for. */
  readonly origin: string;
  /** Part of the extension itself: it cannot be taken away. */
  readonly fixed: boolean;
}
/** Whether the stored data could be opened; when not, everything is read-only and the export still works. */
export interface Health {
  readonly readOnly: boolean;
  readonly message: string | null;
}

/** Scripts a page gets only when it needs them; their names are all a page may ask for. */
export const pageScripts = ['reader', 'panel'] as const;
export type PageScript = (typeof pageScripts)[number];

export interface Questions {
  page(order: PageRef): PageView;
  preview(order: PlanOrder): Preview;
  roll(order: RollOrder): Rolled;
  check(order: { page: PageRef; thread: ThreadText }): PageVerdicts;
  /** Switch the character of this page's partida (makes the partida of the thread when there is none). */
  choose(order: { page: PageRef; character: string }): PageView;
  /**
   * Bring one of the page's later scripts into the asking tab and frame, in the world of its content script:
   * `/reader.js` (forum engines, badges) or `/panel.js` (the full toolbar). Ends when it has run.
   */
  panel(order: { script: PageScript }): null;
  openPopup(order: null): null;

  health(order: null): Health;
  characters(order: null): readonly CharacterView[];
  newCharacter(order: { system: string }): Saved<CharacterView>;
  saveCharacter(order: { id: string; name: string; data: SheetData }): Saved<CharacterView>;
  duplicateCharacter(order: { id: string }): Saved<CharacterView>;
  deleteCharacter(order: { id: string }): Saved<null>;
  restoreCharacter(order: { id: string }): Saved<CharacterView>;
  exportCharacters(order: { ids: readonly string[] }): string;
  importCharacters(order: { json: string }): Saved<readonly CharacterView[]>;
  partidas(order: null): readonly Partida[];
  savePartida(order: Partida): Saved<Partida>;
  deletePartida(order: { id: string }): Saved<null>;
  /** The partida a page belongs to, or a proposal for a new one. */
  partidaFor(order: PageRef): { readonly partida: Partida; readonly stored: boolean };
  log(order: LogFilter): readonly LogRow[];
  exportLog(order: { format: 'json' | 'csv'; partida: string | null }): string;

  sites(order: null): readonly Site[];
  /** To be asked once the browser has granted the permission; registers the script and starts it in open tabs. */
  enableSite(order: { origin: string }): Saved<Site>;
  /** Takes the script away; the permission is given back by whoever asked for it. */
  disableSite(order: { origin: string }): Saved<null>;
}

/** What a forum page may ask; all else only our own pages. */
export const openToForums = [
  'page',
  'preview',
  'roll',
  'check',
  'choose',
  'panel',
  'openPopup',
] as const satisfies readonly (keyof Questions)[];

export interface Envelope {
  readonly ask: keyof Questions;
  readonly order: unknown;
}
/** Every answer travels in a frame, so that our own failure is told and not swallowed. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: string };

/** What the popup may ask of the content script of a tab. */
export type TabQuestion = { readonly tab: 'page' } | { readonly tab: 'rolls' } | { readonly tab: 'drafts' };
export interface TabAnswers {
  page: PageRef | null;
  rolls: PageVerdicts | null;
  drafts: readonly string[];
}

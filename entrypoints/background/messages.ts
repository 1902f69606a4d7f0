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
  /**
   * What is being written here only some will read (a private message, a post for part of the table): neither a
   * baliza nor an alta goes in there. Absent: everybody who reads the thread will.
   */
  readonly private?: boolean;
  /** The board shows its posts on a dark page: a colour that does not read there is lightened. Absent: light. */
  readonly dark?: boolean;
}
/** A post as a reader sees it: plain text without quotes, code, signature and edit notes. */
export interface PostText {
  /** Decimal id of the board, 0..2^42. */
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** Only some can read it: a baliza seals what is in it and says nothing of it. Absent: everybody can. */
  readonly private?: boolean;
}
/** The posts of the thread that were read, in thread order. */
export interface ThreadText {
  readonly posts: readonly PostText[];
  /** Every post of the thread is in `posts`. */
  readonly complete: boolean;
}

// ── The table: who directs, and how a roll can be made (protocol §4.8–4.10) ────────────────────────────────

/**
 * How a roll is made. `declarada`: written now, its dice are fixed by the director's next baliza. `inmediata`:
 * result in the same post. `director`: the same for who directs, by his witness. `basica`: without a director.
 * `oculta`: number now, dice and purpose when it is revealed. An answer to a request is any of them with
 * `answers` (`inmediata` or `oculta`).
 */
export const hows = ['declarada', 'inmediata', 'director', 'basica', 'oculta'] as const;
export type How = (typeof hows)[number];
/** One way to roll here. */
export interface Level {
  readonly how: How;
  /** One plain sentence in the interface language: what this way means, or why it is not allowed. */
  readonly words: string;
  readonly allowed: boolean;
}
/** The open scene of the thread. */
export interface SceneView {
  /** Account of the director. */
  readonly gm: string;
  /** The reader's own account directs it, with the key of this browser: `beacon` works. */
  readonly mine: boolean;
  /** Whether the reader has said who directs, or need not be asked. When not: ask once, and `confirmDirector`. */
  readonly confirmed: boolean;
  /** Only declared and asked rolls. */
  readonly strict: boolean;
  readonly onePerBeacon: boolean;
  /** Largest baliza in the thread; 0 is the apertura. */
  readonly beacons: number;
  /** Blocks the next baliza would seal. Only where `mine`; else 0. */
  readonly toSeal: number;
  /** Keys that are sealed only after the director says so. Only where `mine`; else none. */
  readonly keys: readonly KeyAsk[];
}
/** An account presents another key than before, or one that somebody else presents too: answer with `acceptKey`. */
export interface KeyAsk {
  readonly author: string;
  /** The question in words. */
  readonly words: string;
}
/** A roll the director asks for and this account has not answered. */
export interface RequestView {
  readonly k: number;
  readonly q: number;
  /** The line a reader sees: to whom, what for, dice, difficulty. */
  readonly words: string;
  /** `3d10`, groups joined by `+`, `!` after an exploding one: the answer has to throw exactly these. */
  readonly dice: string;
  /** The line names this account or its active character, or everybody. */
  readonly mine: boolean;
}
/** A roll of one's own that waits: for its reveal, or for the baliza that resolves it. */
export interface Waiting {
  /** Log record. */
  readonly id: string;
  readonly n: number;
  readonly label: string;
}
/** One roll the director asks for. */
export interface Ask {
  /** Account or character; '' for everybody. */
  readonly to: string;
  readonly label: string;
  /** `3d10`, `1d20+2d6!`: groups joined by `+`, `!` after an exploding one, segments by `;`. */
  readonly dice: string;
  /** As the players will read it: «12», «oposición de la guardia»; '' for none. */
  readonly difficulty: string;
}
/** A block of one's own that stands in an editor, judged by the thread as it is now. */
export interface DraftCheck {
  readonly code: string;
  /** For `renumber`. */
  readonly id: string;
  /**
   * `due`: post it. `renumber`: it would be read as repeated, out of turn or late: ask for `renumber` and put
   * its block in the place of this one. `drop`: somebody else's block stands in its place for good (a request
   * answered from another device): take it out.
   */
  readonly state: 'due' | 'renumber' | 'drop';
  /** Why, in words; '' when it is due. */
  readonly words: string;
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
  /**
   * The ways to roll here, strongest first: the first allowed one is the proposal. By the pages of the thread
   * read so far: ask again after a roll, or when the reader has read on.
   */
  readonly levels: readonly Level[];
  /** The open scene; `null`: level básica. */
  readonly scene: SceneView | null;
  /** Requests of the open scene without an answer of this account, `mine` first, then oldest first. */
  readonly requests: readonly RequestView[];
  /** Own hidden rolls that stand in the thread and were not revealed. */
  readonly hidden: readonly Waiting[];
  /** Own declarations that stand in the thread and are not resolved. */
  readonly declared: readonly Waiting[];
  /** The partida says that this reader directs it: show the director's tools, also before a scene is open. */
  readonly directs: boolean;
  /** Each public post of the director gets its baliza by itself at submit. */
  readonly autoBeacon: boolean;
  /** The twelve words of this browser's keys have been shown once (`recoveryWords`), or there are none yet. */
  readonly wordsShown: boolean;
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
  /** Absent: the first allowed of `levels` that this roll can be made in. */
  readonly how?: How;
  /** The request of the director this roll answers: it has to throw the dice that were asked for. */
  readonly answers?: { readonly k: number; readonly q: number };
}
export interface RolledBlock {
  /** Log record; '' for what has no dice (a spend), which is not in the log of rolls. */
  readonly id: string;
  /** 0 where there are no dice; of an apertura or baliza, its number. */
  readonly n: number;
  /** The block as it goes into the editor, in the board's markup. */
  readonly text: string;
  /** `TV1 …` as it stands in the block; '' where there are no dice: words alone, nothing to verify. */
  readonly code: string;
  /**
   * One sentence for the live region: who, what, outcome. Of a hidden roll its outcome too, which nobody else
   * knows; of a declaration, that the outcome is to come.
   */
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
  /**
   * The outcome by the rules, in the interface language, where dice and order are proved: of a declaration,
   * once a baliza has resolved it, this is where a reader finds it. Free names are `…`.
   */
  readonly outcome: string | null;
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
  /** This reader directs it. */
  readonly directs: boolean;
  /** His public posts get a baliza by themselves while a scene is open. */
  readonly autoBeacon: boolean;
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
   * Open a scene in the director's post: the block «Baliza 0» (apertura). The partida of the page directs from
   * then on. Works in a new topic too (`page.topic` `null`). Until it is seen posted, the same thread gets the
   * same scene again. Refused in private posts.
   */
  openScene(order: {
    page: PageRef;
    thread: ThreadText;
    request: string;
    strict: boolean;
    onePerBeacon: boolean;
  }): Rolled;
  /**
   * The baliza of the post that is being written: lines that ask (`Pide …`), lines that resolve the
   * declarations it seals (`Resuelve …`), `Baliza k` and code. The same request gets the same block; another
   * one the same k, with the seals of now, until it is seen posted: put it in the place of the one before.
   * Refused without a scene of one's own, and in private posts.
   */
  beacon(order: { page: PageRef; thread: ThreadText; request: string; asks: readonly Ask[] }): Rolled;
  /** Opens a hidden roll (`PageView.hidden`): the same block however often it is asked for. */
  reveal(order: { page: PageRef; thread: ThreadText; id: string }): Rolled;
  /** Whether the reader takes this account for the director of the thread. Asked once per thread and account. */
  confirmDirector(order: { page: PageRef; author: string; yes: boolean }): PageView;
  /** The director's answer to a `KeyAsk`: yes, and the next baliza seals that account's alta; no, and it never does. */
  acceptKey(order: { page: PageRef; author: string; yes: boolean }): PageView;
  /**
   * The blocks of one's own that stand in the editors, by the thread read again: to be asked before inserting
   * and at submit. Codes that are not ours, or already posted, are left out of the answer.
   */
  recheck(order: { page: PageRef; thread: ThreadText; codes: readonly string[] }): readonly DraftCheck[];
  /**
   * The same roll (spec, order, label) where the thread now stands: the next number when another device took
   * its own, or the beacon that is due now. A baliza gets the seals of now. To replace the block in the editor.
   */
  renumber(order: { page: PageRef; thread: ThreadText; id: string }): Rolled;
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
  /**
   * The twelve words all keys of this browser come from, made now if there are none; from then on they count as
   * shown. `shown`: they had been before. Only for our own pages.
   */
  recoveryWords(order: null): { readonly words: string; readonly shown: boolean };
  /**
   * Takes the keys of twelve words written down elsewhere. Problems: `words_count`, one `word_unknown` per word,
   * `words_checksum`. `kept`: the keys of before were others and are kept as a backup; `message` says so.
   */
  restoreWords(order: { words: string }): Saved<{ readonly kept: boolean; readonly message: string }>;
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
  'openScene',
  'beacon',
  'reveal',
  'confirmDirector',
  'acceptKey',
  'recheck',
  'renumber',
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

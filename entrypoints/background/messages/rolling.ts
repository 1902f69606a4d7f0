/** What the toolbar is shown, asks for and gets. */
import type { Language, RollOffer, Tone } from '../../../rules/system';
import type { MoveView } from './moves';
import type { Markup, PageRef, ThreadText } from './page';
import type { How, Level, RequestView, SceneView, Waiting } from './table';
import type { Told } from './told';

export interface PageView {
  readonly language: Language;
  readonly partida: { readonly id: string; readonly name: string } | null;
  /** Whose rolls these will be on the board; `null`: nobody is logged in, or the page does not tell. */
  readonly account: string | null;
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
  /** What the last rolls and spends of this thread moved or would move, newest first. */
  readonly moves: readonly MoveView[];
}
/**
 * Odds as they travel: Chromium's messages are JSON, which has no bigint, so a fraction is sent as the exact
 * text `percent` (or the mean with two decimals) and as a double that is only drawn.
 */
export interface ToldOdds {
  readonly lines: readonly ToldOddsLine[];
  readonly table?: {
    readonly label: string;
    readonly rows: readonly ToldOddsLine[];
    /** Two rolls beside each other: their names; each row has `beside`. */
    readonly columns?: readonly [string, string];
  };
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
  readonly beside?: Pick<ToldOddsLine, 'text' | 'share'>;
}
export interface Preview {
  readonly odds: ToldOdds | null;
  readonly problems: readonly Told[];
  /** What the click will move in sheet and partida, in words: the costs of a roll, or all that a spend does. */
  readonly costs: readonly string[];
  /** No dice fall: it is a spend, and its block is words alone. */
  readonly spend: boolean;
  /** Its dice are known before it is rolled, so that it can be declared. Absent: nothing is known yet. */
  readonly fixedDice?: boolean;
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
  /** Code of the block this refers to (`NextStep`): what is noted of it once is not offered again. */
  readonly about?: string;
  /**
   * Code of a roll of one's own that stands in the thread: nothing is rolled, and the block says what its dice
   * come to by this plan, which has to throw the same ones.
   */
  readonly amends?: string;
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

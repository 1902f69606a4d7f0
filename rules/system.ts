import type { Fraction } from './odds/fraction';
import type { Dice, Spec } from './proof/dice';
import type { Problem, Read } from './read';

/** Languages a block can be written in: they belong to the partida, not to the interface. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export type FieldValue = string | number | boolean | readonly string[] | readonly SheetRow[];
export interface SheetRow {
  readonly [field: string]: string | number | boolean;
}
/** A character sheet as stored: plain JSON data, read with care by its system. */
export interface SheetData {
  readonly [field: string]: FieldValue;
}

/** One field of a sheet, as data: `components/sheet` draws it without knowing the game. */
export type SheetField = {
  readonly id: string;
  readonly group: string;
} /** `file`: what it is called as a file of its own, where it can be brought in and handed on; `sample`: one. */ & (
  | {
      readonly type: 'text';
      readonly maxLength: number;
      readonly lines?: number;
      readonly file?: string;
      readonly sample?: string;
    }
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'texts'; readonly maxItems: number; readonly maxLength: number }
  | {
      readonly type: 'rows';
      readonly maxItems: number;
      readonly columns: readonly SheetColumn[];
      readonly file?: string;
    }
);
export type SheetColumn = { readonly id: string } & (
  | { readonly type: 'text'; readonly maxLength: number }
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
);

/** A value worked out from the sheet (Resistencia, Defensa…): shown, never stored. */
export interface Derived {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** One thing the player sets before rolling. Labels are already in the language asked for. */
export type RollInput = { readonly id: string; readonly label: string; readonly help?: string } & (
  | { readonly type: 'int'; readonly min: number; readonly max: number; readonly value: number }
  | { readonly type: 'choice'; readonly options: readonly RollOption[]; readonly value: string }
  | { readonly type: 'many'; readonly options: readonly RollOption[]; readonly value: readonly string[] }
  | { readonly type: 'flag'; readonly value: boolean }
  | { readonly type: 'text'; readonly maxLength: number; readonly value: string }
);
export interface RollOption {
  readonly id: string;
  readonly label: string;
}
/** A kind of roll this character can make, with the inputs it needs. */
export interface RollOffer {
  readonly id: string;
  readonly label: string;
  readonly inputs: readonly RollInput[];
}
/** What the player chose, by input id. Comes from a page: untrusted. */
export type Choices = Readonly<Record<string, unknown>>;

/**
 * Free texts that stand in a block: `personaje`, `motivo`, and those of the system (a specialty, an object).
 * They are cleaned by `block/names.ts` before they are written.
 */
export type Names = Readonly<Record<string, string>>;

/** What is to be rolled: the order's data and the free texts that go with it. */
export interface Plan<Order> {
  readonly order: Order;
  readonly names: Names;
}

/** A piece of a sentence: fixed words, or the place of one of the names. */
export type Piece = string | { readonly name: string };

/** One clause of a sentence or of a line of details. */
export type Clause = readonly Piece[];

/**
 * The words of a roll, a pure function of order, dice and language. `verdict` is the outcome in capitals
 * («ÉXITO, grado 1»), `details` one entry per clause: together they let a reader redo the sum by hand, and
 * each group of dice stands there as `3d6: 1, 4, 6`, in rolled order.
 */
export interface Sentences {
  readonly verdict: readonly Piece[];
  readonly details: readonly (readonly Piece[])[];
}

export type Tone = 'good' | 'bad' | 'mixed' | 'neutral';

/** Exact odds, before the roll. `lines` are worth showing at once, `table` is the whole distribution. */
export interface Odds {
  readonly lines: readonly OddsLine[];
  readonly table?: OddsTable;
}
/** `columns`: the names of the roll and of the one it is compared with, where rows have `beside`. */
export interface OddsTable {
  readonly label: string;
  readonly rows: readonly OddsLine[];
  readonly columns?: readonly [string, string];
}
export interface OddsLine {
  readonly id: string;
  readonly label: string;
  /** A probability in 0..1, or a mean when `mean` is set. */
  readonly value: Fraction;
  readonly tone: Tone;
  readonly mean?: boolean;
  /** The same chance for what it is compared with. */
  readonly beside?: Fraction;
}

/**
 * A rule the books leave open or contradict, which the director sets for a partida. The setting is kept in the
 * partida's data under `id`; anything else there means `byDefault`.
 */
export interface Variant {
  readonly id: string;
  readonly options: readonly string[];
  readonly byDefault: string;
  /** No doubt of the books but what the table plays: asked for at once, before all that is folded. */
  readonly foremost?: true;
  /** One line for the director, and one for each option, in every language. */
  readonly words: Readonly<
    Record<Language, { readonly about: string; readonly options: Readonly<Record<string, string>> }>
  >;
}

/**
 * One change a roll or spend makes to the sheet or to the figures of the partida, worked out but not applied:
 * whoever applies it sets `field` to `to`, and undoes it by setting `from` again.
 */
export interface Change {
  readonly target: 'sheet' | 'partida';
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
  /** What changes, for the person who confirms it: «Fortuna 3 → 2». */
  readonly words: string;
}

/** A roll that answers a pending one: which offer to open, and its inputs as the pending roll fixes them. */
export interface Answer {
  readonly offer: string;
  readonly choices: Choices;
  /** The input that takes the name of the character who is answered; the caller knows it, the rules do not. */
  readonly nameInput: string;
}

/**
 * A game. Everything is pure and works on plain data; `Order` is whatever the game needs to work out a roll
 * again from its dice, and its text form (`write`) travels in the token's order field.
 */
export interface System<Order = unknown> {
  /** Lower-case ASCII, in posts and storage for ever. */
  readonly id: string;
  /** Version of the rules new orders are written with; `read` still reads the older ones. */
  readonly version: number;
  readonly fields: readonly SheetField[];
  /** Name of the game, of a field, field group, column or option: `term('fortaleza', 'es')` is «Fortaleza». */
  term(id: string, language: Language): string;
  /** A sheet to begin with, valid as it is. */
  newSheet(): SheetData;
  /** Every problem of a stored or typed sheet; an empty list when it can be used. Never throws. */
  checkSheet(data: SheetData): readonly Problem[];
  derived(data: SheetData, language: Language, partida?: SheetData): readonly Derived[];
  /**
   * The rolls of this character, in the order a player looks for them. `partida`: the settings of `variants`
   * and the values of `partidaFields`; absent, the first values.
   */
  offers(data: SheetData, language: Language, partida?: SheetData): readonly RollOffer[];
  /** From what the player chose to an order; a problem's `field` is the input's id. */
  plan(data: SheetData, offer: string, choices: Choices, partida?: SheetData): Read<Plan<Order>>;
  /** A problem of this system in words: what is wrong and how to mend it. */
  explain(problem: Problem, language: Language): string;
  /** The dice an order needs; empty for a spend, whose block is words alone, without a token. */
  spec(order: Order): Spec;
  /**
   * The whole list once dice are known, for orders whose further dice depend on the first ones (rerolls, rolled
   * counts: notation.md §9.3); absent or `null` when `spec` is all. Whoever rolls starts with `spec` and asks
   * until the answer no longer changes: on the way a list may hold more dice than the order will use. Whoever
   * checks asks once, with all the dice of the token. Dice that cannot be this order's get the list that would.
   * Only for rolls whose dice are known when the block is written.
   */
  more?(order: Order, dice: Dice): Spec | null;
  /** The order as ASCII text of at most 64 bytes, `id/version;…`. */
  write(order: Order): string;
  /** Reads `write`'s text back, of this version or an older one. The text comes from a post. */
  read(text: string): Read<Order>;
  odds(order: Order, language: Language): Odds;
  sentences(order: Order, dice: Dice, language: Language): Sentences;
  /**
   * What is going to be rolled, in clauses without any outcome, for a roll whose dice nobody knows yet: what the
   * dice are for, and what they have to reach. Each group of dice stands there as `3d6`. Absent: the dice alone.
   */
  announce?(order: Order, language: Language): readonly Clause[];
  /** How the outcome feels, for the colour of a badge or a bar; the words are in `sentences`. */
  tone(order: Order, dice: Dice): Tone;

  /** Where a sheet departs from the rules of creation: advice the director may overrule, in `explain`'s words. */
  advice?(data: SheetData): readonly Problem[];
  /** The rules the director may set for a partida. */
  readonly variants?: readonly Variant[];
  /** Figures everybody in a partida shares (a reserve, a threat), as fields; `term` names them too. */
  readonly partidaFields?: readonly SheetField[];
  /** Their values to begin with, tables the rules propose included. */
  newPartida?(): SheetData;
  /** What is wrong with some of them beyond what the fields say. Never throws. */
  checkPartida?(data: SheetData): readonly Problem[];
  /** What this roll changes, given the state before it. To be shown before it is applied. */
  changes?(
    order: Order,
    dice: Dice,
    sheet: SheetData,
    partida: SheetData,
    language: Language,
  ): readonly Change[];
  /**
   * What this roll costs whatever its dice say: that part of `changes`, known before the click and paid with it.
   * Absent, or of a spend (whose `changes` need no dice): nothing.
   */
  costs?(order: Order, sheet: SheetData, partida: SheetData, language: Language): readonly Change[];
  /** How to answer a pending roll that stands in block `turn`; `null` when it waits for nothing. */
  answer?(order: Order, dice: Dice, turn: number): Answer | null;
  /** What may still be done about a roll that stands in block `turn` (an aspect activated on it): offers, prefilled. */
  again?(order: Order, dice: Dice, turn: number): readonly Pick<Answer, 'offer' | 'choices'>[];
  /**
   * Damage this block deals: the offer by which whoever suffers it notes it, prefilled. `self`: who rolled;
   * `other`: who stands against him.
   */
  harms?(
    order: Order,
    dice: Dice,
  ): readonly (Pick<Answer, 'offer' | 'choices'> & { readonly to: 'self' | 'other' })[];
  /**
   * Which block this order answers and the figures it says that block has, or `null`. They are true when
   * `figures` of that block's order and dice is the same text.
   */
  answered?(order: Order): { readonly turn: number; readonly figures: string } | null;
  figures?(order: Order, dice: Dice): string;
  /** An order written by hand as JSON (`npm run odds`), with every figure in range. The data is not trusted. */
  fromJson?(data: unknown): Read<Order>;
  /** The whole distribution of an order, as `npm run odds` prints it: names, chances and means, language-free. */
  distribution?(order: Order): readonly Law[];
}

/** A named law of an order's outcome: values with their exact chances (they add up to 1), or a single mean. */
export interface Law {
  readonly id: string;
  readonly values: readonly (readonly [value: string, chance: Fraction])[];
  readonly mean?: Fraction;
}

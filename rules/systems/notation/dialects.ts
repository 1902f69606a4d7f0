/**
 * Ways of typing (notation.md §5). Whatever a player types becomes one tree with one meaning; a dialect only
 * says how the ambiguous spellings are read and which spellings of its own it adds.
 */
export const dialectIds = ['base', 'roll20', 'foundry', 'avrae'] as const;
export type DialectId = (typeof dialectIds)[number];

export interface Dialect {
  readonly id: DialectId;
  /** Modifiers may stand in any order; elsewhere one that comes too late is an error, not a guess. */
  readonly anyOrder: boolean;
  /** `>` and `<` of dice include the number itself. */
  readonly inclusive: boolean;
  /** A comparison holds the total, not each die. */
  readonly comparesTotals: boolean;
  /** `k3` keeps the dice that show 3, and what is kept is written once. */
  readonly selectors: boolean;
  /** `r` alone: again and again, one time, or not at all. */
  readonly bareReroll: 'until' | 'once' | null;
  /** `!p` goes on by the reduced value. */
  readonly reducedPenetration: boolean;
}

const base: Dialect = {
  id: 'base',
  anyOrder: true,
  inclusive: false,
  comparesTotals: false,
  selectors: false,
  bareReroll: 'until',
  reducedPenetration: false,
};

export const dialects: Readonly<Record<DialectId, Dialect>> = {
  base,
  roll20: { ...base, id: 'roll20', anyOrder: false, inclusive: true, reducedPenetration: true },
  foundry: { ...base, id: 'foundry', anyOrder: false, bareReroll: 'once' },
  avrae: { ...base, id: 'avrae', anyOrder: false, comparesTotals: true, selectors: true, bareReroll: null },
};

export const isDialect = (text: unknown): text is DialectId => dialectIds.some((id) => id === text);

import type { Cursor } from '../read/cursor';
import type { DiceTerm, Keep, Node, Sign, Target } from '../tree';

export const dialectIds = ['base', 'roll20', 'foundry', 'avrae'] as const;
export type DialectId = (typeof dialectIds)[number];
export const isDialect = (id: unknown): id is DialectId => dialectIds.some((known) => known === id);

/**
 * A way of typing (notation.md §5). Whatever a player types becomes one tree with one meaning; a dialect only
 * says how the ambiguous spellings are read, and reads those of its own.
 */
export interface Dialect {
  /** The text in small letters and plain signs, character by character. */
  readonly plain?: (text: string) => string;
  /** Dice that begin with a letter before their count, `m3d10`, or after one that is read, `1o3d10`. */
  readonly prefix?: (c: Cursor, count: Node | null) => Node | null;
  /** An operator of its own spelling, taken; '' where it is none after all. */
  readonly operator?: (c: Cursor, spaced: boolean) => string | undefined;
  /** What stands after the expression and is no target: whether there was something to take. */
  readonly suffix?: (c: Cursor) => boolean;
  /** The letters that may follow dice, and those that may follow a group. */
  readonly word: RegExp;
  readonly groupWord: RegExp;
  /** `r` alone: again and again, one time, or not at all. */
  readonly reroll: 'until' | 'once' | null;
  /** `>` and `<` of dice include the number itself. */
  readonly inclusive?: true;
  /** Called after each modifier with its letters and those of the one before: a dialect may insist on the order. */
  readonly follows?: (word: string, before: string | null, at: number) => void;
  /** Reads a modifier of its own, its letters taken; `false` for the base meaning. */
  readonly own?: (c: Cursor, term: DiceTerm, word: string, at: number) => boolean;
  /** After all modifiers of a term. */
  readonly after?: (c: Cursor, term: DiceTerm) => Node;
  /** A keep or a drop, read after others of its term; `bare`: a number alone, `k3`. */
  readonly keep?: (step: Keep, bare: boolean, before: readonly Keep[]) => Keep;
  /** `d%`, as a d100. */
  readonly percent?: (term: DiceTerm) => Node;
  /** Whether `//`, which is taken, divides here. */
  readonly divides?: (c: Cursor) => boolean;
  /** `(a,b)` is a set. */
  readonly sets?: true;
  /** The comparison of a total that stands here. */
  readonly compares?: (c: Cursor) => Sign | null;
  /** The whole expression, read. */
  readonly finish?: (root: Node, target: Target | null) => Node;
}

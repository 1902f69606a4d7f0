import type { FunctionName, Operator, Value } from './values';

export type Sign = '>=' | '<=' | '>' | '<' | '=' | '<>';
/** What a die is held against. */
export interface Test {
  readonly sign: Sign;
  readonly than: number;
}
/** What a total is held against. */
export interface Target {
  readonly sign: Sign;
  readonly than: Value;
}

/** Where a piece begins in the text, in UTF-16 units from 0. */
interface Place {
  readonly at: number;
}

export interface Explode extends Place {
  /** `null`: on the greatest face, which TV1 throws by itself. */
  readonly on: Test | null;
  readonly compound: boolean;
  /** Extra dice lose 1; `reduced`: and explode again by what is left (Roll20). */
  readonly penetrate: false | 'natural' | 'reduced';
  readonly once: boolean;
}
export interface Reroll extends Place {
  readonly on: Test;
  /** Until it no longer matches, once, or one die once and both count. */
  readonly how: 'until' | 'once' | 'add';
}
export interface Unique extends Place {
  readonly how: 'until' | 'once';
}
/** What stays: the `n` highest, lowest or middle ones, all but those, or the ones that pass (or do not). */
export type Keep = Place & { readonly keep: boolean } & (
    | { readonly end: 'h' | 'l' | 'm'; readonly n: number }
    | { readonly on: Test }
  );
export interface Count extends Place {
  readonly on: Test | 'even' | 'odd';
  /** Failures, each taken off. */
  readonly minus: Test | null;
}

/** What may follow dice. They act in this order, whatever the order they were written in (notation.md §3). */
export interface Modifiers {
  explode: Explode | null;
  reroll: Reroll | null;
  unique: Unique | null;
  min: number | null;
  max: number | null;
  keeps: readonly Keep[];
  count: Count | null;
  /** Marks, which change nothing: criticals and failures. */
  high: Test | null;
  low: Test | null;
  /** A view only: the value is the same. */
  sorted: true | null;
}

interface Common extends Place {
  /** What a player wrote in brackets after it; in an order's text only its place is kept (`''`). */
  label: string | null;
}

/**
 * What a term throws: dice 1..sides, Fate dice, digits side by side (`d66`), named faces, a d100 with bonus or
 * penalty tens, or highest plus repeats (`5G6`).
 */
export type Shape = 'plain' | 'fate' | 'fate1' | 'digits' | 'names' | 'tens' | 'repeats';

export interface DiceTerm extends Common {
  readonly kind: 'dice';
  /** Its place among the dice of the notation, in reading order. */
  index: number;
  shape: Shape;
  /** A number, or an expression in brackets. */
  count: Node;
  /** The number of dice where it is fixed. */
  fixed: number | null;
  /** The greatest number it can be. */
  most: number;
  sides: number;
  /** Where the sides are written. */
  readonly sidesAt: number;
  /** The names of named faces. */
  names: readonly string[];
  /** Of a d100: bonus (negative) or penalty tens. */
  tens: number;
  /** `null` when nothing follows the dice. */
  mods: Modifiers | null;
}

export interface GroupNode extends Common {
  readonly kind: 'group';
  readonly items: readonly Node[];
  /** The dice of its only expression where that is a plain sum of dice: they are one pool. */
  readonly pool: readonly DiceTerm[] | null;
  keeps: readonly Keep[];
  count: Count | null;
  sorted: true | null;
}
export interface SumNode extends Common {
  readonly kind: 'sum';
  readonly operator: Operator;
  readonly operatorAt: number;
  readonly a: Node;
  readonly b: Node;
}
export interface CallNode extends Common {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly args: readonly Node[];
}

export type Node =
  | DiceTerm
  | GroupNode
  | SumNode
  | CallNode
  | (Common & { readonly kind: 'number'; readonly value: Value })
  | (Common & { readonly kind: 'minus' | 'brackets'; readonly of: Node });

/** A line of notation, read. Everything in it can be rolled: no error is left for later. */
export interface Notation {
  /** `N#`, or `null`. */
  readonly repeats: number | null;
  readonly root: Node;
  /** All dice, in reading order: the order they are thrown in. */
  readonly terms: readonly DiceTerm[];
  /** `vs`: what the total is compared with. */
  readonly target: Target | null;
}

/** Whether a comparison holds, given first minus second (or its sign): the characters of a sign are what it takes. */
export function holds(sign: Sign, by: number): boolean {
  const found = by > 0 ? '>' : by < 0 ? '<' : '=';
  return sign.charAt(0) === found || sign.charAt(1) === found;
}

export const passes = (test: Test, value: number): boolean => holds(test.sign, value - test.than);

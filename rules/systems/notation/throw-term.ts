import { act } from './stages';
import type { DiceTerm } from './tree';

/** What a die is asked for: the throw itself, an explosion on the greatest face, or anything that follows. */
export type Purpose = 'first' | 'chain' | 'further';
/** Gives a face, 1..sides. Dice of one side are never asked for. */
export type Ask = (sides: number, term: DiceTerm, purpose: Purpose) => number;

/** A die: its face, what it counts for, and what happened to it (bits). */
export interface Die {
  readonly face: number;
  value: number;
  mark: number;
}
export const REROLLED = 1;
export const EXTRA = 2;
/** Added to the die that exploded, and counted there. */
export const PART = 4;
export const DROPPED = 8;
export const SUCCESS = 16;
export const FAILURE = 32;
export const HIGH = 64;
export const LOW = 128;
/** Does not count. */
export const OUT = REROLLED | PART | DROPPED;

/** What a term of dice threw. */
export interface TermRoll {
  readonly term: DiceTerm;
  /** In the order drawn, an extra or a repetition after its die. */
  readonly dice: readonly Die[];
  readonly total: number;
  /** A limit of notation.md §8 stopped what the dice still wanted. */
  readonly tope: boolean;
}

/** Throws `count` dice of a term. `budgets`: further dice already taken off its limit, by term. */
export function rollTerm(term: DiceTerm, count: number, ask: Ask, budgets: number[]): TermRoll {
  const { shape, sides, mods, tens } = term;
  const plain = shape === 'plain' && sides > 1;
  const n = shape === 'tens' ? 2 + Math.abs(tens) : count;
  // Of its size from the start: a list that grows costs as much as the dice.
  const dice = new Array<Die>(n);
  let total = 0;
  for (let at = 0; at < n; at += 1) {
    if (plain) {
      const face = ask(sides, term, 'first');
      total += face;
      dice[at] = { face, value: face, mark: 0 };
    } else dice[at] = draw(term, ask, 'first');
  }
  if (mods) return act(term, mods, dice, ask, budgets);
  return { term, dice, total: plain ? total : totalOf(term, dice), tope: false };
}

export function draw(term: DiceTerm, ask: Ask, purpose: Purpose): Die {
  const { shape, sides } = term;
  const face = sides === 1 ? 1 : ask(shape === 'tens' ? 10 : sides, term, purpose);
  return { face, value: shown(term, face), mark: 0 };
}

/** What a face counts for before any modifier. */
export function shown({ shape }: DiceTerm, face: number): number {
  if (shape === 'fate') return face - 2;
  if (shape === 'fate1') return face === 6 ? 1 : face === 1 ? -1 : 0;
  return shape === 'tens' ? face % 10 : face;
}

function totalOf({ shape, tens }: DiceTerm, dice: readonly Die[]): number {
  let sum = 0;
  if (shape === 'digits') {
    for (const { value } of dice) sum = sum * 10 + value;
    return sum;
  }
  const values = shape === 'tens' || shape === 'repeats' ? dice.map(({ value }) => value) : [];
  if (shape === 'repeats') {
    // The highest die, and 1 more for each time it is repeated (seed 004).
    const highest = Math.max(0, ...values);
    return highest && highest - 1 + values.filter((value) => value === highest).length;
  }
  if (shape === 'tens') {
    // Units, then tens: of the numbers they make, the lowest (bonus) or the highest. 00 and 0 is 100.
    const [units = 0, ...rest] = values;
    return Math[tens < 0 ? 'min' : 'max'](...rest.map((ten) => ten * 10 + units || 100));
  }
  for (const { value } of dice) sum += value;
  return sum;
}

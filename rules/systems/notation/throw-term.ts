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

/** Throws `count` dice of a term. `budgets`: further dice left, by term, taken down here. */
export function rollTerm(term: DiceTerm, count: number, ask: Ask, budgets: number[]): TermRoll {
  const { shape, mods, tens } = term;
  const dice: Die[] = [];
  for (let left = shape === 'tens' ? 2 + Math.abs(tens) : count; left > 0; left -= 1) {
    dice.push(draw(term, ask, 'first'));
  }
  return mods
    ? act(term, mods, dice, ask, budgets)
    : { term, dice, total: plainTotal(term, dice), tope: false };
}

export function draw(term: DiceTerm, ask: Ask, purpose: Purpose): Die {
  const sides = term.shape === 'tens' ? 10 : term.sides;
  const face = sides === 1 ? 1 : ask(sides, term, purpose);
  return { face, value: shown(term, face), mark: 0 };
}

/** What a face counts for before any modifier. */
export function shown({ shape }: DiceTerm, face: number): number {
  if (shape === 'fate') return face - 2;
  if (shape === 'fate1') return face === 6 ? 1 : face === 1 ? -1 : 0;
  return shape === 'tens' ? face % 10 : face;
}

function plainTotal({ shape, tens }: DiceTerm, dice: readonly Die[]): number {
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

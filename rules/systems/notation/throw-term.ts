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

/** Dice nothing is done to: their faces are all there is to write down. */
class BareRoll implements TermRoll {
  readonly tope = false;
  private made: readonly Die[] | null = null;
  constructor(
    readonly term: DiceTerm,
    private readonly faces: readonly number[],
    readonly total: number,
  ) {}

  get dice(): readonly Die[] {
    this.made ??= this.faces.map((face) => dieOf(this.term, face));
    return this.made;
  }
}

/** Throws `count` dice of a term. `budgets`: further dice already taken off its limit, by term. */
export function rollTerm(term: DiceTerm, count: number, ask: Ask, budgets: number[]): TermRoll {
  const { shape, sides, mods, tens } = term;
  const n = shape === 'tens' ? 2 + Math.abs(tens) : count;
  // Of its size from the start: a list that grows costs as much as the dice.
  if (mods) {
    const dice = new Array<Die>(n);
    for (let at = 0; at < n; at += 1) dice[at] = draw(term, ask, 'first');
    return act(term, mods, dice, ask, budgets);
  }
  const faces = new Array<number>(n);
  let sum = 0;
  for (let at = 0; at < n; at += 1) {
    const face = sides === 1 ? 1 : ask(shape === 'tens' ? 10 : sides, term, 'first');
    faces[at] = face;
    sum += face;
  }
  return new BareRoll(term, faces, shape === 'plain' ? sum : totalOf(term, faces));
}

export const draw = (term: DiceTerm, ask: Ask, purpose: Purpose): Die =>
  dieOf(term, term.sides === 1 ? 1 : ask(term.sides, term, purpose));
const dieOf = (term: DiceTerm, face: number): Die => ({ face, value: shown(term, face), mark: 0 });

/** What a face counts for before any modifier. */
export function shown({ shape }: DiceTerm, face: number): number {
  if (shape === 'plain') return face;
  if (shape === 'fate') return face - 2;
  if (shape === 'fate1') return face === 6 ? 1 : face === 1 ? -1 : 0;
  return shape === 'tens' ? face % 10 : face;
}

function totalOf(term: DiceTerm, faces: readonly number[]): number {
  const values = faces.map((face) => shown(term, face));
  switch (term.shape) {
    case 'digits':
      return Number(values.join(''));
    case 'repeats': {
      // The highest die, and 1 more for each time it is repeated (seed 004).
      const highest = Math.max(0, ...values);
      return highest && highest - 1 + values.filter((value) => value === highest).length;
    }
    case 'tens': {
      // Units, then tens: of the numbers they make, the lowest (bonus) or the highest. 00 and 0 is 100.
      const [units = 0, ...tens] = values;
      return Math[term.tens < 0 ? 'min' : 'max'](...tens.map((ten) => ten * 10 + units || 100));
    }
    default:
      return values.reduce((a, b) => a + b, 0);
  }
}

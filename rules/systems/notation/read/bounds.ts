import {
  type DiceTerm,
  type GroupNode,
  type Keep,
  type Modifiers,
  type Node,
  passes,
  type Test,
} from '../tree';
import {
  calculate,
  call,
  type FunctionName,
  greatest,
  least,
  negative,
  type Operator,
  order,
  type Value,
} from '../values';
import { fail } from './cursor';

/**
 * What a piece can come to, worked out while it is read, so that nothing is left to go wrong after the dice:
 * bounds (never too narrow), and whether it is always whole.
 */
export type Bounds = Pick<Node, 'lo' | 'hi' | 'whole'>;

/** Any value on the way is below this: whole numbers stay exact. */
const LIMIT = 10 ** 12;
const MOST_EXPONENT = 20;
/** Extra dice of one exploding die, and of one term that explodes on a comparison (notation.md §8). */
export const CHAIN = 20;
export const FURTHER = 100;

const bounds = (lo: Value, hi: Value, whole: boolean): Bounds => ({ lo, hi, whole });
const exactly = (value: Value): Bounds => bounds(value, value, typeof value === 'number');

/** Refuses what could reach 10^12, at the place where the piece begins. */
export function checkSize<Piece extends Bounds & { at: number }>(piece: Piece): Piece {
  if (order(piece.hi, LIMIT) >= 0 || order(piece.lo, -LIMIT) <= 0) fail('value_range', piece.at);
  return piece;
}

export function boundsOf(operator: Operator, a: Node, b: Node): Bounds {
  if (operator === '/' || operator === '%') refuseZero(b);
  if (operator === '**') refuseExponent(b);
  if (!a.rolled && !b.rolled) return exactly(calculate(operator, a.lo, b.lo));
  const whole = a.whole && b.whole;
  switch (operator) {
    case '+':
      return bounds(calculate('+', a.lo, b.lo), calculate('+', a.hi, b.hi), whole);
    case '-':
      return bounds(calculate('-', a.lo, b.hi), calculate('-', a.hi, b.lo), whole);
    case '*':
      return corners(operator, a, b, whole);
    case '/':
      return corners(operator, a, b, false);
    case '%':
      return order(b.lo, 0) > 0 ? bounds(0, b.hi, whole) : bounds(b.lo, 0, whole);
    case '**':
      return powerBounds(a, b);
  }
}

function refuseZero(divisor: Node): void {
  if (order(divisor.lo, 0) <= 0 && order(divisor.hi, 0) >= 0) fail('may_be_zero', divisor.at);
}
function refuseExponent(exponent: Node): void {
  if (!exponent.whole || order(exponent.lo, 0) < 0 || order(exponent.hi, MOST_EXPONENT) > 0) {
    fail('exponent', exponent.at, { max: MOST_EXPONENT });
  }
}

function corners(operator: Operator, a: Node, b: Node, whole: boolean): Bounds {
  const all = [a.lo, a.hi].flatMap((x) => [calculate(operator, x, b.lo), calculate(operator, x, b.hi)]);
  return bounds(all.reduce(least), all.reduce(greatest), whole);
}

function powerBounds(a: Node, b: Node): Bounds {
  if (order(a.lo, 1) >= 0) return bounds(calculate('**', a.lo, b.lo), calculate('**', a.hi, b.hi), a.whole);
  const size = [1, a.hi, negative(a.lo)].reduce(greatest);
  const most = calculate('**', size, b.hi);
  return bounds(order(a.lo, 0) < 0 ? negative(most) : 0, most, a.whole);
}

export function boundsOfCall(name: FunctionName, args: readonly Node[]): Bounds {
  const [a, b] = args as readonly [Node, Node];
  if (name === 'pow') return boundsOf('**', a, b);
  if (name === 'sqrt' && order(a.lo, 0) < 0) fail('negative_root', a.at);
  const los = args.map(({ lo }) => lo);
  const his = args.map(({ hi }) => hi);
  if (!args.some(({ rolled }) => rolled)) return exactly(call(name, los));
  if (name === 'abs') {
    const ends = [call(name, los), call(name, his)];
    const around = order(a.lo, 0) < 0 && order(a.hi, 0) > 0;
    return bounds(around ? 0 : ends.reduce(least), ends.reduce(greatest), a.whole);
  }
  const whole = name === 'max' || name === 'min' ? args.every((arg) => arg.whole) : name !== 'sqrt';
  return bounds(call(name, los), call(name, his), whole);
}

/** The values one die of a term shows, before anything is done to it. */
export function faces(shape: DiceTerm['shape'], sides: number): readonly [lo: number, hi: number] {
  return shape === 'fate' || shape === 'fate1' ? [-1, 1] : [1, sides];
}

/** What a term of dice comes to once its modifiers have acted. */
export function boundsOfDice(term: DiceTerm): Bounds {
  const least = term.fixed ?? 0;
  switch (term.shape) {
    case 'digits':
      return bounds(term.most === 2 ? 11 : 111, term.most === 2 ? 66 : 666, true);
    case 'tens':
      return bounds(1, 100, true);
    case 'repeats':
      return term.most === 0 ? exactly(0) : bounds(1, term.sides + term.most - 1, true);
    case 'names':
      return bounds(1, term.sides, true);
  }
  const [lo, hi] = faces(term.shape, term.sides);
  return term.mods ? boundsOfModified(term, term.mods, lo, hi) : spread(least, term.most, lo, hi);
}

function boundsOfModified(term: DiceTerm, mods: Modifiers, lo: number, hi: number): Bounds {
  const { explode, min, max } = mods;
  const chain = explode ? (explode.once ? 1 : CHAIN) : 0;
  let [low, high] = [explode?.penetrate ? lo - 1 : lo, hi];
  if (explode?.compound) [low, high] = [lo + Math.min(0, chain * low), hi * (chain + 1)];
  if (min !== null) [low, high] = [Math.max(low, min), Math.max(high, min)];
  if (max !== null) [low, high] = [Math.min(low, max), Math.min(high, max)];
  const [fewest, most] = diceLeft(term);
  if (mods.count) return counted(mods.count.minus !== null, most);
  // Reduced extras only ever come on top of whole dice: all together they are at least those.
  const reduced = explode?.penetrate && !mods.keeps.length && min === null && max === null;
  return spread(fewest, most, reduced && low >= 0 ? lo : low, high);
}

/** How many dice of a term may count, once it has exploded and its keeps have acted. */
export function diceLeft({
  fixed,
  most,
  mods,
}: Pick<DiceTerm, 'fixed' | 'most' | 'mods'>): readonly [number, number] {
  if (!mods) return [fixed ?? 0, most];
  const { explode, reroll, keeps } = mods;
  const grown = explode && !explode.compound ? most * (1 + (explode.once ? 1 : CHAIN)) : most;
  const added = reroll?.how === 'add' ? 1 : 0;
  return keeps.reduce<readonly [number, number]>(remaining, [fixed ?? 0, grown + added]);
}

/** How many stay of `fewest`..`most` dice. */
export function remaining([fewest, most]: readonly [number, number], step: Keep): readonly [number, number] {
  if ('on' in step) return [0, most];
  const left = (dice: number) => (step.keep ? Math.min(dice, step.n) : Math.max(0, dice - step.n));
  return [left(fewest), left(most)];
}

const counted = (minus: boolean, most: number): Bounds => bounds(minus ? 0 - most : 0, most, true);

const spread = (fewest: number, most: number, lo: number, hi: number): Bounds =>
  bounds((lo < 0 ? most : fewest) * lo, (hi < 0 ? fewest : most) * hi, true);

export function boundsOfGroup(group: Pick<GroupNode, 'items' | 'pool' | 'keeps' | 'count'>): Bounds {
  const { items, pool, keeps, count } = group;
  const whole = items.every((item) => item.whole);
  const size = pool ? poolSize(pool) : ([items.length, items.length] as const);
  if (count) return counted(count.minus !== null, keeps.reduce(remaining, size)[1]);
  const sum = (pick: (item: Node) => Value) => items.map(pick).reduce((a, b) => calculate('+', a, b));
  const [lo, hi] = [sum((item) => item.lo), sum((item) => item.hi)];
  if (keeps.length === 0) return bounds(lo, hi, whole);
  // What stays may be any of them: only a rough net is cast.
  const total = (values: readonly Value[]) => values.reduce((a, b) => calculate('+', a, b), 0);
  const below = items.map((item) => item.lo).filter((value) => order(value, 0) < 0);
  const above = items.map((item) => item.hi).filter((value) => order(value, 0) > 0);
  const [fewest] = keeps.reduce(remaining, size);
  const smallest = pool ? 0 : items.map((item) => item.lo).reduce(least);
  return bounds(below.length > 0 ? total(below) : calculate('*', smallest, fewest), total(above), whole);
}

/** How many dice of a pool may count before the group's own keeps. */
export function poolSize(pool: readonly DiceTerm[]): readonly [number, number] {
  let [fewest, most] = [0, 0];
  for (const term of pool) {
    const left = diceLeft(term);
    fewest += left[0];
    most += left[1];
  }
  return [fewest, most];
}

/** Whether every value from `lo` to `hi` passes: an explosion or a reroll on it would never end. */
export function always(test: Test, lo: number, hi: number): boolean {
  if (test.sign === '<>') return test.than < lo || test.than > hi;
  return passes(test, lo) && passes(test, hi);
}

import { fail } from '../misread';
import { greatestFace, leastFace } from '../read/modifiers';
import type { CallNode, DiceTerm, GroupNode, Modifiers, Node, SumNode } from '../tree';
import { calculate, call, greatest, least, negative, order, type Value } from '../values';
import { checkDice, checkMiddles } from './dice';
import { CHAIN, diceLeft, groupSize, left } from './left';

/**
 * What a piece can come to, so that nothing is left to go wrong after the dice: bounds (never too narrow),
 * whether it is always whole, and whether it holds dice.
 */
export interface Bounds {
  readonly lo: Value;
  readonly hi: Value;
  readonly whole: boolean;
  readonly rolled: boolean;
}

/** Any value on the way is below this: whole numbers stay exact. */
const LIMIT = 10 ** 12;
const MOST_EXPONENT = 20;

const rolls = (lo: Value, hi: Value, whole = true): Bounds => ({ lo, hi, whole, rolled: true });
const exactly = (value: Value): Bounds => ({
  lo: value,
  hi: value,
  whole: typeof value === 'number',
  rolled: false,
});

/** The bounds of a piece; refuses, at the place where they begin, parts of it that may not be rolled. */
export function bounds(node: Node): Bounds {
  const found = boundsOf(node);
  if (order(found.hi, LIMIT) >= 0 || order(found.lo, -LIMIT) <= 0) fail('value_range', node.at);
  return found;
}

function boundsOf(node: Node): Bounds {
  switch (node.kind) {
    case 'number':
      return exactly(node.value);
    case 'brackets':
      return bounds(node.of);
    case 'minus': {
      const { lo, hi, whole, rolled } = bounds(node.of);
      return { lo: negative(hi), hi: negative(lo), whole, rolled };
    }
    case 'sum':
      return sumBounds(node);
    case 'call':
      return callBounds(node);
    case 'dice':
      return diceBounds(node);
    case 'group':
      return groupBounds(node);
  }
}

function sumBounds({ operator, a, b }: SumNode): Bounds {
  const [left, right] = [bounds(a), bounds(b)];
  if (operator === '**') return powerBounds(left, right, b.at);
  const divides = operator === '/' || operator === '%';
  if (divides && order(right.lo, 0) <= 0 && order(right.hi, 0) >= 0) fail('may_be_zero', b.at);
  if (!left.rolled && !right.rolled) return exactly(calculate(operator, left.lo, right.lo));
  const whole = left.whole && right.whole && operator !== '/';
  if (operator === '+')
    return rolls(calculate('+', left.lo, right.lo), calculate('+', left.hi, right.hi), whole);
  if (operator === '-')
    return rolls(calculate('-', left.lo, right.hi), calculate('-', left.hi, right.lo), whole);
  if (operator === '%') return rolls(least(0, right.lo), greatest(0, right.hi), whole);
  const corners = [left.lo, left.hi].flatMap((x) => [
    calculate(operator, x, right.lo),
    calculate(operator, x, right.hi),
  ]);
  return rolls(corners.reduce(least), corners.reduce(greatest), whole);
}

function powerBounds(a: Bounds, b: Bounds, at: number): Bounds {
  if (!b.whole || order(b.lo, 0) < 0 || order(b.hi, MOST_EXPONENT) > 0) fail('exponent', at);
  if (!a.rolled && !b.rolled) return exactly(calculate('**', a.lo, b.lo));
  if (order(a.lo, 1) >= 0) return rolls(calculate('**', a.lo, b.lo), calculate('**', a.hi, b.hi), a.whole);
  const most = calculate('**', [1, a.hi, negative(a.lo)].reduce(greatest), b.hi);
  return rolls(order(a.lo, 0) < 0 ? negative(most) : 0, most, a.whole);
}

function callBounds({ name, args }: CallNode): Bounds {
  const all = args.map(bounds);
  const [a, b] = all;
  if (!a) return exactly(0);
  if (name === 'pow' && b) return powerBounds(a, b, args[1]?.at ?? 0);
  if (name === 'sqrt' && order(a.lo, 0) < 0) fail('negative_root', args[0]?.at ?? 0);
  const lo = call(
    name,
    all.map((arg) => arg.lo),
  );
  const hi = call(
    name,
    all.map((arg) => arg.hi),
  );
  if (!all.some(({ rolled }) => rolled)) return exactly(lo);
  const keepsWhole = name === 'max' || name === 'min' || name === 'abs';
  const whole = keepsWhole ? all.every((arg) => arg.whole) : name !== 'sqrt';
  // Of all the functions only |x| turns round.
  const turns = name === 'abs' && order(a.lo, 0) < 0;
  return turns ? rolls(order(a.hi, 0) < 0 ? hi : 0, greatest(lo, hi), whole) : rolls(lo, hi, whole);
}

function diceBounds(term: DiceTerm): Bounds {
  checkDice(term, bounds(term.count));
  const { shape, most, sides, mods } = term;
  if (shape === 'digits') return rolls(most === 2 ? 11 : 111, most === 2 ? 66 : 666);
  if (shape === 'tens') return rolls(1, 100);
  if (shape === 'repeats') return rolls(Math.min(most, 1), most && sides + most - 1);
  if (!mods) {
    const lo = leastFace(term);
    return rolls((lo < 0 ? most : (term.fixed ?? 0)) * lo, most * greatestFace(term));
  }
  const { fewest, most: dice } = diceLeft(term);
  if (mods.count) return rolls(mods.count.minus ? -dice : 0, dice);
  const { low, high } = dieBounds(term, mods);
  return rolls((low < 0 ? dice : fewest) * low + 0, (high < 0 ? fewest : dice) * high + 0);
}

/** What a die can count for after its stages 1 to 4. */
function dieBounds(term: DiceTerm, { explode, min, max, keeps }: Modifiers): { low: number; high: number } {
  let low = leastFace(term);
  let high = greatestFace(term);
  if (explode?.compound) {
    low = Math.min(low, low + (low - 1) * CHAIN);
    high *= CHAIN + 1;
  } else if (explode?.penetrate && (keeps.length > 0 || max !== null || low < 1)) {
    // Reduced extras come on top of whole dice: only where some are left out can they count alone.
    low -= 1;
  }
  if (min !== null) [low, high] = [Math.max(low, min), Math.max(high, min)];
  if (max !== null) [low, high] = [Math.min(low, max), Math.min(high, max)];
  return { low, high };
}

function groupBounds(group: GroupNode): Bounds {
  const { items, pool, keeps, count } = group;
  const all = items.map(bounds);
  const size = groupSize(group);
  if (items.length === 1 && !pool && keeps[0]) fail('keep_of_one', keeps[0].at);
  checkMiddles(keeps, size);
  const { fewest, most } = left(size, keeps);
  if (count) return rolls(count.minus ? -most : 0, most);
  const sum = (values: readonly Value[]) => values.reduce((a, b) => calculate('+', a, b), 0);
  const los = all.map(({ lo }) => lo);
  const smallest = los.reduce(least);
  const some = keeps.length > 0;
  // What stays may be any of them: only a rough net is cast.
  const lo =
    order(smallest, 0) < 0
      ? sum(los.map((value) => least(value, 0)))
      : calculate('*', pool ? 0 : smallest, fewest);
  return {
    lo: some ? lo : sum(los),
    hi: sum(all.map((item) => (some ? greatest(item.hi, 0) : item.hi))),
    whole: all.every((item) => item.whole),
    rolled: all.some(({ rolled }) => rolled),
  };
}

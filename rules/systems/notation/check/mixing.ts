import { fail } from '../misread';
import type { Node, SumNode } from '../tree';

/** How an expression counts, and where its counting modifier stands. */
interface Counting {
  readonly how: 'constant' | 'sum' | 'count' | 'bracketed sum' | 'bracketed count';
  readonly at: number;
}
const state = (how: Counting['how'], at = 0): Counting => ({ how, at });
const CONSTANT = state('constant');
const SUM = state('sum');

/**
 * A count of dice and a sum are never mixed silently (notation.md §5.2): `5+1d20>=15` would be «5 plus one if
 * the die shows 15 or more», which nobody means. In a sum all dice count or none does; a constant may follow a
 * count, not precede or multiply it; brackets lift the rule.
 */
export function mixing(node: Node): Counting {
  switch (node.kind) {
    case 'number':
      return CONSTANT;
    case 'dice': {
      if (node.fixed === null) mixing(node.count);
      const count = node.mods?.count;
      return count ? state('count', count.at) : SUM;
    }
    case 'group':
      return node.count ? state('count', node.count.at) : anyDice(node.items) ? SUM : CONSTANT;
    case 'call':
      return anyDice(node.args) ? state('bracketed sum') : CONSTANT;
    case 'brackets': {
      const { how } = mixing(node.of);
      return state(how === 'count' ? 'bracketed count' : how === 'sum' ? 'bracketed sum' : how);
    }
    case 'minus': {
      const of = mixing(node.of);
      // A count that is taken off: nobody means that either.
      if (of.how === 'count') fail('mixed_count', of.at);
      return of;
    }
    case 'sum':
      return ofSum(node);
  }
}

const anyDice = (nodes: readonly Node[]): boolean =>
  nodes.map((node) => mixing(node).how).some((how) => how !== 'constant');

function ofSum({ operator, operatorAt, a, b }: SumNode): Counting {
  const [left, right] = [mixing(a), mixing(b)];
  const adds = operator === '+' || operator === '-';
  if (right.how === 'count') {
    if (!adds || !left.how.endsWith('count')) fail('mixed_count', right.at);
    return right;
  }
  if (left.how === 'count') {
    if (!adds) fail('mixed_count', operatorAt);
    if (right.how === 'sum') fail('mixed_count', b.at);
    return left;
  }
  if (left.how === right.how) return left;
  return state(left.how === 'sum' || right.how === 'sum' ? 'sum' : 'bracketed sum');
}

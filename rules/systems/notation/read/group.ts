import type { DiceTerm, GroupNode, Node } from '../tree';
import type { Cursor } from './cursor';
import { isFate, modifiers, NO_KEEPS } from './modifiers';

/** A group, its expressions read, and what may follow it: keep, drop, one comparison. */
export function group(c: Cursor, at: number, items: readonly Node[]): Node {
  const [only, second] = items;
  const node: GroupNode = {
    kind: 'group',
    at,
    label: null,
    items,
    pool: only && !second ? poolOf(only) : null,
    keeps: NO_KEEPS,
    count: null,
    sorted: null,
  };
  modifiers(c, node, c.dialect.groupWord);
  return node;
}

/** The dice of a plain sum of dice, or `null`: `4d6+2d8`, not `4d6+2` nor dice that count. */
function poolOf(node: Node): DiceTerm[] | null {
  if (node.kind === 'dice')
    return (node.shape === 'plain' || isFate(node.shape)) && !node.mods?.count ? [node] : null;
  if (node.kind !== 'sum' || node.operator !== '+') return null;
  const [a, b] = [poolOf(node.a), poolOf(node.b)];
  return a && b && [...a, ...b];
}

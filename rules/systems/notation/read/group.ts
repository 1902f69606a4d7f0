import { fail } from '../misread';
import type { DiceTerm, GroupNode, Node } from '../tree';
import { type Cursor, need, peek, spaces, take, wordHere } from './cursor';
import { countHere, isFate, keepHere } from './modifiers';

/** Expressions between separators, `,` or `;` but not both, up to the closing character, which is taken. */
export function list(c: Cursor, close: string, items: Node[] = []): readonly Node[] {
  let separator = '';
  c.depth += 1;
  for (;;) {
    spaces(c);
    if (items.length > 0) {
      separator ||= peek(c) === ';' ? ';' : ',';
      if (!take(c, separator)) break;
      spaces(c);
    }
    items.push(c.expression(c));
  }
  need(c, close);
  c.depth -= 1;
  return items;
}

/** A group, its expressions read, and what may follow it: keep, drop, one comparison. */
export function group(c: Cursor, at: number, items: readonly Node[]): Node {
  const [only, second] = items;
  const pool = only && !second ? poolOf(only) : null;
  const node: GroupNode = {
    kind: 'group',
    at,
    label: null,
    items,
    pool,
    keeps: [],
    count: null,
    sorted: null,
  };
  let last = 0;
  for (;;) {
    const from = c.at;
    const word = wordHere(c, c.dialect.groupWord);
    if (word === null) return node;
    const stage = word === '' ? 6 : word.startsWith('s') ? 7 : 5;
    c.dialect.follows?.(stage, last, from);
    last = stage;
    if (stage === 5) node.keeps.push(keepHere(c, word, from, node.keeps));
    else if (stage === 7) node.sorted = true;
    else if (node.count) fail('second_count', from);
    else node.count = countHere(c, null);
  }
}

/** The dice of a plain sum of dice, or `null`: `4d6+2d8`, not `4d6+2` nor dice that count. */
function poolOf(node: Node): DiceTerm[] | null {
  if (node.kind === 'dice')
    return (node.shape === 'plain' || isFate(node.shape)) && !node.mods?.count ? [node] : null;
  if (node.kind !== 'sum' || node.operator !== '+') return null;
  const [a, b] = [poolOf(node.a), poolOf(node.b)];
  return a && b && [...a, ...b];
}

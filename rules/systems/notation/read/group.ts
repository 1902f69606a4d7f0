import type { Count, DiceTerm, GroupNode, Keep, Node } from '../tree';
import { boundsOfGroup, checkSize, poolSize, remaining } from './bounds';
import { A, type Cursor, fail, letter } from './cursor';
import { list } from './list';
import { count, isSign, keepOrDrop } from './modifiers';

/** `{a,b}` and what may follow it; in Avrae also `(a,b)`, whose first expression is already read. */
export function group(c: Cursor, close: number, opened: { at: number; first: Node } | null): Node {
  const at = opened?.at ?? c.at;
  if (!opened) c.at += 1;
  const items = list(c, close, opened?.first);
  const pool = items.length === 1 && items[0] ? poolOf(items[0]) : null;
  const keeps: Keep[] = [];
  let counts: Count | null = null;
  let countAt = 0;
  let sorted = false;
  for (;;) {
    const from = c.at;
    if (isSign(c) && !c.dialect.comparesTotals) {
      if (counts) fail('second_count', from);
      countAt = from;
      counts = count(c);
    } else if (
      letter(c) === A('k') ||
      letter(c) === A('d') ||
      (letter(c) === A('p') && c.dialect.selectors)
    ) {
      if (counts && !c.dialect.anyOrder) fail('late_modifier', from);
      if (items.length === 1 && !pool) fail('keep_of_one', from);
      const size = pool ? poolSize(pool) : ([items.length, items.length] as const);
      keeps.push(keepOrDrop(c, keeps, keeps.reduce<readonly [number, number]>(remaining, size)));
    } else if (letter(c) === A('s')) {
      c.at += 1;
      if (letter(c) === A('a') || letter(c) === A('d')) c.at += 1;
      if (sorted) fail('second_modifier', from);
      sorted = true;
    } else break;
  }
  c.counting = counts ? 'count' : items.some((item) => item.rolled) ? 'sum' : 'constant';
  c.countAt = countAt;
  const bounds = boundsOfGroup({ items, pool, keeps, count: counts });
  return checkSize<GroupNode>({
    kind: 'group',
    at,
    label: null,
    ...bounds,
    rolled: items.some((item) => item.rolled),
    items,
    pool,
    keeps,
    count: counts,
    sorted,
  });
}

/** The dice of a plain sum of dice, or `null`: `4d6+2d8`, not `4d6+2` nor dice that count. */
function poolOf(node: Node): readonly DiceTerm[] | null {
  if (node.kind === 'dice') {
    const simple = node.shape === 'plain' || node.shape === 'fate' || node.shape === 'fate1';
    return simple && !node.mods?.count ? [node] : null;
  }
  if (node.kind !== 'sum' || node.operator !== '+') return null;
  const [a, b] = [poolOf(node.a), poolOf(node.b)];
  return a && b ? [...a, ...b] : null;
}

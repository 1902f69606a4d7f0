import type { DiceTerm, GroupNode, Keep } from '../tree';

/** Extra dice of one exploding die (notation.md §8). */
export const CHAIN = 20;

/** How many parts there are, fewest and most. */
export interface Range {
  readonly fewest: number;
  readonly most: number;
}

/** How many of them stay after the first `steps` keeps and drops. */
export function left(range: Range, keeps: readonly Keep[], steps = keeps.length): Range {
  let { fewest, most } = range;
  for (let at = 0; at < steps; at += 1) {
    const step = keeps[at];
    if (!step) break;
    if ('on' in step) fewest = 0;
    else {
      fewest = staying(fewest, step);
      most = staying(most, step);
    }
  }
  return { fewest, most };
}
const staying = (parts: number, { keep, n }: { readonly keep: boolean; readonly n: number }): number =>
  keep ? Math.min(parts, n) : Math.max(0, parts - n);

/** How many dice of a term count once it has exploded, before its keeps. */
export function grown({ fixed, most, mods }: DiceTerm): Range {
  const explode = mods?.explode;
  const chain = explode && !explode.compound ? (explode.once ? 1 : CHAIN) : 0;
  return { fewest: fixed ?? 0, most: most * (chain + 1) + (mods?.reroll?.how === 'add' ? 1 : 0) };
}
export function diceLeft(term: DiceTerm): Range {
  const keeps = term.mods?.keeps ?? [];
  return keeps.length > 0 ? left(grown(term), keeps) : grown(term);
}

/** How many parts a group has before its keeps: the dice of its pool, or its expressions. */
export function groupSize({ items, pool }: GroupNode): Range {
  if (!pool) return { fewest: items.length, most: items.length };
  return pool.map(diceLeft).reduce((a, b) => ({ fewest: a.fewest + b.fewest, most: a.most + b.most }));
}

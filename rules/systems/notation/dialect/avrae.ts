import { isWhole } from '../check/check';
import { fail } from '../misread';
import { type Cursor, missing, numeral, sign, take } from '../read/cursor';
import { call } from '../read/expression';
import { keep, put, test } from '../read/modifiers';
import { number, sum } from '../read/pieces';
import type { DiceTerm, Keep, Node } from '../tree';
import { base, WORDS } from './base';
import type { Dialect } from './dialect';
import { inOrder } from './in-order';

/**
 * Avrae: totals are compared, not dice; `k3` keeps the dice that show 3; `p` drops, `e` explodes, `mi` and `ma`
 * limit; `r` says which; `d%` shows tens; `//` divides to a whole number and totals are cut to one; `(a,b)` is a set.
 */
export const avrae: Dialect = {
  ...base,
  word: new RegExp(
    WORDS.replace('|min|max', '|min?|max?').replace('[kd]', '[kdp]').replace('!!?', 'e(?!v)|!(?!=)!?'),
    'y',
  ),
  groupWord: /[kdp](?:[hl]|m)?|s[ad]?/y,
  reroll: null,
  follows: inOrder(7),
  own,
  keep: joined,
  percent,
  divides: (c) => /^\s*(?:[-+\d({]|d[\d%f([]|[a-z]+\()/.test(c.low.slice(c.at)),
  sets: true,
  compares: (c) => (take(c, '==') ? '=' : take(c, '!=') ? '<>' : sign(c)),
  finish: (root, target) => (target || isWhole(root) ? root : call('trunc', [root], root.at)),
};

function own(c: Cursor, term: DiceTerm, word: string, at: number): boolean {
  if (word === 'e') {
    const on = test(c, term) ?? missing(c, 'number');
    return put(term, 'explode', { at, on, compound: false, penetrate: false, once: false }, at);
  }
  if (word === 'mi' || word === 'min') {
    const min = numeral(c);
    // Written after the cap, it would act after it; ours raises first.
    if (min > (term.mods?.max ?? min)) fail('late_modifier', at);
    return put(term, 'min', min, at);
  }
  if (word === 'ma') return put(term, 'max', numeral(c), at);
  return /^p[hlm]?$/.test(word) && keep(c, term, word, at);
}

/** `k3` is a selector. Keeps, and drops, are joined into one choice: only dropping both ends means the same to us. */
function joined(step: Keep, bare: boolean, before: readonly Keep[]): Keep {
  const { at } = step;
  const found: Keep = bare && 'end' in step ? { at, keep: step.keep, on: { sign: '=', than: step.n } } : step;
  const [first] = before;
  const ends = first && 'end' in first && 'end' in found && !found.keep && first.end !== found.end;
  if (first && (before.length > 1 || (first.keep === found.keep && !ends))) fail('joined_keeps', at);
  return found;
}

/** `d%` shows 0 to 90 by tens: `(1d10-1)*10`. */
function percent(term: DiceTerm): Node {
  const { at, fixed } = term;
  if (fixed === null) fail('count_rolled', at);
  term.sides = 10;
  const of = sum('-', at, term, number(fixed, at));
  return sum('*', at, { kind: 'brackets', at, label: null, of }, number(10, at));
}

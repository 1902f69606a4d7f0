import { fail } from '../misread';
import { type Cursor, isSign, match, numeral, take } from '../read/cursor';
import { explode, mark, put, reroll } from '../read/modifiers';
import { number, sum } from '../read/pieces';
import type { DiceTerm, Test } from '../tree';
import { base, WORDS } from './base';
import type { Dialect } from './dialect';
import { inOrder } from './in-order';

/** Foundry: `x` explodes, `r` repeats one time (`rr` again and again), `cs` and `cf` count, `ms>n` is the margin. */
export const foundry: Dialect = {
  ...base,
  word: new RegExp(`xo?|${WORDS}`, 'y'),
  reroll: 'once',
  follows: inOrder(6),
  own: (c, term, word, at) => {
    switch (word.charAt(0)) {
      case 'x': {
        const found = explode(c, term, word, at);
        refuseLimited(c, found.on);
        return put(term, 'explode', found, at);
      }
      case 'r': {
        const from = c.at;
        const found = reroll(c, term, word, at);
        refuseLimited(c, c.at === from ? null : found.on);
        return put(term, 'reroll', found, at);
      }
      case 'c':
        return put(term, 'count', { at, on: mark(c, term, word), minus: null }, at);
      default:
        return false;
    }
  },
  after: (c, term) => (take(c, 'ms') ? margin(c, term) : term),
};

/** The limited form (`r1=1`, `x1=6`) is not offered: what looks like it is refused. */
function refuseLimited(c: Cursor, found: Test | null): void {
  if (found?.sign === '=' && isSign(c)) fail('limited', c.at);
}

/** `6d6ms>12` is `6d6-12`. */
function margin(c: Cursor, term: DiceTerm) {
  const { at } = c;
  if (!match(c, />=?/y)) numeral({ ...c, at: c.low.length });
  return sum('-', at, term, number(numeral(c), at));
}

import { fail } from '../misread';
import { explode, put } from '../read/modifiers';
import { base, WORDS } from './base';
import type { Dialect } from './dialect';

/** Outside the base a modifier that comes too late is an error, not a guess (notation.md §3). */
export function inOrder(stage: number, last: number, at: number): void {
  if (stage < last) fail('late_modifier', at);
}

/** Roll20: `>` is at least, `<` at most; `!p` goes on by the reduced value; `m` marks matches, which changes nothing. */
export const roll20: Dialect = {
  ...base,
  word: new RegExp(`${WORDS}|m`, 'y'),
  inclusive: true,
  follows: inOrder,
  own: (c, term, word, at) => {
    if (word === 'm') return 7;
    if (!word.startsWith('!p')) return null;
    return put(term, 'explode', { ...explode(c, term, word, at), penetrate: 'reduced' }, at);
  },
};

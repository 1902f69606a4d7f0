import { explode, put } from '../read/modifiers';
import { base, WORDS } from './base';
import type { Dialect } from './dialect';
import { inOrder } from './in-order';

/** Roll20: `>` is at least, `<` at most; `!p` goes on by the reduced value; `m` marks matches, which changes nothing. */
export const roll20: Dialect = {
  ...base,
  word: new RegExp(`${WORDS}|m`, 'y'),
  inclusive: true,
  follows: inOrder(7),
  own: (c, term, word, at) => {
    if (!word.startsWith('!p')) return word === 'm';
    return put(term, 'explode', { ...explode(c, term, word, at), penetrate: 'reduced' }, at);
  },
};

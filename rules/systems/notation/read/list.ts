import type { Node } from '../tree';
import { A, type Cursor, here, missing, spaces, take } from './cursor';

/** Expressions between separators, `,` or `;` but not both, up to the closing character. `first` is read already. */
export function list(c: Cursor, close: number, first?: Node): readonly Node[] {
  const items = first ? [first] : [];
  let separator = 0;
  c.depth += 1;
  for (;;) {
    if (items.length > 0) {
      spaces(c);
      separator ||= here(c) === A(';') ? A(';') : A(',');
      if (!take(c, separator)) break;
    }
    spaces(c);
    items.push(c.expression(c));
  }
  if (!take(c, close)) missing(c, close === A('}') ? 'close_curly' : 'close_round');
  c.depth -= 1;
  return items;
}

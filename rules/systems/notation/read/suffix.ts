import { fail } from '../misread';
import type { Sign, Target } from '../tree';
import { negative } from '../values';
import { type Cursor, isDigit, match, missing, sign, spaces, take } from './cursor';
import { numberHere } from './pieces';

/**
 * What may follow the expression, to the end: ` vs 15`, and what a dialect takes besides. All of the text is
 * read, or it is an error: words that mean nothing are never taken for a label.
 */
export function suffixes(c: Cursor): Target | null {
  let target: Target | null = null;
  for (;;) {
    const spaced = spaces(c);
    const { at } = c;
    if (at === c.low.length) return target;
    if (spaced && c.dialect.suffix?.(c)) continue;
    const compared = c.dialect.compares?.(c) ?? null;
    const word = spaced && !compared && match(c, /(?:vs|contra|dif|cd)(?!\p{L})/uy);
    if (!word && !compared) fail('leftover', at);
    if (target) fail('second_target', at);
    target = against(c, compared);
  }
}

/** `vs 15` means at least 15. */
function against(c: Cursor, compared: Sign | null): Target {
  spaces(c);
  const found = compared ?? sign(c) ?? '>=';
  spaces(c);
  const below = take(c, '-');
  if (!isDigit(c)) missing(c, 'number');
  const than = numberHere(c);
  return { sign: found, than: below ? negative(than) : than };
}

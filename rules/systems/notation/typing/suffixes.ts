import { fail } from '../misread';
import { type Cursor, match, missing, spaces, take } from '../read/cursor';
import { isOne } from '../read/dice';
import { pushKeep } from '../read/modifiers';
import { number } from '../read/pieces';
import type { DiceTerm } from '../tree';

/** ` ventaja`, ` desventaja` or a comment, where one stands after a space: it is taken. */
export function typedSuffix(c: Cursor): boolean {
  const { at } = c;
  const word = match(c, /(?:des)?ventaja(?!\p{L})/uy);
  if (word) advantage(c, word === 'ventaja' ? 'h' : 'l', at);
  return word !== null || comment(c);
}

/** `1d20+5 ventaja` throws `2d20kh1`: there must be one plain `1d20` and no more. */
function advantage(c: Cursor, end: 'h' | 'l', at: number): void {
  const [term, second] = c.terms.filter(isPlainD20);
  if (!term || second) fail('advantage', at);
  term.count = number(2, term.at);
  term.fixed = 2;
  pushKeep(term, { at: term.at, keep: true, end, n: 1 });
}
const isPlainD20 = ({ shape, count, sides, mods }: DiceTerm): boolean =>
  shape === 'plain' && isOne(count) && sides === 20 && !mods;

/** `# text`, `// text`, `/* text *\/`: nothing follows it. */
function comment(c: Cursor): boolean {
  if (!take(c, '/*')) {
    const found = match(c, /#|\/\//y) !== null;
    if (found) c.at = c.low.length;
    return found;
  }
  const end = c.low.indexOf('*/', c.at);
  c.at = end < 0 ? c.low.length : end + 2;
  if (end < 0) missing(c, '*/');
  spaces(c);
  if (c.at < c.low.length) fail('leftover', c.at);
  return true;
}

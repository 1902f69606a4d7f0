import { fail } from '../misread';
import type { DiceTerm, Sign, Target } from '../tree';
import { negative } from '../values';
import { type Cursor, isDigit, match, missing, sign, spaces, take } from './cursor';
import { isOne } from './dice';
import { noModifiers } from './modifiers';
import { number, numberHere } from './pieces';

/**
 * What may follow the expression: ` ventaja`, ` desventaja`, ` vs 15` in any order, then a comment. All of the
 * text is read, or it is an error: words that mean nothing are never taken for a label.
 */
export function suffixes(c: Cursor): Target | null {
  let target: Target | null = null;
  for (;;) {
    const spaced = spaces(c);
    const { at } = c;
    if (at === c.low.length || (spaced && comment(c))) return target;
    const compared = c.dialect.compares?.(c) ?? null;
    const word = spaced ? match(c, /(?:des)?ventaja(?!\p{L})|(?:vs|contra|dif|cd)(?!\p{L})/uy) : null;
    if (word?.endsWith('ja')) advantage(c, word === 'ventaja' ? 'h' : 'l', at);
    else if (word || compared) {
      if (target) fail('second_target', at);
      target = against(c, compared);
    } else fail('leftover', at);
  }
}

/** `contra 15` means at least 15. */
function against(c: Cursor, compared: Sign | null): Target {
  spaces(c);
  const found = compared ?? sign(c) ?? '>=';
  spaces(c);
  const below = take(c, '-');
  if (!isDigit(c)) missing(c, 'number');
  const than = numberHere(c);
  return { sign: found, than: below ? negative(than) : than };
}

/** `1d20+5 ventaja` throws `2d20kh1`: there must be one plain `1d20` and no more. */
function advantage(c: Cursor, end: 'h' | 'l', at: number): void {
  const [term, second] = c.terms.filter(isPlainD20);
  if (!term || second) fail('advantage', at);
  term.count = number(2, term.at);
  term.fixed = 2;
  term.mods = noModifiers();
  term.mods.keeps.push({ at: term.at, keep: true, end, n: 1 });
}
const isPlainD20 = ({ shape, count, sides, mods }: DiceTerm): boolean =>
  shape === 'plain' && isOne(count) && sides === 20 && !mods;

/** `# text`, `// text`, `/* text *\/`: nothing follows it. */
function comment(c: Cursor): boolean {
  if (!take(c, '/*')) return !!match(c, /#|\/\//y);
  const end = c.low.indexOf('*/', c.at);
  c.at = end < 0 ? c.low.length : end + 2;
  if (end < 0) missing(c, '*/');
  spaces(c);
  return c.at === c.low.length;
}

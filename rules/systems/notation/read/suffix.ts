import type { DiceTerm, Sign, Target } from '../tree';
import { negative } from '../values';
import { A, type Cursor, fail, here, isDigit, missing, sign, spaces, take, wordAt } from './cursor';
import { noModifiers } from './modifiers';
import { number } from './nodes';
import { numberHere } from './number';

/**
 * What may follow the expression: ` ventaja`, ` desventaja`, ` vs 15` in any order, then a comment. All of the
 * text is read, or it is an error: words that mean nothing are never taken for a label.
 */
export function suffixes(c: Cursor): Target | null {
  let target: Target | null = null;
  for (;;) {
    const spaced = spaces(c);
    const from = c.at;
    if (c.at === c.text.length || comment(c, spaced)) return target;
    const compared: Target | null = c.dialect.comparesTotals && !target ? comparedTotal(c) : null;
    if (compared) {
      target = compared;
      continue;
    }
    const word = spaced ? /^\p{L}+/u.exec(c.text.slice(from, from + 20))?.[0]?.toLowerCase() : undefined;
    if (word === 'ventaja' || word === 'desventaja') {
      advantage(c, word === 'ventaja' ? 'h' : 'l', from);
      c.at += word.length;
    } else if (word === 'vs' || word === 'contra' || word === 'dif' || word === 'cd') {
      if (target) fail('second_target', from);
      c.at += word.length;
      target = against(c);
    } else leftover(c, spaced);
  }
}

/** `contra 15` means at least 15. */
function against(c: Cursor): Target {
  spaces(c);
  const found = sign(c);
  if (found) spaces(c);
  return { sign: found ?? '>=', than: targetNumber(c) };
}
function targetNumber(c: Cursor): Target['than'] {
  const below = take(c, A('-')) || take(c, 0x2212);
  if (!isDigit(here(c))) missing(c, 'number');
  const than = numberHere(c);
  return below ? negative(than) : than;
}

/** Avrae compares totals with the bare sign, `==` and `!=` among them. */
function comparedTotal(c: Cursor): Target | null {
  const two = c.text.slice(c.at, c.at + 2);
  const double: Sign | null = two === '==' ? '=' : two === '!=' ? '<>' : null;
  if (double) c.at += 2;
  const found = double ?? sign(c);
  if (!found) return null;
  spaces(c);
  return { sign: found, than: targetNumber(c) };
}

/** `1d20+5 ventaja` throws `2d20kh1`: there must be one plain `1d20` and no more. */
function advantage(c: Cursor, end: 'h' | 'l', from: number): void {
  const plain = c.terms.filter(isPlainD20);
  const [term] = plain;
  if (!term || plain.length > 1) fail('advantage', from);
  term.count = number(2, term.at);
  term.fixed = 2;
  term.most = 2;
  term.mods = noModifiers();
  term.mods.keeps.push({ keep: true, end, n: 1 });
}
const isPlainD20 = ({ shape, fixed, sides, mods }: DiceTerm): boolean =>
  shape === 'plain' && fixed === 1 && sides === 20 && mods === null;

/** ` # text`, ` // text`, ` /* text *\/`: nothing follows it. */
function comment(c: Cursor, spaced: boolean): boolean {
  if (!spaced) return false;
  const rest = c.text.slice(c.at);
  if (rest.startsWith('#') || rest.startsWith('//')) return true;
  if (!rest.startsWith('/*')) return false;
  const end = rest.indexOf('*/', 2);
  if (end < 0) {
    c.at = c.text.length;
    missing(c, 'close_comment');
  }
  c.at += end + 2;
  spaces(c);
  if (c.at < c.text.length) fail('leftover', c.at, { found: wordAt(c) });
  return true;
}

/** What stands here means nothing: the message guesses what was meant. */
function leftover(c: Cursor, spaced: boolean): never {
  const found = wordAt(c);
  const rest = c.text.slice(c.at);
  const before = c.text.slice(0, c.at).trimEnd();
  if (/^[<>=≥≤≠]/.test(rest)) fail('compares_total', c.at, { found });
  if (/^[xX]/.test(rest) && !spaced) fail('letter_x', c.at);
  if (spaced && /^(?:d\d|k[hlm]?\d|[!])/i.test(rest)) fail('space_in_dice', c.at);
  if (spaced && /^\p{L}/u.test(rest)) fail('free_text', c.at, { found });
  if (rest.startsWith('#')) fail('hash', c.at);
  if (rest.startsWith(')')) fail('close_too_many', c.at);
  if (/\)$/.test(before) && /^[kd]/i.test(rest)) fail('set_braces', c.at);
  fail('leftover', c.at, { found });
}

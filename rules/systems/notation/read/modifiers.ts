import { fail } from '../misread';
import type { Count, DiceTerm, Explode, Keep, Modifiers, Shape, Test } from '../tree';
import { type Cursor, digits, isSign, missing, numeral, sign, take, wordHere } from './cursor';

const NO_KEEPS: readonly Keep[] = [];
export const noModifiers = (): Modifiers => ({
  explode: null,
  reroll: null,
  unique: null,
  min: null,
  max: null,
  keeps: NO_KEEPS,
  count: null,
  high: null,
  low: null,
  sorted: null,
});

/** Everything that stands right after dice and changes them. Spaces end it. */
export function modifiers(c: Cursor, term: DiceTerm): void {
  let last = 0;
  for (;;) {
    const { at } = c;
    const word = wordHere(c, c.dialect.word);
    if (word === null) return;
    const stage = c.dialect.own?.(c, term, word, at) ?? modifier(c, term, word, at);
    c.dialect.follows?.(stage, last, at);
    last = stage;
  }
}

/** Puts a modifier in its slot, which must be free; its stage. */
export function put<Slot extends Exclude<keyof Modifiers, 'keeps'>>(
  term: DiceTerm,
  slot: Slot,
  value: Modifiers[Slot],
  at: number,
  stage: number,
): number {
  const mods = term.mods ?? noModifiers();
  if (term.shape === 'tens') fail('tens', at);
  if (mods[slot] !== null) fail(slot === 'count' ? 'second_count' : 'second_modifier', at);
  mods[slot] = value;
  term.mods = mods;
  return stage;
}

/** Reads a modifier, its letters taken; its stage (notation.md §3). */
function modifier(c: Cursor, term: DiceTerm, word: string, at: number): number {
  switch (word.charAt(0)) {
    case '!':
      return put(term, 'explode', explode(c, term, word, at), at, 1);
    case 'r':
      return put(term, 'reroll', { at, ...reroll(c, term, word) }, at, 2);
    case 'u':
      return put(term, 'unique', { at, how: word === 'u' ? 'until' : 'once' }, at, 3);
    case 'k':
    case 'd':
      return keep(c, term, word, at);
    case 'c':
      return put(term, word === 'cs' ? 'high' : 'low', mark(c, term, word), at, 7);
    case 's':
      return put(term, 'sorted', true, at, 7);
    case '':
      return put(term, 'count', countHere(c, term), at, 6);
  }
  switch (word) {
    case 'min':
    case 'max':
      return put(term, word, numeral(c), at, 4);
    case 'o':
      return pushKeep(term, { at, keep: true, end: 'm', n: 1 });
    case 'b':
    case 'p':
      return tens(c, term, word, at);
    default:
      return put(term, 'count', { at, on: /[dm]/.test(word) ? 'odd' : 'even', minus: null }, at, 6);
  }
}

/** The least and the greatest value one die of a term shows, before anything is done to it. */
export const leastFace = ({ shape }: DiceTerm): number => (isFate(shape) ? -1 : 1);
export const greatestFace = ({ shape, sides }: DiceTerm): number => (isFate(shape) ? 1 : sides);
export const isFate = (shape: Shape): boolean => shape === 'fate' || shape === 'fate1';

/** A comparison and its number; a number alone means «exactly»; `null` when neither stands here. */
export function test(c: Cursor, term: DiceTerm | null): Test | null {
  const found = sign(c);
  // Fate dice show -1: there, and only there, a minus sign may follow.
  const minus = found && term && isFate(term.shape) && take(c, '-');
  const than = found ? numeral(c) : digits(c);
  if (than === null) return null;
  const inclusive = c.dialect.inclusive && (found === '>' || found === '<');
  return { sign: inclusive ? `${found}=` : (found ?? '='), than: minus ? -than : than };
}

/** `>=7`, `>=7f1`, of dice or of the parts of a group: a sign stands here. */
export function countHere(c: Cursor, term: DiceTerm | null): Count {
  const { at } = c;
  const on = test(c, term) ?? missing(c, 'number');
  return { at, on, minus: take(c, 'f') ? (test(c, term) ?? missing(c, 'number')) : null };
}

export function explode(c: Cursor, term: DiceTerm, word: string, at: number): Explode {
  const on = test(c, term);
  if (word.length === 1) return { at, on, compound: false, penetrate: false, once: false };
  const penetrate = word.includes('pr') ? 'reduced' : word.includes('p') && 'natural';
  return { at, on, compound: word.startsWith('!!'), penetrate, once: word.endsWith('o') };
}

export function reroll(
  c: Cursor,
  term: DiceTerm,
  word: string,
): Pick<NonNullable<Modifiers['reroll']>, 'on' | 'how'> {
  const how = word === 'r' ? c.dialect.reroll : word === 'rr' ? 'until' : word === 'ro' ? 'once' : 'add';
  return { how: how ?? missing(c, 'reroll'), on: test(c, term) ?? { sign: '=', than: leastFace(term) } };
}

function keep(c: Cursor, term: DiceTerm, word: string, at: number): number {
  return pushKeep(term, keepHere(c, word, at, term.mods?.keeps ?? []));
}
export function pushKeep(term: DiceTerm, step: Keep): number {
  if (term.shape === 'tens') fail('tens', step.at);
  term.mods ??= noModifiers();
  term.mods.keeps = [...term.mods.keeps, step];
  return 5;
}

/** `k3`, `kh3`, `dl1`, `km1`, `k>=4`, its letters taken. */
export function keepHere(c: Cursor, word: string, at: number, before: readonly Keep[]): Keep {
  const { dialect } = c;
  const keep = word.startsWith('k');
  const end = word.charAt(1) as 'h' | 'l' | 'm' | '';
  const signed = !end && isSign(c);
  const on = signed ? test(c, null) : null;
  const n = signed ? null : digits(c);
  if (n === null && !signed && /^[dp]$/.test(word)) missing(c, 'keep');
  const step: Keep = on ? { at, keep, on } : { at, keep, end: end || (keep ? 'h' : 'l'), n: n ?? 1 };
  return dialect.keep?.(step, n !== null && !end && word !== 'd', before) ?? step;
}

/** `cs` marks the greatest face and `cf` the least, unless they say which. */
export const mark = (c: Cursor, term: DiceTerm, word: string): Test =>
  test(c, term) ?? { sign: '=', than: word === 'cs' ? greatestFace(term) : leastFace(term) };

/** `b2`, `p1` after a single plain d100, alone: bonus and penalty tens. */
function tens(c: Cursor, term: DiceTerm, word: string, at: number): number {
  if (term.shape !== 'plain' || term.sides !== 100 || term.fixed !== 1 || term.mods) fail('tens', at);
  const n = digits(c) ?? 1;
  if (n < 1 || n > 98) fail('tens_range', at);
  term.shape = 'tens';
  term.tens = word === 'b' ? -n : n;
  return 0;
}

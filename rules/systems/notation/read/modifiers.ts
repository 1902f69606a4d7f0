import { fail } from '../misread';
import type { Count, DiceTerm, Explode, GroupNode, Keep, Modifiers, Shape, Test } from '../tree';
import { type Cursor, digits, isSign, missing, numeral, sign, take, wordHere } from './cursor';

export const NO_KEEPS: readonly Keep[] = [];
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
type Slot = Exclude<keyof Modifiers, 'keeps'>;

/** Everything that stands right after dice or a group and changes them. Spaces end it. */
export function modifiers(c: Cursor, of: DiceTerm | GroupNode, letters: RegExp): void {
  let before: string | null = null;
  for (;;) {
    const { at } = c;
    const word = wordHere(c, letters);
    if (word === null) return;
    // What a group may have after it needs no dice.
    if (!c.dialect.own?.(c, of as DiceTerm, word, at)) modifier(c, of as DiceTerm, word, at);
    c.dialect.follows?.(word, before, at);
    before = word;
  }
}

function slots(of: DiceTerm | GroupNode, at: number): Modifiers | GroupNode {
  if (of.kind === 'group') return of;
  if (of.shape === 'tens') fail('tens', at);
  of.mods ??= noModifiers();
  return of.mods;
}
/** Puts a modifier in its slot, which must be free: it is read. */
export function put<Of extends Slot>(
  of: DiceTerm | GroupNode,
  slot: Of,
  value: Modifiers[Of],
  at: number,
): true {
  const free = slots(of, at) as Modifiers;
  if (free[slot] !== null) fail(slot === 'count' ? 'second_count' : 'second_modifier', at);
  free[slot] = value;
  return true;
}
export function pushKeep(of: DiceTerm | GroupNode, step: Keep): true {
  const free = slots(of, step.at);
  free.keeps = [...free.keeps, step];
  return true;
}

/** Reads a modifier, its letters taken. */
function modifier(c: Cursor, term: DiceTerm, word: string, at: number): true {
  switch (word.charAt(0)) {
    case '!':
      return put(term, 'explode', explode(c, term, word, at), at);
    case 'r':
      return put(term, 'reroll', reroll(c, term, word, at), at);
    case 'u':
      return put(term, 'unique', { at, how: word === 'u' ? 'until' : 'once' }, at);
    case 'k':
    case 'd':
      return keep(c, term, word, at);
    case 'c':
      return put(term, word === 'cs' ? 'high' : 'low', mark(c, term, word), at);
    case 's':
      return put(term, 'sorted', true, at);
    case '':
      return put(term, 'count', countHere(c, term), at);
  }
  switch (word) {
    case 'min':
    case 'max':
      return put(term, word, numeral(c), at);
    case 'o':
      return pushKeep(term, { at, keep: true, end: 'm', n: 1 });
    case 'b':
    case 'p':
      return tens(c, term, word, at);
    default:
      return put(term, 'count', { at, on: /[dm]/.test(word) ? 'odd' : 'even', minus: null }, at);
  }
}

/** The least and the greatest value one die of a term shows, before anything is done to it. */
export const leastFace = ({ shape }: DiceTerm): number => (isFate(shape) ? -1 : 1);
export const greatestFace = ({ shape, sides }: DiceTerm): number => (isFate(shape) ? 1 : sides);
export const isFate = (shape: Shape): boolean => shape === 'fate' || shape === 'fate1';

/** A comparison and its number; a number alone means «exactly»; `null` when neither stands here. */
export function test(c: Cursor, of: DiceTerm | GroupNode | null): Test | null {
  const found = sign(c);
  // Fate dice show -1: there, and only there, a minus sign may follow.
  const minus = found && of?.kind === 'dice' && isFate(of.shape) && take(c, '-');
  const than = found ? numeral(c) : digits(c);
  if (than === null) return null;
  const inclusive = c.dialect.inclusive && (found === '>' || found === '<');
  return { sign: inclusive ? `${found}=` : (found ?? '='), than: minus ? -than : than };
}
/** The same where one must stand. */
const needTest = (c: Cursor, of: DiceTerm | GroupNode): Test => test(c, of) ?? missing(c, 'number');

/** `>=7`, `>=7f1`, of dice or of the parts of a group: a sign stands here. */
const countHere = (c: Cursor, of: DiceTerm | GroupNode): Count => ({
  at: c.at,
  on: needTest(c, of),
  minus: take(c, 'f') ? needTest(c, of) : null,
});

export function explode(c: Cursor, term: DiceTerm, word: string, at: number): Explode {
  const p = word.indexOf('p');
  return {
    at,
    on: test(c, term),
    compound: word.charAt(1) === '!',
    penetrate: p > 0 && (word.charAt(p + 1) === 'r' ? 'reduced' : 'natural'),
    once: word.charAt(word.length - 1) === 'o',
  };
}

const HOW = { rr: 'until', ro: 'once', ra: 'add' } as const;
export const reroll = (
  c: Cursor,
  term: DiceTerm,
  word: string,
  at: number,
): NonNullable<Modifiers['reroll']> => ({
  at,
  how: (word === 'r' ? c.dialect.reroll : HOW[word as keyof typeof HOW]) ?? missing(c, 'reroll'),
  on: test(c, term) ?? { sign: '=', than: leastFace(term) },
});

/** `k3`, `kh3`, `dl1`, `km1`, `k>=4`, its letters taken. */
export function keep(c: Cursor, of: DiceTerm | GroupNode, word: string, at: number): true {
  const keep = word.startsWith('k');
  const end = word.charAt(1) as 'h' | 'l' | 'm' | '';
  const on = !end && isSign(c) ? test(c, null) : null;
  const n = on ? null : digits(c);
  if (n === null && !on && /^[dp]$/.test(word)) missing(c, 'keep');
  const step: Keep = on ? { at, keep, on } : { at, keep, end: end || (keep ? 'h' : 'l'), n: n ?? 1 };
  const before = of.kind === 'group' ? of.keeps : (of.mods?.keeps ?? []);
  return pushKeep(of, c.dialect.keep?.(step, n !== null && /^[kp]$/.test(word), before) ?? step);
}

/** `cs` marks the greatest face and `cf` the least, unless they say which. */
export const mark = (c: Cursor, term: DiceTerm, word: string): Test =>
  test(c, term) ?? { sign: '=', than: word === 'cs' ? greatestFace(term) : leastFace(term) };

/** `b2`, `p1` after a single plain d100, alone: bonus and penalty tens. */
function tens(c: Cursor, term: DiceTerm, word: string, at: number): true {
  if (term.shape !== 'plain' || term.sides !== 100 || term.fixed !== 1 || term.mods) fail('tens', at);
  const n = digits(c) ?? 1;
  if (n < 1 || n > 98) fail('tens_range', at);
  term.shape = 'tens';
  term.tens = word === 'b' ? -n : n;
  return true;
}

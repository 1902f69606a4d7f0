import type { Count, DiceTerm, Explode, Keep, Modifiers, Reroll, Test } from '../tree';
import { always, diceLeft, faces } from './bounds';
import { A, type Cursor, fail, here, isDigit, letter, missing, sign, take, takes, whole } from './cursor';

export const noModifiers = (): Modifiers => ({
  explode: null,
  reroll: null,
  unique: null,
  min: null,
  max: null,
  keeps: [],
  count: null,
  high: null,
  low: null,
  sorted: false,
});

/** Stages of notation.md §3: what a dialect that works in the written order may not turn round. */
const [EXPLODE, REROLL, UNIQUE, LIMIT, KEEP, COUNT, MARK] = [1, 2, 3, 4, 5, 6, 7];

/** Everything that stands right after dice and changes them. Spaces end it. */
export function modifiers(c: Cursor, term: DiceTerm): void {
  let stage = 0;
  for (;;) {
    const from = c.at;
    const mods = term.mods ?? noModifiers();
    const now = one(c, term, mods);
    if (now === 0) return;
    term.mods = mods;
    if (now < stage && !c.dialect.anyOrder) fail('late_modifier', from);
    stage = now;
  }
}

/** Reads one modifier into `mods`; its stage, or 0 when none stands here. */
function one(c: Cursor, term: DiceTerm, mods: Modifiers): number {
  const from = c.at;
  switch (letter(c)) {
    case A('!'):
      if (c.dialect.comparesTotals && here(c, 1) === A('=')) return 0;
      c.at += 1;
      mods.explode = explode(c, term, mods, from);
      return EXPLODE;
    case A('x'):
      if (c.dialect.id !== 'foundry') return 0;
      c.at += 1;
      mods.explode = exploding(term, mods, from, isOnce(c), test(c, term));
      refuseLimited(c, from);
      return EXPLODE;
    case A('r'):
      c.at += 1;
      mods.reroll = reroll(c, term, mods, from);
      return REROLL;
    case A('u'):
      c.at += 1;
      unique(c, term, mods, from);
      return UNIQUE;
    case A('m'):
      return minMaxOrMarks(c, mods, from);
    case A('k'):
    case A('d'):
      mods.keeps.push(keepOrDrop(c, mods.keeps, diceLeft({ ...term, mods })));
      return KEEP;
    case A('p'):
      if (c.dialect.selectors && letter(c, 1) !== A('a')) {
        mods.keeps.push(keepOrDrop(c, mods.keeps, diceLeft({ ...term, mods })));
        return KEEP;
      }
      if (takes(c, 'par')) return counts(c, mods, { on: 'even', minus: null }, from);
      return fail('tens', from);
    case A('b'):
      return fail('tens', from);
    case A('i'):
      return takes(c, 'impar') ? counts(c, mods, { on: 'odd', minus: null }, from) : 0;
    case A('e'):
      if (takes(c, 'even')) return counts(c, mods, { on: 'even', minus: null }, from);
      if (!c.dialect.selectors) return 0;
      c.at += 1;
      mods.explode = exploding(term, mods, from, false, test(c, term) ?? missing(c, 'number'));
      return EXPLODE;
    case A('o'):
      if (takes(c, 'odd')) return counts(c, mods, { on: 'odd', minus: null }, from);
      c.at += 1;
      mods.keeps.push(central({ ...term, mods }, from));
      return KEEP;
    case A('c'):
      return marks(c, term, mods, from);
    case A('s'):
      c.at += 1;
      if (letter(c) === A('a') || letter(c) === A('d')) c.at += 1;
      if (mods.sorted) fail('second_modifier', from);
      mods.sorted = true;
      return MARK;
    default:
      if (c.dialect.comparesTotals || !isSign(c)) return 0;
      return counts(c, mods, count(c, term), from);
  }
}

export function isSign(c: Cursor): boolean {
  const code = here(c);
  return (code >= 60 && code <= 62) || code === 0x2264 || code === 0x2265 || code === 0x2260;
}

function once<T>(slot: T | null, from: number): void {
  if (slot !== null) fail('second_modifier', from);
}
function counts(c: Cursor, mods: Modifiers, found: Count, from: number): number {
  if (mods.count) fail('second_count', from);
  mods.count = found;
  c.countAt = from;
  return COUNT;
}

// Comparisons

/** A comparison and its number; a number alone means «exactly»; `null` when neither stands here. */
function test(c: Cursor, term?: DiceTerm): Test | null {
  const found = sign(c);
  // Fate dice show -1: there, and only there, a minus sign may follow.
  const minus = found && term && (term.shape === 'fate' || term.shape === 'fate1') && take(c, A('-'));
  const than = whole(c);
  if (than === null) return found ? missing(c, 'number') : null;
  const inclusive = c.dialect.inclusive && (found === '>' || found === '<');
  return { sign: inclusive ? `${found}=` : (found ?? '='), than: minus ? 0 - than : than };
}

/** `>=7`, `>=7f1`: the sign stands here. */
export function count(c: Cursor, term?: DiceTerm): Count {
  const on = test(c, term);
  if (!on) missing(c, 'number');
  if (!take(c, A('f'))) return { on, minus: null };
  const minus = test(c, term);
  if (!minus) missing(c, 'number');
  return { on, minus };
}

/** Foundry's limited form (`r1=1`, `x1=6`) is not offered: what looks like it is refused. */
function refuseLimited(c: Cursor, from: number): void {
  if (c.dialect.id === 'foundry' && isDigit(c.text.charCodeAt(c.at - 1)) && isSign(c) && !hasSign(c, from)) {
    fail('limited', c.at);
  }
}
const hasSign = (c: Cursor, from: number): boolean => /[<>=≥≤≠]/.test(c.text.slice(from, c.at));

// Stage 1

/** `!`, `!!`, `!p`, `!!p`, `!pr`, each with `o` and a comparison; the first `!` is taken. */
function explode(c: Cursor, term: DiceTerm, mods: Modifiers, from: number): Explode {
  const compound = take(c, A('!'));
  let penetrate: Explode['penetrate'] = false;
  if (letter(c) === A('p') && letter(c, 1) !== A('a')) {
    c.at += 1;
    penetrate = take(c, A('r')) || (c.dialect.reducedPenetration && !compound) ? 'reduced' : 'natural';
  }
  return exploding(term, mods, from, isOnce(c), test(c, term), compound, penetrate);
}

function exploding(
  term: DiceTerm,
  mods: Modifiers,
  from: number,
  single: boolean,
  found: Test | null,
  compound = false,
  penetrate: Explode['penetrate'] = false,
): Explode {
  once(mods.explode, from);
  if (!compound) refuseMiddle(mods, from);
  const [lo, hi] = faces(term.shape, term.sides);
  const on = found && !(found.sign === '=' && found.than === hi) ? found : null;
  const lowest = penetrate === 'reduced' ? lo - 1 : lo;
  if (!single && (on ? always(on, lowest, hi) : lo === hi)) fail('endless', from);
  return { on, compound, penetrate, once: single };
}

/** Takes the option `o`, unless it begins `odd`. */
const isOnce = (c: Cursor): boolean =>
  !(letter(c, 1) === A('d') && letter(c, 2) === A('d')) && take(c, A('o'));

/** A middle die needs a known number of dice. */
function refuseMiddle(mods: Modifiers, from: number): void {
  if (mods.keeps.some((step) => 'end' in step && step.end === 'm')) fail('middle', from);
}

// Stage 2

function reroll(c: Cursor, term: DiceTerm, mods: Modifiers, from: number): Reroll {
  once(mods.reroll, from);
  const [lo, hi] = faces(term.shape, term.sides);
  const how = take(c, A('r')) ? 'until' : isOnce(c) ? 'once' : take(c, A('a')) ? 'add' : c.dialect.bareReroll;
  if (!how) missing(c, 'reroll');
  const on: Test = test(c, term) ?? { sign: '=', than: lo };
  refuseLimited(c, from);
  if (how === 'add') refuseMiddle(mods, from);
  if (how === 'until' && always(on, lo, hi)) fail('endless', from);
  return { on, how };
}

// Stage 3

function unique(c: Cursor, term: DiceTerm, mods: Modifiers, from: number): void {
  once(mods.unique, from);
  mods.unique = isOnce(c) ? 'once' : 'until';
  const [lo, hi] = faces(term.shape, term.sides);
  const sides = hi - lo + 1;
  if (mods.unique === 'until' && term.most > sides) fail('no_unique', from, { sides });
}

// Stage 4, and the marks that begin with the same letter

function minMaxOrMarks(c: Cursor, mods: Modifiers, from: number): number {
  if (takes(c, 'min') || (c.dialect.selectors && takes(c, 'mi'))) {
    once(mods.min, from);
    mods.min = whole(c) ?? missing(c, 'number');
    return limits(c, mods, from);
  }
  if (takes(c, 'max') || (c.dialect.selectors && takes(c, 'ma'))) {
    once(mods.max, from);
    mods.max = whole(c) ?? missing(c, 'number');
    return LIMIT;
  }
  // Roll20 marks matches: the sum stays, so there is nothing to keep.
  if (c.dialect.id === 'roll20') {
    c.at += 1;
    return MARK;
  }
  return 0;
}

/** Avrae caps first when it is written first; ours raises first: only the order that differs is refused. */
function limits(c: Cursor, mods: Modifiers, from: number): number {
  if (!c.dialect.anyOrder && mods.max !== null && mods.min !== null && mods.min > mods.max) {
    fail('late_modifier', from);
  }
  return LIMIT;
}

// Stage 5

/** `k3`, `kh3`, `dl1`, `km1`, `k>=4`: `left` is how many dice there are to choose from, fewest and most. */
export function keepOrDrop(c: Cursor, before: readonly Keep[], left: readonly [number, number]): Keep {
  const from = c.at;
  const code = letter(c);
  c.at += 1;
  const step = rule(c, code, from, left);
  if (c.dialect.selectors && before.length > 0 && !joinsSafely(before, step)) fail('joined_keeps', from);
  return step;
}

function rule(c: Cursor, code: number, from: number, left: readonly [number, number]): Keep {
  const keep = code === A('k');
  const end = letter(c);
  if (end === A('h') || end === A('l')) {
    c.at += 1;
    return { keep, end: end === A('h') ? 'h' : 'l', n: whole(c) ?? 1 };
  }
  if (end === A('m') && letter(c, 1) !== A('i') && letter(c, 1) !== A('a')) {
    c.at += 1;
    return middle(keep, whole(c) ?? 1, from, left);
  }
  const bare = here(c);
  const on = test(c);
  if (!on && !keep) missing(c, 'keep');
  if (on && (!isDigit(bare) || (c.dialect.selectors && code !== A('d')))) return { keep, on };
  return { keep, end: keep ? 'h' : 'l', n: on?.than ?? 1 };
}

/** The middle ones: as many stand above as below, so the rest must be even and known. */
function middle(keep: boolean, n: number, from: number, [fewest, most]: readonly [number, number]): Keep {
  if (fewest !== most || n > most || (most - n) % 2 === 1) fail('middle', from);
  return { keep, end: 'm', n };
}
export const central = (term: DiceTerm, from: number): Keep => middle(true, 1, from, diceLeft(term));

/** Avrae joins keeps, and drops, into one choice; that is the same as ours only for the lowest and the highest dropped. */
function joinsSafely(before: readonly Keep[], step: Keep): boolean {
  const [first] = before;
  return (
    before.length === 1 &&
    first !== undefined &&
    (first.keep !== step.keep || (!step.keep && 'end' in first && 'end' in step && first.end !== step.end))
  );
}

// Marks

function marks(c: Cursor, term: DiceTerm, mods: Modifiers, from: number): number {
  const high = letter(c, 1) === A('s');
  if (!high && letter(c, 1) !== A('f')) return 0;
  c.at += 2;
  const [lo, hi] = faces(term.shape, term.sides);
  const on: Test = test(c, term) ?? { sign: '=', than: high ? hi : lo };
  // Foundry counts what the others only mark.
  if (c.dialect.id === 'foundry') return counts(c, mods, { on, minus: null }, from);
  once(high ? mods.high : mods.low, from);
  if (high) mods.high = on;
  else mods.low = on;
  return MARK;
}

/** `b2`, `p1` after a single plain d100, alone: bonus and penalty tens. */
export function tens(c: Cursor, term: DiceTerm): boolean {
  const from = c.at;
  const bonus = letter(c) === A('b');
  if (!bonus && (letter(c) !== A('p') || letter(c, 1) === A('a') || c.dialect.selectors)) return false;
  if (term.sides !== 100 || term.shape !== 'plain' || term.fixed !== 1 || term.mods) fail('tens', from);
  c.at += 1;
  const n = whole(c) ?? 1;
  if (n < 1 || n > 98) fail('tens_range', from, { min: 1, max: 98 });
  term.shape = 'tens';
  term.tens = bonus ? -n : n;
  return true;
}

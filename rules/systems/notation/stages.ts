import { alive, countOf, keepStage } from './keeps';
import { greatestFace } from './read/modifiers';
import {
  type Ask,
  type Die,
  draw,
  EXTRA,
  FAILURE,
  HIGH,
  LOW,
  PART,
  type Purpose,
  REROLLED,
  SUCCESS,
  type TermRoll,
} from './throw-term';
import { type DiceTerm, type Explode, type Modifiers, passes, type Test } from './tree';

/** Extra dice of one exploding die, and further dice of one term, all its rolls together (notation.md §8). */
const CHAIN = 20;
export const FURTHER = 100;

/** The next die of a term, as far as the limits let it have one. `before`: extras its die already has. */
type More = (purpose: Purpose, before?: number) => Die | null;

/** The modifiers of notation.md §3 on the dice of one term, in their order: each stage gives the dice after it. */
export function act(term: DiceTerm, mods: Modifiers, thrown: Die[], ask: Ask, budgets: number[]): TermRoll {
  const { explode, reroll, unique, min, max, keeps, count, high, low } = mods;
  let dice = thrown;
  let tope = false;
  if (explode || reroll || unique) {
    let left = budgets[term.index] ?? FURTHER;
    const more: More = (purpose, before = 0) => {
      const further = purpose === 'further';
      if (before === CHAIN || (further && left === 0)) {
        tope = true;
        return null;
      }
      if (further) left -= 1;
      return draw(term, ask, purpose);
    };
    if (explode) dice = exploded(term, dice, explode, more);
    if (reroll?.how === 'add') dice = added(dice, reroll.on, more);
    else if (reroll)
      dice = repeated(dice, (die) => passes(reroll.on, die.value), reroll.how === 'once', more);
    if (unique)
      dice = repeated(dice, (die, before) => before.includes(die.value), unique.how === 'once', more);
    budgets[term.index] = left;
  }
  if (min !== null) for (const die of dice) die.value = Math.max(die.value, min);
  if (max !== null) for (const die of dice) die.value = Math.min(die.value, max);
  keepStage(dice, keeps);
  let total = 0;
  for (const die of dice) {
    if (!alive(die)) continue;
    const worth = count ? countOf(count, die.value) : die.value;
    total += worth;
    if (count && worth !== 0) die.mark |= worth > 0 ? SUCCESS : FAILURE;
    if (high && passes(high, die.value)) die.mark |= HIGH;
    if (low && passes(low, die.value)) die.mark |= LOW;
  }
  return { term, dice, total, tope };
}

/** Whether the greatest face alone explodes, again and again: then TV1 throws the extras by itself. */
export function isNatural(term: DiceTerm, { on, once, penetrate }: Explode): boolean {
  const most = !on || (on.sign === '=' && on.than === greatestFace(term));
  return most && !once && penetrate !== 'reduced';
}

/** Stage 1. An extra stands after its die; a compounding die takes the value of its extras. */
function exploded(term: DiceTerm, dice: readonly Die[], how: Explode, more: More): Die[] {
  const { on, compound, penetrate, once } = how;
  const purpose = isNatural(term, how) ? 'chain' : 'further';
  const test: Test = on ?? { sign: '=', than: greatestFace(term) };
  const after: Die[] = [];
  for (const die of dice) {
    after.push(die);
    let seen = die.value;
    for (let before = 0; passes(test, seen) && !(once && before > 0); before += 1) {
      const extra = more(purpose, before);
      if (!extra) break;
      seen = extra.value;
      if (penetrate) extra.value -= 1;
      if (penetrate === 'reduced') seen -= 1;
      extra.mark = compound ? EXTRA | PART : EXTRA;
      if (compound) die.value += extra.value;
      after.push(extra);
    }
  }
  return after;
}

/** Stages 2 and 3: a die that is wrong `again` is thrown once more, or until it is not; the old face stays listed. */
function repeated(
  dice: readonly Die[],
  again: (die: Die, before: readonly number[]) => boolean,
  once: boolean,
  more: More,
): Die[] {
  const after: Die[] = [];
  const before: number[] = [];
  for (let die of dice) {
    while (alive(die) && again(die, before)) {
      const other = more('further');
      if (!other) break;
      other.mark = die.mark;
      die.mark |= REROLLED;
      after.push(die);
      die = other;
      if (once) break;
    }
    after.push(die);
    if (alive(die)) before.push(die.value);
  }
  return after;
}

/** Stage 2, `ra`: the first die that matches gets another beside it, and both count. */
function added(dice: Die[], on: Test, more: More): Die[] {
  const at = dice.findIndex((die) => alive(die) && passes(on, die.value));
  const extra = at < 0 ? null : more('further');
  if (extra) {
    extra.mark = EXTRA;
    dice.splice(at + 1, 0, extra);
  }
  return dice;
}

import { fail } from '../misread';
import { greatestFace, leastFace } from '../read/modifiers';
import { type DiceTerm, type Keep, type Modifiers, passes, type Test } from '../tree';
import { order } from '../values';
import type { Bounds } from './bounds';
import { grown, left, type Range } from './left';

/** Limits of notation.md §8. */
const MOST_DICE = 100;
const MOST_SIDES = 1_000_000;
const MOST_NAMES = 100;

/** Whether a term may be thrown; writes down how many dice it throws, its count having these bounds. */
export function checkDice(term: DiceTerm, count: Bounds): void {
  const { at, shape, sides, sidesAt } = term;
  if (!count.whole) fail('count_fraction', at);
  if (order(count.hi, MOST_DICE) > 0) fail('too_many_dice', at);
  if (shape !== 'digits') {
    term.fixed = count.rolled ? null : Math.max(0, Number(count.lo));
    term.most = Math.max(0, Number(count.hi));
  } else term.most = Number(term.fixed);
  if (shape === 'names' && (sides < 2 || sides > MOST_NAMES)) fail('faces', sidesAt);
  if (!(sides >= 1 && sides <= MOST_SIDES)) fail('sides', sidesAt);
  if (!term.mods) return;
  checkEnds(term, term.mods);
  if (term.mods.keeps.length > 0) checkMiddles(term.mods.keeps, grown(term));
}

/** No explosion or reroll that cannot end, no more different faces than there are. */
function checkEnds(term: DiceTerm, { explode, reroll, unique }: Modifiers): void {
  const lo = leastFace(term);
  const hi = greatestFace(term);
  if (explode && !explode.once) {
    const lowest = explode.penetrate === 'reduced' ? lo - 1 : lo;
    const ends = explode.on ? !always(explode.on, lowest, hi) : lowest < hi;
    if (!ends) fail('endless', explode.at);
  }
  if (reroll?.how === 'until' && always(reroll.on, lo, hi)) fail('endless', reroll.at);
  if (unique?.how === 'until' && term.most > hi - lo + 1) fail('no_unique', unique.at);
}

/** Whether every value from `lo` to `hi` passes. */
const always = (test: Test, lo: number, hi: number): boolean =>
  test.sign === '<>' ? test.than < lo || test.than > hi : passes(test, lo) && passes(test, hi);

/** The middle ones: as many stand above as below, so the rest must be even and known. */
export function checkMiddles(keeps: readonly Keep[], size: Range): void {
  keeps.forEach((step, index) => {
    if (!('end' in step) || step.end !== 'm') return;
    const { fewest, most } = left(size, keeps, index);
    if (fewest !== most || step.n > most || (most - step.n) % 2 === 1) fail('middle', step.at);
  });
}

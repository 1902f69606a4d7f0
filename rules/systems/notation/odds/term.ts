import { collect } from '../../../odds/distribution';
import type { DiceTerm, Modifiers } from '../tree';
import { exploding } from './explosions';
import { type Faces, fresh, limited, rerolled } from './faces';
import { beyondFurther, differing, oneAdded } from './further';
import { type Law, times, whole } from './law';
import { type Bounded, contribution, lawOf, NEGLIGIBLE, pool } from './pool';
import { digits, highestPlusRepeats, percentile } from './shapes';

const exact = (law: Law | null): Bounded | null => law && { law, rest: 0 };

/** The law of `n` dice of a term, modifiers and all; `null` where there is none of a useful size. */
export function termLaw(term: DiceTerm, n: number): Bounded | null {
  const { shape, sides, mods } = term;
  if (shape === 'tens') return exact(percentile(term.tens));
  if (shape === 'digits') return exact(digits(n));
  if (shape === 'repeats') return exact(highestPlusRepeats(n, sides));
  const die = fresh(term);
  if (!die) return null;
  if (n === 0) return exact(whole(collect((add) => add(0, 1n))));
  if (!mods) return exact(times(whole(lawOf(die)), n));
  return modified(term, mods, die, n);
}

function modified(term: DiceTerm, mods: Modifiers, die: Faces, n: number): Bounded | null {
  const { explode, reroll, unique, keeps } = mods;
  const counts = contribution(mods);
  if (unique) return explode || reroll || unique.how === 'once' ? null : differing(die, mods, n, counts);
  if (explode) return exploding(term, mods, explode, die, n);
  if (reroll?.how === 'add') return keeps.length > 0 ? null : exact(oneAdded(die, reroll.on, mods, n));
  const again = reroll ? rerolled(die, die, reroll.on, reroll.how === 'once') : die;
  const rest = reroll?.how === 'until' ? beyondFurther(die, reroll.on, n) : 0;
  if (rest > NEGLIGIBLE) return null;
  const law = pool(limited(again, mods), mods, n, counts);
  return law && { law, rest };
}

import type { Dice, Spec } from '../proof/dice';
import type { System } from '../system';

/** A list holds 8 segments of 8 groups (protocol §4.5): no order that only adds asks more often. */
const ROUNDS = 64;

/** A system that may ask for further dice once it has seen the first. */
type Asking<Order> = System<Order> & { more?(order: Order, dice: Dice): Spec | null };

/**
 * Throws what an order asks for, and what it asks for after seeing the dice (rerolls, explosions on a
 * comparison: notation.md §9.3), until the list no longer grows. `roll` gives the dice of a list, or `null`
 * when there are none for it, which ends the asking; a longer list keeps the dice of the shorter one. Throws
 * `RangeError` when the list never ends: a mistake of the system.
 */
export function throwAll<Order, Got extends Dice | null>(
  system: Asking<Order>,
  order: Order,
  roll: (spec: Spec) => Got,
): { readonly spec: Spec; readonly dice: Got } {
  let spec = system.spec(order);
  for (let round = 0; round < ROUNDS; round += 1) {
    const dice = roll(spec);
    const more = dice && system.more?.(order, dice);
    if (!more || sameSpec(more, spec)) return { spec, dice };
    spec = more;
  }
  throw new RangeError('the order asks for dice without end');
}

/** The dice of a list out of those of a longer one; `null` when the other does not begin with it. */
export function firstDice(spec: Spec, longer: Spec, dice: Dice): Dice | null {
  const first = spec.map((groups, segment) => (longer[segment] ?? []).slice(0, groups.length));
  return sameSpec(first, spec)
    ? spec.map((groups, segment) => (dice[segment] ?? []).slice(0, groups.length))
    : null;
}

/** Whether two lists throw the same dice. */
export const sameSpec = (one: Spec, other: Spec): boolean => key(one) === key(other);

const key = (spec: Spec): string =>
  spec
    .map((groups) => groups.map(({ n, d, explode }) => `${n}d${d}${explode ? '!' : ''}`).join('+'))
    .join(';');

import type { Dice, Spec } from '../proof/dice';
import type { System } from '../system';

/** A list holds 8 segments of 8 groups (protocol §4.5), each asked for and cut to size once at most. */
const ROUNDS = 128;

/**
 * Throws what an order asks for, and what it asks for after seeing the dice (rerolls, explosions on a
 * comparison: notation.md §9.3), until the list no longer changes. `roll` gives the dice of a list; a longer
 * list keeps the dice of the shorter one. Throws `RangeError` when the list never ends: a mistake of the system.
 */
export function throwAll<Order>(
  system: System<Order>,
  order: Order,
  roll: (spec: Spec) => Dice,
): { readonly spec: Spec; readonly dice: Dice } {
  let spec = system.spec(order);
  for (let round = 0; round < ROUNDS; round += 1) {
    const dice = roll(spec);
    const more = system.more?.(order, dice);
    if (!more || sameSpec(more, spec)) return { spec, dice };
    spec = more;
  }
  throw new RangeError('the order asks for dice without end');
}

/** The list an order asks for, given all the dice that were thrown for it. */
export const askedSpec = <Order>(system: System<Order>, order: Order, dice: Dice): Spec =>
  system.more?.(order, dice) ?? system.spec(order);

/** Whether two lists throw the same dice. */
export const sameSpec = (one: Spec, other: Spec): boolean => key(one) === key(other);

const key = (spec: Spec): string =>
  spec
    .map((groups) => groups.map(({ n, d, explode }) => `${n}d${d}${explode ? '!' : ''}`).join('+'))
    .join(';');

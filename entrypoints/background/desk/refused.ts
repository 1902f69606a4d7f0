import type { Rolled, Told } from '../messages';

/** A roll that is not made, and why. */
export const refused = (...problems: Told[]): Rolled => ({ kind: 'refused', problems });

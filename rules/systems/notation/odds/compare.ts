import { chanceThat, negate } from '../../../odds/distribution';
import type { Fraction } from '../../../odds/fraction';
import type { Notation } from '../tree';
import { calculate } from '../values';
import { combine, type Law, plus } from './law';
import { notationLaw } from './notation-law';

/** How often one notation comes to more than another, to the same, and to less, both rolled apart. */
export interface Versus {
  readonly more: Fraction;
  readonly same: Fraction;
  readonly less: Fraction;
  readonly other: Law;
}

/** Two notations side by side; `null` where either has no law of a useful size. */
export function versus(one: Notation, other: Notation): Versus | null {
  const [a, b] = [notationLaw(one)?.law, notationLaw(other)?.law];
  if (!a || !b) return null;
  const by =
    a.unit === b.unit
      ? plus(a, { unit: b.unit, parts: negate(b.parts) })
      : combine(a, b, (x, y) => calculate('-', x, y));
  if (!by) return null;
  return {
    more: chanceThat(by.parts, (part) => part > 0),
    same: chanceThat(by.parts, (part) => part === 0),
    less: chanceThat(by.parts, (part) => part < 0),
    other: b,
  };
}

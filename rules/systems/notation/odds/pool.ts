import { collect, type Distribution } from '../../../odds/distribution';
import { countOf } from '../keeps';
import type { Modifiers } from '../tree';
import type { Faces } from './faces';
import { type Law, times, whole } from './law';
import { ranked } from './ranked';

/** A law, and a bound on the chance that a limit of the rules (not counted in it) changes the outcome. */
export interface Bounded {
  readonly law: Law;
  readonly rest: number;
}

/** What an explosion longer than this adds is below the bound that is told. */
export const NEGLIGIBLE = 1e-8;

export const lawOf = (faces: Faces): Distribution =>
  collect((add) => {
    for (const [value, weight] of faces) add(value, weight);
  });
/** What a die of a value adds to the total of its term. */
export const contribution =
  ({ count }: Modifiers) =>
  (value: number): number =>
    count ? countOf(count, value) : value;

/** Equal, independent dice, kept and counted. */
export function pool(
  faces: Faces,
  { keeps }: Modifiers,
  n: number,
  counts: (value: number) => number,
): Law | null {
  if (keeps.length > 0) return ranked([{ n, faces }], keeps, counts);
  return times(whole(lawOf(faces.map(([value, weight]) => [counts(value), weight] as const))), n);
}

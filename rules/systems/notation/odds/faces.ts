import { shown } from '../throw-term';
import { type DiceTerm, passes, type Test } from '../tree';

/** What a die may come to: values with the number of equally likely cases. */
export type Faces = readonly (readonly [value: number, weight: bigint])[];

export function gathered(found: Iterable<readonly [number, bigint]>): Faces {
  const weights = new Map<number, bigint>();
  for (const [value, weight] of found) weights.set(value, (weights.get(value) ?? 0n) + weight);
  return [...weights].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b);
}
export const weightOf = (faces: Faces): bigint => faces.reduce((sum, [, weight]) => sum + weight, 0n);

/** Dice of more sides than this have no law that is worth its time. */
const MOST_SIDES = 2000;
/** The values a fresh die shows, or `null` when they are too many. */
export function fresh(term: DiceTerm): Faces | null {
  if (term.sides > MOST_SIDES) return null;
  return gathered(Array.from({ length: term.sides }, (_, at) => [shown(term, at + 1), 1n] as const));
}

/** A die that is thrown again until it no longer matches, or once. */
export function rerolled(faces: Faces, die: Faces, on: Test, once: boolean): Faces {
  const again = (value: number) => passes(on, value);
  const next = once ? die : die.filter(([value]) => !again(value));
  const all = weightOf(next);
  return gathered(
    faces.flatMap(([value, weight]) =>
      again(value)
        ? next.map(([other, times]) => [other, weight * times] as const)
        : [[value, weight * all] as const],
    ),
  );
}

/** Raised to `min`, capped at `max`. */
export const limited = (faces: Faces, { min, max }: { min: number | null; max: number | null }): Faces =>
  gathered(faces.map(([value, weight]) => [limit(value, min, max), weight] as const));
export const limit = (value: number, min: number | null, max: number | null): number =>
  Math.min(Math.max(value, min ?? value), max ?? Number.POSITIVE_INFINITY);

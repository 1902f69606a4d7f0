import { collect } from '../../../odds/distribution';
import { FURTHER } from '../stages';
import { type Modifiers, passes, type Test } from '../tree';
import { type Faces, limit, weightOf } from './faces';
import { type Law, plus, times, whole } from './law';
import { type Bounded, contribution, lawOf, NEGLIGIBLE } from './pool';

/** The chance, from above, that so many dice want more than the further dice a term may have. */
export function beyondFurther(die: Faces, on: Test, n: number): number {
  const stay = Number(weightOf(die.filter(([value]) => !passes(on, value)))) / Number(weightOf(die));
  // Fewer than n dice that stay among the first n + FURTHER thrown.
  let [sum, term] = [0, (1 - stay) ** (n + FURTHER)];
  for (let good = 0; good < n; good += 1) {
    sum += term;
    term *= ((n + FURTHER - good) / (good + 1)) * (stay / (1 - stay));
  }
  return Number.isFinite(sum) ? sum : 1;
}

/** `u`: any choice of n different faces is as likely as any other. */
export function differing(
  die: Faces,
  mods: Modifiers,
  n: number,
  counts: (value: number) => number,
): Bounded | null {
  if (mods.keeps.length > 0 || die.some(([, weight]) => weight !== 1n)) return null;
  // Throwing until all differ: the last die throws most, and a hundred further ones must be beyond reach.
  let far = 0;
  for (let before = 1; before < n; before += 1) far += (before / die.length) ** (FURTHER / n);
  if (far > NEGLIGIBLE) return null;
  let laws = new Map<number, Map<number, bigint>>([[0, new Map([[0, 1n]])]]);
  for (const [face] of die) {
    const next = new Map([...laws].map(([chosen, sums]) => [chosen, new Map(sums)]));
    const value = counts(limit(face, mods.min, mods.max));
    for (const [chosen, sums] of laws) {
      if (chosen === n) continue;
      const into = next.get(chosen + 1) ?? new Map<number, bigint>();
      next.set(chosen + 1, into);
      for (const [sum, weight] of sums) into.set(sum + value, (into.get(sum + value) ?? 0n) + weight);
    }
    laws = next;
  }
  const law = whole(
    collect((add) => {
      for (const [sum, weight] of laws.get(n) ?? []) add(sum, weight);
    }),
  );
  return { law, rest: far };
}

/** `ra`: one more die where any matches. */
export function oneAdded(die: Faces, on: Test, mods: Modifiers, n: number): Law | null {
  const counts = contribution(mods);
  const law = (faces: Faces) =>
    whole(lawOf(faces.map(([value, weight]) => [counts(limit(value, mods.min, mods.max)), weight] as const)));
  const none = die.filter(([value]) => !passes(on, value));
  const extra = law(die);
  const all = times(extra, n);
  if (!all || none.length === 0) return all && plus(all, extra);
  const without = times(law(none), n);
  const grown = plus(all, extra);
  const shrunk = without && plus(without, extra);
  if (!without || !grown || !shrunk) return null;
  // With the extra wherever any matches: all with it, less those without a match with it, and these as they are.
  const weights = new Map<number, bigint>();
  const into = ({ parts }: Law, times: bigint) => {
    for (const [at, weight] of parts.weights.entries()) {
      const value = parts.from + at;
      weights.set(value, (weights.get(value) ?? 0n) + weight * times);
    }
  };
  into(grown, 1n);
  into(shrunk, -1n);
  into(without, extra.parts.total);
  return whole(
    collect((add) => {
      for (const [value, weight] of weights) add(value, weight);
    }),
  );
}

import { collect, type Distribution } from '../../../odds/distribution';
import { countOf } from '../keeps';
import { greatestFace } from '../read/modifiers';
import { FURTHER } from '../stages';
import { type DiceTerm, type Explode, type Modifiers, passes, type Test } from '../tree';
import { type Faces, fresh, gathered, limit, limited, rerolled, weightOf } from './faces';
import { type Law, mixture, plus, times, whole } from './law';
import { ranked } from './ranked';

/** A law, and a bound on the chance that a limit of the rules (not counted in it) changes the outcome. */
export interface Bounded {
  readonly law: Law;
  readonly rest: number;
}
const exact = (law: Law | null): Bounded | null => law && { law, rest: 0 };

/** What an explosion longer than this adds is below the bound that is told. */
const NEGLIGIBLE = 1e-8;

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

const lawOf = (faces: Faces): Distribution =>
  collect((add) => {
    for (const [value, weight] of faces) add(value, weight);
  });
const contribution =
  ({ count }: Modifiers) =>
  (value: number): number =>
    count ? countOf(count, value) : value;

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

/** Equal, independent dice, kept and counted. */
function pool(faces: Faces, { keeps }: Modifiers, n: number, counts: (value: number) => number): Law | null {
  if (keeps.length > 0) return ranked([{ n, faces }], keeps, counts);
  return times(whole(lawOf(faces.map(([value, weight]) => [counts(value), weight] as const))), n);
}

/** The chance, from above, that so many dice want more than the further dice a term may have. */
function beyondFurther(die: Faces, on: Test, n: number): number {
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
function differing(
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
function oneAdded(die: Faces, on: Test, mods: Modifiers, n: number): Law | null {
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

/** How many extras to follow until what is left out is negligible, and that bound for `n` dice. */
function depthOf(again: number, n: number): readonly [depth: number, rest: number] {
  let [depth, rest] = [0, n * again];
  while (rest > NEGLIGIBLE && depth < 20) {
    depth += 1;
    rest *= again;
  }
  // The rules stop at twenty extras themselves: as far as that the law is exact.
  return [depth, depth === 20 ? 0 : rest];
}

function exploding(term: DiceTerm, mods: Modifiers, explode: Explode, die: Faces, n: number): Bounded | null {
  const { compound, penetrate, once } = explode;
  if (mods.reroll?.how === 'add') return null;
  const test: Test = explode.on ?? { sign: '=', than: greatestFace(term) };
  const goesOn = die.filter(([value]) => passes(test, value));
  const share = Number(weightOf(goesOn)) / Number(weightOf(die));
  const [depth, rest] = once ? [1, 0] : depthOf(share, n);
  if (penetrate === 'reduced' || (!isNatural(explode, test, die) && furtherBeyond(share, n))) return null;
  if (!compound && mods.keeps.length > 0) {
    return penetrate || mods.reroll ? null : keptChains(mods, test, die, n, depth, rest, once);
  }
  const one = chain(mods, test, die, { depth, compound, less: penetrate ? 1 : 0 });
  if (!one) return null;
  if (!compound) {
    const law = times(one, n);
    return law && { law, rest };
  }
  const faces = gathered(
    [...one.parts.weights.entries()].map(([at, weight]) => [one.parts.from + at, weight] as const),
  );
  const again = mods.reroll ? rerolled(faces, die, mods.reroll.on, mods.reroll.how === 'once') : faces;
  const law = pool(limited(again, mods), mods, n, contribution(mods));
  return law && { law, rest };
}
const isNatural = ({ once, penetrate }: Explode, test: Test, die: Faces): boolean =>
  !once && penetrate !== 'reduced' && test.sign === '=' && test.than === die.at(-1)?.[0];
/** Whether explosions on a comparison may well use up the further dice of the term. */
const furtherBeyond = (share: number, n: number): boolean => {
  if (share === 0) return false;
  let [sum, term] = [0, share ** (n + FURTHER)];
  for (let good = 0; good < n; good += 1) {
    sum += term;
    term *= ((n + FURTHER - good) / (good + 1)) * ((1 - share) / share);
  }
  return !(sum <= NEGLIGIBLE);
};

/** The law of one die and its extras: what each counts for, added up; as a compound die, its bare value. */
function chain(
  mods: Modifiers,
  test: Test,
  die: Faces,
  { depth, compound, less }: { depth: number; compound: boolean; less: number },
): Law | null {
  const counts = contribution(mods);
  /** What a die that showed `value` comes to. */
  const outcome = (value: number, weight: bigint, all: bigint): Faces => {
    if (compound) return [[value, weight * all]];
    const { reroll, min, max } = mods;
    const seen =
      reroll && passes(reroll.on, value)
        ? rerolled([[value, 1n]], die, reroll.on, reroll.how === 'once')
        : [[value, all] as const];
    return seen.map(([other, times]) => [counts(limit(other, min, max)), weight * times] as const);
  };
  const { reroll } = mods;
  const all =
    compound || !reroll
      ? 1n
      : weightOf(reroll.how === 'once' ? die : die.filter(([value]) => !passes(reroll.on, value)));
  const split = (minus: number, on: boolean) =>
    die
      .filter(([value]) => passes(test, value) === on)
      .flatMap(([value, weight]) => outcome(value - minus, weight, all));
  const total = weightOf(die) * all;
  const law = (faces: Faces): Law | null => (faces.length > 0 ? whole(lawOf(faces)) : null);
  const [on, off] = [law(split(less, true)), law(split(less, false))];
  const [firstOn, firstOff] = [law(split(0, true)), law(split(0, false))];
  if (!firstOn) return firstOff;
  const found: [Law, bigint][] = firstOff ? [[firstOff, firstOff.parts.total * total ** BigInt(depth)]] : [];
  let run: Law | null = firstOn;
  for (let extra = 1; extra <= depth; extra += 1) {
    const scale = total ** BigInt(depth - extra);
    const ended: Law | null = run && off && plus(run, off);
    if (ended) found.push([ended, ended.parts.total * scale]);
    const longer: Law | null = run && on && plus(run, on);
    if (!longer) return null;
    if (extra === depth) found.push([longer, longer.parts.total]);
    run = longer;
  }
  return mixture(found);
}

/**
 * Extras are dice of their own and some dice are kept: the number of extras decides how many ranks there are;
 * those that exploded and those that did not are two kinds of dice.
 */
function keptChains(
  mods: Modifiers,
  test: Test,
  die: Faces,
  n: number,
  depth: number,
  rest: number,
  once: boolean,
): Bounded | null {
  if (once || mods.keeps.some((step) => 'on' in step)) return null;
  const on = die.filter(([value]) => passes(test, value));
  const off = die.filter(([value]) => !passes(test, value));
  const [all, share] = [weightOf(die), Number(weightOf(on)) / Number(weightOf(die))];
  const most = extrasOf(share, n, depth);
  const laws: [Law, bigint][] = [];
  let ways = 1n;
  for (let extras = 0; extras <= most; extras += 1) {
    // n dice that end, `extras` that go on: the last to fall ends.
    const pooled = ranked(
      [{ n, faces: limited(off, mods) }, ...(extras > 0 ? [{ n: extras, faces: limited(on, mods) }] : [])],
      mods.keeps,
      contribution(mods),
    );
    if (!pooled) return null;
    const weight = ways * weightOf(off) ** BigInt(n) * weightOf(on) ** BigInt(extras);
    laws.push([pooled, weight * all ** BigInt(most - extras)]);
    ways = (ways * BigInt(n + extras)) / BigInt(extras + 1);
  }
  const law = mixture(laws);
  return law && { law, rest: Math.max(rest, NEGLIGIBLE) };
}
/** So many extras in all that more are negligible. */
function extrasOf(share: number, n: number, depth: number): number {
  let [extras, term, left] = [0, (1 - share) ** n, 1];
  while (left > NEGLIGIBLE && extras < depth * n) {
    left -= term;
    term *= ((n + extras) / (extras + 1)) * share;
    extras += 1;
  }
  return extras;
}

/** Units, and the lowest (bonus) or highest of the tens; 00 and 0 is 100. */
function percentile(tens: number): Law {
  const n = BigInt(1 + Math.abs(tens));
  return whole(
    collect((add) => {
      for (let units = 0n; units < 10n; units += 1n) {
        for (let rank = 0n; rank < 10n; rank += 1n) {
          // The tens in the order of the number they make with these units.
          const ten = units === 0n ? rank + 1n : rank;
          const below = tens < 0 ? (10n - rank) ** n - (9n - rank) ** n : (rank + 1n) ** n - rank ** n;
          add(Number(ten * 10n + units), below);
        }
      }
    }),
  );
}

function digits(n: number): Law {
  return whole(
    collect((add) => {
      for (let at = 0; at < 6 ** n; at += 1)
        add(Number([...at.toString(6).padStart(n, '0')].map((d) => Number(d) + 1).join('')), 1n);
    }),
  );
}

function highestPlusRepeats(n: number, sides: number): Law | null {
  if (sides > 2000) return null;
  return whole(
    collect((add) => {
      if (n === 0) add(0, 1n);
      for (let highest = 1; highest <= sides; highest += 1) {
        let ways = BigInt(n);
        for (let times = 1; times <= n; times += 1) {
          add(highest + times - 1, ways * BigInt(highest - 1) ** BigInt(n - times));
          ways = (ways * BigInt(n - times)) / BigInt(times + 1);
        }
      }
    }),
  );
}

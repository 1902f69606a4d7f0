import { greatestFace } from '../read/modifiers';
import { FURTHER } from '../stages';
import { type DiceTerm, type Explode, type Modifiers, passes, type Test } from '../tree';
import { type Faces, gathered, limit, limited, rerolled, weightOf } from './faces';
import { type Law, mixture, plus, times, whole } from './law';
import { type Bounded, contribution, lawOf, NEGLIGIBLE, pool } from './pool';
import { ranked } from './ranked';

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

/** The law of exploding dice. */
export function exploding(
  term: DiceTerm,
  mods: Modifiers,
  explode: Explode,
  die: Faces,
  n: number,
): Bounded | null {
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

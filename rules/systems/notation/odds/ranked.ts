import { collect } from '../../../odds/distribution';
import { stays as staysAlone } from '../keeps';
import type { Keep } from '../tree';
import { type Faces, gathered, weightOf } from './faces';
import { type Law, mixture, whole } from './law';

/** Dice of one kind in a pool. */
export interface Population {
  readonly n: number;
  readonly faces: Faces;
}

/** Work beyond this is not done while somebody waits. */
const MOST_STEPS = 600_000;

/**
 * The law of a pool of dice of which some are kept: what each kept die counts for, added up. `null` where the
 * keeps choose by rank, by what dice show and by rank again, or the pool is too large.
 */
export function ranked(
  pool: readonly Population[],
  keeps: readonly Keep[],
  counts: (value: number) => number,
): Law | null {
  const first = keeps.findIndex((step) => 'end' in step);
  const before = first < 0 ? keeps : keeps.slice(0, first);
  const after = first < 0 ? [] : keeps.slice(first);
  const split = after.findIndex((step) => 'on' in step);
  const ranks = split < 0 ? after : after.slice(0, split);
  const last = split < 0 ? [] : after.slice(split);
  if (last.some((step) => 'end' in step)) return null;
  const stays = (steps: readonly Keep[], value: number) => staysAlone(value, steps);
  const worth = (value: number) => (stays(last, value) ? counts(value) : 0);
  if (before.length === 0) return pooled(pool, ranks, worth);
  return filtered(pool, (value) => stays(before, value), ranks, worth);
}

/** Where dice are first chosen by what they show, their number decides how many ranks there are. */
function filtered(
  pool: readonly Population[],
  stays: (value: number) => boolean,
  ranks: readonly Keep[],
  worth: (value: number) => number,
): Law | null {
  const [one, ...more] = pool;
  if (!one || more.length > 0) return null;
  const inside = one.faces.filter(([value]) => stays(value));
  const outside = weightOf(one.faces) - weightOf(inside);
  const laws: [Law, bigint][] = [];
  let ways = 1n;
  for (let left = 0; left <= one.n; left += 1) {
    const weight = ways * weightOf(inside) ** BigInt(left) * outside ** BigInt(one.n - left);
    const law = weight > 0n ? pooled([{ n: left, faces: inside }], ranks, worth) : null;
    if (weight > 0n && !law) return null;
    if (law) laws.push([law, weight]);
    ways = (ways * BigInt(one.n - left)) / BigInt(left + 1);
  }
  return mixture(laws);
}

/** Which ranks stay, counted upwards from 0. */
const ranksOf = (keeps: readonly Keep[], dice: number): readonly number[] =>
  keeps.reduce<readonly number[]>(
    (ranks, step) => {
      if (!('end' in step)) return ranks;
      const { keep, end, n } = step;
      const stay = keep ? Math.min(n, ranks.length) : Math.max(0, ranks.length - n);
      const outer = (ranks.length - n) / 2;
      if (end !== 'm')
        return keep === (end === 'h') ? ranks.slice(ranks.length - stay) : ranks.slice(0, stay);
      return ranks.filter((_, at) => (at >= outer && at < ranks.length - outer) === keep);
    },
    Array.from({ length: dice }, (_, at) => at),
  );

interface State {
  /** Dice of each population still to be placed. */
  readonly left: readonly number[];
  readonly sums: Map<number, bigint>;
}

/**
 * Values upwards, and for each how many dice of each population show it: they take the next ranks, and those
 * that stay count.
 */
function pooled(
  pool: readonly Population[],
  keeps: readonly Keep[],
  worth: (value: number) => number,
): Law | null {
  const dice = pool.reduce((sum, { n }) => sum + n, 0);
  const kept = ranksOf(keeps, dice);
  const values = gathered(pool.flatMap(({ faces }) => faces)).map(([value]) => value);
  let states = new Map<string, State>();
  const start = pool.map(({ n }) => n);
  states.set(start.join(), { left: start, sums: new Map([[0, 1n]]) });
  let steps = 0;
  for (const [at, value] of values.entries()) {
    const next = new Map<string, State>();
    const weights = pool.map(({ faces }) => faces.find(([face]) => face === value)?.[1] ?? 0n);
    for (const { left, sums } of states.values()) {
      for (const [taken, ways] of choices(left, weights, at === values.length - 1)) {
        const after = left.map((n, index) => n - (taken[index] ?? 0));
        const used = dice - left.reduce((sum, n) => sum + n, 0);
        const now = taken.reduce((sum, n) => sum + n, 0);
        const counted = kept.filter((rank) => rank >= used && rank < used + now).length;
        const key = after.join();
        const state = next.get(key) ?? { left: after, sums: new Map<number, bigint>() };
        next.set(key, state);
        const more = counted * worth(value);
        steps += sums.size;
        if (steps > MOST_STEPS) return null;
        for (const [sum, weight] of sums) {
          state.sums.set(sum + more, (state.sums.get(sum + more) ?? 0n) + weight * ways);
        }
      }
    }
    states = next;
  }
  const end = states.get(pool.map(() => 0).join());
  if (!end) return null;
  return whole(
    collect((add) => {
      for (const [sum, weight] of end.sums) add(sum, weight);
    }),
  );
}

/** How many dice of each population show the value, and in how many ways; all that are left when it is the last. */
function choices(
  left: readonly number[],
  weights: readonly bigint[],
  last: boolean,
): readonly (readonly [taken: readonly number[], ways: bigint])[] {
  let all: [number[], bigint][] = [[[], 1n]];
  for (const [index, n] of left.entries()) {
    const weight = weights[index] ?? 0n;
    const grown: [number[], bigint][] = [];
    for (const [taken, ways] of all) {
      let chosen = 1n;
      for (let m = 0; m <= n; m += 1) {
        if (m > 0 && weight === 0n) break;
        if (!last || m === n) grown.push([[...taken, m], ways * chosen * weight ** BigInt(m)]);
        chosen = (chosen * BigInt(n - m)) / BigInt(m + 1);
      }
    }
    all = grown;
  }
  return all;
}

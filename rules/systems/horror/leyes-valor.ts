import { atLeast, collect, type Distribution, distribution } from '../../odds/distribution';
import type { Fraction } from '../../odds/fraction';
import { power } from '../../odds/sums';
import { umbral } from './dados';

/** Chances of result and omens together: `counts.get(value)[omens]` of `6^n` cases. */
export interface LeyConjunta {
  readonly counts: ReadonlyMap<number, readonly bigint[]>;
  readonly total: bigint;
}

/**
 * The joint law of the value of n dice and their omens (HOR-4, HOR-8), counted by kinds of throws and not one
 * by one: j dice show the highest face k, p of the others a 1 and the rest lie between.
 * @param n 0 to 26
 */
export function leyValor(n: number, mejorGrupo = false): LeyConjunta {
  const total = 6n ** BigInt(n);
  if (n === 0) return { counts: new Map([[0, [1n]]]), total };
  const choose = pascal(n);
  return { counts: mejorGrupo ? bestGroup(n, choose) : highest(n, choose), total };
}

type Counts = Map<number, bigint[]>;
type Pascal = readonly (readonly bigint[])[];

/** Binomial coefficients up to n. */
function pascal(n: number): Pascal {
  const rows: bigint[][] = [[1n]];
  for (let i = 1; i <= n; i++) {
    const above = rows[i - 1] ?? [];
    rows.push(Array.from({ length: i + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}

const of = (choose: Pascal, n: number, k: number): bigint => choose[n]?.[k] ?? 0n;

function highest(n: number, choose: Pascal): Counts {
  const counts: Counts = new Map();
  const put = (value: number, omens: number, weight: bigint): void => {
    const row = counts.get(value) ?? new Array<bigint>(n + 1).fill(0n);
    row[omens] = (row[omens] ?? 0n) + weight;
    counts.set(value, row);
  };
  put(n, n, 1n);
  for (let k = 2; k <= 6; k++) {
    const powers = [1n];
    for (let e = 1; e < n; e++) powers.push((powers[e - 1] ?? 0n) * BigInt(k - 2));
    for (let j = 1; j <= n; j++) {
      for (let p = 0; p <= n - j; p++) {
        const between = powers[n - j - p] ?? 0n;
        if (between !== 0n) put(k + j - 1, p, of(choose, n, j) * of(choose, n - j, p) * between);
      }
    }
  }
  return counts;
}

/**
 * `hor.mejorGrupo`: the value is at most v when every face f shows at most v - f + 1 times; what v allows and v - 1
 * does not is worth exactly v. Ways to throw so many dice are shared out among faces 2 and 3, which are 4 and 5 for
 * a value two higher; then both pairs, then face 6. Doubles count, many times faster than `bigint`: `4^n` ways are
 * exact up to 26 dice, and no order throws more than 23. Only face 6 may bring more.
 */
function bestGroup(n: number, choose: Pascal): Counts {
  const counts: Counts = new Map();
  const choices = choose.map((row) => row.map(Number));
  const none: Ways = new Array<number>(n + 1).fill(1).fill(0, 1);
  let [twoBelow, oneBelow] = [none, none];
  let below = new Array<bigint>(n + 1).fill(0n);
  for (let v = 1; v <= n + 5; v++) {
    const pair = shareOut(
      none.map((_, dice) => (dice < v ? 1 : 0)),
      capOf(v, 3),
      choices,
    );
    const four = both(pair, twoBelow, choices);
    [twoBelow, oneBelow] = [oneBelow, pair];
    const all = four.map((_, dice) => withSix(four, dice, capOf(v, 6), choices));
    const upTo = all.map((_, p) => (p <= v ? of(choose, n, p) * (all[n - p] ?? 0n) : 0n));
    const exactly = upTo.map((weight, p) => weight - (below[p] ?? 0n));
    if (exactly.some((weight) => weight !== 0n)) counts.set(v, exactly);
    below = upTo;
  }
  return counts;
}

/** By number of dice. */
type Ways = readonly number[];
type Choices = readonly (readonly number[])[];
/** How often a face may show in a throw worth `v` at most. */
const capOf = (v: number, face: number): number => Math.max(0, v - face + 1);

/** Ways to throw dice of one face more, which shows `most` times at most. */
const shareOut = (ways: Ways, most: number, choose: Choices): Ways =>
  both(
    ways.map((_, dice) => (dice <= most ? 1 : 0)),
    ways,
    choose,
  );

/** Ways to throw dice of some faces and of others. */
function both(some: Ways, others: Ways, choose: Choices): Ways {
  const ways = new Array<number>(some.length).fill(0);
  for (let dice = 0; dice < some.length; dice++) {
    const times = some[dice] ?? 0;
    if (times === 0) continue;
    for (let rest = 0; dice + rest < ways.length; rest++) {
      const all = dice + rest;
      ways[all] = (ways[all] ?? 0) + (choose[all]?.[dice] ?? 0) * times * (others[rest] ?? 0);
    }
  }
  return ways;
}

/** Ways to throw so many dice with face 6 too, which shows `most` times at most: `5^dice`, a double up to 22. */
function withSix(ways: Ways, dice: number, most: number, choose: Choices): bigint {
  const row = choose[dice] ?? [];
  const end = Math.min(most, dice);
  let few = 0;
  let many = 0n;
  const exact = 5 ** dice <= Number.MAX_SAFE_INTEGER;
  for (let c = 0; c <= end; c++) {
    if (exact) few += (row[c] ?? 0) * (ways[dice - c] ?? 0);
    else many += BigInt(row[c] ?? 0) * BigInt(ways[dice - c] ?? 0);
  }
  return exact ? BigInt(few) : many;
}

/** The law of the value alone. */
export const soloValor = ({ counts }: LeyConjunta): Distribution =>
  collect((put) => {
    for (const [value, row] of counts) for (const weight of row) put(value, weight);
  });

/** HOR-8: omens of n dice. */
export const leyPresagios = (n: number): Distribution => power(distribution(0, [5n, 1n]), n);

/** Chance that the threat rises with n dice in all (HOR-9). */
export const chanceAmenaza = (n: number, amenaza: number, literal = false): Fraction =>
  atLeast(leyPresagios(n), umbral(amenaza, literal));

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
 * `hor.mejorGrupo`: the value is at most v when every face f shows at most v - f + 1 times. Ways to throw so
 * many dice are shared out face by face; what v allows and v - 1 does not is worth exactly v.
 */
function bestGroup(n: number, choose: Pascal): Counts {
  const counts: Counts = new Map();
  let below = new Array<bigint>(n + 1).fill(0n);
  for (let v = 1; v <= n + 5; v++) {
    let ways: bigint[] = [1n, ...new Array<bigint>(n).fill(0n)];
    for (let face = 2; face <= 6; face++) ways = shareOut(ways, Math.max(0, v - face + 1), choose);
    const upTo = ways.map((_, p) => (p <= v ? of(choose, n, p) * (ways[n - p] ?? 0n) : 0n));
    const exactly = upTo.map((weight, p) => weight - (below[p] ?? 0n));
    if (exactly.some((weight) => weight !== 0n)) counts.set(v, exactly);
    below = upTo;
  }
  return counts;
}

/** Ways to throw dice of one face more, which shows `most` times at most. */
const shareOut = (ways: readonly bigint[], most: number, choose: Pascal): bigint[] =>
  ways.map((_, dice) => {
    let sum = 0n;
    for (let c = 0; c <= Math.min(most, dice); c++) sum += of(choose, dice, c) * (ways[dice - c] ?? 0n);
    return sum;
  });

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

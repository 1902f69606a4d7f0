import { cases, distribution } from '../../odds/distribution';
import { convolve } from '../../odds/sums';
import type { LeyConjunta } from './leyes-valor';

export type Result = 'gana' | 'pierde' | 'empata';

/** Two sides of a conflict, value against value, each with its row of omens. */
export class Cruce {
  readonly #ours: readonly Side[];
  readonly #theirs: readonly Side[];
  constructor(
    own: LeyConjunta,
    theirs: LeyConjunta,
    readonly result: (value: number, rival: number) => Result,
  ) {
    this.#ours = sidesOf(own);
    this.#theirs = sidesOf(theirs);
  }

  results(): Map<string, bigint> {
    const counts = new Map<string, bigint>();
    for (const ours of this.#ours) {
      for (const [result, weight] of this.#against(ours)) bump(counts, result, ours.all * weight);
    }
    return counts;
  }

  /** HOR-10: the loser pays one and the omens of the winner. */
  lost(): Map<number, bigint> {
    const counts = new Map<number, bigint>();
    for (const others of this.#theirs) {
      const { losing, rest } = this.#losingTo(others);
      bump(counts, 0, rest * others.all);
      for (const [omens, weight] of others.row.entries()) bump(counts, 1 + omens, losing * weight);
    }
    return counts;
  }

  /** `hor.presagiosConflicto`: those of the winner, of both in a tie. */
  omensOfWinner(): Map<number, bigint> {
    const counts = new Map<number, bigint>();
    for (const ours of this.#ours) {
      const won = this.#against(ours).get('gana') ?? 0n;
      for (const [omens, weight] of ours.row.entries()) bump(counts, omens, weight * won);
    }
    for (const others of this.#theirs) {
      const { losing } = this.#losingTo(others);
      for (const [omens, weight] of others.row.entries()) bump(counts, omens, weight * losing);
    }
    for (const ours of this.#ours) {
      for (const others of this.#theirs) {
        if (this.result(ours.value, others.value) !== 'empata') continue;
        const both = convolve(distribution(0, ours.row), distribution(0, others.row));
        for (const [omens, weight] of cases(both)) bump(counts, omens, weight);
      }
    }
    return counts;
  }

  /** In how many cases of the others a value of ours comes to each result. */
  #against(ours: Side): ReadonlyMap<Result, bigint> {
    const counts = new Map<Result, bigint>();
    for (const others of this.#theirs) bump(counts, this.result(ours.value, others.value), others.all);
    return counts;
  }

  /** In how many of our cases a value of the others wins, and in how many it does not. */
  #losingTo(others: Side): { readonly losing: bigint; readonly rest: bigint } {
    let losing = 0n;
    let rest = 0n;
    for (const ours of this.#ours) {
      if (this.result(ours.value, others.value) === 'pierde') losing += ours.all;
      else rest += ours.all;
    }
    return { losing, rest };
  }
}

interface Side {
  readonly value: number;
  readonly row: readonly bigint[];
  readonly all: bigint;
}
const sidesOf = ({ counts }: LeyConjunta): readonly Side[] =>
  [...counts].map(([value, row]) => ({ value, row, all: row.reduce((sum, weight) => sum + weight, 0n) }));

function bump<Key>(counts: Map<Key, bigint>, key: Key, weight: bigint): void {
  if (weight !== 0n) counts.set(key, (counts.get(key) ?? 0n) + weight);
}

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
    this.#each((result, ours, others) => bump(counts, result, ours.all * others.all));
    return counts;
  }

  /** HOR-10: the loser pays one and the omens of the winner. */
  lost(): Map<number, bigint> {
    const counts = new Map<number, bigint>();
    for (const others of this.#theirs) {
      let losing = 0n;
      let rest = 0n;
      for (const ours of this.#ours) {
        if (this.result(ours.value, others.value) === 'pierde') losing += ours.all;
        else rest += ours.all;
      }
      bump(counts, 0, rest * others.all);
      for (const [omens, weight] of others.row.entries()) bump(counts, 1 + omens, losing * weight);
    }
    return counts;
  }

  /** `hor.presagiosConflicto`: those of the winner, of both in a tie. */
  omensOfWinner(): Map<number, bigint> {
    const counts = new Map<number, bigint>();
    this.#each((result, ours, others) => {
      if (result === 'empata') {
        for (const [a, weight] of ours.row.entries()) {
          for (const [b, times] of others.row.entries()) bump(counts, a + b, weight * times);
        }
        return;
      }
      const [winner, loser] = result === 'gana' ? [ours, others] : [others, ours];
      for (const [omens, weight] of winner.row.entries()) bump(counts, omens, weight * loser.all);
    });
    return counts;
  }

  #each(visit: (result: Result, ours: Side, others: Side) => void): void {
    for (const ours of this.#ours) {
      for (const others of this.#theirs) visit(this.result(ours.value, others.value), ours, others);
    }
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

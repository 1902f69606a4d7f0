import { MOST_FURTHER } from './course';
import type { OpenDie, Weighed } from './die';

/** A way an open die may end, with its weight: all weights are of equally likely cases. */
export interface Ending {
  readonly natural: number;
  readonly value: number;
  readonly check: number;
  readonly weight: bigint;
}

/**
 * Every way an open die may end, exactly: throws it does not need count with all their cases. What further throws
 * add depends on nothing that fell before but the scale, so that it is worked out once for all first throws.
 */
export function endingsOf(die: OpenDie): readonly Ending[] {
  const law = die.law();
  const checks = die.check?.law() ?? [];
  const tail = new Tail(die, law);
  const perCheck = die.check ? totalOf(checks) : 1n;
  return law.flatMap(([natural, weight]) => {
    const { value, scale, next } = die.begin(natural);
    if (next === 'again')
      return [...tail.from(scale, 1)].map(([more, ways]) => ({
        natural,
        value: value + more,
        check: 0,
        weight: weight * ways * perCheck,
      }));
    const all = weight * tail.cases(MOST_FURTHER);
    return next === 'check'
      ? checks.map(([check, ways]) => ({ natural, value, check, weight: all * ways }))
      : [{ natural, value, check: 0, weight: all * perCheck }];
  });
}

const totalOf = (law: readonly Weighed[]): bigint => law.reduce((sum, [, weight]) => sum + weight, 0n);

/** What the throws from one on add. */
class Tail {
  private readonly known = new Map<string, ReadonlyMap<number, bigint>>();
  private readonly each: bigint;
  constructor(
    private readonly die: OpenDie,
    private readonly law: readonly Weighed[],
  ) {
    this.each = totalOf(law);
  }

  /** Cases of so many throws. */
  cases(throws: number): bigint {
    return this.each ** BigInt(throws);
  }

  from(scale: number, at: number): ReadonlyMap<number, bigint> {
    if (at > MOST_FURTHER) return new Map([[0, 1n]]);
    const key = `${scale},${at}`;
    const found = this.known.get(key) ?? this.workedOut(scale, at);
    this.known.set(key, found);
    return found;
  }

  private workedOut(scale: number, at: number): ReadonlyMap<number, bigint> {
    const ways = new Map<number, bigint>();
    const put = (value: number, weight: bigint) => ways.set(value, (ways.get(value) ?? 0n) + weight);
    for (const [face, weight] of this.law) {
      const state = this.die.go({ value: 0, scale, next: 'again' }, face, at);
      if (state.next !== 'again') put(state.value, weight * this.cases(MOST_FURTHER - at));
      else
        for (const [more, after] of this.from(state.scale, at + 1)) put(state.value + more, weight * after);
    }
    return ways;
  }
}

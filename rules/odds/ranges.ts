import { cases, type Distribution } from './distribution';
import { type Fraction, fraction } from './fraction';

/** Neighbouring values of a law, and the chance of any of them. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly value: Fraction;
}

/** Rows a table is still read with. */
const MOST_ROWS = 60;

/**
 * The values of a law upwards for a table: each alone where there are no more than 60, otherwise as many together
 * as that takes. 0, which is nothing at all, always stands alone.
 */
export function rangesOf(law: Distribution): readonly Range[] {
  const all = [...cases(law)];
  const width = Math.ceil(all.length / MOST_ROWS);
  const ranges: Range[] = [];
  for (let at = 0; at < all.length; ) {
    const [from = 0, first = 0n] = all[at] ?? [];
    let weight = first;
    let end = at + 1;
    while (from !== 0 && end < Math.min(at + width, all.length) && all[end]?.[0] !== 0) {
      weight += all[end]?.[1] ?? 0n;
      end += 1;
    }
    ranges.push({ from, to: all[end - 1]?.[0] ?? from, value: fraction(weight, law.total) });
    at = end;
  }
  return ranges;
}

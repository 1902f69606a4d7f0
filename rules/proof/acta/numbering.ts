/** Step 6 of the acta, its beginning: which block of a series has which number (protocol §5.3). */
import { sameBytes } from '../bytes';
import { isKind, type NumberedBlock } from './block';
import type { Series } from './series';

/**
 * Gives each number its first block, in thread order. The same token again is `repeated` and nothing else; another
 * block with a number already taken is `reused`. Reveals carry the number of their hidden block and stand apart.
 */
export function numberSeries(series: Series): void {
  const seen = new Map<number, Uint8Array[]>();
  let largest = 0;
  for (const block of series.blocks) {
    const { n, bytes } = block.token;
    const before = seen.get(n) ?? [];
    if (before.some((token) => sameBytes(token, bytes))) {
      block.add('repeated/number', { n });
      continue;
    }
    seen.set(n, [...before, bytes]);
    if (isKind(block, 'revelacion')) {
      series.reveals.set(n, [...(series.reveals.get(n) ?? []), block]);
      continue;
    }
    if (n < largest) block.add('out_of_order/number', { n, after: largest });
    largest = Math.max(largest, n);
    takeNumber(series, n, block);
  }
}

function takeNumber(series: Series, n: number, block: NumberedBlock): void {
  if (series.first.has(n)) block.add('reused/number', { n });
  else series.first.set(n, block);
}

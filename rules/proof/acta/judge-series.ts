/** Step 6 of the acta, for a whole series: its blocks by number, and the numbers that are not here (protocol §5.3). */
import { type Note, note } from '../verdict';
import { isKind } from './block';
import { judgeNumbered } from './judge-block';
import type { Matter } from './matter';
import type { Progress } from './reference';
import type { Series } from './series';

export function judgeSeries(series: Series, matter: Matter): Note[] {
  const progress: Progress = { answered: new Set(), immediate: new Set(), lastWitness: -1 };
  const numbers = new Set([...series.first.keys(), ...series.reveals.keys()]);
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const block = series.first.get(n);
    if (block) judgeNumbered(block, series, matter, progress);
    (series.reveals.get(n) ?? []).forEach((reveal, i) => {
      if (!block || !isKind(block, 'oculta')) reveal.add('no_hidden', { n });
      else if (i > 0) reveal.add('reused/number', { n });
      else judgeNumbered(reveal, series, matter, progress);
    });
  }
  return matter.known.complete ? missingNumbers(series, matter.known.gm) : [];
}

/** One note for each run of numbers that are not here, named after the author of the block that follows. */
function missingNumbers(series: Series, gm: boolean): Note[] {
  const numbers = [...series.first.keys()].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const before = numbers[i - 1] ?? 0;
    if (n === before + 1) return [];
    const author = series.first.get(n)?.author ?? '';
    return [note('rolls_missing', { from: before + 1, to: n - 1, author, perhapsPrivate: !gm })];
  });
}

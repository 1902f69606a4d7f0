/** Step 6 of the acta, for a whole series: repeated, out of order, reused, missing (protocol §5.3). */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Revelacion } from '../token';
import { type Note, note } from '../verdict';
import { type BlockOf, isKind, type NumberedBlock } from './block';
import { judgeNumbered, type Progress } from './judge-block';
import type { Matter } from './matter';
import type { Series } from './series';

export function judgeSeries(series: Series, matter: Matter): Note[] {
  const blocks = dropRepeated(series.blocks);
  const reveals = groupReveals(blocks);
  for (const block of numberFirst(series, blocks)) block.add('reused/number', { n: block.token.n });
  const progress: Progress = { answered: new Set(), immediate: new Set(), lastWitness: -1 };
  const numbers = [...new Set([...series.first.keys(), ...reveals.keys()])].sort((a, b) => a - b);
  for (const n of numbers) {
    const block = series.first.get(n);
    if (block) judgeNumbered(block, series, matter, progress);
    (reveals.get(n) ?? []).forEach((reveal, i) => {
      if (!block || !isKind(block, 'oculta')) reveal.add('no_hidden', { n });
      else if (i > 0) reveal.add('reused/number', { n });
      else judgeNumbered(reveal, series, matter, progress);
    });
  }
  return matter.known.complete ? missingNumbers(series, matter.known.gm) : [];
}

/** The same token again, later, is `repeated` and nothing else. */
function dropRepeated(blocks: readonly NumberedBlock[]): NumberedBlock[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const token = bytesToHex(block.token.bytes);
    if (!seen.has(token)) return seen.add(token);
    block.add('repeated/number', { n: block.token.n });
    return false;
  });
}

function groupReveals(blocks: readonly NumberedBlock[]): Map<number, BlockOf<Revelacion>[]> {
  const reveals = new Map<number, BlockOf<Revelacion>[]>();
  for (const block of blocks) {
    if (!isKind(block, 'revelacion')) continue;
    const same = reveals.get(block.token.n);
    if (same) same.push(block);
    else reveals.set(block.token.n, [block]);
  }
  return reveals;
}

/** Puts the first block of each number in the series, in thread order; gives back the others. */
function numberFirst(series: Series, blocks: readonly NumberedBlock[]): NumberedBlock[] {
  const others: NumberedBlock[] = [];
  let largest = 0;
  for (const block of blocks) {
    if (isKind(block, 'revelacion')) continue;
    const { n } = block.token;
    if (n < largest) block.add('out_of_order/number', { n, after: largest });
    largest = Math.max(largest, n);
    if (series.first.has(n)) others.push(block);
    else series.first.set(n, block);
  }
  return others;
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

import type { Candidate } from './dice-engines';
import { median } from './row';

/** performance.md §2.1: warm calls, the least length of a timed batch in milliseconds of CPU, and rounds. */
const WARM = 2000;
const BATCH = 15;
const ROUNDS = 15;

/** Whether a candidate rolls what it should: 3,000 rolls in range, their mean within 6 %. */
export function isRight({ run }: Candidate, [least, most]: readonly [number, number], mean: number): boolean {
  let sum = 0;
  for (let time = 0; time < 3000; time += 1) {
    const total = run();
    if (!(total >= least && total <= most)) return false;
    sum += total;
  }
  return Math.abs(sum / 3000 / mean - 1) <= 0.06;
}

/** CPU milliseconds of so many calls. */
function timed({ run }: Candidate, calls: number): number {
  const from = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

function batchOf(candidate: Candidate): number {
  timed(candidate, WARM);
  let calls = 100;
  for (let took = timed(candidate, calls); took < BATCH; took = timed(candidate, calls)) {
    calls = Math.ceil(calls * Math.min(10, Math.max(1.5, (BATCH * 1.1) / Math.max(took, 0.1))));
  }
  return calls;
}

/** Thousands of rolls a second of each candidate, medians of interleaved rounds by CPU time. */
export function throughput(candidates: readonly Candidate[]): readonly number[] {
  const batches = candidates.map(batchOf);
  const rates: number[][] = candidates.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, candidate] of candidates.entries()) {
      const calls = batches[at] ?? 1;
      rates[at]?.push(calls / timed(candidate, calls));
    }
  }
  return rates.map(median);
}

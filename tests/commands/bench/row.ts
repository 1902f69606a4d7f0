/** One line of the table of `npm run bench`. */
export interface Row {
  /** Goal of the project (`C1`, `L1`…), or '' for a figure without one. */
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  /** The goal in words; '' when there is none. */
  readonly goal: string;
  /** `null` when there is no goal to meet. */
  readonly met: boolean | null;
}

/** Hands a line to `bench.mjs`, which gathers them all in one table; anything else printed is shown as it comes. */
export const report = (row: Row): void => console.log(`BENCH ${JSON.stringify(row)}`);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Milliseconds one slice of work may take: the page draws a frame every 16. */
const SLICE = 6;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Does something with each of many things, in slices, so that the page never waits; ends early when told to, or
 * when the work answers `true`: it has found what it looked for.
 */
export async function inSlices<T>(
  things: Iterable<T>,
  stop: () => boolean,
  work: (thing: T) => unknown,
): Promise<void> {
  let until = performance.now() + SLICE;
  for (const thing of things) {
    if (work(thing) === true) return;
    if (performance.now() < until) continue;
    await rest();
    if (stop()) return;
    until = performance.now() + SLICE;
  }
}

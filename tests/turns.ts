/**
 * Waits at least `ms` milliseconds in many short turns, so that a machine that is held up for a while has not
 * used the time up at once: what follows one thing after another gets its turns.
 */
export async function turns(ms: number): Promise<void> {
  for (let turn = 0; turn < Math.max(4, ms / 4); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 4));
}

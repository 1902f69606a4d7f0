/** What became of an insertion. Whatever it says, the text the player wrote is whole. */
export type Inserted =
  | { readonly ok: true; readonly undo: boolean }
  | {
      readonly ok: false;
      readonly why: 'no_editor' | 'readonly' | 'disabled' | 'no_effect' | 'changed' | 'busy';
    }
  | { readonly ok: false; readonly why: 'too_long'; readonly length: number; readonly most: number };

/**
 * How long an editor may take to show what was put in: 14 to 76 ms on a quiet machine (forums.md §2.2), many times
 * that on a busy one. Whoever is told too early that nothing came puts the block in twice.
 */
export const PATIENCE = 1500;

/** Waits until `done` says so, at most `PATIENCE` ms; answers whether it did. */
export async function until(done: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += 25) {
    if (done()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return done();
}

/** As `until`, and it still holds a moment later: editors with a model of their own draw anew what was typed. */
export async function untilSettled(done: () => boolean): Promise<boolean> {
  if (!(await until(done))) return false;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return until(done);
}

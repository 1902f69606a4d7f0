import type { PagesRefused } from '../background/messages';

/** Milliseconds before a page is asked again that failed once, twice. */
const AGAIN = [2_000, 8_000];
/** More than this nobody waits for with the page open. */
const PATIENCE = 120_000;

/** Milliseconds to wait before the same page is asked again; `null` when there is no sense in it. */
export function waitBefore({ why, status, wait }: PagesRefused, failures: number): number | null {
  // Stopped, but not by us: another page of the acta reads in the same tab.
  const passing =
    why === 'network' || why === 'stopped' || (why === 'status' && (status === 429 || status >= 500));
  const own = AGAIN[failures];
  if (!passing || own === undefined) return null;
  if (wait === null) return own;
  return wait > PATIENCE ? null : Math.max(wait, own);
}

/** Frames to wait for the first choice: a large sheet takes some to be drawn. */
const FRAMES = 10;

/**
 * Moves the keyboard to the first selector's element as soon as it is drawn; to one of the others when it is
 * not drawn in time.
 */
export function focusWhenDrawn(...selectors: readonly string[]): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const attempt = (frame: number) => {
    const found = find(selectors[0] ?? '*') ?? (frame < FRAMES ? null : selectors.map(find).find(Boolean));
    if (found) found.focus();
    else if (frame < FRAMES) requestAnimationFrame(() => attempt(frame + 1));
  };
  requestAnimationFrame(() => attempt(1));
}

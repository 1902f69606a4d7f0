/**
 * The whole number somebody typed, or `null`. Takes blanks around it, and the minus sign of typographers;
 * `3,5`, `tres` and an empty text are not one.
 */
export function readWhole(text: string): number | null {
  const clean = text.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d{1,9}$/.test(clean) ? Number(clean) : null;
}

/** One step up or down from what is typed, kept within `min`..`max`; from a text that is no number, `min`. */
export function stepWhole(text: string, step: number, min: number, max: number): string {
  const from = readWhole(text);
  return String(from === null ? min : Math.min(max, Math.max(min, from + step)));
}

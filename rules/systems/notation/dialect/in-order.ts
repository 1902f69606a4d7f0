import { fail } from '../misread';

/** The stage of notation.md §3 in which a modifier with these letters acts. */
function stageOf(word: string, marks: number): number {
  if (/^(?:even|odd|par|impar|)$/.test(word)) return 6;
  if (/^[!xe]/.test(word)) return 1;
  if (/^r/.test(word)) return 2;
  if (/^u/.test(word)) return 3;
  if (/^m[ia]/.test(word)) return 4;
  if (/^[kdopb]/.test(word)) return 5;
  return /^c/.test(word) ? marks : 7;
}

/**
 * Outside the base a modifier that comes too late is an error, not a guess (notation.md §3).
 *
 * @param marks The stage of `cs` and `cf`: 7 where they only mark, 6 where they count.
 */
export const inOrder =
  (marks: 6 | 7) =>
  (word: string, before: string | null, at: number): void => {
    if (before !== null && stageOf(word, marks) < stageOf(before, marks)) fail('late_modifier', at);
  };

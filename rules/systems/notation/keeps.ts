import { DROPPED, OUT } from './throw-term';
import { type Count, holds, type Keep, type Test } from './tree';
import { order, type Value } from './values';

/** Something that is kept or dropped: a die, or what a part of a group came to. */
export interface Part {
  readonly value: Value;
  mark: number;
}
const passes = ({ sign, than }: Test, value: Value): boolean => holds(sign, order(value, than));
export const alive = ({ mark }: { readonly mark: number }): boolean => (mark & OUT) === 0;

/**
 * Stage 5, keep and drop, one after the other as written: parts that do not stay are marked as dropped. Among
 * equal values the one drawn first is kept.
 */
export function keepStage(parts: readonly Part[], steps: readonly Keep[]): void {
  for (const step of steps) {
    let size = 0;
    for (const part of parts) if (alive(part)) size += 1;
    if ('on' in step) {
      for (const part of parts)
        if (alive(part) && passes(step.on, part.value) !== step.keep) part.mark |= DROPPED;
    } else if (step.end !== 'm')
      drop(parts, step.keep ? size - step.n : step.n, (step.end === 'h') !== step.keep);
    else if (step.keep) dropEnds(parts, size - step.n);
    else dropMiddle(parts.filter(alive), size - step.n);
  }
}

/** Whether a value that is alone stays. */
export function stays(value: Value, steps: readonly Keep[]): boolean {
  const part = { value, mark: 0 };
  keepStage([part], steps);
  return alive(part);
}

/** Drops the `n` highest or lowest, of several the last drawn. */
function drop(parts: readonly Part[], n: number, highest: boolean): void {
  for (let left = n; left > 0; left -= 1) {
    let worst: Part | null = null;
    for (const part of parts) {
      if (!alive(part)) continue;
      const by = worst ? order(part.value, worst.value) : 0;
      if (highest ? by >= 0 : by <= 0) worst = part;
    }
    if (worst) worst.mark |= DROPPED;
  }
}
function dropEnds(parts: readonly Part[], n: number): void {
  drop(parts, n / 2, false);
  drop(parts, n / 2, true);
}
/** `parts`: those that are not dropped yet. */
function dropMiddle(parts: readonly Part[], n: number): void {
  dropEnds(parts, n);
  for (const part of parts) part.mark ^= DROPPED;
}

/** Stage 6: 1 for a success, -1 for a failure that takes one off, 0 otherwise. Both at once is a success. */
export function countOf({ on, minus }: Count, value: Value): number {
  if (typeof on === 'string') return (order(value, 0) % 2 === 0) === (on === 'even') ? 1 : 0;
  if (passes(on, value)) return 1;
  return minus && passes(minus, value) ? -1 : 0;
}

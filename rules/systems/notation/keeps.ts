import { type Count, holds, type Keep, type Test } from './tree';
import { order, type Value } from './values';

interface Part {
  readonly value: Value;
}
const passes = ({ sign, than }: Test, { value }: Part): boolean => holds(sign, order(value, than));

/**
 * Stage 5, keep and drop, one after the other as written: the parts that stay, in their order. Among equal
 * values the one drawn first is kept.
 */
export function keepStage<P extends Part>(parts: readonly P[], steps: readonly Keep[]): readonly P[] {
  return steps.reduce((left, step) => {
    if ('on' in step) return left.filter((part) => passes(step.on, part) === step.keep);
    const { keep, end, n } = step;
    const stay = keep ? n : left.length - n;
    if (end !== 'm') return best(left, stay, keep === (end === 'h'));
    const middle = best(best(left, (left.length + n) / 2, true), n, false);
    return keep ? middle : left.filter((part) => !middle.includes(part));
  }, parts);
}

/** The `n` highest, or lowest: the worst is left out, the last drawn of several, until so many stay. */
function best<P extends Part>(parts: readonly P[], n: number, highest: boolean): readonly P[] {
  const left = parts.slice();
  for (let size = left.length; size > n && size > 0; size -= 1) {
    let worst = left[0];
    let place = 0;
    for (let at = 1; at < size; at += 1) {
      const part = left[at];
      const by = part && worst ? order(part.value, worst.value) : 0;
      if (highest ? by <= 0 : by >= 0) {
        worst = part;
        place = at;
      }
    }
    left.splice(place, 1);
  }
  return left;
}

/** Stage 6: 1 for a success, -1 for a failure that takes one off, 0 otherwise. Both at once is a success. */
export function countOf({ on, minus }: Count, value: Value): number {
  if (typeof on === 'string') return (order(value, 0) % 2 === 0) === (on === 'even') ? 1 : 0;
  if (passes(on, { value })) return 1;
  return minus && passes(minus, { value }) ? -1 : 0;
}

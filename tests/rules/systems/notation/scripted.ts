import { type Roll, roll } from '../../../../rules/systems/notation/evaluate';
import type { Ask } from '../../../../rules/systems/notation/throw-term';
import type { DiceTerm, Notation } from '../../../../rules/systems/notation/tree';
import type { Value } from '../../../../rules/systems/notation/values';

/** A source that hands out the values of a vector (`read.dice` of notation.json says in which form). */
export function scripted(dice: readonly number[]): { ask: Ask; left: () => number } {
  let next = 0;
  const ask: Ask = (_, term) => {
    const value = dice[next];
    next += 1;
    if (value === undefined) throw new Error('more dice are asked for than the vector has');
    return faceOf(term, value);
  };
  return { ask, left: () => dice.length - next };
}

const faceOf = ({ shape }: DiceTerm, value: number): number => {
  if (shape === 'fate') return value + 2;
  if (shape === 'fate1') return value === 0 ? 3 : value === 1 ? 6 : 1;
  return value;
};

const numeric = (value: Value): number =>
  typeof value === 'number' ? value : Number(value.num) / Number(value.den);

/** The result in the form of the vectors: a number, a text for named faces, a list for `N#`. */
export function results(notation: Notation, ask: Ask) {
  const rolls = roll(notation, ask);
  const [first] = rolls;
  const margin = first?.margin;
  return {
    result: notation.repeats === null ? first && resultOf(first) : rolls.map(resultOf),
    success: first?.success,
    margin: margin === undefined || margin === null ? margin : numeric(margin),
  };
}

function resultOf({ terms, total }: Roll): number | string {
  const [first] = terms;
  if (first?.term.shape === 'names')
    return first.dice.map(({ face }) => first.term.names[face - 1]).join(', ');
  return numeric(total);
}

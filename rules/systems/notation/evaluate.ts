import { alive, countOf, keepStage, type Part } from './keeps';
import { type Ask, rollTerm, type TermRoll } from './throw-term';
import { type DiceTerm, type GroupNode, holds, type Node, type Notation } from './tree';
import { calculate, call, negative, order, type Value } from './values';

export interface Roll {
  readonly terms: readonly TermRoll[];
  readonly total: Value;
  /** Of a compared total. */
  readonly success?: boolean;
  /** Total minus target, target minus total for `<` and `<=`; none for `=` and `<>`. */
  readonly margin?: Value | null;
}

/** Throws a notation: one roll, or as many as `N#` says. Every die is asked for in the order of notation.md §3. */
export function roll(notation: Notation, ask: Ask): readonly Roll[] {
  const { terms, repeats } = notation;
  // Arrays of their size from the start: one that grows takes room for seventeen.
  const budgets = new Array<number>(terms.length);
  const rolls = new Array<Roll>(repeats ?? 1);
  for (let time = 0; time < rolls.length; time += 1) {
    const thrown = new Array<TermRoll>(terms.length);
    for (const term of terms) thrown[term.index] = rollTerm(term, diceOf(term, thrown), ask, budgets);
    rolls[time] = outcome(notation, thrown);
  }
  return rolls;
}

/** How many dice a term throws after the terms before it; a rolled count below zero is none. */
export const diceOf = ({ fixed, count }: DiceTerm, before: readonly TermRoll[]): number =>
  fixed ?? Math.max(0, Number(worth(count, before)));

/** The outcome of a roll whose dice have fallen. */
export function outcome({ root, target }: Notation, terms: readonly TermRoll[]): Roll {
  const total = worth(root, terms);
  if (!target) return { terms, total };
  const { sign, than } = target;
  const by = calculate('-', total, than);
  const margin = sign === '=' || sign === '<>' ? null : sign.startsWith('<') ? negative(by) : by;
  return { terms, total, success: holds(sign, order(total, than)), margin };
}

/** The value of an expression, its dice having fallen. */
export function worth(node: Node, terms: readonly TermRoll[]): Value {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'dice':
      return terms[node.index]?.total ?? 0;
    case 'sum':
      return calculate(node.operator, worth(node.a, terms), worth(node.b, terms));
    case 'minus':
      return negative(worth(node.of, terms));
    case 'brackets':
      return worth(node.of, terms);
    case 'call':
      return call(
        node.name,
        node.args.map((arg) => worth(arg, terms)),
      );
    case 'group': {
      let sum: Value = 0;
      for (const part of groupParts(node, terms)) {
        if (alive(part)) sum = calculate('+', sum, node.count ? countOf(node.count, part.value) : part.value);
      }
      return sum;
    }
  }
}

/** The parts of a group, its sub-rolls or the dice of its pool; those that do not stay are marked. */
export function groupParts({ items, pool, keeps }: GroupNode, terms: readonly TermRoll[]): readonly Part[] {
  const values = pool
    ? pool.flatMap((term) => terms[term.index]?.dice.filter(alive).map(({ value }) => value) ?? [])
    : items.map((item) => worth(item, terms));
  const parts = values.map((value) => ({ value, mark: 0 }));
  keepStage(parts, keeps);
  return parts;
}

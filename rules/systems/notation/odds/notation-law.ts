import { countOf, stays } from '../keeps';
import type { GroupNode, Node, Notation } from '../tree';
import { calculate, call, negative, order, type Value } from '../values';
import { gathered } from './faces';
import { casesOf, combine, fixed, type Law, mixture, plus, transform } from './law';
import type { Bounded } from './pool';
import { type Population, ranked } from './ranked';
import { termLaw } from './term';

/**
 * The exact law of what a notation comes to, dice being independent and each standing once in its tree; `null`
 * where there is none of a useful size. `rest` bounds the chance of what the law leaves out: explosions longer
 * than it follows and limits on further dice.
 */
export function notationLaw({ root }: Notation): Bounded | null {
  return lawOf(root);
}

function lawOf(node: Node): Bounded | null {
  switch (node.kind) {
    case 'number':
      return bounded(fixed(node.value), 0);
    case 'brackets':
      return lawOf(node.of);
    case 'minus':
      return map(node.of, negative);
    case 'sum':
      return pair(node.a, node.b, (a, b) =>
        node.operator === '+' ? plus(a, b) : combine(a, b, (x, y) => calculate(node.operator, x, y)),
      );
    case 'call': {
      const [first, ...rest] = node.args;
      if (!first) return null;
      if (rest.length === 0) return map(first, (value) => call(node.name, [value]));
      return rest.reduce<Bounded | null>(
        (all, arg) =>
          all && both(all, lawOf(arg), (a, b) => combine(a, b, (x, y) => call(node.name, [x, y]))),
        lawOf(first),
      );
    }
    case 'group':
      return groupLaw(node);
    case 'dice': {
      if (node.fixed !== null) return termLaw(node, node.fixed);
      const count = lawOf(node.count);
      if (!count) return null;
      const laws: [Law, bigint][] = [];
      let rest = count.rest;
      for (const [n, weight] of casesOf(count.law)) {
        const one = termLaw(node, Math.max(0, Number(n)));
        if (!one) return null;
        laws.push([one.law, weight]);
        rest = Math.max(rest, one.rest);
      }
      return bounded(mixture(laws), rest);
    }
  }
}

const bounded = (law: Law | null, rest: number): Bounded | null => law && { law, rest };
const both = (a: Bounded, b: Bounded | null, f: (a: Law, b: Law) => Law | null): Bounded | null =>
  b && bounded(f(a.law, b.law), a.rest + b.rest);
const pair = (a: Node, b: Node, f: (a: Law, b: Law) => Law | null): Bounded | null => {
  const left = lawOf(a);
  return left && both(left, lawOf(b), f);
};
function map(node: Node, f: (value: Value) => Value): Bounded | null {
  const law = lawOf(node);
  return law && bounded(transform(law.law, f), law.rest);
}

function groupLaw(group: GroupNode): Bounded | null {
  const { items, pool, keeps, count } = group;
  if (pool && (keeps.length > 0 || count)) return poolLaw(group);
  const laws = items.map(lawOf);
  const all = laws.filter((law) => law !== null);
  if (all.length < laws.length) return null;
  const rest = all.reduce((sum, law) => sum + law.rest, 0);
  const worth = (value: Value): Value => (count ? countOf(count, value) : value);
  if (keeps.length === 0) {
    return bounded(
      all.map(({ law }) => transform(law, worth)).reduce((a, b) => a && b && plus(a, b)),
      rest,
    );
  }
  return bounded(
    kept(
      all.map(({ law }) => law),
      group,
      worth,
    ),
    rest,
  );
}

/** Sub-rolls of which some stay: each is a kind of its own, ranked by what it comes to. */
function kept(laws: readonly Law[], { keeps }: GroupNode, worth: (value: Value) => Value): Law | null {
  const unit = laws.every((law) => law.unit === 1);
  if (!unit) return null;
  const [only] = laws;
  if (laws.length === 1 && only) {
    return transform(only, (value) => (stays(value, keeps) ? worth(value) : 0));
  }
  const [one, two] = laws;
  const step = keeps[0];
  // Of two the higher or the lower: no ranks are needed.
  if (
    laws.length === 2 &&
    one &&
    two &&
    keeps.length === 1 &&
    step &&
    'end' in step &&
    step.n === 1 &&
    step.end !== 'm'
  ) {
    const highest = step.keep === (step.end === 'h');
    return combine(one, two, (a, b) => worth(highest === order(a, b) >= 0 ? a : b));
  }
  const populations: Population[] = laws.map(({ parts }) => ({
    n: 1,
    faces: gathered([...parts.weights.entries()].map(([at, weight]) => [parts.from + at, weight] as const)),
  }));
  return ranked(populations, keeps, (value) => Number(worth(value)));
}

/** The dice of a plain sum as one pool. */
function poolLaw({ pool, keeps, count }: GroupNode): Bounded | null {
  const populations: Population[] = [];
  for (const term of pool ?? []) {
    // A die alone has the law of its term; dice that are kept, repeated together or explode are no longer alike.
    const { mods, fixed: n } = term;
    if (n === null || mods?.explode || mods?.unique || mods?.reroll || (mods && mods.keeps.length > 0))
      return null;
    const one = termLaw(term, 1);
    if (!one) return null;
    const { parts } = one.law;
    populations.push({
      n,
      faces: gathered([...parts.weights.entries()].map(([at, weight]) => [parts.from + at, weight] as const)),
    });
  }
  return bounded(
    ranked(populations, keeps, (value) => (count ? countOf(count, value) : value)),
    0,
  );
}

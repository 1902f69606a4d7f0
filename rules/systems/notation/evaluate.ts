import {
  countOf,
  DROPPED,
  EXTRA,
  FAILURE,
  HIGH,
  keepStage,
  LOW,
  OUT,
  PART,
  REROLLED,
  SUCCESS,
} from './stages';
import {
  type Count,
  type DiceTerm,
  type Explode,
  type GroupNode,
  holds,
  type Modifiers,
  type Node,
  type Notation,
  passes,
  type Test,
} from './tree';
import { calculate, call, negative, order, type Value } from './values';

/** What a die is asked for: the throw itself, an explosion on the greatest face, or anything that follows. */
export type Purpose = 'first' | 'chain' | 'further';
/** Gives a face, 1..sides. Sides of 1 are never asked for. */
export type Ask = (sides: number, term: DiceTerm, purpose: Purpose) => number;

/** What a term of dice threw. Lists of one length: a die, its face, what it counts for, what happened to it. */
export interface TermRoll {
  readonly term: DiceTerm;
  /** In the order drawn, an extra or a repetition after its die. */
  readonly faces: readonly number[];
  readonly values: readonly number[];
  /** Bits of `stages.ts`; empty when nothing happened to any die. */
  readonly marks: readonly number[];
  readonly total: number;
  /** A limit of §8 stopped what the dice still wanted. */
  readonly tope: boolean;
}
export interface Roll {
  readonly terms: readonly TermRoll[];
  readonly total: Value;
  /** Of a compared total. */
  readonly success?: boolean;
  /** Total minus target, target minus total for `<` and `<=`; none for `=` and `<>`. */
  readonly margin?: Value | null;
}

/** Extra dice of one exploding die, further dice of one term (notation.md §8). */
const CHAIN = 20;
const FURTHER = 100;

/** Throws a notation: one roll, or as many as `N#` says. Every die is asked for in the order of notation.md §3. */
export function roll(notation: Notation, ask: Ask): readonly Roll[] {
  const rolls: Roll[] = [];
  const budgets = notation.terms.map(() => FURTHER);
  for (let times = notation.repeats ?? 1; times > 0; times -= 1) {
    const terms: TermRoll[] = [];
    for (const term of notation.terms) terms.push(rollTerm(term, terms, ask, budgets));
    rolls.push(finish(notation, terms));
  }
  return rolls;
}

/** The outcome of a roll whose dice have fallen. */
export function finish({ root, target }: Notation, terms: readonly TermRoll[]): Roll {
  const total = worth(root, terms);
  if (!target) return { terms, total };
  const { sign, than } = target;
  const by = calculate('-', total, than);
  const margin = sign === '=' || sign === '<>' ? null : sign === '<' || sign === '<=' ? negative(by) : by;
  return { terms, total, success: holds(sign, order(total, than)), margin };
}

/**
 * Throws one term. `before`: the rolls of the terms before it, for a rolled count. `budgets`: further dice left,
 * by term, taken down here.
 */
export function rollTerm(term: DiceTerm, before: readonly TermRoll[], ask: Ask, budgets: number[]): TermRoll {
  const { shape, sides, mods } = term;
  const dice = diceOf(term, before);
  const faces: number[] = [];
  if (shape === 'tens') {
    for (let die = 0; die < dice; die += 1) faces.push(ask(10, term, 'first'));
  } else if (sides === 1) {
    for (let die = 0; die < dice; die += 1) faces.push(1);
  } else {
    for (let die = 0; die < dice; die += 1) faces.push(ask(sides, term, 'first'));
  }
  if (mods) return new Stages(term, faces, ask, budgets).run(mods);
  return whole(term, faces);
}

/** How many dice the term throws: a rolled count below zero is none. */
export function diceOf(term: DiceTerm, before: readonly TermRoll[]): number {
  if (term.shape === 'tens') return 2 + Math.abs(term.tens);
  if (term.fixed !== null) return term.fixed;
  return Math.min(term.most, Math.max(0, Number(worth(term.count, before))));
}

/** A term nothing happens to. */
function whole(term: DiceTerm, faces: readonly number[]): TermRoll {
  const values = shownValues(term, faces);
  return { term, faces, values, marks: NONE, total: totalOf(term, values), tope: false };
}
const NONE: readonly number[] = [];

/** What a face counts for before any modifier. */
function shownValues({ shape }: DiceTerm, faces: readonly number[]): readonly number[] {
  if (shape === 'fate') return faces.map((face) => face - 2);
  if (shape === 'fate1') return faces.map((face) => (face === 6 ? 1 : face === 1 ? -1 : 0));
  if (shape === 'tens') return faces.map((face) => face % 10);
  return faces;
}

function totalOf({ shape, tens }: DiceTerm, values: readonly number[]): number {
  if (shape === 'digits') return values.reduce((number, digit) => number * 10 + digit, 0);
  if (shape === 'repeats') return highestPlusRepeats(values);
  if (shape === 'tens') return percentile(values, tens);
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The highest die, and 1 more for each time it is repeated (seed 004). */
function highestPlusRepeats(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  return highest + Math.max(0, values.filter((value) => value === highest).length - 1);
}

/** Units, then tens: of all the numbers they make, the lowest (bonus) or the highest (penalty). 00 and 0 is 100. */
function percentile(values: readonly number[], tens: number): number {
  const [units = 0, ...rest] = values;
  const numbers = rest.map((ten) => ten * 10 + units || 100);
  return tens < 0 ? Math.min(...numbers) : Math.max(...numbers);
}

/** The stages of notation.md §3 on the dice of one term. */
class Stages {
  private values: number[];
  private marks: number[] = [];
  private tope = false;

  constructor(
    private readonly term: DiceTerm,
    private faces: number[],
    private readonly ask: Ask,
    private readonly budgets: number[],
  ) {
    this.values = [...shownValues(term, faces)];
    for (const _ of faces) this.marks.push(0);
  }

  run(mods: Modifiers): TermRoll {
    const { explode, reroll, unique, min, max, keeps, count, high, low } = mods;
    if (explode) this.explode(explode);
    if (reroll?.how === 'add') this.add(reroll.on);
    else if (reroll) this.repeat((value) => passes(reroll.on, value), reroll.how === 'once');
    if (unique) this.unique(unique === 'once');
    if (min !== null) this.values = this.values.map((value) => Math.max(value, min));
    if (max !== null) this.values = this.values.map((value) => Math.min(value, max));
    if (keeps.length > 0) this.keep(keeps);
    const total = count ? this.count(count) : this.sum();
    this.mark(high, HIGH);
    this.mark(low, LOW);
    const { term, faces, values, marks, tope } = this;
    return { term, faces, values, marks, total, tope };
  }

  /** One more die where the limits allow it; 0 where they do not. */
  private further(): number {
    const left = this.budgets[this.term.index] ?? 0;
    if (left === 0) {
      this.tope = true;
      return 0;
    }
    this.budgets[this.term.index] = left - 1;
    return this.face('further');
  }
  private face(purpose: Purpose): number {
    const { sides } = this.term;
    return sides === 1 ? 1 : this.ask(sides, this.term, purpose);
  }
  private shown(face: number): number {
    return shownValues(this.term, [face])[0] ?? face;
  }

  private explode({ on, compound, penetrate, once }: Explode): void {
    const natural = on === null && !once && penetrate !== 'reduced';
    const test: Test = on ?? { sign: '=', than: this.shown(this.term.sides) };
    const [faces, values] = [this.faces, this.values];
    this.faces = [];
    this.values = [];
    this.marks = [];
    for (const [at, first] of values.entries()) {
      const host = this.push(faces[at] ?? 0, first, 0);
      let seen = first;
      for (let extra = 0; passes(test, seen); extra += 1) {
        if (extra === CHAIN || (once && extra === 1)) {
          this.tope ||= extra === CHAIN;
          break;
        }
        const face = natural ? this.face('chain') : this.further();
        if (face === 0) break;
        const shown = this.shown(face);
        const value = penetrate ? shown - 1 : shown;
        seen = penetrate === 'reduced' ? value : shown;
        this.push(face, value, compound ? EXTRA | PART : EXTRA);
        if (compound) this.values[host] = (this.values[host] ?? 0) + value;
      }
    }
  }

  private push(face: number, value: number, mark: number): number {
    this.faces.push(face);
    this.values.push(value);
    return this.marks.push(mark) - 1;
  }

  /** Dice for which `again` are thrown once more, or until they no longer are; the old face stays in the list. */
  private repeat(again: (value: number, before: readonly number[]) => boolean, once: boolean): void {
    const [faces, values, marks] = [this.faces, this.values, this.marks];
    this.faces = [];
    this.values = [];
    this.marks = [];
    const before: number[] = [];
    for (const [at, first] of values.entries()) {
      const mark = marks[at] ?? 0;
      let [face, value] = [faces[at] ?? 0, first];
      while (!(mark & PART) && again(value, before)) {
        const next = this.further();
        if (next === 0) break;
        this.push(face, value, mark | REROLLED);
        face = next;
        value = this.shown(next);
        if (once) break;
      }
      this.push(face, value, mark);
      if (!(mark & OUT)) before.push(value);
    }
  }

  /** A face that came before is thrown again (stage 3). */
  private unique(once: boolean): void {
    this.repeat((value, before) => before.includes(value), once);
  }

  /** The first die that matches gets another beside it, and both count. */
  private add(on: Test): void {
    const at = this.values.findIndex((value, die) => !((this.marks[die] ?? 0) & OUT) && passes(on, value));
    const face = at < 0 ? 0 : this.further();
    if (face === 0) return;
    this.faces.splice(at + 1, 0, face);
    this.values.splice(at + 1, 0, this.shown(face));
    this.marks.splice(at + 1, 0, EXTRA);
  }

  private alive(): number[] {
    const places: number[] = [];
    for (let at = 0; at < this.marks.length; at += 1) if (!((this.marks[at] ?? 0) & OUT)) places.push(at);
    return places;
  }

  private keep(steps: Modifiers['keeps']): void {
    const alive = this.alive();
    const stay = new Set(keepStage(this.values, alive, steps));
    for (const at of alive) if (!stay.has(at)) this.marks[at] = (this.marks[at] ?? 0) | DROPPED;
  }

  private count(count: Count): number {
    let total = 0;
    for (const at of this.alive()) {
      const one = countOf(count, this.values[at] ?? 0);
      if (one !== 0) this.marks[at] = (this.marks[at] ?? 0) | (one > 0 ? SUCCESS : FAILURE);
      total += one;
    }
    return total;
  }

  private sum(): number {
    let total = 0;
    for (const at of this.alive()) total += this.values[at] ?? 0;
    return total;
  }

  private mark(test: Test | null, bit: number): void {
    if (!test) return;
    for (const at of this.alive()) {
      if (passes(test, this.values[at] ?? 0)) this.marks[at] = (this.marks[at] ?? 0) | bit;
    }
  }
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
    case 'group':
      return groupValue(node, terms);
  }
}

/** The parts of a group and which of them stay: its sub-rolls, or the dice of its pool. */
export function groupParts(
  group: GroupNode,
  terms: readonly TermRoll[],
): { values: readonly Value[]; stay: readonly number[] } {
  const values: readonly Value[] = group.pool
    ? group.pool.flatMap((term) => liveValues(terms[term.index]))
    : group.items.map((item) => worth(item, terms));
  const all = values.map((_, at) => at);
  return { values, stay: keepStage(values, all, group.keeps) };
}
const liveValues = (thrown: TermRoll | undefined): readonly number[] =>
  thrown?.values.filter((_, at) => !((thrown.marks[at] ?? 0) & OUT)) ?? [];

function groupValue(group: GroupNode, terms: readonly TermRoll[]): Value {
  const { values, stay } = groupParts(group, terms);
  let total: Value = 0;
  for (const at of stay) {
    const value = values[at] ?? 0;
    total = calculate('+', total, group.count ? countOf(group.count, value) : value);
  }
  return total;
}

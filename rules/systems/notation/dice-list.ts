import type { Dice, DiceGroup, Spec } from '../../proof/dice';
import { thrown } from './check/check';
import { CHAIN } from './check/left';
import { diceOf, outcome, type Roll } from './evaluate';
import { FURTHER, isNatural } from './stages';
import { type Purpose, rollTerm, type TermRoll } from './throw-term';
import type { DiceTerm, Notation } from './tree';

/**
 * From notation to TV1 dice and back (notation.md §9, protocol §4.5). Segment 0 holds one group for each term
 * whose number of dice is fixed, all its rolls together; segment 1 what is known only after it: dice of rolled
 * counts, then the further dice of comparison explosions, rerolls and «no repeats», term by term.
 */
export const spec = (notation: Notation): Spec => [firstGroups(notation)];
function firstGroups(notation: Notation): readonly DiceGroup[] {
  const groups: DiceGroup[] = [];
  for (const term of notation.terms) {
    const found = term.fixed === null ? null : group(term, thrown(term) * times(notation));
    if (found) groups.push(found);
  }
  return groups;
}
const times = ({ repeats }: Notation): number => repeats ?? 1;

/** The group of so many dice of a term; `null` where there is nothing to throw. */
function group(term: DiceTerm, n: number): DiceGroup | null {
  const d = term.shape === 'tens' ? 10 : term.sides;
  if (n === 0 || d === 1) return null;
  return explodes(term) ? { n, d, explode: true } : { n, d };
}
/** Whether TV1 throws the extra dice by itself. */
const explodes = (term: DiceTerm): boolean =>
  term.mods?.explode ? isNatural(term, term.mods.explode) : false;

/** Whether a term may ask for dice that are not known beforehand. */
export const asksFurther = ({ fixed, mods }: DiceTerm, natural: boolean): boolean =>
  fixed === null ||
  (mods !== null && (mods.reroll !== null || mods.unique !== null || (mods.explode !== null && !natural)));
/** The terms whose further dice are known only after the throw, for rolls whose list is fixed beforehand. */
export const openTerms = ({ terms }: Notation): readonly DiceTerm[] =>
  terms.filter((term) => term.sides > 1 && asksFurther(term, explodes(term)));
/** The most groups segment 1 may come to hold. */
export const furtherGroups = (notation: Notation): number =>
  openTerms(notation).reduce((sum, term) => sum + (term.fixed === null ? 1 : 0) + (wants(term) ? 1 : 0), 0);
const wants = (term: DiceTerm): boolean => asksFurther({ ...term, fixed: 0 }, explodes(term));

/** What dice lists come to: the list the notation asks for as far as they tell, and its rolls once all are there. */
export interface Survey {
  readonly spec: Spec;
  readonly rolls: readonly Roll[] | null;
  /** What TV1 throws for each term, as far as it is known: its own dice, and the further ones. */
  readonly thrown: readonly Thrown[];
}
export interface Thrown {
  /** Dice of its own group: an exploding one shows more. */
  readonly n: number;
  readonly sides: number;
  readonly own: readonly number[];
  readonly further: readonly number[];
}

const NONE: readonly number[] = [];

/**
 * Reads dice lists with a notation. Where dice are missing, `spec` asks for them (as many as a limit allows
 * while their number is open) and `rolls` is `null`; so they are for dice that are not this notation's.
 */
export function survey(notation: Notation, dice: Dice): Survey {
  const first = firstGroups(notation);
  const given = dice[0] ?? [];
  const later = dice[1] ?? [];
  if (!conform(given, first)) return { spec: [first], rolls: null, thrown: [] };
  const further: DiceGroup[] = [];
  const rolls: TermRoll[][] = [];
  for (let roll = times(notation); roll > 0; roll -= 1) rolls.push([]);
  const lists: Thrown[] = [];
  const open = (): Survey => ({ spec: [first, further], rolls: null, thrown: lists });
  let next = 0;
  for (const term of notation.terms) {
    const counts = rolls.map((before) => (term.shape === 'tens' ? thrown(term) : diceOf(term, before)));
    const asked = group(term, sumOf(counts));
    let own = NONE;
    if (asked && term.fixed === null) {
      own = later[further.push(asked) - 1] ?? NONE;
      if (!conforms(own, asked)) return open();
    } else if (asked) own = given[next++] ?? NONE;
    const more = later[further.length] ?? NONE;
    const supply = new Supply(own, asked?.explode ? asked.d : 0, more);
    const ask = supply.face.bind(supply);
    const budgets: number[] = [];
    for (const [roll, count] of counts.entries()) rolls[roll]?.push(rollTerm(term, count, ask, budgets));
    if (supply.used > more.length) {
      // What a block of the stream holds, then twice as many, until the number is known.
      further.push({ n: Math.min(FURTHER, 2 * (more.length || 7) + 1), d: term.sides });
      return open();
    }
    if (supply.used > 0) further.push({ n: supply.used, d: term.sides });
    lists.push({
      n: asked?.n ?? 0,
      sides: asked?.d ?? term.sides,
      own,
      further: supply.used > 0 ? more.slice(0, supply.used) : NONE,
    });
  }
  const all = further.length > 0 ? [first, further] : [first];
  const exact = dice.length === all.length && conform(later, further);
  return { spec: all, rolls: exact ? rolls.map((terms) => outcome(notation, terms)) : null, thrown: lists };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** The dice of one term, in the order the evaluator asks for them: TV1 lists an extra after its die. */
class Supply {
  /** Further dice that were asked for, also those that are not there. */
  used = 0;
  private at = 0;
  private chainAt = 0;
  private readonly first: readonly number[];
  private readonly chain: readonly number[];

  constructor(
    faces: readonly number[],
    explodes: number,
    private readonly further: readonly number[],
  ) {
    if (explodes) ({ first: this.first, chain: this.chain } = unchain(faces, explodes));
    else [this.first, this.chain] = [faces, NONE];
  }

  face(_sides: number, _term: DiceTerm, purpose: Purpose): number {
    if (purpose === 'first') return this.first[this.at++] ?? 1;
    if (purpose === 'chain') return this.chain[this.chainAt++] ?? 1;
    return this.further[this.used++] ?? 1;
  }
}

/** An exploding group as its first dice and the extras that followed them. */
function unchain(faces: readonly number[], sides: number): { first: number[]; chain: number[] } {
  const first: number[] = [];
  const chain: number[] = [];
  let extras = CHAIN;
  let last = 0;
  for (const face of faces) {
    const extra = last === sides && extras < CHAIN;
    (extra ? chain : first).push(face);
    extras = extra ? extras + 1 : 0;
    last = face;
  }
  return { first, chain };
}

/** Whether lists of faces are ones the groups may throw, one for each. */
const conform = (lists: readonly (readonly number[])[], groups: readonly DiceGroup[]): boolean =>
  lists.length === groups.length && groups.every((group, at) => conforms(lists[at] ?? NONE, group));

function conforms(faces: readonly number[], { n, d, explode }: DiceGroup): boolean {
  for (const face of faces) if (!(Number.isInteger(face) && face >= 1 && face <= d)) return false;
  if (!explode) return faces.length === n;
  return unchain(faces, d).first.length === n && !endsOpen(faces, d);
}
/** Whether the last die of an exploding group still wants an extra. */
function endsOpen(faces: readonly number[], sides: number): boolean {
  let run = 0;
  for (let at = faces.length - 1; at >= 0 && faces[at] === sides; at -= 1) run += 1;
  return run % (CHAIN + 1) !== 0;
}

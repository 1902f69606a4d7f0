import { worth } from '../evaluate';
import { namesIn, naturalOf, type Quantities, showing } from '../games/quantities';
import { type Ask, FAILURE, rollTerm, SUCCESS, type TermRoll } from '../throw-term';
import type { DiceTerm, Notation } from '../tree';
import { negative, type Value } from '../values';
import { casesOf, type Law } from './law';

/** What is counted of the dice of a term: its total, successes, failures, the natural face and faces looked for. */
type Vector = readonly number[];
type VectorLaw = Map<string, { readonly vector: Vector; readonly chance: bigint }>;

/** A way a roll may turn out, as bands see it, with its weight. */
export interface Outcome {
  readonly quantities: Quantities;
  readonly weight: bigint;
}

const MOST_LEAVES = 60_000;
const MOST_STATES = 120_000;
/** Extras of an exploding die beyond this are left out: with ten sides, one roll in 10^9. */
const DEPTH = 9;

/**
 * Every way a roll may turn out as far as the bands of a template tell ways apart, or `null` where they are too
 * many. `asked`: the conditions of the bands; `law`: that of the total.
 */
export function outcomesOf(notation: Notation, asked: string, law: Law | null): readonly Outcome[] | null {
  const { names, faces } = namesIn(asked);
  if (faces.length === 0 && !['hits', 'misses', 'natural'].some((name) => names.has(name)))
    return law && byTotal(notation, law);
  let states: { readonly vectors: readonly Vector[]; readonly weight: bigint }[] = [
    { vectors: [], weight: 1n },
  ];
  for (const term of notation.terms) {
    const law = termVectors(
      term,
      faces.map(([face]) => face),
    );
    if (!law || states.length * law.size > MOST_STATES) return null;
    states = states.flatMap(({ vectors, weight }) =>
      [...law.values()].map(({ vector, chance }) => ({
        vectors: [...vectors, vector],
        weight: weight * chance,
      })),
    );
  }
  return states.map(({ vectors, weight }) => ({ weight, quantities: seen(notation, vectors, faces) }));
}

const byTotal = (notation: Notation, law: Law): readonly Outcome[] =>
  casesOf(law).map(([total, weight]) => ({ weight, quantities: ofTotal(notation, total, [], []) }));

function seen(
  notation: Notation,
  vectors: readonly Vector[],
  faces: readonly (readonly [number, number | null])[],
): Quantities {
  const terms: TermRoll[] = notation.terms.map((term, at) => ({
    term,
    dice: [],
    total: vectors[at]?.[0] ?? 0,
    tope: false,
  }));
  return ofTotal(notation, worth(notation.root, terms), vectors, faces);
}

function ofTotal(
  { target }: Notation,
  total: Value,
  vectors: readonly Vector[],
  faces: readonly (readonly [number, number | null])[],
): Quantities {
  const sum = (at: number) => vectors.reduce((all, vector) => all + (vector[at] ?? 0), 0);
  const by = Number(total) - Number(target?.than ?? 0);
  return {
    total: Number(total),
    target: Number(target?.than ?? 0),
    margin: target?.sign.startsWith('<') ? Number(negative(by)) : by,
    hits: sum(1),
    misses: sum(2),
    natural: vectors[0]?.[3] ?? 0,
    shows: (face, term) => {
      const at = 4 + faces.findIndex(([one]) => one === face);
      return vectors.reduce(
        (all, vector, index) => all + (term === null || term === index + 1 ? (vector[at] ?? 0) : 0),
        0,
      );
    },
  };
}

/** The law of a term's vectors. Dice that are not chosen among are alike: one is followed, then added up. */
function termVectors(term: DiceTerm, faces: readonly number[]): VectorLaw | null {
  const n = term.fixed;
  if (n === null || (term.shape !== 'plain' && term.shape !== 'fate')) return null;
  if (term.mods?.unique || term.mods?.reroll) return null;
  if (n <= 1 || (term.mods?.keeps.length ?? 0) > 0) return followed(term, n, faces);
  const one = followed(term, 1, faces);
  let all: VectorLaw = new Map([['', { vector: [], chance: 1n }]]);
  for (let die = 0; one && die < n; die += 1) {
    all = added(all, one);
    if (all.size > MOST_STATES / 10) return null;
  }
  return one && all;
}

function added(a: VectorLaw, b: VectorLaw): VectorLaw {
  const sums: VectorLaw = new Map();
  for (const left of a.values()) {
    for (const right of b.values()) {
      // No natural face where several dice count.
      const vector = right.vector.map((value, at) => (at === 3 ? 0 : value + (left.vector[at] ?? 0)));
      put(sums, vector, left.chance * right.chance);
    }
  }
  return sums;
}

function put(law: VectorLaw, vector: Vector, chance: bigint): void {
  const key = vector.join();
  law.set(key, { vector, chance: (law.get(key)?.chance ?? 0n) + chance });
}

/** Thrown where one more die is asked for than has fallen. */
const unasked = new Error('one more die');

/** Every way `n` dice of a term may fall, each told by its vector. */
function followed(term: DiceTerm, n: number, faces: readonly number[]): VectorLaw | null {
  const { sides } = term;
  const exploding = term.mods?.explode ? DEPTH : 0;
  if (sides ** n > MOST_LEAVES) return null;
  const law: VectorLaw = new Map();
  const most = n + exploding;
  const walk = (fallen: readonly number[]): void => {
    let next = 0;
    const ask: Ask = () => {
      const face = fallen[next];
      next += 1;
      if (face !== undefined) return face;
      // A chain longer than it is followed ends here, as one that is cut.
      if (next > most) return 1;
      throw unasked;
    };
    try {
      const roll = rollTerm(term, n, ask, []);
      put(law, vectorOf(roll, faces), BigInt(sides) ** BigInt(most - fallen.length));
    } catch (error) {
      if (error !== unasked) throw error;
      for (let face = 1; face <= sides; face += 1) walk([...fallen, face]);
    }
  };
  walk([]);
  return law;
}

function vectorOf(roll: TermRoll, faces: readonly number[]): Vector {
  const marked = (bit: number) => roll.dice.filter(({ mark }) => mark & bit).length;
  return [
    roll.total,
    marked(SUCCESS),
    marked(FAILURE),
    naturalOf(roll),
    ...faces.map((face) => showing(roll, face)),
  ];
}

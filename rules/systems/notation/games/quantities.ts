import type { Roll } from '../evaluate';
import { EXTRA, FAILURE, OUT, REROLLED, SUCCESS, type TermRoll } from '../throw-term';
import { holds, type Notation, type Sign } from '../tree';

/** What the bands of a template may ask of one roll. */
export interface Quantities {
  readonly total: number;
  readonly target: number;
  readonly margin: number;
  readonly hits: number;
  readonly misses: number;
  readonly natural: number;
  /** First dice that show a face, by term and in all. */
  shows(face: number, term: number | null): number;
}

export function quantitiesOf({ target }: Notation, { terms, total, margin = null }: Roll): Quantities {
  const marked = (bit: number) =>
    terms.reduce((sum, { dice }) => sum + dice.filter(({ mark }) => mark & bit).length, 0);
  const [first] = terms;
  return {
    total: Number(total),
    target: Number(target?.than ?? 0),
    margin: Number(margin ?? 0),
    hits: marked(SUCCESS),
    misses: marked(FAILURE),
    natural: first ? naturalOf(first) : 0,
    shows: (face, term) =>
      terms.reduce((sum, roll, at) => sum + (term === null || term === at + 1 ? showing(roll, face) : 0), 0),
  };
}

/** The face of the only die of a term that counts; 0 where there are more. */
export function naturalOf({ dice }: TermRoll): number {
  const alive = dice.filter(({ mark }) => !(mark & OUT));
  return alive.length === 1 ? (alive[0]?.face ?? 0) : 0;
}
export const showing = ({ dice }: TermRoll, face: number): number =>
  dice.filter((die) => die.face === face && !(die.mark & (EXTRA | REROLLED))).length;

/** The names a text of conditions or words uses, and the faces it looks for. */
export function namesIn(text: string): {
  readonly names: ReadonlySet<string>;
  readonly faces: readonly (readonly [face: number, term: number | null])[];
} {
  const names = new Set(text.match(/[a-z]+/g) ?? []);
  const faces = [...text.matchAll(/n\((\d+)(?:,(\d+))?\)/g)].map(
    ([, face, term]) => [Number(face), term ? Number(term) : null] as const,
  );
  return { names, faces };
}

type Figure = (q: Quantities) => number;
type Condition = (q: Quantities) => boolean;

/** Texts of templates, each read once. */
const conditions = new Map<string, Condition>();
const figures = new Map<string, Figure>();
function once<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  const found = known.get(text) ?? read(text);
  known.set(text, found);
  return found;
}

/** Whether all comparisons of a band's condition hold; always, for an empty one. */
export const conditionHolds = (when: string, q: Quantities): boolean => once(conditions, when, condition)(q);

function condition(when: string): Condition {
  const parts = when === '' ? [] : when.split('&').map(comparison);
  return (q) => parts.every((part) => part(q));
}

function comparison(text: string): Condition {
  const [, left = '', sign = '', right = ''] = /^(.+?)(>=|<=|<>|=|>|<)(.+)$/.exec(text) ?? [];
  if (sign === '') throw new RangeError(`when: not a comparison: ${text}`);
  const [a, b] = [figure(left), figure(right)];
  return (q) => holds(sign as Sign, a(q) - b(q));
}

/** The value of a sum of products of figures and quantities, with brackets. */
export const figureOf = (text: string, q: Quantities): number => once(figures, text, figure)(q);

/** @throws RangeError for anything else: templates are tested */
function figure(text: string): Figure {
  const bare = text.replaceAll(' ', '');
  const tokens = bare.match(/\d+|n\(\d+(?:,\d+)?\)|[a-z]+|[-+*/()]/g) ?? [];
  if (tokens.join('') !== bare || bare === '') throw new RangeError(`when: cannot read ${text}`);
  let at = 0;
  const factor = (): Figure => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return quantity(token);
    const inside = sum();
    at += 1;
    return inside;
  };
  const product = (): Figure => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const divides = tokens[at++] === '/';
      const [left, right] = [value, factor()];
      value = divides ? (q) => Math.floor(left(q) / right(q)) : (q) => left(q) * right(q);
    }
    return value;
  };
  const sum = (): Figure => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1;
      const [left, right] = [value, product()];
      value = (q) => left(q) + sign * right(q);
    }
    return value;
  };
  return sum();
}

function quantity(token: string): Figure {
  const [, face, term] = /^n\((\d+)(?:,(\d+))?\)$/.exec(token) ?? [];
  if (face) return (q) => q.shows(Number(face), term ? Number(term) : null);
  if (/^\d+$/.test(token)) return () => Number(token);
  switch (token) {
    case 'total':
    case 'target':
    case 'margin':
    case 'hits':
    case 'misses':
    case 'natural':
      return (q) => q[token];
    default:
      throw new RangeError(`when: no quantity ${token}`);
  }
}

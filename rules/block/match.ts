import type { Clause, Piece, Sentences } from '../system';
import { SLOT } from './write';

/** Longest stretch taken for a name: twice what `names.ts` writes, since boards and hands add to it. */
const NAME_REACH = 160;
/** Characters of the longest block there can be, with room for what boards add. */
export const LONGEST = 5000;
/** Stands for a name among the folded words; `fold` leaves it alone and takes it out of a post. */
const NAME = '\u0000';

/**
 * A text as it is compared: what boards, editors and typographers change is folded away (accents and case,
 * dashes, quotes, white space, invisible characters, marks of unrendered Markdown); signs and figures stay.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}|\*\*|[`«»‹›"“”„‟'‘’‚‛′]/gu, '')
    .toLowerCase()
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a block's text, as a reader sees it, says these sentences: the outcome after the arrow and every
 * detail to the end, with any names. What stands before the arrow (who and what for) is free, but in a block
 * that begins with its `first` words (`Tirada 3`) no second arrow may slip another outcome in there.
 */
export function says(text: string, first: string, sentences: Sentences): boolean {
  // Where the first words of the block are gone its text is the whole story before it: only the end matters.
  if (text.length > LONGEST && text.startsWith(first)) return false;
  const seen = fold(text.slice(-LONGEST).replaceAll(NAME, ''));
  const parts = pattern(sentences);
  return arrows(seen, first).some((start) => reachesEnd(seen, start, parts));
}

/** Whether a block ends with these clauses, whatever stands before them, with any names. */
export function endsWith(text: string, clauses: readonly Clause[]): boolean {
  const seen = ` ${fold(text.slice(-LONGEST).replaceAll(NAME, ''))}`;
  const parts = folded(joined(clauses));
  return [...seen.matchAll(/ /g)].some(({ index }) => reachesEnd(seen, index + 1, parts));
}

const joined = (clauses: readonly Clause[]): readonly Piece[] =>
  clauses.flatMap((clause, at) => (at === 0 ? clause : [SLOT, ...clause]));

const pattern = ({ verdict, details }: Sentences): readonly string[] =>
  folded(['→ ', ...verdict, ...(details.length > 0 ? ['\n', ...joined(details)] : [])]);

function folded(pieces: readonly Piece[]): readonly string[] {
  const marked = pieces.map((piece) => (typeof piece === 'string' ? piece : NAME)).join('');
  return fold(marked)
    .split(new RegExp(`(${NAME})`))
    .filter((part) => part !== '');
}

function arrows(text: string, first: string): readonly number[] {
  const all = [...text.matchAll(/→/g)].map(({ index }) => index);
  return text.startsWith(`${fold(first)} `) ? all.slice(0, 1) : all;
}

/** Walks the parts along the text keeping every place they can end at: linear, whatever the text holds. */
function reachesEnd(text: string, start: number, parts: readonly string[]): boolean {
  let places = new Set([start]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const place of places) {
      if (part !== NAME) {
        if (text.startsWith(part, place)) next.add(place + part.length);
      } else for (let end = place + 1; end <= nameEnd(text, place); end += 1) next.add(end);
    }
    places = next;
  }
  return places.has(text.length);
}

/** A name holds nothing that parts or works out a block: no ` - `, `→` or `=` (`names.ts` never writes them). */
function nameEnd(text: string, from: number): number {
  const stretch = text.slice(from, from + NAME_REACH);
  const stop = stretch.search(/ - |[→=]/);
  return from + (stop < 0 ? stretch.length : stop);
}

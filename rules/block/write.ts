import type { Names, Piece, Sentences } from '../system';

/** A stretch of one line, bold or not. The text is plain: each markup escapes it as its board needs. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}
export type Line = readonly Run[];

/** Parts the slots of a line; no clean name contains it. */
export const SLOT = ' - ';
/** Stands once, before the outcome; no clean name contains it. */
export const ARROW = ' → ';
/** First words of a roll's block (protocol §4.7): Spanish in every language, the proof looks for them. */
export const firstWords = (n: number): string => `Tirada ${n}`;

/**
 * The lines of a roll's block: who, what for and outcome first, then what it takes to redo the sum by hand.
 * `names` are clean (`cleanNames`) and hold `personaje`, `motivo` and every name the sentences ask for;
 * a missing one is a mistake of the caller and throws `TypeError`.
 */
export const writeLines = (n: number, names: Names, sentences: Sentences): readonly Line[] =>
  write([firstWords(n)], names, sentences);

/**
 * The lines of what changes the game without dice (a spend, damage taken): the same, without number, since
 * there is nothing a proof could count.
 */
export const writeSpend = (names: Names, sentences: Sentences): readonly Line[] =>
  write([], names, sentences);

function write(first: readonly string[], names: Names, sentences: Sentences): readonly Line[] {
  const head = [...first, nameOf(names, 'personaje'), nameOf(names, 'motivo')].join(SLOT);
  const outcome: Line = [
    { text: head + ARROW, bold: false },
    { text: spell(sentences.verdict, names), bold: true },
  ];
  const details = sentences.details.map((detail) => spell(detail, names)).join(SLOT);
  return details ? [outcome, [{ text: details, bold: false }]] : [outcome];
}

/** The lines as a reader sees them: what the proof's text hash and seals cover. */
export const visibleText = (lines: readonly Line[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

/** Pieces as text, each name in its place. */
export const spell = (pieces: readonly Piece[], names: Names): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : nameOf(names, piece.name))).join('');

function nameOf(names: Names, name: string): string {
  const text = Object.hasOwn(names, name) ? names[name] : undefined;
  if (text === undefined) throw new TypeError(`the block needs a name «${name}»`);
  return text;
}

import { firstWords as wordsByKind } from '../proof/block-text';
import type { Clause, Names, Piece, Sentences } from '../system';

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
/** Kinds of blocks that have a number and words of a game. */
export type Spoken = 'tirada' | 'declaracion' | 'oculta' | 'revelacion';
/** First words of a block (protocol §4.7): Spanish in every language, the proof looks for them. */
export const firstWords = (n: number, kind: Spoken = 'tirada'): string => `${wordsByKind[kind].word} ${n}`;

/**
 * The lines of a roll's block: who, what for and outcome first, then what it takes to redo the sum by hand.
 * `names` are clean (`cleanNames`) and hold `personaje`, `motivo` and every name the sentences ask for;
 * a missing one is a mistake of the caller and throws `TypeError`.
 */
export const writeLines = (n: number, names: Names, sentences: Sentences): readonly Line[] =>
  write([firstWords(n), nameOf(names, 'personaje'), nameOf(names, 'motivo')], names, sentences);

/**
 * The lines of a reveal: as those of a roll, with what was hidden between « » first, where the commitment is
 * read from (protocol §4.6).
 */
export const writeReveal = (n: number, names: Names, sentences: Sentences): readonly Line[] =>
  write(
    [firstWords(n, 'revelacion'), `«${nameOf(names, 'motivo')}»`, nameOf(names, 'personaje')],
    names,
    sentences,
  );

/** The line of a hidden roll: its number and nothing else. */
export const writeHidden = (n: number): readonly Line[] => [[{ text: firstWords(n, 'oculta'), bold: false }]];

/** The lines of a declaration: who and what for, then what is going to be rolled (`announcement`). */
export const writeDeclared = (n: number, names: Names, announced: readonly Clause[]): readonly Line[] => [
  [
    {
      text: [firstWords(n, 'declaracion'), nameOf(names, 'personaje'), nameOf(names, 'motivo')].join(SLOT),
      bold: false,
    },
  ],
  [{ text: announced.map((clause) => spell(clause, names)).join(SLOT), bold: false }],
];

/**
 * The lines of what changes the game without dice (a spend, damage taken): the same, without number, since
 * there is nothing a proof could count.
 */
export const writeSpend = (names: Names, sentences: Sentences): readonly Line[] =>
  write([nameOf(names, 'personaje'), nameOf(names, 'motivo')], names, sentences);

/**
 * The lines of an amendment: what a roll that stands comes to with something that was forgotten, by the same
 * dice, and what it had come to before (`was`). No code: nothing is drawn, and the roll it names stands as it is.
 */
export const writeAmendment = (
  n: number,
  names: Names,
  sentences: Sentences,
  was: readonly Piece[],
): readonly Line[] =>
  write([`Enmienda a la tirada ${n}`, nameOf(names, 'personaje'), nameOf(names, 'motivo')], names, {
    ...sentences,
    details: [...sentences.details, was],
  });

function write(slots: readonly string[], names: Names, sentences: Sentences): readonly Line[] {
  const head = slots.join(SLOT);
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

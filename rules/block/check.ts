import type { Dice, Spec } from '../proof/dice';
import { type Language, languages, type Piece, type Sentences, type System } from '../system';
import { fold, LONGEST, says } from './match';
import { askedSpec, sameSpec } from './throw';
import { SLOT } from './write';

/** A roll whose dice are proved: what its code says, and what the post says. */
export interface ProvedRoll {
  readonly n: number;
  /** Order of the token; '' when it has none. From the post: anyone may have written it. */
  readonly order: string;
  readonly spec: Spec;
  readonly dice: Dice;
  /** The block as a reader sees it, without the code. */
  readonly text: string;
}

export type WordsCheck =
  /** The post says what the rules say, in that language. */
  | { readonly outcome: 'same'; readonly language: Language }
  /** It says something else; `truth` is what it should say, names left open. */
  | { readonly outcome: 'differs'; readonly language: Language; readonly truth: string }
  /** The dice are true, but they are not the dice this order asks for. */
  | { readonly outcome: 'other_dice'; readonly asked: Spec }
  | { readonly outcome: 'unknown'; readonly why: 'no_order' | 'system' | 'version' | 'order' };

/**
 * Judges the words of a roll: works the outcome out again from order and dice with the game's own rules,
 * writes the sentences again in each language and compares them with the post (layout.md §3). Says nothing
 * about the dice: those are the proof's matter. Never throws for what a post holds.
 */
export function checkWords(systems: readonly System[], roll: ProvedRoll): WordsCheck {
  if (roll.order === '') return { outcome: 'unknown', why: 'no_order' };
  const [, id = '', version = ''] = /^([a-z0-9]+)\/([0-9]{1,3});/.exec(roll.order) ?? [];
  const system = systems.find((one) => one.id === id);
  if (!system) return { outcome: 'unknown', why: 'system' };
  if (Number(version) > system.version) return { outcome: 'unknown', why: 'version' };
  const order = system.read(roll.order);
  if (!order.ok) return { outcome: 'unknown', why: 'order' };
  const asked = askedSpec(system, order.value, roll.dice);
  if (!sameSpec(asked, roll.spec)) return { outcome: 'other_dice', asked };
  const written = languages.map((language) => ({
    language,
    sentences: system.sentences(order.value, roll.dice, language),
  }));
  const same = written.find(({ sentences }) => says(roll.text, roll.n, sentences));
  if (same) return { outcome: 'same', language: same.language };
  const nearest = written.reduce((best, other) =>
    likeness(other.sentences, roll.text) > likeness(best.sentences, roll.text) ? other : best,
  );
  return { outcome: 'differs', language: nearest.language, truth: truth(nearest.sentences) };
}

/** The sentences as one line, a dash of dots where a name stands. */
const truth = ({ verdict, details }: Sentences): string =>
  [verdict, ...details].map((pieces) => pieces.map(open).join('')).join(SLOT);
const open = (piece: Piece) => (typeof piece === 'string' ? piece : '…');

/** How many of the sentences' words stand in the text, 0 to 1: tells the language of a changed block. */
function likeness(sentences: Sentences, text: string): number {
  const seen = new Set(words(text.slice(-LONGEST)));
  const own = words(truth(sentences));
  return own.filter((word) => seen.has(word)).length / Math.max(own.length, 1);
}
const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

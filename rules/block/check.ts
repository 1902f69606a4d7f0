import type { Dice, Spec } from '../proof/dice';
import { type Clause, type Language, languages, type Piece, type Sentences, type System } from '../system';
import { announcement } from './announce';
import { endsWith, fold, LONGEST, says } from './match';
import { askedSpec, sameSpec } from './throw';
import { firstWords, SLOT } from './write';

/** A roll whose dice are proved: what its code says, and what the post says. */
export interface ProvedRoll {
  /** `tirada` when left out. The words of a declaration were written before there were dice. */
  readonly kind?: 'tirada' | 'declaracion' | 'revelacion';
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
  const read = readRoll(systems, roll);
  if ('outcome' in read) return read;
  const { system, order } = read;
  const { kind = 'tirada', text, n } = roll;
  if (kind === 'declaracion') {
    const announced = (language: Language) => announcement(system, order, language);
    return compare(
      announced,
      (clauses) => endsWith(text, clauses),
      (clauses) => truth({ verdict: [], details: clauses }),
      text,
    );
  }
  const sentences = (language: Language) => system.sentences(order, roll.dice, language);
  return compare(sentences, (one) => says(text, firstWords(n, kind), one), truth, text);
}

/**
 * The outcome of a roll by the rules, as one line: what a reader of a declaration looks for. `null` where the
 * rules cannot tell: no order, another game or version, other dice than the order asks for.
 */
export function outcomeOf(
  systems: readonly System[],
  roll: Pick<ProvedRoll, 'order' | 'spec' | 'dice'>,
  language: Language,
): string | null {
  const read = readRoll(systems, roll);
  return 'outcome' in read ? null : truth(read.system.sentences(read.order, roll.dice, language));
}

/** The verdict of a roll by the rules, for a line of its own; '' where they cannot tell, or it needs a name. */
export function verdictOf(
  systems: readonly System[],
  roll: Pick<ProvedRoll, 'order' | 'spec' | 'dice'>,
  language: Language,
): string {
  const read = readRoll(systems, roll);
  if ('outcome' in read) return '';
  const { verdict } = read.system.sentences(read.order, roll.dice, language);
  return verdict.every((piece) => typeof piece === 'string') ? verdict.join('') : '';
}

function readRoll(
  systems: readonly System[],
  { order: text, spec, dice }: Pick<ProvedRoll, 'order' | 'spec' | 'dice'>,
):
  | { readonly system: System; readonly order: unknown }
  | Exclude<WordsCheck, { outcome: 'same' | 'differs' }> {
  if (text === '') return { outcome: 'unknown', why: 'no_order' };
  const [, id = '', version = ''] = /^([a-z0-9]+)\/([0-9]{1,3});/.exec(text) ?? [];
  const system = systems.find((one) => one.id === id);
  if (!system) return { outcome: 'unknown', why: 'system' };
  if (Number(version) > system.version) return { outcome: 'unknown', why: 'version' };
  const order = system.read(text);
  if (!order.ok) return { outcome: 'unknown', why: 'order' };
  const asked = askedSpec(system, order.value, dice);
  return sameSpec(asked, spec) ? { system, order: order.value } : { outcome: 'other_dice', asked };
}

function compare<Words>(
  write: (language: Language) => Words,
  stands: (words: Words) => boolean,
  tell: (words: Words) => string,
  text: string,
): WordsCheck {
  const written = languages.map((language) => ({ language, words: write(language) }));
  const same = written.find(({ words }) => stands(words));
  if (same) return { outcome: 'same', language: same.language };
  const told = written.map(({ language, words }) => ({ language, truth: tell(words) }));
  const nearest = told.reduce((best, other) =>
    likeness(other.truth, text) > likeness(best.truth, text) ? other : best,
  );
  return { outcome: 'differs', ...nearest };
}

/** The sentences as one line, a dash of dots where a name stands. */
const truth = ({ verdict, details }: Sentences): string =>
  [verdict, ...details]
    .filter(isThere)
    .map((pieces) => pieces.map(open).join(''))
    .join(SLOT);
const isThere = (clause: Clause) => clause.length > 0;
const open = (piece: Piece) => (typeof piece === 'string' ? piece : '…');

/** How many of the sentences' words stand in the text, 0 to 1: tells the language of a changed block. */
function likeness(told: string, text: string): number {
  const seen = new Set(words(text.slice(-LONGEST)));
  const own = words(told);
  return own.filter((word) => seen.has(word)).length / Math.max(own.length, 1);
}
const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

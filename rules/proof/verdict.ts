/** Verdicts of a block and notes of a thread: code, colour and words (protocol §5.1, §5.2). */
import { en } from './wording/en';
import { es } from './wording/es';
import type { NotePhrases, Phrases, VerdictPhrases, Wording } from './wording/phrases';

export type Colour = 'green' | 'grey' | 'amber' | 'red';

type CodeOf<P> = P extends `${infer Code}/${string}` ? Code : P;
export type VerdictCode = CodeOf<keyof VerdictPhrases>;
export type NoteCode = CodeOf<keyof NotePhrases>;

/** Closed lists: what each code means to a reader. Amber asks for a look, red accuses. */
export const verdictColours: Readonly<Record<VerdictCode, Colour>> = {
  verified: 'green',
  revealed: 'green',
  pending: 'grey',
  unverifiable: 'grey',
  unknown_key: 'grey',
  repeated: 'grey',
  repaired: 'grey',
  key_accepted: 'grey',
  unsealed: 'grey',
  sealed_late: 'grey',
  anchor_unseen: 'grey',
  damaged: 'amber',
  foreign: 'amber',
  not_gm: 'amber',
  unknown_gm: 'amber',
  other_gm: 'amber',
  closed_scene: 'amber',
  key_change: 'amber',
  key_disputed: 'amber',
  other_name: 'amber',
  text_changed: 'amber',
  out_of_order: 'amber',
  unexpected_beacon: 'amber',
  wrong_request: 'amber',
  not_allowed: 'amber',
  no_hidden: 'amber',
  altered: 'red',
  copied: 'red',
  reused: 'red',
  edited_after_seal: 'red',
  added_or_edited: 'red',
  bad_resolution: 'red',
};
export const noteColours: Readonly<Record<NoteCode, Colour>> = {
  several_scenes: 'grey',
  gm_unconfirmed: 'amber',
  beacon_missing: 'amber',
  rolls_missing: 'amber',
  sealed_twice: 'amber',
  sealed_unseen: 'amber',
  sealed_gone: 'red',
};

/** Plain data: it may be stored, or cross to another context, and be worded there. */
export interface Verdict {
  readonly code: VerdictCode;
  readonly colour: Colour;
  readonly es: string;
  readonly phrase: keyof VerdictPhrases;
  readonly values: VerdictPhrases[keyof VerdictPhrases];
}
export interface Note {
  readonly code: NoteCode;
  readonly colour: Colour;
  readonly es: string;
  readonly phrase: keyof NotePhrases;
  readonly values: NotePhrases[keyof NotePhrases];
}

export function verdict<P extends keyof VerdictPhrases>(phrase: P, values: VerdictPhrases[P]): Verdict {
  const code = phrase.split('/')[0] as VerdictCode;
  return { code, colour: verdictColours[code], es: word(es, phrase, values), phrase, values };
}

export function note<P extends keyof NotePhrases>(phrase: P, values: NotePhrases[P]): Note {
  return { code: phrase, colour: noteColours[phrase], es: word(es, phrase, values), phrase, values };
}

const wordings: Readonly<Record<'es' | 'en', Wording>> = { es, en };

/** `verdict` and `note` paired phrase and values, which types cannot follow once they have been stored. */
function word(wording: Wording, phrase: keyof Phrases, values: Phrases[keyof Phrases]): string {
  const sentence = wording[phrase] as (values: Phrases[keyof Phrases]) => string;
  return sentence(values);
}

/** The sentence of a verdict or note in a language of the interface. */
export const wordVerdict = ({ phrase, values }: Verdict | Note, language: 'es' | 'en'): string =>
  word(wordings[language], phrase, values);

const order: readonly Colour[] = ['green', 'grey', 'amber', 'red'];
/** The colour of a post or thread is the worst in it; grey when there is nothing. */
export const worstColour = (colours: Iterable<Colour>): Colour => {
  let worst = -1;
  for (const colour of colours) worst = Math.max(worst, order.indexOf(colour));
  return order[worst] ?? 'grey';
};

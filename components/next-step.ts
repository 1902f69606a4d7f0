import type { NextStep } from '../entrypoints/background/messages';
import type { Say, Word } from './words';

const WORDS: Readonly<Record<NextStep['kind'], Word>> = {
  answer: 'next_answer',
  again: 'next_again',
  harm: 'next_harm',
  count: 'next_harm',
  amend: 'next_amend',
};

/** What the button says of something a reader may do about a block. */
export const stepWords = (say: Say, { kind, label, unsure, repeats }: NextStep): string =>
  say(unsure ? 'next_harm_unsure' : repeats ? 'next_repeat' : WORDS[kind], label);

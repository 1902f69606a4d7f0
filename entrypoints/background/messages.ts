/**
 * What may be asked of the background, and by whom. The background is the sole owner of storage, keys, numbers
 * and crypto; pages and popup ask. What arrives is `unknown` until `desk/` has read it. One file per matter in
 * `messages/`; a new question goes into `forum-questions.ts` or `own-questions.ts`.
 */
import type { NextStep, NextView, PageVerdicts } from './messages/checking';
import type { HouseQuestions, RollQuestions, TableQuestions } from './messages/forum-questions';
import type { CountQuestions, MoveQuestions } from './messages/moves';
import type { OwnQuestions } from './messages/own-questions';
import type { PageRef } from './messages/page';

export * from './messages/checking';
export * from './messages/forum-questions';
export * from './messages/hints';
export * from './messages/moves';
export * from './messages/own-questions';
export * from './messages/page';
export * from './messages/pages';
export * from './messages/popup';
export * from './messages/rolling';
export * from './messages/table';
export * from './messages/told';

/** What a forum page may ask. */
export interface ForumQuestions
  extends RollQuestions,
    MoveQuestions,
    CountQuestions,
    TableQuestions,
    HouseQuestions {}
export type ForumQuestion = keyof ForumQuestions;
export interface Questions extends ForumQuestions, OwnQuestions {}

/** What a forum page may ask; all else only our own pages. */
export const openToForums = [
  'page',
  'preview',
  'roll',
  'move',
  'next',
  'count',
  'check',
  'choose',
  'openScene',
  'beacon',
  'autoBeacon',
  'awaitsBeacon',
  'directsHere',
  'reveal',
  'confirmDirector',
  'acceptKey',
  'recheck',
  'renumber',
  'panel',
  'openPopup',
  'wordsLater',
  'hints',
  'point',
  'nameAccount',
] as const satisfies readonly ForumQuestion[];

export interface Envelope {
  readonly ask: keyof Questions;
  readonly order: unknown;
}
/** Every answer travels in a frame, so that our own failure is told and not swallowed. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: string };

/** What the popup may ask of the content script of a tab. */
export type TabQuestion =
  | { readonly tab: 'page' }
  | { readonly tab: 'rolls' }
  | { readonly tab: 'drafts' }
  /** Does what a block's button in the page does: opens the toolbar with it, or counts it. */
  | ({ readonly tab: 'refer' } & ReferOrder);
export interface ReferOrder {
  readonly block: Pick<NextView, 'author' | 'n' | 'code'>;
  readonly step: NextStep;
}
export interface TabAnswers {
  page: PageRef | null;
  rolls: PageVerdicts | null;
  drafts: readonly string[];
  /** Why it could not be done, in words; `null` when it was. */
  refer: string | null;
}

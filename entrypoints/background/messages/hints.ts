/** What a reader has said of a site where the guess was wrong. */
import type { Markup } from './page';

/** The parts of a page that can be pointed at. */
export const hintParts = ['editor', 'posts'] as const;
export type HintPart = (typeof hintParts)[number];

/** `null`: the guess stands. */
export interface SiteHints {
  /** The site as the protocol writes it (§4.1): the same with and without `www.`. */
  readonly host: string;
  /** Where posts are written: a selector, as `isSelector`. */
  readonly editor: string | null;
  /** What holds one post each, its author with it: a selector, as `isSelector`. */
  readonly posts: string | null;
  /** How the site writes. A partida that says otherwise wins. */
  readonly markup: Markup | null;
  /** The reader's account, as it stands above his posts, where no engine knows it. */
  readonly account: string | null;
}

const NAME = '-?[A-Za-z_][\\w-]*';
const PART = `#${NAME}|\\.${NAME}|\\[${NAME}(?:[\\^$*]?="[^"\\\\\\n]{0,80}")?\\]|:nth-of-type\\(\\d{1,3}\\)`;
const ONE = `(?:[A-Za-z][\\w-]*(?:${PART})*|(?:${PART})+)`;
const SELECTOR = new RegExp(`^${ONE}(?: (?:> )?${ONE}){0,5}$`);

/**
 * Whether a text is a selector as pointing makes them: names, ids, classes, attributes and places, at most six
 * deep. Files come from anybody: nothing else is ever asked of a page.
 */
export const isSelector = (text: string): boolean => text.length <= 300 && SELECTOR.test(text);

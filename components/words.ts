import type messages from '../public/_locales/es/messages.json';

/** Every key of `public/_locales/es/messages.json`: a misspelt word does not compile. */
export type Word = keyof typeof messages;
/** Says a word in the interface language; `values` take the places $1…$9. */
export type Say = (word: Word, ...values: (string | number)[]) => string;

/** Makes a `Say` over the browser's `i18n.getMessage` (or any look-up of the same form). */
export const sayWith =
  (getMessage: (key: string, values: string[]) => string): Say =>
  (word, ...values) =>
    getMessage(word, values.map(String)) || word;

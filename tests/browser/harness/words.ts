import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Say, Word } from '../../../components/words';

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

/** A `Say` over the messages of `language`, as the browser's own `i18n.getMessage` would say it. */
export function wordsOf(language: 'es' | 'en'): Say {
  const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8')) as Record<
    Word,
    Message
  >;
  return (word, ...values) => {
    const { message, placeholders = {} } = messages[word];
    const named = message.replace(
      /\$([a-z][a-z0-9_]*)\$/gi,
      (all, name: string) => placeholders[name.toLowerCase()]?.content ?? all,
    );
    return named.replace(/\$(\d)/g, (_, place: string) => String(values[Number(place) - 1] ?? ''));
  };
}

/** The language the extension speaks in this browser: Spanish, unless the machine lacks the browser's Spanish words. */
export const languageOf = (extensionPage: Page): Promise<'es' | 'en'> =>
  extensionPage.evaluate(() => (document.documentElement.lang === 'en' ? 'en' : 'es'));

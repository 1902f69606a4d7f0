import { type Say, sayWith } from '../../components/words';
import en from '../../public/_locales/en/messages.json';
import es from '../../public/_locales/es/messages.json';
import type { Language } from '../../rules/system';

const words: Readonly<Record<Language, Readonly<Record<string, { readonly message: string }>>>> = { es, en };

/** The interface's words without a browser's extension API. The build keeps only those this page says. */
export const sayIn = (language: Language): Say =>
  sayWith((key, values) =>
    (words[language][key]?.message ?? '').replace(
      /\$([1-9])/g,
      (_, place: string) => values[Number(place) - 1] ?? '',
    ),
  );

/** Spanish, but for a reader whose browser speaks English. */
export const firstLanguage = (browser: string): Language => (/^en\b/i.test(browser) ? 'en' : 'es');

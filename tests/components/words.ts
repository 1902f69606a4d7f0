import { readFileSync } from 'node:fs';
import { type Say, sayWith } from '../../components/words';
import type { Language } from '../../rules/system';

/** The interface's own words, as the browser would give them. */
export function sayIn(language: Language): Say {
  const words: Record<string, { message: string }> = JSON.parse(
    readFileSync(`public/_locales/${language}/messages.json`, 'utf8'),
  );
  return sayWith((key, values) => {
    const message = words[key]?.message;
    if (message === undefined) throw new Error(`no word ${key}`);
    return message.replace(/\$([1-9])/g, (_, place: string) => values[Number(place) - 1] ?? '');
  });
}

import type { State } from './state';

const KEY = 'mark';
const SYLLABLES = [...'bcdfglmnprst'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));
/** Bytes above the last whole multiple are thrown away, so that every syllable is as likely. */
const FAIR = 256 - (256 % SYLLABLES.length);

/**
 * The word that stands in every badge of this browser, of 216,000: a post that draws a badge does not know it.
 * Made once and kept; while nothing can be written it is only for today.
 */
export async function markOf(state: State): Promise<string> {
  const known = state.get(KEY);
  if (typeof known === 'string') return known;
  const word = invent(3);
  return state
    .change(() => {
      const first = state.get(KEY);
      return typeof first === 'string' ? { value: first } : { set: { [KEY]: word }, value: word };
    })
    .catch(() => word);
}

function invent(length: number): string {
  const word: string[] = [];
  while (word.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) word.push(SYLLABLES[byte % SYLLABLES.length] ?? '');
  }
  return word.join('');
}

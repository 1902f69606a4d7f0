/**
 * The 12 Spanish words (BIP39 list, entropy and words only: no PBKDF2; protocol §4.1). The list weighs 6.6 kB:
 * import this file only where the words are shown or typed.
 */
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/spanish.js';
import { bad, good, type Problem, type Read } from '../read';
import { MASTER_BYTES } from './keys';

const COUNT = 12;

/** Accents and ñ are not significant in the Spanish list: `interes` is read as `interés`. */
const plain = (word: string): string => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
const listed = new Map(wordlist.map((word) => [plain(word), word]));

/** The words of 16 bytes, separated by one space, composed (NFC). @throws for another length */
export function wordsOf(entropy: Uint8Array): string {
  if (entropy.length !== MASTER_BYTES) throw new RangeError(`entropy: 16 bytes, not ${entropy.length}`);
  return entropyToMnemonic(entropy, wordlist).normalize('NFC');
}

/**
 * Reads words as a person types them: any case, any spacing, with or without accents.
 * Problems: `words_count` {got}, one `word_unknown` {word, position} per word, `words_checksum`.
 */
export function entropyOf(words: string): Read<Uint8Array> {
  const typed = words.split(/[\s,;]+/).filter((word) => word !== '');
  if (typed.length !== COUNT) {
    return bad({ code: 'words_count', field: 'words', values: { got: typed.length } });
  }
  const problems: Problem[] = [];
  const found = typed.map((word, index) => {
    const match = listed.get(plain(word.toLowerCase()));
    if (match === undefined) {
      problems.push({ code: 'word_unknown', field: 'words', values: { word, position: index + 1 } });
    }
    return match ?? '';
  });
  if (problems.length > 0) return bad(...problems);
  try {
    return good(mnemonicToEntropy(found.join(' '), wordlist));
  } catch {
    return bad({ code: 'words_checksum', field: 'words' });
  }
}

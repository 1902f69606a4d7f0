import { bad, good, type Problem, type Read } from '../read';
import type { Names } from '../system';

/** Longest name of a block after cleaning, in characters: the purpose is a phrase, the rest are names. */
export const NAME_LENGTH = 60;
export const PURPOSE_LENGTH = 80;

/** Letters of Latin-1, digits and the punctuation that every board leaves alone inside a line. */
const LETTER = /[a-zA-Z0-9À-ÖØ-öø-ÿºª½¼¾]/;
const PUNCTUATION = /[ ,.!?¡¿+%/()·×′€&-]/;
/** Latin letters that Unicode does not take apart. */
const OTHER_LETTERS = new Map(
  [...'ŁLłlĐDđdıiĦHħhŊNŋnŦTŧt'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : [],
  ),
)
  .set('Œ', 'OE')
  .set('œ', 'oe');
/** Tags a player may have typed (protocol §4.7, «Plain text of a post»). */
const TAG =
  /\[\/?(?:b|i|u|s|color|size|font|left|right|center|justify|code|url|img|quote|spoiler|hide|sub|sup|list|li|\*)(?:=[^\]\n]*)?\]/gi;

/**
 * Cleans a text a person typed so that it stands in a block and survives every board (forums.md §3.4–3.5):
 * NFC, one line, Latin letters, no markup, smiley, quote or emoji, nothing that looks like a part of the
 * block (` - `, `→`, `Tirada 3`, `TV1`). Cleaning twice changes nothing more.
 *
 * Problems: `name_letters` (a letter no board is sure to keep, in `values.letter`), `name_empty` (nothing is
 * left), `name_too_long` (over `max` characters once clean).
 */
export function cleanName(text: string, field: string, max = NAME_LENGTH): Read<string> {
  let letters = '';
  for (const character of text
    .normalize('NFC')
    .replace(TAG, '')
    .replace(/(\d):(?=\d)/g, '$1.')) {
    const written = writable(character);
    if (written === null) return bad({ code: 'name_letters', field, values: { letter: character } });
    letters += written;
  }
  const name = settle(letters);
  if (!LETTER.test(name)) return bad({ code: 'name_empty', field });
  return name.length <= max ? good(name) : bad({ code: 'name_too_long', field, values: { max } });
}

/** Cleans every name of a block; `motivo` may be a phrase. All problems are told. */
export function cleanNames(names: Names): Read<Names> {
  const clean: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [field, text] of Object.entries(names)) {
    const read = cleanName(text, field, field === 'motivo' ? PURPOSE_LENGTH : NAME_LENGTH);
    if (read.ok) clean[field] = read.value;
    else problems.push(...read.problems);
  }
  return problems.length > 0 ? bad(...problems) : good(clean);
}

/** What to write for one character; `null` for a letter that cannot be written without losing it. */
function writable(character: string): string | null {
  if (LETTER.test(character) || PUNCTUATION.test(character)) return character;
  if (/['’‘‛ʼ´]/.test(character)) return '′'; // a straight or curly one is rewritten by SMF and by typographers
  if (/[\s_[\]{}<>*~^|\\`$@=]/.test(character)) return ' ';
  if (/[:;…←-⇿➔-➾⟰-⟿]/u.test(character)) return ', ';
  if (/\p{Pd}|−/u.test(character)) return '-';
  const known = OTHER_LETTERS.get(character);
  if (known) return known;
  if (!/[\p{L}\p{N}]/u.test(character)) return /[\p{M}\p{C}"“”„«»#]/u.test(character) ? '' : ' ';
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').replace('\u2044', '/');
  return /^[a-zA-Z0-9/]+$/.test(plain) ? plain : null;
}

/** Takes out the sequences that a board, or a reader of blocks, would take for something else. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/TV(?=1)/gi, 'TV '], // the mark of a code (protocol §4.7)
  [/\b(tirada|declara|oculta|revela|baliza|resuelve)\s+(?=\d)/gi, '$1 nº '], // first words of blocks
  [/\bO0\b/g, 'O 0'], // SMF
  [/(?<![\p{L}\d])x+d+(?![\p{L}\d])/giu, ''], // a smiley on many boards
  // Round brackets stay round words only: `8)`, `(8)`, `(c)`, `(tm)` and `:(` are live somewhere.
  [/(^|[ ,])\((?!tm\))([\p{L}\d][^()]*\p{L})\)(?=[ ,.]|$)/giu, '$1⟨$2⟩'],
  [/[()]/g, ' '],
  [/⟨/g, '('],
  [/⟩/g, ')'],
  [/-{2,}/g, '-'],
  [/\+[+-]+|-\+/g, '+'],
  [/([.!?/&%])[.]*\1+/g, '$1'],
  [/ +/g, ' '],
  [/ - ?|- (?!\d)/g, ', '], // ` - ` parts the block
  [/ ?,(?: ?[,.])*/g, ','],
  [/,(?=[^ \d])/g, ', '],
  [/^[ ,.\-/]+|[ ,\-/+]+$/g, ''],
];

function settle(letters: string): string {
  let name = letters;
  for (;;) {
    const before = name;
    for (const [found, put] of RULES) name = name.replace(found, put);
    if (name === before) return name;
  }
}

/** Tags of BBCode and HTML. */
const TAGS = /\[\/?[a-z*]+(?:=[^\]\n]*)?\]|<[^>\n]*>/gi;
const NUMBERED = /(?:Tirada|Declara|Revela|Baliza)\s+\d+/;

/** The letters of the last block of a text: without tags, code and number. */
function letters(block: string): string {
  const bare = block.replace(TAGS, '');
  const words = bare.slice(0, bare.lastIndexOf('TV1'));
  const first = words.search(NUMBERED);
  return words
    .slice(Math.max(first, 0))
    .replace(NUMBERED, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isHidden = (block: string): boolean => /Oculta\s+\d+/.test(block);
const isBeacon = (block: string): boolean => /Baliza\s+\d+/.test(block);

/**
 * Whether a block says of its roll what the one before said: only its number or its code are others. What a hidden
 * roll says cannot be seen: another one may well have come out otherwise. A baliza is no roll of anybody's.
 */
export const sameOutcome = (before: string, now: string): boolean =>
  isBeacon(now) || (!isHidden(now) && letters(before) === letters(now));

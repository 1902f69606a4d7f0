import { fail } from '../misread';
import type { Cursor } from '../read/cursor';
import { digits, match, missing, peek } from '../read/cursor';
import { dice, type End, isOne } from '../read/dice';
import { number } from '../read/pieces';
import type { Node } from '../tree';

/** Signs and accents that are one character of the base spelling, as keyboards and phones give them. */
const plainSigns: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', á: 'a', í: 'i' };

/** Whether there are small letters, digits and plain signs alone, as in nearly every line. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || code > 126 || (code > 64 && code < 91)) return false;
  }
  return true;
}

/** A typed text in small letters and plain signs, character by character. */
export function plainText(text: string): string {
  if (isPlain(text)) return text;
  const low = text.toLowerCase().replace(/[×÷−áí]/g, (sign) => plainSigns[sign] ?? sign);
  // A few letters of the world grow when they are made small: then only small letters are read.
  return low.length === text.length ? low : text;
}

/** `m3d10` lowest, `M3d10` highest, `C3d10` and `1o3d10` middle; `null` where none of them begins. */
export function prefixedDice(c: Cursor, count: Node | null): Node | null {
  const at = count?.at ?? c.at;
  const letter = match(c, count ? /o/y : /[mc](?=\d)/y);
  if (letter === null) return null;
  if (count && !isOne(count)) fail('one_middle', at);
  // The one place where a capital counts.
  const end: End = letter !== 'm' ? 'm' : c.text.charAt(at) === 'M' ? 'h' : 'l';
  const n = digits(c) ?? missing(c, 'number');
  if (peek(c) !== 'd') missing(c, 'd');
  return dice(c, number(n, at), end);
}

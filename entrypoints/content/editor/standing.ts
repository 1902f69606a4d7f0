/** A stretch of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

// A marker and at least twenty letters of the alphabet after it (protocol §4.7), in groups.
const CODE = /TV1(?:[ \u00a0]?[0-9BCDFGHJKLMNPQRSTVWYZbcdfghjklmnpqrstvwyz]){20,3000}/g;
const QUOTE = /\[quote[^\]]*\](?:(?!\[quote)[\s\S])*?\[\/quote\]/gi;
/** Quoted as Markdown does; boards whose BBCode is off quote so too. */
const QUOTED_LINE = /^ {0,3}>.*$/gm;
const unreadable = (text: string): string => '\ue000'.repeat(text.length);
/** The first words of each kind of block (protocol §4.7), with the tags of its line. */
const FIRST =
  /(?:\[[a-z]+(?:=[^\]\n]*)?\]|\*\*)*(?:(?:Tirada|Declara|Oculta|Revela|Baliza)[ \u00a0]+\d+(?!\d)|Alta de |Invitación)/g;
/** What closes the line of a code, in BBCode and in Markdown. */
const CLOSING = /^`?(?:\[\/[a-z]+\])*/i;
const EMPTY_LINE = /\n[ \t\u00a0]*\n/g;

/** The same text with its quotations made unreadable, letter by letter: places in it stay what they are. */
export function veilQuotes(text: string): string {
  let veiled = text.replace(QUOTED_LINE, unreadable);
  for (let last = ''; veiled !== last; ) {
    last = veiled;
    veiled = veiled.replace(QUOTE, unreadable);
  }
  return veiled;
}

/** The `TV1 …` codes of a text, as they stand in it. */
export const codesIn = (text: string): string[] => text.match(CODE) ?? [];

const escaped = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '\\$&');

function findCode(text: string, code: string): Stretch | null {
  const groups = code.trim().split(/\s+/).map(escaped);
  const found = new RegExp(groups.join('[\\s\\u00a0]+')).exec(text);
  return found && { from: found.index, to: found.index + found[0].length };
}

/** What stands above the line of a baliza: the rolls it asks for, and those it resolves. */
const ABOVE = /^(?:\[[a-z]+(?:=[^\]\n]*)?\]|\*\*)*(?:Pide \d{1,2} - |Resuelve \S.* \d)/;

const BEACON = /^(?:\[[a-z]+(?:=[^\]\n]*)?\]|\*\*)*Baliza/;

function aboveBeacon(text: string, start: number, from: number): number {
  let at = from;
  if (!BEACON.test(text.slice(from, from + 80))) return from;
  while (at > start) {
    const line = text.lastIndexOf('\n', at - 2) + 1;
    if (line < start || !ABOVE.test(text.slice(line, at))) break;
    at = line;
  }
  return at;
}

/** Where the words of a code begin: at its first words, and never above an empty line. */
function beginning(text: string, code: Stretch): number {
  let last = 0;
  for (const other of text.slice(0, code.from).matchAll(CODE)) last = other.index + other[0].length;
  const empty = [...text.slice(last, code.from).matchAll(EMPTY_LINE)].at(-1);
  const start = empty ? last + empty.index + empty[0].length : last;
  const first = [...text.slice(start, code.from).matchAll(FIRST)];
  const inLine = ({ index }: { index: number }) => index === 0 || text[start + index - 1] === '\n';
  const found = first.findLast(inLine) ?? first.at(-1);
  if (found) return aboveBeacon(text, start, start + found.index);
  return text.lastIndexOf('\n', code.from - 1) + 1;
}

/**
 * The block with a code in a text: its lines of words and the line of its code, without the line breaks around
 * it. `null` when the code does not stand there, or only in a quotation. The first, if there are two.
 */
export function standingBlock(text: string, code: string): Stretch | null {
  const readable = veilQuotes(text);
  const at = findCode(readable, code);
  if (!at) return null;
  const closing = CLOSING.exec(readable.slice(at.to))?.[0].length ?? 0;
  return { from: beginning(readable, at), to: at.to + closing };
}

/** What is to stand in the place of what. */
export interface Exchange extends Stretch {
  readonly text: string;
}

/**
 * A block that brings others with it (the alta of a key before the first roll): those that stand right above the
 * old one are replaced too, those that stand elsewhere are not written a second time.
 */
export function exchange(draft: string, code: string, block: string): Exchange | null {
  const standing = standingBlock(draft, code);
  if (!standing) return null;
  let { from } = standing;
  let text = block;
  for (const other of codesIn(block).slice(0, -1)) {
    const there = standingBlock(draft, other);
    if (!there) continue;
    if (there.to <= from && draft.slice(there.to, from).trim() === '') from = there.from;
    else text = behindCode(text, other);
  }
  return { from, to: standing.to, text };
}

// The lines below a code: after the closing tags of its own line.
function behindCode(block: string, code: string): string {
  const rest = block.slice(block.indexOf(code) + code.length);
  return rest.replace(/^(?:`|\[\/[a-z]+\]|<\/[a-z]+>)*(?:\n|<br>)/i, '');
}

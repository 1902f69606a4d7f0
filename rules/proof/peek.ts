/**
 * A look at the first letters of each code of a text, without reading the codes: whether one of them brings a
 * key (alta, apertura). Reading a thread's codes costs a hundred times as much.
 */
import { GROUP_LETTERS, letterValue, MARKER } from './letters';

/** Characters looked at after a marker: its first group, with all that boards put in between. */
const REACH = 80;
const BASE = 50;
const ALTA = 0x12;
const BALIZA = 0x11;

/**
 * `false` only where no readable code of the text is an alta or an apertura; dressed text (tags inside a code,
 * masked letters) may hide one, so nothing may depend on it that accuses.
 */
export function bringsKey(text: string): boolean {
  for (let at = text.indexOf(MARKER); at >= 0; at = text.indexOf(MARKER, at + MARKER.length)) {
    const group = firstGroup(text, at + MARKER.length);
    const kind = Math.floor(group / 2 ** 48);
    // Fourth byte: k of a baliza, after its two bytes of check.
    if (kind === ALTA || (kind === BALIZA && Math.floor(group / 2 ** 24) % 256 === 0)) return true;
  }
  return false;
}

/** The first seven bytes as a number: below 2^53 for every kind there is, so a double holds it exactly. */
function firstGroup(text: string, from: number): number {
  let group = 0;
  let letters = 0;
  const end = Math.min(text.length, from + REACH);
  for (let at = from; at < end && letters < GROUP_LETTERS; at += 1) {
    const value = letterValue(text.charCodeAt(at));
    if (value < 0) continue;
    group = group * BASE + value;
    letters += 1;
  }
  return letters === GROUP_LETTERS ? group : 0;
}

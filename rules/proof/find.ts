/**
 * Finding tokens in plain text (protocol §4.7). A forum may have cut lines, put spaces, soft hyphens or invisible
 * characters inside a code, or glued the next sentence to it: the token itself says how long it is.
 */
import {
  decodeGroup,
  decodeLetters,
  GROUP_BYTES,
  GROUP_LETTERS,
  lettersFor,
  letterValue,
  MARKER,
  textForm,
} from './letters';
import { MAX_TOKEN_BYTES, type Token } from './token';
import { readToken, tokenLength } from './token-read';

/** Less than this after a marker is somebody talking about TV1. */
const MIN_LETTERS = 20;
const MAX_LETTERS = lettersFor(MAX_TOKEN_BYTES);
/** A censored letter: with more of them in a run there is no repair. */
export const MAX_MASKS = 3;
/** Stands for a censored letter in `Masked.letters`. */
export const MASK = '?';

/** A run with one to three censored letters. */
export interface Masked {
  /** Its letters, `?` for each censored one. */
  readonly letters: string;
  /** How many of them the token has, or the run when there is no token. */
  readonly masks: number;
}
export interface Found {
  /** Where the marker begins, and where text begins again. */
  readonly start: number;
  readonly end: number;
  /** `null`: damaged. */
  readonly token: Token | null;
  readonly masked: Masked | null;
}
/** The token a run with censored letters stood for, where that has been found out (`repair.ts`). */
export type Repair = (letters: string) => Token | null;

/** Every token of a plain text, readable or not, in text order. */
export function findTokens(text: string, repair: Repair = () => null): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf(MARKER); at >= 0; ) {
    const next = findAt(text, at, repair);
    if (next) found.push(next);
    at = text.indexOf(MARKER, next ? next.end : at + MARKER.length);
  }
  return found;
}

/** The `TV1 …` form of every readable token of any text, in text order: to know one's own blocks again. */
export const findCodes = (text: string): string[] =>
  findTokens(text).flatMap(({ token }) => (token ? [textForm(token.bytes)] : []));

function findAt(text: string, start: number, repair: Repair): Found | null {
  const from = start + MARKER.length;
  const clear = readRun(text, from, 0);
  const length = tokenLetters(clear.letters);
  const token = length === null ? null : readLetters(clear.letters.slice(0, length));
  if (token && length !== null) return { start, end: clear.ends[length - 1] ?? from, token, masked: null };
  const run = readRun(text, from, MAX_MASKS);
  if (run.letters.length < MIN_LETTERS) return null;
  const { letters } = run;
  const masks = countMasks(letters);
  if (masks === 0) return { start, end: runEnd(text, run.end), token: null, masked: null };
  const repaired = repair(letters);
  if (repaired === null) {
    return { start, end: runEnd(text, run.end), token: null, masked: { letters, masks } };
  }
  const whole = lettersFor(repaired.bytes.length);
  const masked = { letters, masks: countMasks(letters.slice(0, whole)) };
  return { start, end: run.ends[whole - 1] ?? run.end, token: repaired, masked };
}

const countMasks = (letters: string): number => letters.split(MASK).length - 1;

interface Run {
  readonly letters: string;
  readonly ends: readonly number[];
  readonly end: number;
}

/** Letters from `from` on, at most as many as the longest token has, with up to `masks` censored ones. */
function readRun(text: string, from: number, masks: number): Run {
  const letters: string[] = [];
  const ends: number[] = [];
  let masksLeft = masks;
  let at = from;
  for (; at < text.length && letters.length < MAX_LETTERS; at += 1) {
    const code = text.charCodeAt(at);
    const letter = letterValue(code) >= 0;
    if (!letter && isBlank(code)) continue;
    if (!letter && !(isMask(code) && masksLeft > 0)) break;
    if (!letter) masksLeft -= 1;
    letters.push(letter ? text.charAt(at) : MASK);
    ends.push(at + 1);
  }
  return { letters: letters.join(''), ends, end: ends.at(-1) ?? from };
}

/** Where a run that gave no token ends, however long it is. */
function runEnd(text: string, from: number): number {
  let end = from;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (letterValue(code) >= 0) end = at + 1;
    else if (!isBlank(code)) break;
  }
  return end;
}

/** How many letters the token has that begins here; `null` when there are not so many or it cannot be one. */
export function tokenLetters(letters: string): number | null {
  const start = new Uint8Array(GROUP_BYTES * Math.floor(letters.length / GROUP_LETTERS));
  let bytes = 0;
  for (let at = 0; at + GROUP_LETTERS <= letters.length; at += GROUP_LETTERS) {
    const group = start.subarray(bytes, bytes + GROUP_BYTES);
    if (!decodeGroup(letters.slice(at, at + GROUP_LETTERS), group)) break;
    bytes += GROUP_BYTES;
  }
  const length = tokenLength(start.subarray(0, bytes));
  if (length === null || lettersFor(length) > letters.length) return null;
  return lettersFor(length);
}

/** The token of exactly these letters. */
export function readLetters(letters: string): Token | null {
  const bytes = decodeLetters(letters);
  const read = bytes && readToken(bytes);
  return read?.ok ? read.value : null;
}

/** White space and the invisible characters forums and browsers add. */
function isBlank(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    code === 0x205f ||
    code === 0x2060 ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** What censors put in the place of a letter: * # • █ and U+FFFD. */
const isMask = (code: number): boolean =>
  code === 0x2a || code === 0x23 || code === 0x2022 || code === 0x2588 || code === 0xfffd;

/**
 * Finding tokens in plain text (protocol §4.7). A forum may have cut lines, put spaces, soft hyphens or invisible
 * characters inside a code, or glued the next sentence to it: the token itself says how long it is.
 */
import {
  decodeGroup,
  decodeGroups,
  GROUP_BYTES,
  GROUP_LETTERS,
  lettersFor,
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
  const token = readLetters(clear.letters);
  if (token) return { start, end: endOf(text, from, token), token, masked: null };
  const run = readRun(text, from, MAX_MASKS);
  if (run.letters.length < MIN_LETTERS) return null;
  const { letters, end } = run;
  const masks = countMasks(letters);
  if (masks === 0) return { start, end: skipRun(text, end), token: null, masked: null };
  const repaired = repair(letters);
  if (repaired === null) return { start, end: skipRun(text, end), token: null, masked: { letters, masks } };
  const own = letters.slice(0, lettersFor(repaired.bytes.length));
  return {
    start,
    end: endOf(text, from, repaired),
    token: repaired,
    masked: { letters, masks: countMasks(own) },
  };
}

const countMasks = (letters: string): number => letters.split(MASK).length - 1;

const LETTERS = /[0-9BCDFGHJKLMNPQRSTVWYZbcdfghjklmnpqrstvwyz]+/y;
/** White space and the invisible characters forums and browsers add. */
const BLANKS = /[\s\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]+/y;
/** What censors put in the place of a letter. */
const MASKED = /[*#\u2022\u2588\ufffd]/y;

/** Without the list `exec` makes for each match: a thread has tens of thousands of runs. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : '';
}

/** Letters from `from` on, about as many as the longest token has, with up to `masks` censored ones as `?`. */
function readRun(text: string, from: number, masks: number): { letters: string; end: number } {
  let letters = '';
  let end = from;
  let masksLeft = masks;
  for (let at = from; letters.length < MAX_LETTERS; ) {
    at += matchAt(BLANKS, text, at).length;
    const run = matchAt(LETTERS, text, at);
    const mask = run === '' && masksLeft > 0 && matchAt(MASKED, text, at) !== '';
    if (run === '' && !mask) break;
    if (mask) masksLeft -= 1;
    letters += mask ? MASK : run;
    at += mask ? 1 : run.length;
    end = at;
  }
  return { letters, end };
}

/** Where a run that gave no token ends, however long it is. */
function skipRun(text: string, from: number): number {
  const { letters, end } = readRun(text, from, 0);
  return letters === '' ? from : skipRun(text, end);
}

/** Where the letters of a token end that begins at `from`. */
function endOf(text: string, from: number, token: Token): number {
  let left = lettersFor(token.bytes.length);
  let at = from;
  for (;;) {
    at += matchAt(BLANKS, text, at).length;
    // A letter in a repaired token, or one that stands for it.
    const run = Math.max(matchAt(LETTERS, text, at).length, 1);
    if (run >= left) return at + left;
    left -= run;
    at += run;
  }
}

/** The token at the start of these letters, which say themselves how many belong to it. */
function readLetters(letters: string): Token | null {
  const start = new Uint8Array(GROUP_BYTES * Math.floor(letters.length / GROUP_LETTERS));
  const clear = start.subarray(0, decodeGroups(letters, start));
  const length = tokenLength(clear);
  if (length === null || lettersFor(length) > letters.length) return null;
  const bytes = completed(clear, letters, length);
  const read = bytes && readToken(bytes);
  return read?.ok ? read.value : null;
}

/** `length` bytes: those decoded by whole groups, and the last group, which is shorter. */
export function completed(clear: Uint8Array, letters: string, length: number): Uint8Array | null {
  const whole = GROUP_BYTES * Math.floor(length / GROUP_BYTES);
  if (whole > clear.length) return null;
  const bytes = new Uint8Array(length);
  bytes.set(clear.subarray(0, whole));
  const letter = (whole / GROUP_BYTES) * GROUP_LETTERS;
  return decodeGroup(letters, letter, bytes, whole, length - whole) ? bytes : null;
}

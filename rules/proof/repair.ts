/**
 * Repair of letters a censor has masked (protocol §4.7): all fillings are tried, and only a token that is the
 * single one to fit is taken. Three masks are 125,000 fillings, a second or two.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { MASK } from './find';
import { ALPHABET, decodeGroup, GROUP_BYTES, GROUP_LETTERS, lettersFor } from './letters';
import type { Token } from './token';
import { readToken, tokenLength } from './token-read';

/** Fillings of one reading of a thread. */
export const MAX_FILLINGS = 400_000;

/** How many fillings a run has. */
export const fillingsOf = (letters: string): number => ALPHABET.length ** (letters.split(MASK).length - 1);

/** The only token that fills the masks and that `accept` takes; `null` when there is none, or several. */
export function repairRun(letters: string, accept: (token: Token) => boolean): Token | null {
  const kept = new Map<string, Token>();
  for (const token of fillings(letters)) {
    if (accept(token)) kept.set(bytesToHex(token.bytes), token);
    if (kept.size > 1) return null;
  }
  return kept.values().next().value ?? null;
}

/** Every token that some filling of the masks reads as. */
function* fillings(letters: string): Generator<Token> {
  const groups = letters.match(new RegExp(`.{1,${GROUP_LETTERS}}`, 'gs')) ?? [];
  const run = new Uint8Array(GROUP_BYTES * groups.length);
  const masked = groups.flatMap((group, index) => (group.includes(MASK) ? [index] : []));
  /** Groups decoded into `run`. Where the first other one stands the token must have ended, but for its tail. */
  const decoded = groups.map((group, index) => readGroup(run, index, group));
  yield* fillGroups(0);

  function* fillGroups(done: number): Generator<Token> {
    const index = masked[done];
    if (index === undefined) {
      const token = readRun(groups, run, decoded);
      if (token) yield token;
      return;
    }
    const group = groups[index] ?? '';
    for (const filled of fillGroup(group)) {
      groups[index] = filled;
      decoded[index] = readGroup(run, index, filled);
      yield* fillGroups(done + 1);
    }
    groups[index] = group;
  }
}

function* fillGroup(group: string): Generator<string> {
  const at = group.indexOf(MASK);
  if (at < 0) {
    yield group;
    return;
  }
  for (const letter of ALPHABET) yield* fillGroup(group.slice(0, at) + letter + group.slice(at + 1));
}

const readGroup = (run: Uint8Array, index: number, group: string): boolean =>
  group.length === GROUP_LETTERS &&
  decodeGroup(group, run.subarray(GROUP_BYTES * index, GROUP_BYTES * (index + 1)));

/** The token at the start of a run. */
function readRun(groups: readonly string[], run: Uint8Array, decoded: readonly boolean[]): Token | null {
  const other = decoded.indexOf(false);
  const clear = other < 0 ? groups.length : other;
  const length = tokenLength(run.subarray(0, GROUP_BYTES * clear));
  if (length === null) return null;
  const tail = length % GROUP_BYTES;
  const full = (length - tail) / GROUP_BYTES;
  if (full > clear) return null;
  const bytes = run.slice(0, length);
  const tailLetters = (groups[full] ?? '').slice(0, lettersFor(tail));
  if (tailLetters.length < lettersFor(tail)) return null;
  if (!decodeGroup(tailLetters, bytes.subarray(length - tail))) return null;
  const read = readToken(bytes);
  return read.ok ? read.value : null;
}

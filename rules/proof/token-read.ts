/**
 * Bytes → token (protocol §4.6). The bytes come from a post: anyone may have written them. Every cap is enforced
 * here, while reading, so that no number in a token can make anything loop later.
 */
import { bad, good, type Read } from '../read';
import { Cursor } from './cursor';
import type { DiceGroup, Spec } from './dice';
import { MAX_DICE, MAX_GROUPS, MAX_SEGMENTS, MAX_SIDES } from './spec';
import {
  type Flags,
  MAX_NUMBER,
  MAX_ORDER_BYTES,
  MAX_REQUESTS,
  MAX_SEALS,
  MAX_TOKEN_BYTES,
  type Opening,
  type Ref,
  type Request,
  SEAL_BYTES,
  type Token,
  type TokenKind,
  tokenKinds,
  VERSION,
} from './token';
import { PROOF_BYTES } from './vrf';

const HEAD_BYTES = 3;

/** A whole token and nothing else, which keeps `bytes`. The problem's code is a `TokenProblem`. */
export function readToken(bytes: Uint8Array): Read<Token> {
  const cursor = new Cursor(bytes, false);
  const token = bytes.length > MAX_TOKEN_BYTES ? cursor.fail('limit') : readFields(cursor);
  if (cursor.at < bytes.length) cursor.fail('extra');
  return token === null || cursor.problem !== null
    ? bad({ code: cursor.problem ?? 'short', field: 'token' })
    : good(token);
}

/** How long the token is that begins with these bytes; `null` when none can. Missing bytes are read as zeros. */
export function tokenLength(start: Uint8Array): number | null {
  const cursor = new Cursor(start, true);
  readFields(cursor);
  return cursor.problem === null && cursor.at <= MAX_TOKEN_BYTES ? cursor.at : null;
}

function readFields(cursor: Cursor): Token | null {
  const head = cursor.byte();
  const kind = tokenKinds[head & 0x0f];
  if (cursor.problem !== null) return null;
  if (head >> 4 !== VERSION) return cursor.fail('version');
  if (kind === undefined) return cursor.fail('kind');
  const check = cursor.take(HEAD_BYTES - 1);
  const fields = readKind(cursor, kind);
  const proofBytes = kind === 'oculta' ? 0 : PROOF_BYTES;
  if (cursor.padded) {
    cursor.take(proofBytes);
    return null;
  }
  const signed = new Uint8Array(1 + Math.max(cursor.at - HEAD_BYTES, 0));
  signed[0] = head;
  signed.set(cursor.bytes.subarray(HEAD_BYTES, cursor.at), 1);
  const proof = cursor.take(proofBytes);
  return { ...fields, bytes: cursor.bytes, check, signed, proof };
}

type Fields<T> = T extends Token ? Omit<T, 'bytes' | 'check' | 'signed' | 'proof'> : never;

function readKind(cursor: Cursor, kind: TokenKind): Fields<Token> {
  switch (kind) {
    case 'invitacion':
      return { kind, gmPk: cursor.take(32), nonce: cursor.take(4), flags: readFlags(cursor) };
    case 'baliza':
      return readBeacon(cursor);
    case 'alta':
      return { kind, pk: cursor.take(32) };
    case 'tirada':
      return { kind, n: readNumber(cursor), ref: readRef(cursor), ...readSpoken(cursor) };
    case 'declaracion':
      return { kind, n: readNumber(cursor), ...readSpoken(cursor) };
    case 'oculta':
      return { kind, n: readNumber(cursor), ref: readRef(cursor), commit: cursor.take(16) };
    case 'revelacion':
      return {
        kind,
        n: readNumber(cursor),
        ref: readRef(cursor),
        salt: cursor.take(16),
        ...readSpoken(cursor),
      };
  }
}

const readNumber = (cursor: Cursor): number => cursor.int(1, MAX_NUMBER);

function readBeacon(cursor: Cursor): Fields<Extract<Token, { kind: 'baliza' }>> {
  const k = cursor.int(0, MAX_NUMBER);
  const opening = k === 0 ? readOpening(cursor) : null;
  const seals = cursor.list(cursor.int(0, MAX_SEALS), () => cursor.take(SEAL_BYTES));
  const requests = cursor.list(cursor.int(0, MAX_REQUESTS), () => readRequest(cursor));
  return { kind: 'baliza', k, opening, seals, requests };
}

const readOpening = (cursor: Cursor): Opening => ({
  gmPk: cursor.take(32),
  nonce: cursor.take(4),
  scene: cursor.take(4),
  flags: readFlags(cursor),
});

function readFlags(cursor: Cursor): Flags {
  const bits = cursor.count(0, 3);
  return { estricta: (bits & 1) !== 0, onePerBeacon: (bits & 2) !== 0 };
}

function readRequest(cursor: Cursor): Request {
  const start = cursor.at;
  const spec = readSpec(cursor);
  return { spec, bytes: cursor.bytes.subarray(start, cursor.at) };
}

/** varint(4·x + t): t = 0 beacon x, 1 request of beacon x, 2 básica (x = 0), 3 witness x. */
function readRef(cursor: Cursor): Ref {
  const value = cursor.int(0, 4 * MAX_NUMBER + 3);
  const x = Math.floor(value / 4);
  switch (value % 4) {
    case 0:
      return { to: 'beacon', k: x };
    case 1:
      return { to: 'request', k: x, q: cursor.int(0, MAX_REQUESTS - 1) };
    case 2:
      if (x !== 0) cursor.fail('limit');
      return { to: 'post', post: cursor.int(0, Number.MAX_SAFE_INTEGER) };
    default:
      return { to: 'witness', w: x };
  }
}

function readSpoken(cursor: Cursor) {
  const start = cursor.at;
  const spec = readSpec(cursor);
  const specBytes = cursor.bytes.subarray(start, cursor.at);
  const order = cursor.take(cursor.int(0, MAX_ORDER_BYTES));
  return { spec, specBytes, order, textHash: cursor.take(2) };
}

function readSpec(cursor: Cursor): Spec {
  return cursor.list(cursor.count(1, MAX_SEGMENTS), () =>
    cursor.list(cursor.count(1, MAX_GROUPS), () => readGroup(cursor)),
  );
}

function readGroup(cursor: Cursor): DiceGroup {
  const n = cursor.int(1, MAX_DICE);
  const sides = cursor.int(4, 2 * MAX_SIDES + 1);
  return { n, d: sides >> 1, ...(sides % 2 === 1 ? { explode: true } : {}) };
}

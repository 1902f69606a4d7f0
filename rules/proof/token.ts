/** What a token says (protocol §4.6). Kinds and verdict words keep the protocol's Spanish names, in ASCII. */
import type { Spec } from './dice';

/** In the order of their numbers 0–6. */
export const tokenKinds = [
  'invitacion',
  'baliza',
  'alta',
  'tirada',
  'declaracion',
  'oculta',
  'revelacion',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const VERSION = 1;
export const MAX_NUMBER = 1_000_000;
export const MAX_SEALS = 64;
export const MAX_REQUESTS = 16;
export const MAX_ORDER_BYTES = 64;
export const MAX_TOKEN_BYTES = 2048;
export const SEAL_BYTES = 10;
export const SLOT_BYTES = 3;

/** What the dice of a block lean on. */
export type Ref =
  | { readonly to: 'beacon'; readonly k: number }
  | { readonly to: 'request'; readonly k: number; readonly q: number }
  /** Básica: `post` 0 when nobody else has written yet. */
  | { readonly to: 'post'; readonly post: number }
  | { readonly to: 'witness'; readonly w: number };

export interface Flags {
  /** Only declared and asked rolls are allowed. */
  readonly estricta: boolean;
  /** One immediate roll per player and beacon. */
  readonly onePerBeacon: boolean;
}

/** What opens a scene: its context is made from these. */
export interface Opening {
  readonly gmPk: Uint8Array;
  readonly nonce: Uint8Array;
  readonly scene: Uint8Array;
  readonly flags: Flags;
}
export interface Request {
  readonly spec: Spec;
  readonly bytes: Uint8Array;
}

interface Common {
  /** The whole token. */
  readonly bytes: Uint8Array;
  readonly check: Uint8Array;
  /** First byte and fields: what check and additional data cover. */
  readonly signed: Uint8Array;
  /** 80 bytes; empty in an oculta. */
  readonly proof: Uint8Array;
}
interface Numbered extends Common {
  readonly n: number;
}
interface Spoken extends Numbered {
  readonly spec: Spec;
  readonly specBytes: Uint8Array;
  readonly order: Uint8Array;
  readonly textHash: Uint8Array;
}

export interface Invitacion extends Common {
  readonly kind: 'invitacion';
  readonly gmPk: Uint8Array;
  readonly nonce: Uint8Array;
  readonly flags: Flags;
}
export interface Baliza extends Common {
  readonly kind: 'baliza';
  readonly k: number;
  /** Only of k = 0, the apertura. */
  readonly opening: Opening | null;
  /** Entries of 10 bytes as they stand: the order is judged, not trusted. */
  readonly seals: readonly Uint8Array[];
  readonly requests: readonly Request[];
}
export interface Alta extends Common {
  readonly kind: 'alta';
  readonly pk: Uint8Array;
}
export interface Tirada extends Spoken {
  readonly kind: 'tirada';
  readonly ref: Ref;
}
export interface Declaracion extends Spoken {
  readonly kind: 'declaracion';
}
export interface Oculta extends Numbered {
  readonly kind: 'oculta';
  readonly ref: Ref;
  readonly commit: Uint8Array;
}
export interface Revelacion extends Spoken {
  readonly kind: 'revelacion';
  readonly ref: Ref;
  readonly salt: Uint8Array;
}
/** Kinds 3 to 6: the blocks of a series. */
export type Numeral = Tirada | Declaracion | Oculta | Revelacion;
export type Token = Invitacion | Baliza | Alta | Numeral;

/** The number after the first word of the visible line: k of a baliza, 0 where there is none. */
export const numberOf = (token: Token): number =>
  token.kind === 'baliza' ? token.k : 'n' in token ? token.n : 0;

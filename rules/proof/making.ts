/**
 * Making blocks. Rolls take two steps, because the words of a block need the dice and the proof covers the words:
 * draw (key, context, number, reference → seed of the dice), then sign (spec, order, words → token).
 * What can be chosen after the draw cannot change a die (protocol §4.4).
 */
import {
  basicaAlpha,
  declaredAlpha,
  directorAlpha,
  immediateAlpha,
  requestedAlpha,
  witnessOf,
} from './alpha';
import { commitmentOf } from './commitment';
import type { Spec } from './dice';
import type { Key } from './keys';
import { textForm } from './letters';
import { writeSpec } from './spec';
import { textHash } from './text';
import type { Ref } from './token';
import { bytesField, numberField, orderField, refField, sealToken, signedPart } from './token-write';
import { type Output, output } from './vrf';

/** A roll whose dice are fixed and whose words are not written yet. */
export interface Draw {
  readonly key: Key;
  readonly ctx: Uint8Array;
  readonly n: number;
  readonly ref: Ref;
  readonly alpha: Uint8Array;
  readonly output: Output;
  /** 64 bytes for `rollDice`. */
  readonly seed: Uint8Array;
}
/** A token, and how it stands in a post (`TV1 …`). */
export interface Made {
  readonly token: Uint8Array;
  readonly text: string;
}
/** What is said about a roll. `blockText` is what a reader sees from `Tirada n` up to the token, without markup. */
export interface Said {
  readonly spec: Spec;
  readonly order: Uint8Array;
  readonly blockText: string;
}

export const made = (token: Uint8Array): Made => ({ token, text: textForm(token) });

function draw(key: Key, ctx: Uint8Array, n: number, ref: Ref, alpha: Uint8Array): Draw {
  const drawn = output(key, alpha);
  return { key, ctx, n, ref, alpha, output: drawn, seed: drawn.beta };
}

/** Básica: number and anchor from `nextBasica`. */
export const drawBasica = (key: Key, ctx: Uint8Array, n: number, anchor: number): Draw =>
  draw(key, ctx, n, { to: 'post', post: anchor }, basicaAlpha(ctx, n, anchor));

/** Inmediata: `k` is the due beacon and `beta` its output. */
export const drawImmediate = (
  key: Key,
  ctx: Uint8Array,
  n: number,
  beacon: { readonly k: number; readonly beta: Uint8Array },
): Draw => draw(key, ctx, n, { to: 'beacon', k: beacon.k }, immediateAlpha(ctx, n, beacon.k, beacon.beta));

/** Pedida: the dice depend on the request alone, whatever the number. */
export const drawRequested = (
  key: Key,
  ctx: Uint8Array,
  n: number,
  request: { readonly k: number; readonly q: number; readonly beta: Uint8Array },
): Draw => {
  const { k, q, beta } = request;
  return draw(key, ctx, n, { to: 'request', k, q }, requestedAlpha(ctx, k, q, beta));
};

/** A roll of the director: `w` is the witness due and `seals` its entries, in their order. */
export const drawDirector = (
  key: Key,
  ctx: Uint8Array,
  m: number,
  witness: { readonly w: number; readonly seals: readonly Uint8Array[] },
): Draw =>
  draw(
    key,
    ctx,
    m,
    { to: 'witness', w: witness.w },
    directorAlpha(ctx, m, witness.w, witnessOf(witness.seals)),
  );

/** Kind 3: the token of a roll, under the words it was given. */
export function signRoll(drawn: Draw, roll: Said): Made {
  const signed = signedPart('tirada', numberField(drawn.n), refField(drawn.ref), ...spoken(roll));
  return made(sealToken(drawn.key, drawn.ctx, signed, drawn.alpha, drawn.output));
}

/** Kind 4: declared now, resolved by the first baliza that seals it. Nobody knows its dice yet. */
export function declare(key: Key, ctx: Uint8Array, n: number, said: Said): Made {
  const signed = signedPart('declaracion', numberField(n), ...spoken(said));
  return made(sealToken(key, ctx, signed, declaredAlpha(ctx, n)));
}

/** What a hidden roll commits to. `salt`: 16 random bytes, to be kept until the reveal. */
export interface Secret {
  readonly spec: Spec;
  readonly order: Uint8Array;
  /** What will stand between « » in the line of the reveal. */
  readonly label: string;
  readonly salt: Uint8Array;
}

/** Kind 5: number and commitment now; the dice of the draw stay hidden. */
export function hide(drawn: Draw, { spec, order, label, salt }: Secret): Made {
  const commit = commitmentOf(bytesField('salt', salt, 16), writeSpec(spec), orderField(order), label);
  const signed = signedPart('oculta', numberField(drawn.n), refField(drawn.ref), commit);
  return made(sealToken(drawn.key, drawn.ctx, signed, null));
}

/** Kind 6: opens the hidden roll of the same draw. The label is read from `blockText`: what stands in « ». */
export function reveal(drawn: Draw, roll: Said & { readonly salt: Uint8Array }): Made {
  const signed = signedPart(
    'revelacion',
    numberField(drawn.n),
    refField(drawn.ref),
    bytesField('salt', roll.salt, 16),
    ...spoken(roll),
  );
  return made(sealToken(drawn.key, drawn.ctx, signed, drawn.alpha, drawn.output));
}

/** Spec, order and hash of the words: the end of the fields of kinds 3, 4 and 6. */
const spoken = ({ spec, order, blockText }: Said): Uint8Array[] => [
  writeSpec(spec),
  orderField(order),
  textHash(blockText),
];

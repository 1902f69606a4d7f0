/**
 * Making what opens and carries a scene: invitation, apertura, balizas (protocol §4.6, §4.9); altas: `enrol.ts`. A baliza
 * takes two steps too: its output keys the seals, and its proof covers them.
 */
import type { ToSeal } from './acta/to-seal';
import { beaconAlpha, declaredSeed, invitationAlpha } from './alpha';
import { invitationContext, partidaId, sceneContext } from './context';
import { type Dice, rollDice, type Spec } from './dice';
import type { Key } from './keys';
import { type Made, made } from './making';
import { sealEntry } from './seals';
import type { Flags, Opening } from './token';
import {
  beaconField,
  bytesField,
  flagsField,
  openingField,
  requestsField,
  sealsField,
  sealToken,
  signedPart,
} from './token-write';
import { type Output, output } from './vrf';

/** A baliza whose value is fixed and whose seals are not written yet. */
export interface BeaconDraw {
  readonly key: Key;
  readonly ctx: Uint8Array;
  readonly k: number;
  readonly opening: Opening | null;
  readonly alpha: Uint8Array;
  readonly output: Output;
  /** β: keys the seals (`sealEntry`) and decides the rolls that lean on this baliza. Secret until it is posted. */
  readonly beta: Uint8Array;
}

function draw(key: Key, ctx: Uint8Array, k: number, opening: Opening | null): BeaconDraw {
  const alpha = beaconAlpha(ctx, k);
  const drawn = output(key, alpha);
  return { key, ctx, k, opening, alpha, output: drawn, beta: drawn.beta };
}

/** An apertura. `nonce` (of the partida) and `scene` (of the scene) are four random bytes each. */
export function drawOpening(
  key: Key,
  { nonce, scene, flags }: { nonce: Uint8Array; scene: Uint8Array; flags: Flags },
): BeaconDraw {
  const ctx = sceneContext(key.pk, bytesField('nonce', nonce, 4), bytesField('scene', scene, 4));
  return draw(key, ctx, 0, { gmPk: key.pk, nonce, scene, flags });
}

/** Baliza `k` ≥ 1 of a scene. @throws RangeError for k = 0, which only `drawOpening` makes */
export function drawBeacon(key: Key, ctx: Uint8Array, k: number): BeaconDraw {
  if (k < 1) throw new RangeError(`k: a baliza after the apertura, not ${k}`);
  return draw(key, ctx, k, null);
}

/** Seals in any order (at most 64), requests in the order players answer them (at most 16). */
export function signBeacon(
  drawn: BeaconDraw,
  { seals, requests }: { seals: readonly Uint8Array[]; requests: readonly Spec[] },
): Made {
  const fields = [sealsField(seals), requestsField(requests)];
  if (drawn.opening) fields.unshift(openingField(drawn.opening));
  const signed = signedPart('baliza', beaconField(drawn.k), ...fields);
  return made(sealToken(drawn.key, drawn.ctx, signed, drawn.alpha, drawn.output));
}

/** The seals of a baliza with output `beta`. Altas that ask are among `blocks` only when the director said yes. */
export const sealsOf = (beta: Uint8Array, blocks: readonly ToSeal[]): Uint8Array[] =>
  blocks.map(({ pk, n, token, blockText }) => sealEntry(beta, pk, n, token, blockText));

/** The dice of a declaration that the baliza with output `beta` seals first. */
export const resolveDeclared = (declared: NonNullable<ToSeal['declared']>, beta: Uint8Array): Dice =>
  rollDice(declaredSeed(declared.beta, beta), declared.spec);

/** What a director may send beforehand, so that nobody else's apertura is taken for his. */
export function makeInvitation(key: Key, nonce: Uint8Array, flags: Flags): Made {
  const signed = signedPart('invitacion', key.pk, bytesField('nonce', nonce, 4), flagsField(flags));
  const ctx = invitationContext(key.pk, nonce);
  return made(sealToken(key, ctx, signed, invitationAlpha(partidaId(key.pk, nonce))));
}

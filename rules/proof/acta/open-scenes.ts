/** Steps 2 and 3 of the acta: who directs, which scenes are open, which balizas count (protocol §5.3). */
import { beaconAlpha, invitationAlpha } from '../alpha';
import { compareBytes, sameBytes } from '../bytes';
import { invitationContext, partidaId, sceneContext } from '../context';
import type { Baliza, Invitacion, Opening } from '../token';
import { type Block, type BlockOf, isKind } from './block';
import { type Known, nothingFits } from './options';
import { fits, type Prover } from './proofs';
import { beaconOf, Scene } from './scene';

/** Step 2. Invitations and aperturas, each with its own key and context. */
export function openScenes(blocks: readonly Block[], known: Known, prove: Prover): Scene[] {
  const scenes: Scene[] = [];
  for (const block of blocks) {
    if (isKind(block, 'invitacion')) judgeInvitation(block, prove);
    if (isKind(block, 'baliza') && block.token.opening) {
      const scene = openScene(block, block.token.opening, scenes, known, prove);
      if (scene) scenes.push(scene);
    }
  }
  const gms = known.gms ?? scenes.slice(0, 1).map(({ author }) => author);
  for (const scene of scenes)
    scene.confirmed = gms.includes(scene.author) && keyIsExpected(scene.gmPk, known);
  return scenes;
}

function judgeInvitation(block: BlockOf<Invitacion>, prove: Prover): void {
  const { gmPk, nonce } = block.token;
  const ctx = invitationContext(gmPk, nonce);
  block.pk = gmPk;
  if (!fits(block.token, ctx, gmPk)) block.add('foreign', {});
  else if (!prove(block.token, ctx, gmPk, invitationAlpha(partidaId(gmPk, nonce))))
    block.add('altered/proof', {});
  else block.add('verified/invitacion', {});
}

function openScene(
  block: BlockOf<Baliza>,
  { gmPk, nonce, scene: id, flags }: Opening,
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): Scene | null {
  const ctx = sceneContext(gmPk, nonce, id);
  block.pk = gmPk;
  if (!fits(block.token, ctx, gmPk)) {
    block.add('foreign', {});
    return null;
  }
  const beta = prove(block.token, ctx, gmPk, beaconAlpha(ctx, 0));
  if (beta === null) {
    block.add('altered/proof', {});
    return null;
  }
  const open = scenes.find((scene) => sameBytes(scene.ctx, ctx));
  if (open) {
    if (open.author === block.author) block.add('repeated/baliza', { k: 0 });
    else block.add('not_gm', {});
    return null;
  }
  if (!sealsAreSorted(block.token)) {
    block.add('altered/seals', {});
    return null;
  }
  const scene = new Scene(ctx, gmPk, flags, block);
  scene.add(beaconOf(block, beta));
  if (!keyIsExpected(gmPk, known)) block.add('unknown_gm', {});
  block.add('verified/apertura', {});
  return scene;
}

const keyIsExpected = (gmPk: Uint8Array, { gmPk: expected }: Known): boolean =>
  expected === null || sameBytes(gmPk, expected);

/** Step 3. The other balizas, in thread order. */
export function placeBeacons(
  blocks: readonly Block[],
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): void {
  for (const block of blocks) {
    if (isKind(block, 'baliza') && !block.token.opening) placeBeacon(block, scenes, known, prove);
  }
}

function placeBeacon(block: BlockOf<Baliza>, scenes: readonly Scene[], known: Known, prove: Prover): boolean {
  const { token, author } = block;
  const scene = scenes.find(({ ctx, gmPk }) => fits(token, ctx, gmPk));
  if (!scene) return nothingFits(block, known);
  block.pk = scene.gmPk;
  if (scene.author !== author) return block.refuse('not_gm', {});
  const beta = prove(token, scene.ctx, scene.gmPk, beaconAlpha(scene.ctx, token.k));
  if (beta === null) return block.refuse('altered/proof', {});
  if (scene.beacon(token.k)) return block.refuse('repeated/baliza', { k: token.k });
  if (!sealsAreSorted(token)) return block.refuse('altered/seals', {});
  if (token.k < scene.largest) block.add('out_of_order/baliza', { k: token.k, after: scene.largest });
  scene.add(beaconOf(block, beta));
  block.add('verified/baliza', { k: token.k });
  return true;
}

/** Strictly ascending: the order decides the witness of the director's own rolls, so he must not choose it. */
const sealsAreSorted = ({ seals }: Baliza): boolean =>
  seals.every((seal, i) => i === 0 || compareBytes(seals[i - 1] ?? seal, seal) < 0);

/** The alpha a numbered token must have been proved under (protocol §4.4). */
import { basicaAlpha, declaredAlpha, directorAlpha, immediateAlpha, requestedAlpha } from '../alpha';
import type { Numeral } from '../token';
import type { Scene } from './scene';

/**
 * `null` when it is not known here: no proof in a hidden block, the beacon is not in the thread, the scene has no
 * such reference. A reveal uses the alpha of its hidden block: same number, same reference.
 */
export function alphaOf(token: Numeral, ctx: Uint8Array, scene: Scene | null): Uint8Array | null {
  if (token.kind === 'oculta') return null;
  if (token.kind === 'declaracion') return declaredAlpha(ctx, token.n);
  const { n, ref } = token;
  if (ref.to === 'post') return basicaAlpha(ctx, n, ref.post);
  const beacon = scene?.beacon(ref.to === 'witness' ? ref.w : ref.k);
  if (!beacon) return null;
  if (ref.to === 'beacon') return immediateAlpha(ctx, n, beacon.k, beacon.beta);
  if (ref.to === 'request') return requestedAlpha(ctx, beacon.k, ref.q, beacon.beta);
  return beacon.witness && directorAlpha(ctx, n, beacon.k, beacon.witness);
}

/** The last word on a good block: how it was rolled, who sealed it, and whether its key was new (protocol §5.1). */
import type { Standing } from '../wording/phrases';
import type { NumberedBlock } from './block';
import { isDirectors } from './circumstances';
import type { Matter } from './matter';
import type { Series } from './series';

export function sayVerified(block: NumberedBlock, series: Series, matter: Matter): void {
  const { token } = block;
  if (token.kind === 'oculta') return;
  if (token.kind === 'revelacion') {
    block.add('verified/revelacion', { n: token.n });
    return;
  }
  const standing = standingOf(block, series, matter);
  if (token.kind === 'declaracion') {
    block.add('verified/declarada', { ...standing, k: series.sealer(token.n)?.beacon.k ?? 0 });
  } else if (token.ref.to === 'witness') {
    block.add('verified/director', { ...standing, w: token.ref.w });
  } else {
    block.add(modes[token.ref.to], standing);
  }
}

const modes = {
  beacon: 'verified/inmediata',
  request: 'verified/pedida',
  post: 'verified/basica',
} as const;

function standingOf(block: NumberedBlock, series: Series, matter: Matter): Standing {
  const first = isFirstShown(block, series, matter);
  if (!series.scene || isDirectors(block, series)) return { seal: 'silent', first };
  const seal = series.seal(block.token.n);
  return { seal: seal === null ? 'unsealed' : seal.asItStands ? seal.beacon.k : 'silent', first };
}

/**
 * «Llave estrenada aquí»: nothing shows that the key existed before the value its dice lean on, so it may have
 * been picked among many for this roll.
 */
function isFirstShown(block: NumberedBlock, series: Series, matter: Matter): boolean {
  const { hex } = series;
  if (matter.keyring.holding(block.author, hex)?.pinned) return false;
  if (series.scene) return !isDirectors(block, series) && !isSealedBefore(block, series);
  const { token } = block;
  if (!('ref' in token) || token.ref.to !== 'post') return false;
  const anchor = matter.positions.get(token.ref.post);
  const altas = matter.keyring.shown.filter((alta) => alta.hex === hex);
  return anchor === undefined ? altas.length === 0 : !altas.some((alta) => alta.block.at < anchor);
}

/**
 * Some block of the series up to this one, the alta included, was sealed by the beacon of these dice or before. An
 * alta that is no longer here has left its slot.
 */
function isSealedBefore({ token }: NumberedBlock, series: Series): boolean {
  const fixing =
    token.kind === 'declaracion'
      ? series.sealer(token.n)?.beacon.k
      : token.kind !== 'oculta' && token.kind !== 'revelacion' && token.ref.to !== 'post' && 'k' in token.ref
        ? token.ref.k
        : undefined;
  if (fixing === undefined) return false;
  const sealed = (n: number): boolean => {
    const sealer = series.sealer(n);
    return sealer !== null && sealer.beacon.k <= fixing;
  };
  if (sealed(0)) return true;
  for (const n of series.first.keys()) if (n <= token.n && sealed(n)) return true;
  return false;
}

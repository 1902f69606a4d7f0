import type { Clases } from './dice';

/** Triunfos that armour turns into plain successes, single ones whatever the specialty. */
export interface Convertidos {
  readonly propios: number;
  readonly destino: number;
}

/**
 * Armour penalty (PLE-43, seed L314): with a fracaso in the throw, as many triunfos as the penalty become plain
 * successes, before anything doubles them. Setting `ple.armaduraYDestino`: the whole throw, own triunfos first,
 * or `soloPropios`, where destino dice neither trip the armour nor are hindered by it.
 */
export function convertidosPorArmadura(
  propios: Clases,
  destino: Clases,
  penalizacion: number,
  soloPropios: boolean,
): Convertidos {
  const tripped = propios.fracasos > 0 || (!soloPropios && destino.fracasos > 0);
  if (!tripped) return nothing;
  const own = Math.min(penalizacion, propios.triunfos);
  return { propios: own, destino: soloPropios ? 0 : Math.min(penalizacion - own, destino.triunfos) };
}
const nothing: Convertidos = { propios: 0, destino: 0 };

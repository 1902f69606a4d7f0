import type { Clases } from './dice';

/** How an order's armour hinders a throw (PLE-43): its penalty, and whether destino dice are left out of it. */
export interface Armadura {
  readonly penalizacion: number;
  /** `ple.armaduraYDestino` = propios: destino dice neither trip the armour nor are hindered by it. */
  readonly soloPropios: boolean;
}

/** The penalty of a throw: all of it with a fracaso among the dice that count, else none (seed L314). */
export const penalizacionDe = (
  { penalizacion, soloPropios }: Armadura,
  propios: Clases,
  destino: Clases,
): number => (propios.fracasos > 0 || (!soloPropios && destino.fracasos > 0) ? penalizacion : 0);

/**
 * As many triunfos as the penalty become plain successes, single ones whatever the specialty: own triunfos
 * first, and what is left of the penalty is for those of destino dice.
 */
export const convertidos = (clases: Clases, penalizacion: number): number =>
  Math.min(penalizacion, clases.triunfos);

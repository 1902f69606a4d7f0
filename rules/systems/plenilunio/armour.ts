import type { Clases } from './dice';

/** The dice of a character's throw, apart because destino dice count double by themselves. */
export interface Throw {
  readonly propios: Clases;
  readonly destino: Clases;
}
/** After the armour: how many triunfos became plain successes (single ones, whatever the specialty). */
export interface Hindered extends Throw {
  readonly convertidos: number;
}

/**
 * Armour penalty (PLE-43, seed L314): with a fracaso in the throw, as many triunfos as the penalty become plain
 * successes, before anything doubles them. Setting `ple.armaduraYDestino`: the whole throw, own triunfos first,
 * or `soloPropios`, where destino dice neither trip the armour nor are hindered by it.
 */
export function aplicarArmadura(dice: Throw, penalizacion: number, soloPropios: boolean): Hindered {
  const tripped = dice.propios.fracasos > 0 || (!soloPropios && dice.destino.fracasos > 0);
  const penalty = tripped ? penalizacion : 0;
  const own = Math.min(penalty, dice.propios.triunfos);
  const fate = soloPropios ? 0 : Math.min(penalty - own, dice.destino.triunfos);
  return {
    propios: convert(dice.propios, own),
    destino: convert(dice.destino, fate),
    convertidos: own + fate,
  };
}

const convert = (clases: Clases, count: number): Clases => ({
  ...clases,
  exitos: clases.exitos + count,
  triunfos: clases.triunfos - count,
});

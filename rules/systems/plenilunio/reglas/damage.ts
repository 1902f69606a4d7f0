import { cancelar } from './cancel';
import type { Lado } from './dice';

/**
 * Damage of a side against `contra` successes (PLE-41, seed L289–302): of what is left, each normal success does
 * 1, each triunfo the damage of the weapon, a double one twice that, one half cancelled once. 0 for a side that
 * does not have more.
 */
export function danoDe(lado: Lado, contra: number, arma: number): number {
  const { normales, sencillos, dobles, medio } = cancelar(lado, contra);
  return normales + (sencillos + 2 * dobles + (medio ? 1 : 0)) * arma;
}

/** The same where only what the triunfos count is known, in whatever way they do: `odds` asks it often. */
export const danoDeUnidades = (normales: number, triunfos: number, contra: number, arma: number): number =>
  normales >= contra ? normales - contra + triunfos * arma : Math.max(0, triunfos + normales - contra) * arma;

/** Protection takes its value off each damage and is not worn down (PLE-42, seed L306–308). */
export const trasProteccion = (dano: number, proteccion: number): number => Math.max(0, dano - proteccion);

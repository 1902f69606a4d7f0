import type { RollOrder } from '../order/order';
import { cancelar } from './cancel';
import { trasProteccion } from './damage';
import { exitosDe, type Lado } from './dice';
import type { Outcome } from './resolve';

/** A blow's sum: plain successes, what the triunfos count, the weapon, the protection, and what it comes to. */
export interface Golpe {
  readonly normales: number;
  readonly triunfos: number;
  readonly arma: number;
  readonly proteccion: number;
  readonly total: number;
}

function golpe(lado: Lado, contra: Lado, arma: number, proteccion: number): Golpe | null {
  if (exitosDe(lado) <= exitosDe(contra)) return null;
  const { normales, sencillos, dobles, medio } = cancelar(lado, exitosDe(contra));
  const triunfos = sencillos + 2 * dobles + (medio ? 1 : 0);
  const total = trasProteccion(normales + triunfos * arma, proteccion);
  return { normales, triunfos, arma, proteccion, total };
}

/** Damage the subject of the roll does (PLE-41, PLE-42); `null` without a weapon, while pending or without a win. */
export const danoHecho = ({ dano, protecciones }: RollOrder, { sujeto, contra }: Outcome): Golpe | null =>
  dano === undefined || !contra ? null : golpe(sujeto, contra, dano, protecciones?.rival ?? 0);

/** Damage the roller receives from a rival with a weapon who wins (PLE-34). */
export const danoRecibido = (
  { danoRival, protecciones }: RollOrder,
  { sujeto, contra }: Outcome,
): Golpe | null =>
  danoRival === undefined || !contra ? null : golpe(contra, sujeto, danoRival, protecciones?.propia ?? 0);

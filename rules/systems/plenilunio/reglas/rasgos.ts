import type { RollOrder } from '../order/order';
import { type Caracteristica, type DonId, dones, type Rasgo } from '../terms';
import { usoDe } from './dones';

export const isDon = (rasgo: Rasgo): rasgo is DonId => dones.some((id) => id === rasgo);
export const isCaracteristica = (rasgo: Rasgo): rasgo is Caracteristica => !isDon(rasgo);

/** Use of the don that is rolled, or that is answered. */
export const usoDeLaTirada = ({ rasgo, uso }: RollOrder) =>
  rasgo !== undefined && isDon(rasgo) ? usoDe(rasgo, uso ?? 0) : undefined;

/** Whether what stands against the roll is a character, who may suffer a revés too (PLE-10, PLE-12). */
export const facesCharacter = (order: RollOrder): boolean =>
  order.kind === 'conflicto' || order.kind === 'ataque' || usoDeLaTirada(order)?.tipo === 'conflicto';

/** Whether the outcome is told as «gana» or «pierde» rather than as success or failure. */
export const isDuel = (order: RollOrder): boolean =>
  order.kind === 'defensa' || (order.kind !== 'oposicion' && facesCharacter(order));

/** Fortuna a roll costs: the don it is made with or helped by (PLE-25), and a point for each passenger (L485). */
export const costeEnFortuna = (order: RollOrder): number => {
  const don = order.kind === 'don' && order.rasgo !== 'trance' ? 1 + (order.pasajeros ?? 0) : 0;
  return don + (order.donAutomatico ? 1 : 0);
};

import type { Prolongada } from '../order/order';

/**
 * An extended action after a roll (PLE-14, seed L89–96): net successes are gathered, a lost roll takes nothing
 * away, a revés takes all.
 */
export const avanzar = ({ acumulado }: Prolongada, neto: number, reves: boolean): number =>
  reves ? 0 : acumulado + Math.max(0, neto);

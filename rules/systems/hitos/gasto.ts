import type { Gasto } from './order';
import { type Estado, esDanoMasivo, estadoDe, type Salud, sufrir } from './salud';

/** What a spend comes to; `null` for what it does not touch. */
export interface GastoHecho {
  readonly pd: { readonly antes: number; readonly despues: number } | null;
  readonly salud: { readonly antes: Salud; readonly despues: Salud; readonly estado: Estado } | null;
  /** HIT-30: the damage waits for the roll of Aguante. */
  readonly masivo: boolean;
}

/** Dramatic points each thing costs or brings (HIT-13 to HIT-21). */
const PUNTOS: Readonly<Partial<Record<Gasto['que'], 1 | -1>>> = {
  narrativo: -1,
  contra: -1,
  rechazar: -1,
  ignorar: -1,
  complicacion: 1,
  recibir: 1,
};
export const puntosDe = (que: Gasto['que']): number => PUNTOS[que] ?? 0;

export function gastar(order: Gasto): GastoHecho {
  const before: Salud | null = order.salud ? { ...order.salud, estabilizado: false, muerto: false } : null;
  const dano = order.dano ?? 0;
  const masivo =
    before !== null && order.que === 'dano' && esDanoMasivo(dano, before.aguante, order.deSecuaz);
  const after = before && bodyAfter(order, before, masivo ? 0 : dano);
  return {
    pd: pointsAfter(order),
    salud: before && after ? { antes: before, despues: after, estado: estadoDe(after) } : null,
    masivo,
  };
}

function pointsAfter(order: Gasto): GastoHecho['pd'] {
  if (order.pd === undefined) return null;
  if (order.que === 'sesion') return { antes: order.pd, despues: order.drama ?? order.pd };
  const change = puntosDe(order.que);
  return change === 0 ? null : { antes: order.pd, despues: order.pd + change };
}

function bodyAfter(order: Gasto, before: Salud, dano: number): Salud | null {
  if (order.que === 'dano') return sufrir(before, dano);
  // HIT-38 (L184): all of it after eight hours, but for what is consolidated.
  return order.que === 'descanso' ? { ...before, perdidos: before.consolidados } : null;
}

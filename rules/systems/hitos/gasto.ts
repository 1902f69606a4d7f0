import type { Gasto } from './order';
import { type Estado, esDanoMasivo, estabilizar, estadoDe, type Salud, sufrir } from './salud';

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
  estable_aspecto: -1,
};
export const puntosDe = (que: Gasto['que']): number => PUNTOS[que] ?? 0;

export function gastar(order: Gasto): GastoHecho {
  const antes: Salud | null = order.salud ? { ...order.salud, estabilizado: false, muerto: false } : null;
  const despues = antes && cuerpoTrasGasto(order, antes);
  return {
    pd: pointsAfter(order),
    salud: antes && despues && touchesBody(order) ? { antes, despues, estado: estadoDe(despues) } : null,
    masivo: antes !== null && waits(order, antes),
  };
}

/** What touches the body. */
export const BODY: readonly Gasto['que'][] = ['dano', 'descanso', 'estable_secuaz', 'estable_aspecto'];
const touchesBody = ({ que }: Gasto): boolean => BODY.includes(que);

/** HIT-30: damage of at least Aguante is not lost before its roll. */
const waits = (order: Gasto, body: Salud): boolean =>
  order.que === 'dano' && esDanoMasivo(order.dano ?? 0, body.aguante, order.deSecuaz);

/**
 * A body after a spend: damage that needs no roll, a rest (HIT-38, L184: all but what is consolidated), or the
 * dying stabilised: by a secuaz’s blow the turn after (HIT-36, L230), by an apt aspect (HIT-33, L429).
 */
export function cuerpoTrasGasto(order: Gasto, body: Salud): Salud {
  if (order.que === 'estable_secuaz' || order.que === 'estable_aspecto') return estabilizar(body, null).salud;
  if (order.que === 'descanso') return { ...body, perdidos: body.consolidados };
  if (order.que !== 'dano' || waits(order, body)) return body;
  return sufrir(body, order.dano ?? 0, false, order.sinConsolidados !== true);
}

function pointsAfter(order: Gasto): GastoHecho['pd'] {
  if (order.pd === undefined) return null;
  if (order.que === 'sesion') return { antes: order.pd, despues: order.drama ?? order.pd };
  const change = puntosDe(order.que);
  return change === 0 ? null : { antes: order.pd, despues: order.pd + change };
}

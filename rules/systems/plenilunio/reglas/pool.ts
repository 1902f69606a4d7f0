import type { DiceGroup, Spec } from '../../../proof/dice';
import type { RollOrder } from '../order/order';

/** Dice of the pool before any are kept back: score and additions less penalties, never below 0 (PLE-2, PLE-16). */
export const dadosDisponibles = (order: RollOrder): number =>
  Math.max(
    0,
    (order.valor ?? 0) +
      (order.herramientas ?? 0) +
      (order.arma ?? 0) +
      (order.ayudas ?? 0) +
      (order.medicos ?? 0) -
      (order.heridas ?? 0) -
      (order.comprometidos ?? 0),
  );

/** Dice of the pool that are thrown: those used, and Defensa de acero beside them. Destino dice are apart. */
export const dadosPropios = (order: RollOrder): number =>
  Math.min(order.usa ?? Number.POSITIVE_INFINITY, dadosDisponibles(order)) + (order.acero ?? 0);

export const d6 = (n: number): DiceGroup[] => (n > 0 ? [{ n, d: 6 }] : []);

/** The throw: own dice, destino and difficulty, each only when there are any. Rerolls come after (`moreOf`). */
export function specOf(order: RollOrder): Spec {
  const groups = [...d6(dadosPropios(order)), ...d6(order.destino?.dados ?? 0), ...d6(order.dificultad ?? 0)];
  return groups.length > 0 ? [groups] : [];
}

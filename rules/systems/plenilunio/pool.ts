import type { DiceGroup, Spec } from '../../proof/dice';
import type { RollOrder } from './order';

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

const d6 = (n: number): DiceGroup[] => (n > 0 ? [{ n, d: 6 }] : []);

/** Dice to throw again at most: there is no use for more than there are own dice. */
export const repeticiones = (order: RollOrder): { triunfos: number; fracasos: number } => ({
  triunfos: Math.min(order.repiteTriunfos ?? 0, dadosPropios(order)),
  fracasos: Math.min(order.repiteFracasos ?? 0, dadosPropios(order)),
});

/** Segment 0: own dice, destino, difficulty, each only when there are any. Then the dice to throw again. */
export function specOf(order: RollOrder): Spec {
  const again = repeticiones(order);
  const segments = [
    [...d6(dadosPropios(order)), ...d6(order.destino?.dados ?? 0), ...d6(order.dificultad ?? 0)],
    d6(again.triunfos),
    d6(again.fracasos),
  ];
  return segments.filter((segment) => segment.length > 0);
}

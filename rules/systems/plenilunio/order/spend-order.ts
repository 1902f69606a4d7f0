import type { DonId, Nivel } from '../terms';

/** What is done without dice: damage received, Fortuna spent, a rest, dice added to the reserva by a plot twist. */
export const spends = ['dano', 'gasto', 'descanso', 'giro'] as const;
export type SpendKind = (typeof spends)[number];

/** What a point of Fortuna buys (PLE-25, PLE-27 to PLE-29), or how it comes back after a plot twist (PLE-30). */
export const gastos = ['aliento', 'adelantarse', 'elemento', 'don', 'giro'] as const;
export type Gasto = (typeof gastos)[number];

/** Settings of the partida that change what a spend does. */
export const ajustes = ['enCero', 'arriba', 'seisNiveles'] as const;
export type Ajuste = (typeof ajustes)[number];

/** A spend, with the figures it starts from: the words say them, and what comes of them. */
export interface SpendOrder {
  readonly kind: SpendKind;
  readonly que?: Gasto;
  readonly don?: DonId;
  /** Score of the don that is activated. */
  readonly puntuacion?: number;
  /** Points of Fortuna spent. */
  readonly coste?: number;
  readonly fortuna?: { readonly actual: number; readonly destino: number };
  /** Damage before protection. */
  readonly golpe?: number;
  readonly proteccion?: number;
  readonly aguante?: number;
  readonly resistencia?: { readonly actual: number; readonly maxima: number };
  readonly salud?: Nivel;
  /** Dice added to the reserva. */
  readonly dados?: number;
  readonly reserva?: number;
  readonly ajustes?: readonly Ajuste[];
}

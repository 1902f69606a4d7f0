import type { Nivel } from '../terms';
import { nivelTras } from './health';

/** Time and difficulty of a recovery roll ([ext], manual p. 101; the seed announces the table, L362). */
export const recuperaciones = {
  magullado: { dias: 1, dados: 2 },
  herido: { dias: 7, dados: 3 },
  malherido: { dias: 14, dados: 4 },
  inconsciente: { dias: 14, dados: 4 },
} as const;

/** Where the wounded is: resting, not resting (+1 die), or in danger, strain or filth (+2 dice; PLE-49, L364). */
export const reposos = { reposo: 0, actividad: 1, peligro: 2 } as const;
export type Reposo = keyof typeof reposos;

/** Difficulty of the recovery roll and of medical care (PLE-49, PLE-50); `null` for who has no wounds, or died. */
export const dificultadDeRecuperacion = (salud: Nivel, reposo: Reposo = 'reposo'): number | null =>
  salud === 'sano' || salud === 'muerto' ? null : recuperaciones[salud].dados + reposos[reposo];

/**
 * Health after a recovery roll (PLE-49, L358–360): success one level better, revés one worse («para un personaje
 * malherido significa la muerte»), else the same.
 */
export const trasRecuperacion = (salud: Nivel, neto: number, reves: boolean, seis: boolean): Nivel =>
  neto > 0
    ? nivelTras(salud, -1, seis)
    : reves
      ? salud === 'malherido' || salud === 'inconsciente'
        ? 'muerto'
        : nivelTras(salud, 1, seis)
      : salud;

/** Dice of medical care: the grade of the doctor's success (PLE-50, L366). */
export const dadosDeAtencion = (neto: number): number => Math.max(0, neto);

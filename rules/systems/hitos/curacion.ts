import type { Ordenados } from './dados';
import type { Estado } from './salud';

/** HIT-38 to HIT-41 (L180-194): what a period of healing gives in each state. */
export type Curando = Exclude<Estado, 'muerto'>;

/** Difficulty of the Aguante roll; `null` when none is rolled: a sano gets everything back after eight hours. */
export const dificultadCuracion = (estado: Curando): number | null =>
  estado === 'sano' ? null : estado === 'herido' ? 10 : 15;

/** HIT-41 (L194): with less than three quarters of the rest, as if it were one grade worse. */
export const sinReposo = (estado: Curando): Curando | 'activo' =>
  estado === 'sano' ? 'herido' : estado === 'herido' ? 'incapacitado' : 'activo';

export interface Tiro {
  readonly orden: Ordenados;
  readonly exito: boolean;
  readonly clase: 'normal' | 'critico' | 'pifia';
  /** Whether an aspect was activated for or against (its last sign). */
  readonly aspecto: 'positiva' | 'negativa' | null;
}

/**
 * Points of Resistencia won back; negative are lost.
 * herido (L186-188): C, or M with a critical or an aspect, m with one against; a fumble loses M.
 * incapacitado (L190): m, or C, or nothing; a fumble loses M. A dying one who says «no es tan grave» heals so.
 * activo (HIT-41): nothing, and a failure loses C, m with an aspect, M with one against.
 */
export function puntosCuracion(estado: Curando | 'activo', tiro: Tiro): number {
  const { m, C, M } = tiro.orden;
  if (estado === 'activo') {
    if (tiro.exito) return 0;
    return -(tiro.aspecto === 'positiva' ? m : tiro.aspecto === 'negativa' ? M : C);
  }
  if (tiro.clase === 'pifia') return -M;
  if (!tiro.exito) return 0;
  const better = tiro.clase === 'critico' || tiro.aspecto === 'positiva';
  const worse = tiro.aspecto === 'negativa' && !better;
  if (estado === 'herido' || estado === 'sano') return better ? M : worse ? m : C;
  return better ? C : worse ? 0 : m;
}

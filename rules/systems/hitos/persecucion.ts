import type { Clase } from './dados';
import { type Distancia, distancias } from './order';
import type { Enfrentamiento } from './resolve';

/** How a chase stands after a roll: at a distance, or ended in favour of one of the two. */
export type Carrera =
  | { readonly fin: false; readonly distancia: Distancia }
  | {
      readonly fin: true;
      readonly favor: 'perseguidor' | 'perseguido';
      readonly por: 'distancia' | 'critico' | 'pifia';
    };

/**
 * HIT-37 (L200-210): the pursuer who wins comes one level nearer (corta at least), the quarry who wins gets one
 * farther and beyond muy larga is lost. A critical or a fumble ends the chase at once. Two of the same kind
 * cancel each other and totals decide; a tie moves nobody.
 */
export function avanzar(
  distancia: Distancia,
  papel: 'perseguidor' | 'perseguido',
  resultado: Enfrentamiento,
  ours: Clase,
  theirs: Clase,
): Carrera {
  const other = papel === 'perseguidor' ? 'perseguido' : 'perseguidor';
  if (ours.tipo !== theirs.tipo) {
    if (ours.tipo === 'critico') return { fin: true, favor: papel, por: 'critico' };
    if (theirs.tipo === 'critico') return { fin: true, favor: other, por: 'critico' };
    return { fin: true, favor: ours.tipo === 'pifia' ? other : papel, por: 'pifia' };
  }
  if (resultado === 'empata') return { fin: false, distancia };
  const winner = resultado === 'gana' ? papel : other;
  const at = distancias.indexOf(distancia) + (winner === 'perseguidor' ? -1 : 1);
  const next = distancias[Math.max(0, at)];
  return next ? { fin: false, distancia: next } : { fin: true, favor: 'perseguido', por: 'distancia' };
}

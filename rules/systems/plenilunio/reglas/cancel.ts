import type { Lado } from './dice';

/** What is left of a side once the other's successes have cancelled theirs. */
export interface Queda extends Lado {
  /** One more double triunfo is left, half cancelled: it counts one success (PLE-9). */
  readonly medio: boolean;
}

/**
 * Cancels `contra` successes of a side, in the order of the book: «los triunfos siempre son los últimos éxitos
 * en anularse», also against triunfos (PLE-8, seed L65–67, L289). Single triunfos go before double ones
 * (setting `ple.ordenCancelarTriunfos`), double ones one at a time, and the last may be cancelled half.
 */
export function cancelar(lado: Lado, contra: number, doblesPrimero = false): Queda {
  const normales = Math.max(0, lado.normales - contra);
  const left = Math.max(0, contra - lado.normales);
  if (doblesPrimero) {
    const { dobles, medio, rest } = cancelDobles(lado.dobles, left);
    return { normales, sencillos: Math.max(0, lado.sencillos - rest), dobles, medio };
  }
  const sencillos = Math.max(0, lado.sencillos - left);
  const { dobles, medio } = cancelDobles(lado.dobles, Math.max(0, left - lado.sencillos));
  return { normales, sencillos, dobles, medio };
}

function cancelDobles(count: number, left: number): { dobles: number; medio: boolean; rest: number } {
  const whole = Math.min(count, Math.floor(left / 2));
  const rest = left - 2 * whole;
  const medio = rest === 1 && whole < count;
  return { dobles: count - whole - (medio ? 1 : 0), medio, rest: medio ? 0 : rest };
}

/** Triunfo dice that survive, a half cancelled one among them. */
export const triunfosQueQuedan = ({ sencillos, dobles, medio }: Queda): number =>
  sencillos + dobles + (medio ? 1 : 0);

import { triunfosQueQuedan } from './cancel';
import { danoDe } from './damage';
import { exitosDe } from './dice';
import type { Efecto } from './dones';
import type { Outcome } from './resolve';

/** What a don does, in the figures of its text; what does not apply is absent. */
export interface Hecho {
  readonly efecto: Efecto;
  /** Damage, or Resistencia stolen. */
  readonly dano?: number;
  readonly resistencia?: number;
  readonly niveles?: number;
  /** Dice the target may or must throw again. */
  readonly repeticiones?: number;
  /** Points of Fortuna the target gains or loses. */
  readonly fortuna?: number;
  /** Dice for the reserva. */
  readonly reserva?: number;
  /** Points of weapon damage. */
  readonly arma?: number;
  readonly ignoraArmadura?: boolean;
}

/**
 * The effect of a don's roll, or `null` while it is pending or when it came to nothing. Successes are those that
 * remain after the opposition's, triunfos the dice that survive it (PLE-8).
 */
export function efectoDe(efecto: Efecto, outcome: Outcome, voluntad: number): Hecho | null {
  const { contra, neto, queda, sujeto } = outcome;
  if (!contra || neto <= 0 || !queda) return null;
  const triunfos = triunfosQueQuedan(queda);
  switch (efecto) {
    // «Determina el daño de la manera normal», with the attacker's Voluntad as weapon (L409).
    case 'dano':
      return { efecto, dano: danoDe(sujeto, exitosDe(contra), voluntad) };
    // A point of Resistencia for each success, the attacker's Voluntad for each triunfo (L501).
    case 'robo':
      return { efecto, dano: danoDe(sujeto, exitosDe(contra), voluntad) };
    // 3 of Resistencia for each success, a level for each triunfo (L457).
    case 'cura':
      return { efecto, resistencia: 3 * neto, niveles: triunfos };
    case 'limpieza':
      return { efecto, repeticiones: neto, fortuna: triunfos };
    case 'anulacion':
      return { efecto, repeticiones: neto };
    case 'condena':
      return { efecto, repeticiones: neto, fortuna: triunfos };
    case 'reserva':
      return { efecto, reserva: neto };
    case 'trance':
      return { efecto, fortuna: neto, reserva: triunfos };
    case 'debilidad':
      return { efecto, arma: neto, ignoraArmadura: triunfos > 0 };
  }
}

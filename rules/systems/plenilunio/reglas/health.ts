import type { Nivel } from '../terms';

/** Levels of health, best first: five (PLE-46, L326), or six with inconsciente among them (L332). */
export const nivelesDe = (seis: boolean): readonly Nivel[] =>
  seis
    ? ['sano', 'magullado', 'herido', 'malherido', 'inconsciente', 'muerto']
    : ['sano', 'magullado', 'herido', 'malherido', 'muerto'];

/** A level so many steps worse (or better, when negative), never past the ends. */
export function nivelTras(nivel: Nivel, pasos: number, seis: boolean): Nivel {
  const niveles = nivelesDe(seis);
  const from = niveles.indexOf(nivel);
  const at = Math.min(niveles.length - 1, Math.max(0, (from < 0 ? 3 : from) + pasos));
  return niveles[at] ?? nivel;
}

/** Severity of a wound (PLE-45, seed L322, L328): 0 none, 1 leve, 2 grave, 3 crítica, 4 mortal. */
export const severidadDe = (dano: number, aguante: number): number =>
  Math.max(0, Math.min(4, Math.floor(dano / Math.max(1, aguante))));

export interface Golpe {
  /** Damage before protection. */
  readonly dano: number;
  readonly proteccion: number;
  readonly aguante: number;
  readonly resistencia: number;
  readonly salud: Nivel;
  /** Fortuna spent to make the wound less severe, a level a point (PLE-26, L171). */
  readonly fortuna: number;
  /** `ple.inconsciente` = cero, `ple.nivelesSalud` = seis. */
  readonly enCero: boolean;
  readonly seis: boolean;
}
export interface Herida {
  /** Damage after protection. */
  readonly dano: number;
  readonly severidad: number;
  /** Severity after the Fortuna spent. */
  readonly queda: number;
  readonly resistencia: number;
  readonly salud: Nivel;
  readonly inconsciente: boolean;
}

/**
 * Damage received (PLE-42, PLE-45, PLE-47): Resistencia is lost whole, also when Fortuna lessens the wound. At 0
 * the character is at the limit; one point more, and he falls unconscious (L320).
 */
export function recibir(golpe: Golpe): Herida {
  const dano = Math.max(0, golpe.dano - golpe.proteccion);
  const severidad = severidadDe(dano, golpe.aguante);
  const queda = Math.max(0, severidad - golpe.fortuna);
  const left = golpe.resistencia - dano;
  const salud = nivelTras(golpe.salud, queda, golpe.seis);
  return {
    dano,
    severidad,
    queda,
    resistencia: Math.max(0, left),
    salud,
    inconsciente: salud === 'inconsciente' || (dano > 0 && (golpe.enCero ? left <= 0 : left < 0)),
  };
}

/** Thirds of full Resistencia a rest gives back (PLE-48, seed L352–356). */
export const terciosTrasDescanso = (salud: Nivel): number =>
  ({ sano: 3, magullado: 3, herido: 2, malherido: 1, inconsciente: 1, muerto: 0 })[salud];

/** Resistencia after a rest; one that was already higher is not lost. */
export const descansar = (resistencia: number, aguante: number, salud: Nivel): number =>
  Math.max(resistencia, terciosTrasDescanso(salud) * aguante);

/** Dice lost to wounds in every action (PLE-46, L336–338). */
export const dadosPorHeridas = (salud: Nivel): number =>
  salud === 'herido' ? 1 : salud === 'malherido' || salud === 'inconsciente' ? 2 : 0;

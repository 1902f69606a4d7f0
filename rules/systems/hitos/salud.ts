/** HIT-32 (L161-167, L398-420), from best to worst. */
export const estados = ['sano', 'herido', 'incapacitado', 'moribundo', 'muerto'] as const;
export type Estado = (typeof estados)[number];

/** What a sheet says of a body. `estabilizado`: it was dying and no longer has to roll (HIT-33). */
export interface Salud {
  readonly aguante: number;
  readonly perdidos: number;
  readonly consolidados: number;
  readonly estabilizado: boolean;
  readonly muerto: boolean;
}

/** HIT-8 (L51, L364) */
export const resistenciaMaxima = (aguante: number): number => 3 * aguante;

/** State by points lost alone (HIT-32): sano below Aguante, herido below twice, incapacitado below thrice. */
export function estadoPorDano(aguante: number, perdidos: number): Exclude<Estado, 'muerto'> {
  if (perdidos >= 3 * aguante) return 'moribundo';
  if (perdidos >= 2 * aguante) return 'incapacitado';
  return perdidos >= aguante ? 'herido' : 'sano';
}

/** HIT-34 (L436-443): whoever was stabilised counts as incapacitado, whatever the points say, until he heals. */
export function estadoDe(salud: Salud): Estado {
  if (salud.muerto) return 'muerto';
  return salud.estabilizado ? 'incapacitado' : estadoPorDano(salud.aguante, salud.perdidos);
}

/** HIT-32: off every action and off Defensa. A dying character cannot act at all: see `puedeActuar`. */
export const penalizacion = (estado: Estado): 0 | 2 | 5 =>
  estado === 'sano' ? 0 : estado === 'herido' ? 2 : 5;
export const puedeActuar = (estado: Estado): boolean => estado !== 'moribundo' && estado !== 'muerto';

/** HIT-30 (L158, L369): damage of at least Aguante asks for a roll against 12; never from a secuaz (HIT-36). */
export const DIFICULTAD_MASIVO = 12;
export const esDanoMasivo = (dano: number, aguante: number, deSecuaz = false): boolean =>
  !deSecuaz && dano > 0 && dano >= aguante;

/**
 * HIT-30, HIT-31: the damage is lost, or with `todo` (a failed massive roll) all that is left. What does not fit
 * consolidates as many points, «/» into «X» (L383-388; `hit.consolidado`).
 */
export function sufrir(salud: Salud, dano: number, todo = false, consolidar = true): Salud {
  const max = resistenciaMaxima(salud.aguante);
  const sum = salud.perdidos + dano;
  const perdidos = todo ? max : Math.min(max, sum);
  const excess = consolidar ? Math.max(0, sum - max) : 0;
  const consolidados = Math.min(perdidos, salud.consolidados + excess);
  return { ...salud, perdidos, consolidados, estabilizado: salud.estabilizado && dano === 0 };
}

/**
 * Points won back, never below the consolidated ones (page 44 of the book is not in the seed; so does the
 * Foundry system). A negative number is lost instead.
 */
export function recuperar(salud: Salud, puntos: number): Salud {
  if (puntos < 0) return sufrir(salud, -puntos);
  const perdidos = Math.max(salud.consolidados, salud.perdidos - puntos);
  return { ...salud, perdidos, estabilizado: salud.estabilizado && perdidos === salud.perdidos };
}

export interface Estabilizacion {
  readonly salud: Salud;
  readonly borrados: number;
  /** A permanent secuela: always for who comes back from dying (HIT-34, L171). */
  readonly secuela: true;
}

/**
 * HIT-34 (L436-443): stabilised by another, the patient erases m of that roll at most, or one point if
 * all the damage is consolidated. `m` null: nothing is erased (a critical, an aspect, `hit.efectoEstabilizar` = A).
 */
export function estabilizar(salud: Salud, m: number | null): Estabilizacion {
  const free = salud.perdidos - salud.consolidados;
  const allFixed = m !== null && free === 0;
  const borrados = m === null ? 0 : allFixed ? Math.min(1, salud.perdidos) : Math.min(m, free);
  const consolidados = allFixed ? salud.consolidados - borrados : salud.consolidados;
  return {
    salud: { ...salud, perdidos: salud.perdidos - borrados, consolidados, estabilizado: true },
    borrados,
    secuela: true,
  };
}

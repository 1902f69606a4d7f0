import type { Caracteristica, DonId, Nivel, Rasgo } from '../terms';

/** Rolls, by what they are for. */
export const rolls = [
  'reto',
  'oposicion',
  'conflicto',
  'prolongada',
  'conjunta',
  'ataque',
  'defensa',
  'distancia',
  'cubierto',
  'recuperacion',
  'atencion',
  'don',
] as const;
export type RollKind = (typeof rolls)[number];

/**
 * What is yes or no about a roll: the settings of the partida that change how its dice are read or what is said
 * of them, and whether a rival whose dice are thrown in the same block has a specialty.
 */
export const marcas = [
  'armaduraPropios',
  'armaduraQuitaDestino',
  'revesConAutomaticos',
  'revesSinDestino',
  'doblesPrimero',
  'rivalEspecialista',
  'empateSeRepite',
  'revelada',
  'seisNiveles',
] as const;
export type Marca = (typeof marcas)[number];

/** Dice of the reserva added to a roll (PLE-19), with the scores before it so that the words can say them. */
export interface DadosDeDestino {
  readonly dados: number;
  /** Destino of the character before the roll. */
  readonly actual: number;
  /** Dice in the reserva before the roll. */
  readonly reserva: number;
}
/** The pending roll that is answered: its block's number and what its dice came to. */
export interface Responde {
  readonly turno: number;
  readonly normales: number;
  readonly sencillos: number;
  readonly dobles: number;
}
export interface Prolongada {
  readonly objetivo: number;
  readonly acumulado: number;
}
export interface Protecciones {
  readonly propia: number;
  readonly rival: number;
}

/**
 * Everything a roll's outcome is worked out from, beside its dice. A figure that is absent is 0 or «no»; which
 * figures a kind takes is in `order-text.ts`.
 */
export interface RollOrder {
  readonly kind: RollKind;
  readonly rasgo?: Rasgo;
  /** Score of the rasgo; for an oposición, the dice the director throws. */
  readonly valor?: number;
  /** The director allows a specialty: of this rasgo (`true`) or of another característica (PLE-3). */
  readonly especialidad?: true | Caracteristica;
  readonly herramientas?: number;
  /** Bonus dice of a melee weapon (PLE-37). */
  readonly arma?: number;
  /** Dice brought by the helpers of a joint action (PLE-15). */
  readonly ayudas?: number;
  /** Dice of medical care (PLE-50). */
  readonly medicos?: number;
  /** Dice lost to wounds (PLE-46). */
  readonly heridas?: number;
  /** Dice already used to defend, out of this turn (PLE-35). */
  readonly comprometidos?: number;
  /** Dice used of the pool when it is split among targets or kept back (PLE-35, PLE-36). */
  readonly usa?: number;
  /** Dice of Defensa de acero: beside the pool, never split. */
  readonly acero?: number;
  readonly automaticos?: number;
  /** The don the automatic successes come from. */
  readonly donAutomatico?: DonId;
  readonly destino?: DadosDeDestino;
  /** Penalty of the armour, when it hinders this action (PLE-43). */
  readonly armadura?: number;
  /** Fracasos that may be thrown again (Limpieza espiritual). */
  readonly repiteFracasos?: number;
  /** Triunfos that must be thrown again (Palabra de condenación). */
  readonly repiteTriunfos?: number;
  readonly marcas?: readonly Marca[];
  /**
   * Dice of the difficulty (or of a rival), thrown in the same block. Absent: the opposition is pending, or is
   * `responde`.
   */
  readonly dificultad?: number;
  readonly responde?: Responde;
  /** Damage of the weapon used: what each triunfo does (PLE-41). */
  readonly dano?: number;
  readonly danoRival?: number;
  readonly protecciones?: Protecciones;
  readonly prolongada?: Prolongada;
  /** Level of health of who recovers or is treated. */
  readonly salud?: Nivel;
  /** Which use of a don, by its place in `dones.ts`. */
  readonly uso?: number;
  /** People taken through a door (Puerta ignota). */
  readonly pasajeros?: number;
}

import type { Spec } from '../../proof/dice';
import { type Mascara, type Modo, repetidos, type Trio } from './dados';
import type { Categoria } from './dano';

/**
 * What is rolled, as plain data: enough to work the outcome out again from the dice. Absent members mean
 * «none», so that the smallest order is `{ kind: 'tirada' }`. The text form is in `order-text.ts`.
 */
export type Order = RollOrder | Gasto;
/** What is rolled with 3d10. */
export type RollOrder =
  | Tirada
  | Enfrentada
  | Persecucion
  | Iniciativa
  | Ataque
  | Aguante
  | Estabilizar
  | Supervision;

export const caracteristicas = ['fortaleza', 'reflejos', 'voluntad', 'intelecto'] as const;
export type Caracteristica = (typeof caracteristicas)[number];
/** What the die is added to first: a característica, or one of the two derived values of HIT-6. */
export type BaseId = Caracteristica | 'aguante' | 'iniciativa';

/** What every roll of 3d10 has. */
export interface Comun {
  readonly base?: { readonly id: BaseId; readonly valor: number };
  /** Value of the skill; its name is the name `habilidad`. */
  readonly habilidad?: number;
  readonly modificador?: number;
  /** HIT-32: what the state of health takes off. */
  readonly penalizacion?: 2 | 5;
  readonly activaciones?: readonly Activacion[];
  /**
   * Settled before the throw: should it fail, an aspect is activated and the best dice are repeated (those with
   * the highest chance of success, of equals the fewest). Needs a target and excludes `activaciones`. `cero`
   * (`hit.repetirCeroDados`): repeating none may be the best, for the doubles that are there.
   */
  readonly siFalla?: true | 'cero';
  /** The dice of an earlier block that the first activation repeats; otherwise 3d10 are thrown here. */
  readonly sobre?: Hecha;
  /** How the activation is paid: a dramatic point or the aspect itself (HIT-13, HIT-17); against us, a point for us (HIT-14). */
  readonly pago?: 'pd' | 'recibe' | { readonly agota: AspectoId };
  /** `hit.triplesEnAspecto` = dos. */
  readonly triples?: 'dos';
}
/** The dice of a roll of an earlier block as they ended, how they are read, and the number of that block. */
export interface Hecha {
  readonly dados: Trio;
  readonly modo: Modo;
  readonly tirada?: number;
}
/** HIT-13, HIT-14: an aspect activated on the roll, and the dice it repeats. Its text is the name `aspecto`, `aspecto2`… */
export interface Activacion {
  readonly signo: 'positiva' | 'negativa';
  readonly repite: Mascara;
}

/** HIT-2. Without `dificultad` the total is all there is to say. */
export interface Tirada extends Comun {
  readonly kind: 'tirada';
  readonly dificultad?: number;
  /** HIT-5: successes so far and successes needed. */
  readonly prolongada?: { readonly llevas: number; readonly necesarias: number };
}
/**
 * The other side of an opposed roll: not rolled yet, rolled in another block (its dice and what is added), told
 * by its total alone, or thrown here beside ours.
 */
export type Rival =
  | { readonly tipo: 'pendiente' }
  | ({ readonly tipo: 'hecha'; readonly bono: number } & Hecha)
  | { readonly tipo: 'total'; readonly total: number; readonly clase: 'normal' | 'critico' | 'pifia' }
  | { readonly tipo: 'tira'; readonly bono: number };
interface Opuesta extends Comun {
  readonly rival: Rival;
  /** `hit.criticoEnEnfrentada` = solo totales. */
  readonly soloTotales?: true;
}
/** HIT-4. `tablas`: a draw is a possible end of this contest (chess). */
export interface Enfrentada extends Opuesta {
  readonly kind: 'enfrentada';
  readonly tablas?: true;
}
export const distancias = ['corta', 'media', 'larga', 'muylarga'] as const;
export type Distancia = (typeof distancias)[number];
/** HIT-37 */
export interface Persecucion extends Opuesta {
  readonly kind: 'persecucion';
  readonly papel: 'perseguidor' | 'perseguido';
  readonly distancia: Distancia;
}
/** HIT-24 */
export interface Iniciativa extends Comun {
  readonly kind: 'iniciativa';
}
/** HIT-25: what the target does with its Defensa. A number is what a total defence adds. */
export type Situacion = 'normal' | 'desprevenido' | 'indefenso' | { readonly total: number };
/** HIT-25, HIT-26. Without `defensa` the director closes it; the damage is told «si impacta». */
export interface Ataque extends Comun {
  readonly kind: 'ataque';
  readonly defensa?: number;
  readonly situacion?: Situacion;
  /** Category after `pasos`. */
  readonly categoria: Categoria;
  /** HIT-27: rows of table 7 that aspects moved it. */
  readonly pasos?: number;
  readonly bd?: number;
  readonly rd?: number;
  /** Direct damage, «mCM + 2d»: dice thrown here, or what they gave in the block of `sobre`. */
  readonly directo?: { readonly dados: number } | { readonly suma: number };
  /** HIT-36: a secuaz attacks, or is attacked (with its Aguante when it is known). */
  readonly deSecuaz?: true;
  readonly aSecuaz?: true | { readonly aguante: number };
  /** `hit.multiplicaBD` = solo los dados. */
  readonly criticoSinBD?: true;
}
export const usos = ['prueba', 'masivo', 'muerte', 'recuperacion', 'nograve'] as const;
export type Uso = (typeof usos)[number];
export type EstadoVivo = 'sano' | 'herido' | 'incapacitado' | 'moribundo';
/** HIT-6: C + Aguante, for what the rules ask it for. */
export interface Aguante extends Comun {
  readonly kind: 'aguante';
  readonly uso: Uso;
  readonly dificultad: number;
  /** Points lost and consolidated before the roll. */
  readonly salud?: { readonly perdidos: number; readonly consolidados: number };
  /** `masivo`: the damage suffered (HIT-30). */
  readonly dano?: number;
  /** `recuperacion`, `nograve`: how bad it is (HIT-38 to HIT-41). */
  readonly estado?: EstadoVivo;
  /** HIT-41: no rest, or not enough. */
  readonly sinReposo?: true;
  /** `hit.consolidado` = no. */
  readonly sinConsolidados?: true;
}
/** HIT-33, HIT-34. `sinConsolidar`: the patient's points that can be erased, when they are known. */
export interface Estabilizar extends Comun {
  readonly kind: 'estabilizar';
  readonly dificultad: number;
  readonly sinConsolidar?: number;
  /** `hit.efectoEstabilizar` = A: no points are erased. */
  readonly sinEfecto?: true;
}
/** HIT-42 */
export interface Supervision extends Comun {
  readonly kind: 'supervision';
  readonly dificultad: number;
}

/** What is done without dice: the block is words alone. Figures are those before it. */
export interface Gasto {
  readonly kind: 'gasto';
  readonly que: Que;
  /** Dramatic points before. */
  readonly pd?: number;
  /** `dano`: what came through the armour, and the body before it (Aguante, points lost and consolidated). */
  readonly dano?: number;
  readonly salud?: { readonly aguante: number; readonly perdidos: number; readonly consolidados: number };
  /** `dano`: of a secuaz, who does no massive damage (HIT-36). */
  readonly deSecuaz?: true;
  /** `dano`: `hit.consolidado` = no. */
  readonly sinConsolidados?: true;
  /** `agotar`: which aspect. */
  readonly aspecto?: AspectoId;
  /** `sesion`: Drama, what the points become (HIT-12). */
  readonly drama?: number;
}
export const ques = [
  'narrativo',
  'contra',
  'rechazar',
  'ignorar',
  'complicacion',
  'recibir',
  'agotar',
  'sesion',
  'descanso',
  'dano',
  'estable_secuaz',
  'estable_aspecto',
] as const;
export type Que = (typeof ques)[number];

/** An aspect of the sheet: c concepto; rf, rr, rv, ri rasgos; h1, i1, o1, t1… rows of skills, hitos, complicaciones, temporales. */
export type AspectoId = string;
export const ASPECTO_ID = /^(c|r[frvi]|[hiot][1-9][0-9]?)$/;
export const esAspectoId = (text: string): boolean => ASPECTO_ID.test(text);

/** What is added to the value of the dice. */
export const bono = (order: Comun): number =>
  (order.base?.valor ?? 0) + (order.habilidad ?? 0) + (order.modificador ?? 0) - (order.penalizacion ?? 0);

/** The number the roll must reach, or `null` when there is none or it is not known here. */
export function objetivo(order: RollOrder): number | null {
  switch (order.kind) {
    case 'ataque':
      return order.defensa === undefined ? null : defensaDe(order.defensa, order.situacion ?? 'normal');
    case 'tirada':
      return order.dificultad ?? null;
    case 'aguante':
    case 'estabilizar':
    case 'supervision':
      return order.dificultad;
    default:
      return null;
  }
}

/** HIT-25 (L139, L271-277): 5 for the helpless, -2 for the unaware, more for who only defends. */
export function defensaDe(defensa: number, situacion: Situacion): number {
  if (situacion === 'indefenso') return 5;
  if (situacion === 'desprevenido') return defensa - 2;
  return situacion === 'normal' ? defensa : defensa + situacion.total;
}

/**
 * The throw, beside it the rival's or the direct damage, then a segment for each activation: rerolls of the
 * same block (protocol §4.5). On an earlier block, the first activation's dice are the throw.
 */
export function spec(order: Order): Spec {
  if (order.kind === 'gasto') return [];
  const d10 = (n: number) => ({ n, d: 10 });
  const rerolls = (order.activaciones ?? []).map(({ repite }) => repetidos(repite)).filter((n) => n > 0);
  const beside: number[] = [];
  if ('rival' in order && order.rival.tipo === 'tira') beside.push(3);
  if (order.kind === 'ataque' && order.directo && 'dados' in order.directo) beside.push(order.directo.dados);
  const thrown = order.sobre ? rerolls.splice(0, 1) : [3];
  const first = [...thrown, ...beside].map(d10);
  // An aspect on an earlier block that repeats no die (`hit.repetirCeroDados`) throws nothing.
  return first.length === 0 ? [] : [first, ...rerolls.map((n) => [d10(n)])];
}

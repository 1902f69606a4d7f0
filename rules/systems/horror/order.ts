import type { Spec } from '../../proof/dice';

/**
 * What is rolled or spent, as plain data: enough to work the outcome out again from the dice. Absent members
 * mean «none». The text form is in `order-text.ts`.
 */
export type Order = RollOrder | Gasto;
export type RollOrder = Reto | Conflicto;

export const caracteristicas = ['accion', 'interaccion', 'cognicion'] as const;
export type Caracteristica = (typeof caracteristicas)[number];
export const tipos = ['principal', 'secundario', 'monstruo'] as const;
export type Tipo = (typeof tipos)[number];

export interface Comun {
  readonly caracteristica: Caracteristica;
  /** Current points: the dice, and what a loss is taken from. */
  readonly actual: number;
  /** HOR-12, sacar fuerzas de flaqueza: the optimal points, rolled in the place of the current ones. */
  readonly optima?: number;
  /** HOR-11: dice of the objects that count; their names are `objeto1`, `objeto2`… */
  readonly objetos?: readonly number[];
  /** HOR-3: values of the traits that apply; their names are `rasgo1`, `rasgo2`… */
  readonly rasgos?: readonly number[];
  /** Threat before the roll and its spends; absent when the player does not know it. */
  readonly amenaza?: number;
  /** HOR-7: a failed roll repeated for a point of superación, and the number of its block. */
  readonly repite?: true | { readonly tirada: number };
  /** `hor.repetirPresagios` = la última: the repeated roll had raised the threat, which is taken back. */
  readonly descuenta?: true;
  /** HOR-10: reto peligroso, or a conflict that harms. */
  readonly peligroso?: true;
  /** HOR-12, HOR-17: protección de guion against a loss: at hand, or to be spent if there is one. */
  readonly guion?: 'disponible' | 'usada';
  /** HOR-16: points are the director's, of the threat; `nivel` (`hor.amenazaComoNivel` = no): which it does not lower. */
  readonly paga?: 'amenaza' | 'nivel';
  /** `hor.mejorGrupo`, `hor.umbralPresagio` = literal. */
  readonly mejorGrupo?: true;
  readonly literal?: true;
}
/** HOR-5 (L91). Without `dificultad` the director judges later. */
export interface Reto extends Comun {
  readonly kind: 'reto';
  readonly dificultad?: number;
  /** `hor.superarDificultad` = igualar vale. */
  readonly igualVale?: true;
  /** HOR-13: a cualidad forces the outcome; its text is the name `cualidad`. */
  readonly forzado?: 'exito' | 'fallo';
}
/** The other side: not rolled yet, rolled in another block (its result and omens), or thrown here beside ours. */
export type Rival =
  | { readonly tipo: 'pendiente' }
  | { readonly tipo: 'total'; readonly total: number; readonly presagios: number; readonly tirada?: number }
  | { readonly tipo: 'tira'; readonly dados: number; readonly rasgo: number };
/** HOR-6 (L97) */
export interface Conflicto extends Comun {
  readonly kind: 'conflicto';
  readonly tipo: Tipo;
  readonly tipoRival: Tipo;
  readonly rival: Rival;
  /** `hor.empateIguales` = se repite. */
  readonly empateRepite?: true;
  /** `hor.presagiosConflicto` = solo el vencedor: the loser's omens do not count for the threat. */
  readonly soloVencedor?: true;
}

export const ques = [
  'guion',
  'cualidad',
  'cualidad_contra',
  'fuerzas',
  'nograve',
  'apresurarse',
  'premio',
  'afectado',
  'peligroso',
  'dj_cualidad_contra',
  'dj_gasto',
  'muerte',
  'decreto',
  'inicio',
  'perdida',
] as const;
export type Que = (typeof ques)[number];
/** What is done without dice: the block is words alone. Figures are those before it. */
export interface Gasto {
  readonly kind: 'gasto';
  readonly que: Que;
  readonly superacion?: number;
  readonly amenaza?: number;
  /** `inicio`: superación to begin with (`hor.superacionInicial`). */
  readonly inicial?: number;
  /** `cualidad`: what it is activated for (HOR-13). */
  readonly efecto?: Efecto;
  /** `nograve`: the característica that gets two points; without it, one in each (HOR-12). */
  readonly dos?: Caracteristica;
  /** `nograve`: current points of the three. */
  readonly actuales?: readonly [number, number, number];
  readonly optimas?: readonly [number, number, number];
  /** `apresurarse`: before the monster, or twice in a row. */
  readonly doble?: true;
  /** `hor.amenazaComoNivel` = no: what the director spends does not lower the threat. */
  readonly soloNivel?: true;
  /** `perdida` (HOR-10): points the winner of a conflict took from this score, and who pays protección de guion. */
  readonly pierde?: Perdida;
}
export interface Perdida {
  readonly caracteristica: Caracteristica;
  readonly actual: number;
  readonly puntos: number;
  readonly guion?: 'superacion' | 'amenaza';
}
export const efectos = ['exito', 'fallo', 'elemento', 'objeto'] as const;
export type Efecto = (typeof efectos)[number];

const sum = (values: readonly number[] = []): number => values.reduce((total, value) => total + value, 0);

/** HOR-4: current points (or the optimal ones) and the dice of the objects; nothing below 0. */
export const dadosDe = (order: Comun): number =>
  Math.max(0, order.optima ?? order.actual) + sum(order.objetos);

/** HOR-4: what the traits add. */
export const bonoDe = (order: Comun): number => sum(order.rasgos);

/**
 * Points of superación the roll itself costs: repeating, sacar fuerzas, a cualidad that forces success (HOR-12).
 * A cualidad that forces a failure moves its point to who is harmed (L49); protección de guion comes after.
 */
export const gastoPrevio = (order: RollOrder): number =>
  (order.repite ? 1 : 0) +
  (order.optima === undefined ? 0 : 1) +
  (order.kind === 'reto' && order.forzado === 'exito' ? 1 : 0);

/** HOR-14, HOR-16: a point of superación raises the threat by one; one of the director's lowers it. */
export const porPunto = (order: Comun): -1 | 0 | 1 =>
  order.paga === undefined ? 1 : order.paga === 'amenaza' ? -1 : 0;

/** The threat the omens are measured against, after what was spent before the throw. */
export const amenazaAlTirar = (order: RollOrder): number | null =>
  order.amenaza === undefined
    ? null
    : Math.max(0, order.amenaza + porPunto(order) * gastoPrevio(order) - (order.descuenta ? 1 : 0));

/** Our dice, and beside them the rival's when they are thrown here. */
export function spec(order: Order): Spec {
  if (order.kind === 'gasto') return [];
  const own = { n: dadosDe(order), d: 6 };
  return order.kind === 'conflicto' && order.rival.tipo === 'tira'
    ? [[own, { n: order.rival.dados, d: 6 }]]
    : [[own]];
}

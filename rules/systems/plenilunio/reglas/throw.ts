import type { Dice, Spec } from '../../../proof/dice';
import type { RollOrder } from '../order/order';
import { convertidos, penalizacionDe } from './armour';
import { type Clases, countClases, type Lado } from './dice';
import { d6, dadosPropios, specOf } from './pool';

/** The dice of a block by what they are, as they fell. */
export interface Fallen {
  readonly propios: readonly number[];
  readonly destino: readonly number[];
  readonly oposicion: readonly number[];
  /** Dice thrown in the place of triunfos and of fracasos, in the order of those. */
  readonly triunfosOtraVez: readonly number[];
  readonly fracasosOtraVez: readonly number[];
}

/**
 * The whole spec once the throw is known: a segment for the triunfos that must be thrown again (Palabra de
 * condenación, L481), then one for the fracasos that may (Limpieza espiritual, L439). Only own dice are, and a
 * die thrown again as a triunfo stands [ours]. `null` when there is nothing to throw again.
 */
export function moreOf(order: RollOrder, dice: Dice): Spec | null {
  if (order.repiteTriunfos === undefined && order.repiteFracasos === undefined) return null;
  const own = dadosPropios(order) > 0 ? (dice[0]?.[0] ?? []) : [];
  const triunfos = again(own, 6, order.repiteTriunfos);
  const forced = triunfos > 0 ? (dice[1]?.[0] ?? []) : [];
  const first = [...specOf(order), ...segment(triunfos)];
  if (forced.length !== triunfos) return first;
  return [...first, ...segment(again(replace(own, 6, forced), 1, order.repiteFracasos))];
}

const again = (faces: readonly number[], face: number, most = 0): number =>
  Math.min(most, faces.filter((value) => value === face).length);
const segment = (n: number): Spec => (n > 0 ? [d6(n)] : []);

/** The first dice that show `face`, as many as there are dice for, replaced by those. */
function replace(faces: readonly number[], face: number, by: readonly number[]): readonly number[] {
  let used = 0;
  return faces.map((value) => (value === face && used < by.length ? (by[used++] ?? value) : value));
}

/** @throws RangeError when the dice are not those of the order. */
export function fallenDice(order: RollOrder, dice: Dice): Fallen {
  const spec = moreOf(order, dice) ?? specOf(order);
  const fits =
    spec.length === dice.length &&
    spec.every(
      (groups, s) =>
        groups.length === dice[s]?.length && groups.every(({ n }, g) => dice[s]?.[g]?.length === n),
    );
  if (!fits) throw new RangeError('dice are not those of the order');
  const throwGroups = [...(dice[0] ?? [])];
  const laterGroups = dice.slice(1).flat();
  const take = (from: (readonly number[])[], n: number) => (n > 0 ? (from.shift() ?? []) : []);
  const propios = take(throwGroups, dadosPropios(order));
  return {
    propios,
    destino: take(throwGroups, order.destino?.dados ?? 0),
    oposicion: take(throwGroups, order.dificultad ?? 0),
    triunfosOtraVez: take(laterGroups, again(propios, 6, order.repiteTriunfos)),
    fracasosOtraVez: laterGroups[0] ?? [],
  };
}

/** What the roller's own throw comes to. */
export interface Tirada {
  /** Triunfos the armour turned into plain successes. */
  readonly convertidos: number;
  readonly lado: Lado;
  /** Of the dice that count for a revés. */
  readonly fracasos: number;
  readonly reves: boolean;
  readonly destinoSube: boolean;
}

/** Reads the roller's dice: rerolls first, then armour, then what doubles, then the automatic successes. */
export function leerTirada(order: RollOrder, fallen: Fallen): Tirada {
  const forced = replace(fallen.propios, 6, fallen.triunfosOtraVez);
  const propios = countClases(replace(forced, 1, fallen.fracasosOtraVez));
  const destino = countClases(fallen.destino);
  const reading = readingOf(order);
  const own = reading.propios(propios, reading.penalizacion(propios, destino));
  const fate = reading.destino(destino, own.penalizacion);
  return {
    convertidos: own.convertidos + fate.convertidos,
    lado: {
      normales: own.lado.normales + fate.lado.normales,
      sencillos: own.lado.sencillos + fate.lado.sencillos,
      dobles: own.lado.dobles + fate.lado.dobles,
    },
    fracasos: propios.fracasos + (lee(order, 'revesSinDestino') ? 0 : destino.fracasos),
    reves: reading.reves(propios, destino),
    destinoSube: fate.sube,
  };
}

/** What own dice, or destino dice, bring to a side. */
interface Bring {
  readonly lado: Lado;
  readonly convertidos: number;
}
/** How an order reads classes of dice: the same for dice that fell and for all that could (`odds/sides.ts`). */
export interface Reading {
  /** Penalty of the armour in this throw. */
  penalizacion(propios: Clases, destino: Clases): number;
  /** Own dice and automatic successes; `penalizacion` is what is left of it for destino dice. */
  propios(clases: Clases, penalizacion: number): Bring & { readonly penalizacion: number };
  destino(clases: Clases, penalizacion: number): Bring & { readonly sube: boolean };
  reves(propios: Clases, destino: Clases): boolean;
}

export function readingOf(order: RollOrder): Reading {
  const doubled = order.especialidad !== undefined;
  const automaticos = order.automaticos ?? 0;
  const armour = { penalizacion: order.armadura ?? 0, soloPropios: lee(order, 'armaduraPropios') };
  const takesDestino = lee(order, 'armaduraQuitaDestino');
  const withoutDestino = lee(order, 'revesSinDestino');
  const never = order.kind === 'oposicion' || (automaticos > 0 && !lee(order, 'revesConAutomaticos'));
  return {
    penalizacion: (propios, destino) => penalizacionDe(armour, propios, destino),
    // Triunfos count two by a specialty (PLE-3, seed L45).
    propios(clases, penalizacion) {
      const plain = convertidos(clases, penalizacion);
      const triunfos = clases.triunfos - plain;
      const lado = {
        normales: clases.exitos + plain + automaticos,
        sencillos: doubled ? 0 : triunfos,
        dobles: doubled ? triunfos : 0,
      };
      return { lado, convertidos: plain, penalizacion: armour.soloPropios ? 0 : penalizacion - plain };
    },
    // Triunfos of destino dice always count two (PLE-20, L150), and one of them raises Destino (PLE-21, L152).
    destino(clases, penalizacion) {
      const plain = convertidos(clases, penalizacion);
      const dobles = clases.triunfos - plain;
      return {
        lado: { normales: clases.exitos + plain, sencillos: 0, dobles },
        convertidos: plain,
        sube: (takesDestino ? dobles : clases.triunfos) > 0,
      };
    },
    // PLE-12, seed L81: no success at all and a fracaso, in the throw of a character. The dice of a difficulty
    // never cause one; automatic successes prevent it and destino dice count, unless set otherwise.
    reves(propios, destino) {
      if (never || propios.exitos + propios.triunfos > 0) return false;
      if (withoutDestino) return propios.fracasos > 0;
      return destino.exitos + destino.triunfos === 0 && propios.fracasos + destino.fracasos > 0;
    },
  };
}

export const lee = (order: RollOrder, setting: NonNullable<RollOrder['marcas']>[number]): boolean =>
  order.marcas?.includes(setting) ?? false;

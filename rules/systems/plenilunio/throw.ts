import type { Dice } from '../../proof/dice';
import { aplicarArmadura } from './armour';
import { type Clases, countClases, type Lado } from './dice';
import type { RollOrder } from './order';
import { dadosPropios, repeticiones, specOf } from './pool';

/** The dice of a block by what they are, as they fell. */
export interface Fallen {
  readonly propios: readonly number[];
  readonly destino: readonly number[];
  readonly oposicion: readonly number[];
  /** Dice for triunfos and for fracasos thrown again; more than were needed may stand here. */
  readonly triunfosOtraVez: readonly number[];
  readonly fracasosOtraVez: readonly number[];
}

/** @throws RangeError when the dice are not those of the order's spec. */
export function fallenDice(order: RollOrder, dice: Dice): Fallen {
  const spec = specOf(order);
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
  const again = repeticiones(order);
  return {
    propios: take(throwGroups, dadosPropios(order)),
    destino: take(throwGroups, order.destino?.dados ?? 0),
    oposicion: take(throwGroups, order.dificultad ?? 0),
    triunfosOtraVez: take(laterGroups, again.triunfos),
    fracasosOtraVez: take(laterGroups, again.fracasos),
  };
}

/** What the roller's own throw comes to. */
export interface Tirada {
  /** Triunfos and fracasos that were thrown again. */
  readonly repetidos: { readonly triunfos: number; readonly fracasos: number };
  /** Triunfos the armour turned into plain successes. */
  readonly convertidos: number;
  readonly lado: Lado;
  readonly fracasos: number;
  readonly reves: boolean;
  readonly destinoSube: boolean;
}

/** Reads the roller's dice: rerolls first, then armour, then what doubles, then the automatic successes. */
export function leerTirada(order: RollOrder, fallen: Fallen): Tirada {
  const forced = throwAgain(fallen.propios, 6, fallen.triunfosOtraVez);
  const helped = throwAgain(forced.faces, 1, fallen.fracasosOtraVez);
  const propios = countClases(helped.faces);
  const destino = countClases(fallen.destino);
  const hindered = aplicarArmadura({ propios, destino }, order.armadura ?? 0, lee(order, 'armaduraPropios'));
  return {
    repetidos: { triunfos: forced.count, fracasos: helped.count },
    convertidos: hindered.convertidos,
    lado: ladoDe(order, hindered.propios, hindered.destino),
    fracasos: propios.fracasos + destino.fracasos,
    reves: esReves(order, propios, destino),
    destinoSube: (lee(order, 'armaduraQuitaDestino') ? hindered.destino : destino).triunfos > 0,
  };
}

export const lee = (order: RollOrder, setting: NonNullable<RollOrder['marcas']>[number]): boolean =>
  order.marcas?.includes(setting) ?? false;

/** Triunfos count two by a specialty (PLE-3, seed L45); those of destino dice always do (PLE-20, L150). */
export function ladoDe(order: RollOrder, propios: Clases, destino: Clases): Lado {
  const doubled = order.especialidad !== undefined;
  return {
    normales: propios.exitos + destino.exitos + (order.automaticos ?? 0),
    sencillos: doubled ? 0 : propios.triunfos,
    dobles: destino.triunfos + (doubled ? propios.triunfos : 0),
  };
}

/**
 * Revés (PLE-12, seed L81): no success at all and a fracaso, in the throw of a character; the dice of a
 * difficulty never cause one. Automatic successes prevent it and destino dice count, unless set otherwise.
 */
export function esReves(order: RollOrder, propios: Clases, destino: Clases): boolean {
  if (order.kind === 'oposicion') return false;
  if ((order.automaticos ?? 0) > 0 && !lee(order, 'revesConAutomaticos')) return false;
  const counted = lee(order, 'revesSinDestino') ? [propios] : [propios, destino];
  const sum = (count: (clases: Clases) => number) => counted.reduce((all, clases) => all + count(clases), 0);
  return sum(({ exitos, triunfos }) => exitos + triunfos) === 0 && sum(({ fracasos }) => fracasos) > 0;
}

/** The first dice that show `face`, as many as there are dice for, replaced by those. */
function throwAgain(
  faces: readonly number[],
  face: number,
  by: readonly number[],
): { faces: readonly number[]; count: number } {
  let count = 0;
  const after = faces.map((value) => (value === face && count < by.length ? (by[count++] ?? value) : value));
  return { faces: after, count };
}

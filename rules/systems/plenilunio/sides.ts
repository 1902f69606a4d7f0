import { aplicarArmadura } from './armour';
import type { Clases, Lado } from './dice';
import { type Fall, fallsOf, fallsThrownAgain } from './falls';
import type { RollOrder } from './order';
import { dadosPropios, repeticiones } from './pool';
import { esReves, ladoDe, lee } from './throw';

/** Something a throw can come to, and in how many of the law's `total` cases. */
export interface SideCase {
  readonly lado: Lado;
  readonly reves: boolean;
  readonly destinoSube: boolean;
  readonly weight: bigint;
}
export type WeighedLado = Pick<SideCase, 'lado' | 'weight'>;
export interface Sides {
  readonly cases: readonly SideCase[];
  readonly total: bigint;
}

/** The exact law of the roller's own throw, by the same rules that read the dice. */
export function sidesOf(order: RollOrder): Sides {
  const { own, fate, total } = fallsOfOrder(order, order.armadura !== undefined);
  const found = new Map<number, { side: Omit<SideCase, 'weight'>; weight: bigint }>();
  for (const a of own) {
    for (const b of fate) {
      const side = sideOf(order, a.clases, b.clases);
      const key = keyOf(side.lado) * 4 + (side.reves ? 2 : 0) + (side.destinoSube ? 1 : 0);
      const known = found.get(key);
      if (known) known.weight += a.weight * b.weight;
      else found.set(key, { side, weight: a.weight * b.weight });
    }
  }
  return { cases: [...found.values()].map(({ side, weight }) => ({ ...side, weight })), total };
}

/**
 * The same without revés and Destino, which most questions do not ask: without armour a side is the sum of what
 * own dice and destino dice bring, so the two laws are added by their keys.
 */
export function ladosOf(order: RollOrder): readonly WeighedLado[] {
  if (order.armadura !== undefined) return sidesOf(order).cases;
  const { own, fate } = fallsOfOrder(order, false);
  const none = { fracasos: 0, fallos: 0, exitos: 0, triunfos: 0 };
  const keys = fate.map(({ clases }) => keyOf(ladoDe({ ...order, automaticos: 0 }, none, clases)));
  const found = new Map<number, bigint>();
  for (const { clases, weight } of own) {
    const from = keyOf(ladoDe(order, clases, none));
    for (const [at, key] of keys.entries()) {
      const cases = weight * (fate[at]?.weight ?? 0n);
      found.set(from + key, (found.get(from + key) ?? 0n) + cases);
    }
  }
  return [...found].map(([key, weight]) => ({ lado: ladoOfKey(key), weight }));
}

interface WeighedClases {
  readonly clases: Clases;
  readonly weight: bigint;
}

function fallsOfOrder(order: RollOrder, armour: boolean) {
  const n = dadosPropios(order);
  const again = repeticiones(order);
  const rerolls = again.triunfos + again.fracasos;
  const destino = order.destino?.dados ?? 0;
  return {
    own: weighed(rerolls > 0 ? fallsThrownAgain(n, again) : fallsOf(n), armour),
    fate: weighed(fallsOf(destino), armour),
    total: 6n ** BigInt(n + rerolls + destino),
  };
}

// Only a revés and the armour ask whether there is a fracaso: elsewhere both falls are one.
function weighed(falls: readonly Fall[], armour: boolean): WeighedClases[] {
  const found = new Map<number, { clases: Clases; weight: bigint }>();
  for (const { exitos, triunfos, fracaso, weight } of falls) {
    const tells = fracaso && (armour || exitos + triunfos === 0);
    const key = (exitos * 64 + triunfos) * 2 + (tells ? 1 : 0);
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { clases: { fracasos: tells ? 1 : 0, fallos: 0, exitos, triunfos }, weight });
  }
  return [...found.values()];
}

function sideOf(order: RollOrder, propios: Clases, destino: Clases): Omit<SideCase, 'weight'> {
  const hindered = aplicarArmadura({ propios, destino }, order.armadura ?? 0, lee(order, 'armaduraPropios'));
  return {
    lado: ladoDe(order, hindered.propios, hindered.destino),
    reves: esReves(order, propios, destino),
    destinoSube: (lee(order, 'armaduraQuitaDestino') ? hindered.destino : destino).triunfos > 0,
  };
}

// 7 bits each: at most 50 dice and 20 automatic successes stand on a side.
const keyOf = ({ normales, sencillos, dobles }: Lado): number => (normales * 128 + sencillos) * 128 + dobles;
const ladoOfKey = (key: number): Lado => ({
  normales: Math.floor(key / 16384),
  sencillos: Math.floor(key / 128) % 128,
  dobles: key % 128,
});

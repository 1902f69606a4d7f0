import type { RollOrder } from '../order/order';
import type { Clases, Lado } from '../reglas/dice';
import { dadosPropios } from '../reglas/pool';
import { readingOf } from '../reglas/throw';
import { type Fall, fallsOf, fallsThrownAgain } from './falls';

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

/** The exact law of the roller's own throw, by the same reading of dice that resolves it. */
export function sidesOf(order: RollOrder): Sides {
  const { own, fate, total } = fallsOfOrder(order, order.armadura !== undefined);
  const reading = readingOf(order);
  const found = new Map<number, bigint>();
  for (const { clases: propios, weight } of own) {
    for (const { clases: destino, weight: cases } of fate) {
      const converted = reading.convertidos(propios, destino);
      const side = keyOf(reading.lado(propios, destino, converted));
      const flags =
        (reading.reves(propios, destino) ? 2 : 0) + (reading.destinoSube(destino, converted) ? 1 : 0);
      const key = side * 4 + flags;
      found.set(key, (found.get(key) ?? 0n) + weight * cases);
    }
  }
  const cases = [...found].map(([key, weight]) => ({
    lado: ladoOfKey(Math.floor(key / 4)),
    reves: (key & 2) !== 0,
    destinoSube: (key & 1) !== 0,
    weight,
  }));
  return { cases, total };
}

/**
 * The same without revés and Destino, which most questions do not ask: without armour a side is the sum of what
 * own dice and destino dice bring, so the two laws are added by their keys.
 */
export function ladosOf(order: RollOrder): readonly WeighedLado[] {
  if (order.armadura !== undefined) return sidesOf(order).cases;
  const { own, fate } = fallsOfOrder(order, false);
  const { lado } = readingOf(order);
  const plain = readingOf({ ...order, automaticos: 0 });
  const none = { fracasos: 0, fallos: 0, exitos: 0, triunfos: 0 };
  const unhindered = { propios: 0, destino: 0 };
  const keys = fate.map(({ clases }) => keyOf(plain.lado(none, clases, unhindered)));
  const found = new Map<number, bigint>();
  for (const { clases, weight } of own) {
    const from = keyOf(lado(clases, none, unhindered));
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
  const again = { triunfos: order.repiteTriunfos ?? 0, fracasos: order.repiteFracasos ?? 0 };
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

// 7 bits each: at most 50 dice and 20 automatic successes stand on a side.
const keyOf = ({ normales, sencillos, dobles }: Lado): number => (normales * 128 + sencillos) * 128 + dobles;
const ladoOfKey = (key: number): Lado => ({
  normales: Math.floor(key / 16384),
  sencillos: Math.floor(key / 128) % 128,
  dobles: key % 128,
});

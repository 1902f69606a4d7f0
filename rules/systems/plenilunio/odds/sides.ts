import { joinWeights } from '../../../odds/join';
import type { RollOrder } from '../order/order';
import type { Clases, Lado } from '../reglas/dice';
import { dadosPropios } from '../reglas/pool';
import { type Reading, readingOf } from '../reglas/throw';
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

// An order is never changed, and several questions of one preview need its whole law.
const known = new WeakMap<RollOrder, Sides>();

/** The exact law of the roller's own throw, by the same reading of dice that resolves it. */
export function sidesOf(order: RollOrder): Sides {
  const found = known.get(order) ?? countSides(order);
  known.set(order, found);
  return found;
}

function countSides(order: RollOrder): Sides {
  const reading = readingOf(order);
  const { own, fate, total } = fallsOfOrder(order);
  const found = new Map<number, bigint>();
  // What own dice bring adds to what destino dice bring, once it is known whether the armour hinders them.
  for (const a of byTrip(own, order))
    for (const b of byTrip(fate, order))
      for (const [key, weight] of joinSides(reading, a, b)) found.set(key, (found.get(key) ?? 0n) + weight);
  const cases = [...found].map(([key, weight]) => ({
    lado: ladoOfKey(Math.floor(key / 4)),
    reves: (key & 2) !== 0,
    destinoSube: (key & 1) !== 0,
    weight,
  }));
  return { cases, total };
}

/** Falls apart by whether they have a fracaso, where armour asks for it. */
const byTrip = (falls: readonly Fall[], { armadura }: RollOrder): readonly Group[] =>
  armadura === undefined
    ? [groupOf(falls)]
    : [
        groupOf(falls.filter(({ fracaso }) => fracaso)),
        groupOf(falls.filter(({ fracaso }) => !fracaso)),
      ].filter(({ clases }) => clases.length > 0);

function joinSides(reading: Reading, own: Group, fate: Group): ReadonlyMap<number, bigint> {
  const penalty = reading.penalizacion(own.like, fate.like);
  const brought = own.clases.map((clases) => reading.propios(clases, penalty));
  const left = penalty === 0 ? [0] : brought.map(({ penalizacion }) => penalizacion);
  const fateKeys = Array.from({ length: Math.max(...left) + 1 }, (_, rest) =>
    fate.clases.map((clases) => {
      const { lado, sube } = reading.destino(clases, rest);
      return keyOf(lado) * 4 + (sube ? 1 : 0);
    }),
  );
  const ownKeys = brought.map(({ lado }) => keyOf(lado) * 4);
  const keysOf = brought.map(({ penalizacion }) => fateKeys[penalizacion] ?? []);
  const zero = own.clases.map(({ exitos, triunfos }) => exitos + triunfos === 0);
  return joinWeights(own.weights, fate.weights, (i, j) => {
    const side = (ownKeys[i] ?? 0) + (keysOf[i]?.[j] ?? 0);
    return zero[i] && reading.reves(own.clases[i] ?? none, fate.clases[j] ?? none) ? side + 2 : side;
  });
}

/** The same without revés and Destino, which most questions do not ask: only the sides, fewer of them. */
export function ladosOf(order: RollOrder): readonly WeighedLado[] {
  if (order.armadura !== undefined) return sidesOf(order).cases;
  const reading = readingOf(order);
  const falls = fallsOfOrder(order);
  const [own, fate] = [groupOf(falls.own), groupOf(falls.fate)];
  const ownKeys = own.clases.map((clases) => keyOf(reading.propios(clases, 0).lado));
  const fateKeys = fate.clases.map((clases) => keyOf(reading.destino(clases, 0).lado));
  const found = joinWeights(own.weights, fate.weights, (i, j) => (ownKeys[i] ?? 0) + (fateKeys[j] ?? 0));
  return [...found].map(([key, weight]) => ({ lado: ladoOfKey(key), weight }));
}

/** Falls as classes of dice with their weights; `like`: whether these have a fracaso, as the armour asks. */
interface Group {
  readonly clases: readonly Clases[];
  readonly weights: readonly bigint[];
  readonly like: Clases;
}
const none: Clases = { fracasos: 0, fallos: 0, exitos: 0, triunfos: 0 };

function fallsOfOrder(order: RollOrder) {
  const n = dadosPropios(order);
  const again = { triunfos: order.repiteTriunfos ?? 0, fracasos: order.repiteFracasos ?? 0 };
  const rerolls = again.triunfos + again.fracasos;
  const destino = order.destino?.dados ?? 0;
  return {
    own: rerolls > 0 ? fallsThrownAgain(n, again) : fallsOf(n),
    fate: fallsOf(destino),
    total: 6n ** BigInt(n + rerolls + destino),
  };
}

// Beside the armour only a revés asks whether there is a fracaso: elsewhere both falls are one.
function groupOf(falls: readonly Fall[]): Group {
  const found = new Map<number, { clases: Clases; weight: bigint }>();
  for (const { exitos, triunfos, fracaso, weight } of falls) {
    const tells = fracaso && exitos + triunfos === 0;
    const key = (exitos * 64 + triunfos) * 2 + (tells ? 1 : 0);
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { clases: { fracasos: tells ? 1 : 0, fallos: 0, exitos, triunfos }, weight });
  }
  const entries = [...found.values()];
  return {
    clases: entries.map(({ clases }) => clases),
    weights: entries.map(({ weight }) => weight),
    like: { ...none, fracasos: falls.every(({ fracaso }) => fracaso) ? 1 : 0 },
  };
}

// 7 bits each: at most 50 dice and 20 automatic successes stand on a side.
const keyOf = ({ normales, sencillos, dobles }: Lado): number => (normales * 128 + sencillos) * 128 + dobles;
const ladoOfKey = (key: number): Lado => ({
  normales: Math.floor(key / 16384),
  sencillos: Math.floor(key / 128) % 128,
  dobles: key % 128,
});

import {
  cases,
  collect,
  constant,
  type Distribution,
  equally,
  ofCounts,
  shift,
} from '../../../odds/distribution';
import { type Fraction, fraction } from '../../../odds/fraction';
import { joinWeights } from '../../../odds/join';
import { convolve, power, subtract } from '../../../odds/sums';
import type { RollOrder } from '../order/order';
import { cancelar, triunfosQueQuedan } from '../reglas/cancel';
import { danoDeUnidades, trasProteccion } from '../reglas/damage';
import { exitosDe, nada } from '../reglas/dice';
import { dadosPropios } from '../reglas/pool';
import { lee } from '../reglas/throw';
import { ladosOf, type Sides, sidesOf, type WeighedLado } from './sides';

const plain = equally([0, 1]);
const single = equally([0, 0, 0, 1, 1, 1]);
const doubled = equally([0, 0, 0, 1, 1, 2]);

const rerolls = (order: RollOrder): boolean =>
  order.repiteTriunfos !== undefined || order.repiteFracasos !== undefined;

/** Successes of the roller's own throw, automatic ones among them. */
export function exitosLaw(order: RollOrder): Distribution {
  if (order.armadura !== undefined || rerolls(order)) return exitosOf(sidesOf(order));
  const own = power(order.especialidad === undefined ? single : doubled, dadosPropios(order));
  const fate = power(doubled, order.destino?.dados ?? 0);
  return shift(convolve(own, fate), order.automaticos ?? 0);
}

/** The same from the law of whole throws, where armour or rerolls ask for it. */
export const exitosOf = (sides: Sides): Distribution =>
  collect((add) => {
    for (const { lado, weight } of sides.cases) add(exitosDe(lado), weight);
  });

/** Successes of the subject and of what stands against it, as far as they are known; `contra` is null while pending. */
export interface Matchup {
  readonly sujeto: Distribution;
  readonly contra: Distribution | null;
}
export function matchup(order: RollOrder): Matchup {
  const own = exitosLaw(order);
  const answered = order.responde ? constant(exitosDe(order.responde)) : null;
  if (order.kind === 'oposicion') return { sujeto: answered ?? constant(0), contra: own };
  const rival = lee(order, 'rivalEspecialista') ? doubled : plain;
  const { dificultad } = order;
  return { sujeto: own, contra: answered ?? (dificultad === undefined ? null : power(rival, dificultad)) };
}

/** Net successes of the subject (PLE-5); `null` while pending. */
export function netoLaw(order: RollOrder): Distribution | null {
  const { sujeto, contra } = matchup(order);
  return contra && subtract(sujeto, contra);
}

/** Chance of a revés of the roller. */
export function revesChance(order: RollOrder): Fraction {
  if (rerolls(order)) return chanceOf(sidesOf(order), ({ reves }) => reves);
  if (order.kind === 'oposicion') return fraction(0n);
  if ((order.automaticos ?? 0) > 0 && !lee(order, 'revesConAutomaticos')) return fraction(0n);
  const destino = lee(order, 'revesSinDestino') ? 0 : (order.destino?.dados ?? 0);
  const n = BigInt(dadosPropios(order) + destino);
  // No success: faces 1 to 3; no fracaso either: 2 and 3.
  return fraction(3n ** n - 2n ** n, 6n ** n);
}

/** Chance that Destino rises by one (PLE-21). */
export function destinoChance(order: RollOrder): Fraction {
  if (order.armadura !== undefined && lee(order, 'armaduraQuitaDestino'))
    return chanceOf(sidesOf(order), ({ destinoSube }) => destinoSube);
  const n = BigInt(order.destino?.dados ?? 0);
  return fraction(6n ** n - 5n ** n, 6n ** n);
}

export function chanceOf(sides: Sides, holds: (side: Sides['cases'][number]) => boolean): Fraction {
  let sum = 0n;
  for (const side of sides.cases) if (holds(side)) sum += side.weight;
  return fraction(sum, sides.total);
}

/** Triunfo dice of the subject that survive when it wins; 0 when it does not. `null` while pending. */
export function triunfosLaw(order: RollOrder): Distribution | null {
  const pairs = pairsOf(order);
  if (!pairs) return null;
  const { lados, contra } = pairs;
  const dobles = lee(order, 'doblesPrimero');
  const counts = joinWeights(
    lados.map(({ weight }) => weight),
    contra.map(([, weight]) => weight),
    (i, j) => triunfosQueQuedan(cancelar(lados[i]?.lado ?? nada, contra[j]?.[0] ?? 0, dobles)),
  );
  return ofCounts(counts);
}

/** Damage the subject does, the other's protection taken off; `null` when there is no weapon or no opposition yet. */
export function danoLaw(order: RollOrder): Distribution | null {
  const pairs = order.dano === undefined ? null : pairsOf(order);
  return pairs && danoOf(pairs, order.dano ?? 0, order.protecciones?.rival ?? 0);
}

/** Damage the roller receives when a rival with a weapon wins, the own protection taken off (PLE-34). */
export function danoRecibidoLaw(order: RollOrder): Distribution | null {
  const lados = order.danoRival === undefined ? null : rivalLados(order);
  if (!lados) return null;
  const contra = [...cases(exitosLaw(order))];
  return danoOf({ lados, contra }, order.danoRival ?? 0, order.protecciones?.propia ?? 0);
}

/** What can stand on a side, and the successes that can stand against it. */
interface Pairs {
  readonly lados: readonly WeighedLado[];
  readonly contra: readonly (readonly [units: number, weight: bigint])[];
}

function pairsOf(order: RollOrder): Pairs | null {
  const { contra } = matchup(order);
  if (!contra) return null;
  const answered = order.kind === 'oposicion' ? [{ lado: order.responde ?? nada, weight: 1n }] : null;
  return { lados: answered ?? ladosOf(order), contra: [...cases(contra)] };
}

function rivalLados({ responde, dificultad, marcas }: RollOrder): readonly WeighedLado[] | null {
  if (responde) return [{ lado: responde, weight: 1n }];
  if (dificultad === undefined) return null;
  const specialist = marcas?.includes('rivalEspecialista') ? { especialidad: true as const } : {};
  return ladosOf({ kind: 'oposicion', valor: dificultad, ...specialist });
}

function danoOf({ lados, contra }: Pairs, arma: number, proteccion: number): Distribution {
  // Damage does not ask how many dice the triunfos are, only what they count.
  const merged = new Map<number, bigint>();
  for (const { lado, weight } of lados) {
    const key = lado.normales * 256 + lado.sencillos + 2 * lado.dobles;
    merged.set(key, (merged.get(key) ?? 0n) + weight);
  }
  const keys = [...merged.keys()];
  const units = contra.map(([value]) => value);
  const counts = joinWeights(
    [...merged.values()],
    contra.map(([, weight]) => weight),
    (i, j) => {
      const key = keys[i] ?? 0;
      return trasProteccion(danoDeUnidades(key >> 8, key & 255, units[j] ?? 0, arma), proteccion);
    },
  );
  return ofCounts(counts);
}

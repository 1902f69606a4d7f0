import { type Fraction, fraction } from '../../odds/fraction';
import type { Acierta } from './acierta';
import type { Mascara, Modo, Trio } from './dados';
import { tiradas } from './tiradas';

/** The masks that repeat at least one die, fewest dice first. */
export const mascaras: readonly Mascara[] = [1, 2, 4, 3, 5, 6, 7];
/** With the one that repeats none, which `hit.repetirCeroDados` allows. */
const conCero: readonly Mascara[] = [0, ...mascaras];

/** The dice that a mask leaves, sorted. */
export const quedan = (dados: Trio, mascara: Mascara): number[] =>
  dados.filter((_, index) => !(mascara & (1 << index))).sort((a, b) => a - b);

type Signo = Exclude<Modo, 'natural'>;

// For kept dice, how many of 1,000 throws of the others are a success. Masks of many throws keep the same dice.
const tables = new WeakMap<Acierta, Map<number, number>>();
function aciertos(rest: readonly number[], acierta: Acierta): number {
  const table = tables.get(acierta) ?? new Map<number, number>();
  tables.set(acierta, table);
  const key = rest.reduce((sum, face) => sum * 11 + face, 0);
  let count = table.get(key);
  if (count === undefined) {
    count = 0;
    for (const [dados, weight] of tiradas(rest)) if (acierta(dados)) count += weight;
    count *= 10 ** rest.length;
    table.set(key, count);
  }
  return count;
}

export interface Opcion {
  readonly mascara: Mascara;
  readonly chance: Fraction;
}

/** HIT-13, HIT-14: the chance of every choice of dice to repeat, in the order of `mascaras`. */
export const opciones = (dados: Trio, acierta: Acierta): readonly Opcion[] =>
  mascaras.map((mascara) => ({
    mascara,
    chance: fraction(BigInt(aciertos(quedan(dados, mascara), acierta)), 1000n),
  }));

/**
 * The best choice for who activates: the highest chance, or against somebody the lowest; of equals, the fewest
 * dice and then the lowest faces, so that the order in which the dice fell never changes the choice.
 */
export function mejorMascara(dados: Trio, acierta: Acierta, signo: Signo, cero = false): Mascara {
  const places = [0, 1, 2].sort((a, b) => (dados[a] ?? 0) - (dados[b] ?? 0) || a - b);
  const placed = (ranks: Mascara): Mascara =>
    places.reduce((mask, place, rank) => (ranks & (1 << rank) ? mask | (1 << place) : mask), 0);
  let best: Mascara = 1;
  let most = Number.NEGATIVE_INFINITY;
  for (const mascara of (cero ? conCero : mascaras).map(placed)) {
    const count = aciertos(quedan(dados, mascara), acierta) * (signo === 'positiva' ? 1 : -1);
    if (count > most) [best, most] = [mascara, count];
  }
  return best;
}

/**
 * The chance of success before the throw when one aspect will be activated with the best dice: `positiva`,
 * after a failure; `negativa`, by somebody else after a success. `antes` judges the throw as it falls.
 */
export function conAspecto(signo: Signo, antes: Acierta, despues: Acierta, cero = false): Fraction {
  let sum = 0;
  for (const [dados, weight] of tiradas([])) {
    const won = antes(dados);
    if (won === (signo === 'positiva')) sum += won ? weight * 1000 : 0;
    else sum += weight * aciertos(quedan(dados, mejorMascara(dados, despues, signo, cero)), despues);
  }
  return fraction(BigInt(sum), 1_000_000n);
}

import { type Fraction, fraction } from '../../odds/fraction';
import type { Acierta } from './acierta';
import { aciertosDe } from './aciertos';
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

/** Places of the dice from the lowest to the highest: a mask over the sorted dice means these. */
const orderOf = (dados: Trio): readonly number[] =>
  [0, 1, 2].sort((a, b) => (dados[a] ?? 0) - (dados[b] ?? 0) || a - b);
const onPlaces = (places: readonly number[], ranks: Mascara): Mascara =>
  places.reduce((mask, place, rank) => (ranks & (1 << rank) ? mask | (1 << place) : mask), 0);

export interface Opcion {
  readonly mascara: Mascara;
  readonly chance: Fraction;
}

/** HIT-13, HIT-14: the chance of every choice of dice to repeat, in the order of `mascaras`. */
export function opciones(dados: Trio, acierta: Acierta): readonly Opcion[] {
  const table = aciertosDe(acierta);
  const places = orderOf(dados);
  const counts = new Map(
    mascaras.map((ranks) => [onPlaces(places, ranks), table.repitiendo(dados, ranks)] as const),
  );
  return mascaras.map((mascara) => ({
    mascara,
    chance: fraction(BigInt(counts.get(mascara) ?? 0), 1000n),
  }));
}

// The best mask over the sorted dice, and its count of 1,000.
function best(dados: Trio, acierta: Acierta, signo: Signo, cero: boolean): readonly [Mascara, number] {
  const table = aciertosDe(acierta);
  const sign = signo === 'positiva' ? 1 : -1;
  let [chosen, most]: [Mascara, number] = [1, Number.NEGATIVE_INFINITY];
  for (const ranks of cero ? conCero : mascaras) {
    const count = table.repitiendo(dados, ranks) * sign;
    if (count > most) [chosen, most] = [ranks, count];
  }
  return [chosen, most * sign];
}

/**
 * The best choice for who activates: the highest chance, or against somebody the lowest; of equals, the fewest
 * dice and then the lowest faces, so that the order in which the dice fell never changes the choice.
 */
export const mejorMascara = (dados: Trio, acierta: Acierta, signo: Signo, cero = false): Mascara =>
  onPlaces(orderOf(dados), best(dados, acierta, signo, cero)[0]);

/**
 * The chance of success before the throw when one aspect will be activated with the best dice: `positiva`,
 * after a failure; `negativa`, by somebody else after a success. `antes` judges the throw as it falls.
 */
export function conAspecto(signo: Signo, antes: Acierta, despues: Acierta, cero = false): Fraction {
  let sum = 0;
  for (const [dados, weight] of tiradas([])) {
    const won = antes(dados);
    if (won === (signo === 'positiva')) sum += won ? weight * 1000 : 0;
    else sum += weight * best(dados, despues, signo, cero)[1];
  }
  return fraction(BigInt(sum), 1_000_000n);
}

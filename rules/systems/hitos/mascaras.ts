import { type Fraction, fraction } from '../../odds/fraction';
import type { Acierta } from './acierta';
import { type Aciertos, aciertosDe } from './aciertos';
import { type Mascara, type Modo, ordenar, type Trio } from './dados';
import { pesos, trios } from './tiradas';

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
  const { m, C, M } = ordenar(dados);
  const counts = new Map(
    mascaras.map((ranks) => [onPlaces(places, ranks), table.repitiendo(m, C, M, ranks)] as const),
  );
  return mascaras.map((mascara) => ({
    mascara,
    chance: fraction(BigInt(counts.get(mascara) ?? 0), 1000n),
  }));
}

/**
 * The best mask over dice that are sorted, for who activates: the highest chance, or against somebody the lowest;
 * of equals, the fewest dice and then the lowest faces.
 */
export function mejorEntre(dados: Trio, table: Aciertos, signo: Signo, cero: boolean): Mascara {
  const m = dados[0];
  const C = dados[1];
  const M = dados[2];
  const sign = signo === 'positiva' ? 1 : -1;
  let chosen = 1;
  let most = Number.NEGATIVE_INFINITY;
  const choices = cero ? conCero : mascaras;
  for (let at = 0; at < choices.length; at++) {
    const ranks = choices[at] ?? 0;
    const count = table.repitiendo(m, C, M, ranks) * sign;
    if (count > most) {
      chosen = ranks;
      most = count;
    }
  }
  return chosen;
}

/** The best mask over dice as they fell, so that the order in which they did never changes the choice. */
export function mejorMascara(dados: Trio, acierta: Acierta, signo: Signo, cero = false): Mascara {
  const { m, C, M } = ordenar(dados);
  return onPlaces(orderOf(dados), mejorEntre([m, C, M], aciertosDe(acierta), signo, cero));
}

/**
 * The chance of success before the throw when one aspect will be activated with the best dice: `positiva`,
 * after a failure; `negativa`, by somebody else after a success. `antes` judges the throw as it falls.
 */
export function conAspecto(signo: Signo, antes: Acierta, despues: Acierta, cero = false): Fraction {
  const table = aciertosDe(despues);
  let sum = 0;
  trios.forEach((dados, place) => {
    const weight = pesos[place] ?? 0;
    const won = antes(dados);
    if (won === (signo === 'positiva')) sum += won ? weight * 1000 : 0;
    else {
      const best = mejorEntre(dados, table, signo, cero);
      sum += weight * table.repitiendo(dados[0], dados[1], dados[2], best);
    }
  });
  return fraction(BigInt(sum), 1_000_000n);
}

import { type Fraction, fraction } from '../../odds/fraction';
import type { Mascara, Modo, Trio } from './dados';
import { finales } from './finales';

/** Whether three dice, after an activation, are what one wishes. */
export type Acierta = (dados: Trio) => boolean;

/** The masks that repeat at least one die, fewest dice first. */
export const mascaras: readonly Mascara[] = [1, 2, 4, 3, 5, 6, 7];

/** For kept dice, how many of 1,000 throws of the others are a success. */
class Tabla {
  readonly #counts = new Map<number, number>();
  constructor(readonly acierta: Acierta) {}

  de(quedan: readonly number[]): number {
    const key = quedan.reduce((sum, face) => sum * 11 + face, 0);
    let count = this.#counts.get(key);
    if (count === undefined) {
      count = 0;
      for (const [dados, weight] of finales(quedan)) if (this.acierta(dados)) count += weight;
      count *= 10 ** quedan.length;
      this.#counts.set(key, count);
    }
    return count;
  }
}

const quedan = (dados: Trio, mascara: Mascara): number[] =>
  dados.filter((_, index) => !(mascara & (1 << index))).sort((a, b) => a - b);

export interface Opcion {
  readonly mascara: Mascara;
  readonly chance: Fraction;
}

/** HIT-13, HIT-14: the chance of every choice of dice to repeat, in the order of `mascaras`. */
export function opciones(dados: Trio, acierta: Acierta): readonly Opcion[] {
  const tabla = new Tabla(acierta);
  return mascaras.map((mascara) => ({
    mascara,
    chance: fraction(BigInt(tabla.de(quedan(dados, mascara))), 1000n),
  }));
}

/** The best choice for who activates: the highest chance, or the lowest against; of equals, the fewest dice. */
export function mejorOpcion(list: readonly Opcion[], signo: Exclude<Modo, 'natural'>): Opcion {
  const better = (a: Fraction, b: Fraction): boolean =>
    signo === 'positiva' ? a.num * b.den > b.num * a.den : a.num * b.den < b.num * a.den;
  return list.reduce((best, option) => (better(option.chance, best.chance) ? option : best));
}

/**
 * The chance of success before the throw when one aspect will be activated with the best dice: `positiva`,
 * after a failure; `negativa`, by somebody else after a success. `antes` judges the throw as it falls.
 */
export function conAspecto(signo: Exclude<Modo, 'natural'>, antes: Acierta, despues: Acierta): Fraction {
  const tabla = new Tabla(despues);
  let sum = 0;
  for (const [dados, weight] of finales([])) {
    const won = antes(dados);
    if (won === (signo === 'positiva')) {
      sum += won ? weight * 1000 : 0;
      continue;
    }
    const counts = mascaras.map((mascara) => tabla.de(quedan(dados, mascara)));
    sum += weight * (signo === 'positiva' ? Math.max(...counts) : Math.min(...counts));
  }
  return fraction(BigInt(sum), 1_000_000n);
}

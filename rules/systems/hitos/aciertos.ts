import type { Acierta } from './acierta';
import type { Mascara } from './dados';
import { lugar, pesos, trios } from './tiradas';

/**
 * For any dice that are kept, how many of 1,000 throws of the others are a success. The 220 throws are judged
 * once; the 66 ways to keep some of them only add up.
 */
export class Aciertos {
  readonly #throws = new Uint8Array(trios.length);
  readonly #two = new Uint16Array(11 ** 2);
  readonly #one = new Uint16Array(11);
  #none = 0;

  constructor(acierta: Acierta) {
    for (const [place, dados] of trios.entries()) {
      if (!acierta(dados)) continue;
      this.#throws[place] = 1;
      this.#none += pesos[place] ?? 0;
    }
    for (let a = 1; a <= 10; a++) {
      for (let b = a; b <= 10; b++) {
        let count = 0;
        for (let x = 1; x <= 10; x++) count += this.#throws[lugar(a, b, x)] ?? 0;
        this.#two[a * 11 + b] = count * 100;
        this.#two[b * 11 + a] = count * 100;
      }
    }
    for (let v = 1; v <= 10; v++) {
      let count = 0;
      for (let x = 1; x <= 10; x++) count += this.#two[v * 11 + x] ?? 0;
      this.#one[v] = count / 10;
    }
  }

  /** Repeating the dice of a mask over the sorted ones: 1 is m, 2 is C, 4 is M. */
  repitiendo(m: number, C: number, M: number, ranks: Mascara): number {
    switch (ranks) {
      case 1:
        return this.#two[C * 11 + M] ?? 0;
      case 2:
        return this.#two[m * 11 + M] ?? 0;
      case 4:
        return this.#two[m * 11 + C] ?? 0;
      case 3:
        return this.#one[M] ?? 0;
      case 5:
        return this.#one[C] ?? 0;
      case 6:
        return this.#one[m] ?? 0;
      case 7:
        return this.#none;
      default:
        return (this.#throws[lugar(m, C, M)] ?? 0) * 1000;
    }
  }
}

const known = new WeakMap<Acierta, Aciertos>();
/** The table of a wish, made once. */
export function aciertosDe(acierta: Acierta): Aciertos {
  const found = known.get(acierta);
  if (found) return found;
  const table = new Aciertos(acierta);
  known.set(acierta, table);
  return table;
}

import { clasificar, type Modo, type Trio, valor } from './dados';
import { bono, type Comun } from './order';
import type { Lectura } from './resolve';

/** Ways three d10 can end, each with how many of the 1,000 (or fewer) equally likely throws end so. */
export type Finales = readonly (readonly [dados: Trio, weight: number])[];

/** The 220 sorted throws of 3d10. */
const todos: Finales = (() => {
  const list: [Trio, number][] = [];
  for (let m = 1; m <= 10; m++) {
    for (let C = m; C <= 10; C++) {
      for (let M = C; M <= 10; M++) list.push([[m, C, M], m === M ? 1 : m === C || C === M ? 3 : 6]);
    }
  }
  return list;
})();

/** `quedan` stay as they are and the rest of the three dice are thrown. */
export function finales(quedan: readonly number[]): Finales {
  const [a, b, c] = quedan;
  if (a === undefined) return todos;
  const list: [Trio, number][] = [];
  if (b === undefined) {
    for (let x = 1; x <= 10; x++) for (let y = x; y <= 10; y++) list.push([[a, x, y], x === y ? 1 : 2]);
  } else if (c === undefined) {
    for (let x = 1; x <= 10; x++) list.push([[a, b, x], 1]);
  } else list.push([[a, b, c], 1]);
  return list;
}

/**
 * How the dice of an order can end. A mask names places, not faces, so a die that is repeated is as free as one
 * just thrown; only those of an earlier block that no activation repeats are known.
 */
export function finalesDe(order: Comun): Finales {
  if (!order.sobre) return todos;
  const repeated = (order.activaciones ?? []).reduce((mask, { repite }) => mask | repite, 0);
  return finales(order.sobre.dados.filter((_, index) => !(repeated & (1 << index))));
}

export const modoDe = (order: Comun): Modo =>
  order.activaciones?.at(-1)?.signo ?? order.sobre?.modo ?? 'natural';

/** A reading without the story of its dice. */
export function lecturaDe(order: Comun, dados: Trio, modo: Modo = modoDe(order)): Lectura {
  const worth = valor(dados, modo, order.triples);
  const added = bono(order);
  return {
    lanzados: dados,
    pasos: [],
    dados,
    modo,
    clase: clasificar(dados),
    valor: worth,
    bono: added,
    total: worth + added,
  };
}

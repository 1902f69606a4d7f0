import type { Trio } from './dados';

/** The 220 sorted throws of 3d10. What is counted of 3d10 is counted by their places in this list. */
export const trios: readonly Trio[] = (() => {
  const list: Trio[] = [];
  for (let m = 1; m <= 10; m++) {
    for (let C = m; C <= 10; C++) for (let M = C; M <= 10; M++) list.push([m, C, M]);
  }
  return list;
})();

/** How many of the 1,000 equally likely throws fall so, by places. */
export const pesos: readonly number[] = trios.map(([m, C, M]) => (m === M ? 1 : m === C || C === M ? 3 : 6));

const places = (() => {
  const table = new Uint8Array(11 ** 3);
  const put = (a: number, b: number, c: number, place: number): void => {
    table[(a * 11 + b) * 11 + c] = place;
  };
  for (const [place, [m, C, M]] of trios.entries()) {
    put(m, C, M, place);
    put(m, M, C, place);
    put(C, m, M, place);
    put(C, M, m, place);
    put(M, m, C, place);
    put(M, C, m, place);
  }
  return table;
})();

/** The place in `trios` of three faces in any order. */
export const lugar = (a: number, b: number, c: number): number => places[(a * 11 + b) * 11 + c] ?? 0;

/** Adds to `weights`, by places, `weight` for each way the dice that do not stay can fall: 1,000, 100, 10 or 1. */
export function repartir(quedan: readonly number[], weight: number, weights: Float64Array): void {
  const a = quedan[0];
  const b = quedan[1];
  const c = quedan[2];
  const put = (place: number, times: number): void => {
    weights[place] = (weights[place] ?? 0) + weight * times;
  };
  if (a === undefined) for (const [place, times] of pesos.entries()) put(place, times);
  else if (b === undefined) {
    for (let x = 1; x <= 10; x++) for (let y = x; y <= 10; y++) put(lugar(a, x, y), x === y ? 1 : 2);
  } else if (c === undefined) for (let x = 1; x <= 10; x++) put(lugar(a, b, x), 1);
  else put(lugar(a, b, c), 1);
}

import type { Trio } from './dados';

/** Ways three d10 can fall, each with how many of the equally likely throws fall so. */
export type Tiradas = readonly (readonly [dados: Trio, weight: number])[];

/** The 220 sorted throws of 3d10, of 1,000. */
const todas: Tiradas = (() => {
  const list: [Trio, number][] = [];
  for (let m = 1; m <= 10; m++) {
    for (let C = m; C <= 10; C++) {
      for (let M = C; M <= 10; M++) list.push([[m, C, M], m === M ? 1 : m === C || C === M ? 3 : 6]);
    }
  }
  return list;
})();

/** `quedan` (0 to 3 dice) stay as they are and the rest of the three are thrown: 1,000, 100, 10 or 1 throws. */
export function tiradas(quedan: readonly number[]): Tiradas {
  const [a, b, c] = quedan;
  if (a === undefined) return todas;
  const list: [Trio, number][] = [];
  if (b === undefined) {
    for (let x = 1; x <= 10; x++) for (let y = x; y <= 10; y++) list.push([[a, x, y], x === y ? 1 : 2]);
  } else if (c === undefined) {
    for (let x = 1; x <= 10; x++) list.push([[a, b, x], 1]);
  } else list.push([[a, b, c], 1]);
  return list;
}

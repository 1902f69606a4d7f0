/**
 * A way a pool can fall, as far as the rules look, with its number of equally likely cases among `6^dice`.
 * `fracaso`: there is one at least.
 */
export interface Fall {
  readonly exitos: number;
  readonly triunfos: number;
  readonly fracaso: boolean;
  readonly weight: bigint;
}

const choose = (n: number, k: number): bigint => {
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - i + 1)) / BigInt(i);
  return result;
};

/** Every fall of `n` dice: multinomial, one face in six a fracaso, two each fallo and éxito, one a triunfo. */
export function fallsOf(n: number): readonly Fall[] {
  const falls: Fall[] = [];
  for (let triunfos = 0; triunfos <= n; triunfos++) {
    for (let exitos = 0; exitos <= n - triunfos; exitos++) {
      const rest = n - triunfos - exitos;
      const ways = choose(n, triunfos) * choose(n - triunfos, exitos) * 2n ** BigInt(exitos);
      const whole = 2n ** BigInt(rest);
      falls.push({ exitos, triunfos, fracaso: false, weight: ways * whole });
      if (rest > 0)
        falls.push({ exitos, triunfos, fracaso: true, weight: ways * (3n ** BigInt(rest) - whole) });
    }
  }
  return falls;
}

/** Dice that show a class, to throw again: at most `dice` of them. */
export interface Again {
  readonly triunfos: number;
  readonly fracasos: number;
}

/** Weights of falls by fracasos, éxitos and triunfos, packed in one number. */
type Counts = Map<number, bigint>;
const packed = (fracasos: number, exitos: number, triunfos: number): number =>
  (fracasos * 64 + exitos) * 64 + triunfos;
const fracasosOf = (key: number): number => key >> 12;
const exitosOf = (key: number): number => (key >> 6) & 63;
const triunfosOf = (key: number): number => key & 63;

/** All the falls of `n` dice with their fracasos counted. */
function countsOf(n: number): Counts {
  const counts: Counts = new Map();
  for (let f = 0; f <= n; f++)
    for (let e = 0; e <= n - f; e++)
      for (let t = 0; t <= n - f - e; t++) {
        const fallos = n - f - e - t;
        const ways = choose(n, f) * choose(n - f, e) * choose(n - f - e, t);
        counts.set(packed(f, e, t), ways * 2n ** BigInt(e + fallos));
      }
  return counts;
}

/** The falls of `n` dice of which some are thrown again, among `6^(n + again.triunfos + again.fracasos)` cases. */
export function fallsThrownAgain(n: number, again: Again): readonly Fall[] {
  const forced = throwAgain(countsOf(n), again.triunfos, packed(0, 0, 1), triunfosOf);
  const helped = throwAgain(forced, again.fracasos, packed(1, 0, 0), fracasosOf);
  return [...helped].map(([key, weight]) => ({
    exitos: exitosOf(key),
    triunfos: triunfosOf(key),
    fracaso: fracasosOf(key) > 0,
    weight,
  }));
}

/** Throws again the dice that show a class (`one` of it, packed), `dice` at most. */
function throwAgain(counts: Counts, dice: number, one: number, showing: (key: number) => number): Counts {
  const again = Array.from({ length: dice + 1 }, (_, count) => [...countsOf(count)]);
  const after: Counts = new Map();
  for (const [key, weight] of counts) {
    const count = Math.min(dice, showing(key));
    // Dice that are not needed could fall in any way: they change nothing.
    const cases = weight * 6n ** BigInt(dice - count);
    for (const [fallen, ways] of again[count] ?? []) {
      const to = key - count * one + fallen;
      after.set(to, (after.get(to) ?? 0n) + cases * ways);
    }
  }
  return after;
}

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

type State = readonly [fracasos: number, exitos: number, triunfos: number];
type States = Map<string, { readonly state: State; weight: bigint }>;

const put = (states: States, state: State, weight: bigint): void => {
  const key = state.join();
  const found = states.get(key);
  if (found) found.weight += weight;
  else states.set(key, { state, weight });
};

// One die more: weights of a fracaso, an éxito, a triunfo and (the rest) a fallo.
const oneMore = (states: States): States => {
  const after: States = new Map();
  for (const { state, weight } of states.values()) {
    const [f, e, t] = state;
    put(after, [f + 1, e, t], weight);
    put(after, [f, e + 1, t], weight * 2n);
    put(after, [f, e, t + 1], weight);
    put(after, state, weight * 2n);
  }
  return after;
};

/** The falls of `n` dice of which some are thrown again, among `6^(n + again.triunfos + again.fracasos)` cases. */
export function fallsThrownAgain(n: number, again: Again): readonly Fall[] {
  let states: States = new Map();
  put(states, [0, 0, 0], 1n);
  for (let die = 0; die < n; die++) states = oneMore(states);
  states = throwAgain(
    states,
    again.triunfos,
    ([f, e, t], r) => [f, e, t - r],
    ([, , t]) => t,
  );
  states = throwAgain(
    states,
    again.fracasos,
    ([f, e, t], r) => [f - r, e, t],
    ([f]) => f,
  );
  return [...states.values()].map(({ state: [f, exitos, triunfos], weight }) => ({
    exitos,
    triunfos,
    fracaso: f > 0,
    weight,
  }));
}

function throwAgain(
  states: States,
  dice: number,
  without: (state: State, count: number) => State,
  showing: (state: State) => number,
): States {
  const after: States = new Map();
  for (const { state, weight } of states.values()) {
    const count = Math.min(dice, showing(state));
    let thrown: States = new Map();
    // Dice that were not needed fall too, and change nothing.
    put(thrown, without(state, count), weight * 6n ** BigInt(dice - count));
    for (let die = 0; die < count; die++) thrown = oneMore(thrown);
    for (const { state: fallen, weight: cases } of thrown.values()) put(after, fallen, cases);
  }
  return after;
}

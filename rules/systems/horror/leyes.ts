import { atLeast, collect, type Distribution, distribution, map } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import { power } from '../../odds/sums';
import { umbral, valor } from './dados';
import { amenazaAlTirar, bonoDe, type Conflicto, dadosDe, type RollOrder } from './order';
import { ganador, retar } from './resolve';

/** Chances of result and omens together: `counts.get(value)[omens]` of `6^n` cases. */
export interface LeyConjunta {
  readonly counts: ReadonlyMap<number, readonly bigint[]>;
  readonly total: bigint;
}

/**
 * The joint law of the value of n dice and their omens (HOR-4, HOR-8), counted by kinds of throws and not one
 * by one: j dice show the highest face k, p of the others a 1 and the rest lie between.
 */
export function leyValor(n: number, mejorGrupo = false): LeyConjunta {
  if (mejorGrupo) return leyMejorGrupo(n);
  const counts = new Map<number, bigint[]>();
  const put = (value: number, omens: number, weight: bigint): void => {
    if (weight === 0n) return;
    const row = counts.get(value) ?? new Array<bigint>(n + 1).fill(0n);
    row[omens] = (row[omens] ?? 0n) + weight;
    counts.set(value, row);
  };
  if (n === 0) put(0, 0, 1n);
  else put(n, n, 1n);
  for (let k = 2; k <= 6 && n > 0; k++) {
    for (let j = 1; j <= n; j++) {
      for (let p = 0; p <= n - j; p++) {
        put(k + j - 1, p, choose(n, j) * choose(n - j, p) * BigInt(k - 2) ** BigInt(n - j - p));
      }
    }
  }
  return { counts, total: 6n ** BigInt(n) };
}

// Over the copies of each face, from 1 to 6: n!/(c1!…c6!) throws for each way to share the dice out.
function leyMejorGrupo(n: number): LeyConjunta {
  const counts = new Map<number, bigint[]>();
  const share = (face: number, left: number, dados: readonly number[], ways: bigint, omens: number): void => {
    if (face === 6) {
      const value = valor([...dados, ...new Array<number>(left).fill(6)], true);
      const row = counts.get(value) ?? new Array<bigint>(n + 1).fill(0n);
      row[omens] = (row[omens] ?? 0n) + ways;
      counts.set(value, row);
      return;
    }
    for (let c = 0; c <= left; c++) {
      share(
        face + 1,
        left - c,
        [...dados, ...new Array<number>(c).fill(face)],
        ways * choose(left, c),
        face === 1 ? c : omens,
      );
    }
  };
  share(1, n, [], 1n, 0);
  return { counts, total: 6n ** BigInt(n) };
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** The law of the value alone. */
export const soloValor = ({ counts }: LeyConjunta): Distribution =>
  collect((put) => {
    for (const [value, row] of counts) for (const weight of row) put(value, weight);
  });

/** HOR-8: omens of n dice. */
export const leyPresagios = (n: number): Distribution => power(distribution(0, [5n, 1n]), n);

/** Chance that the threat rises with n dice in all (HOR-9). */
export const chanceAmenaza = (n: number, amenaza: number, literal = false): Fraction =>
  atLeast(leyPresagios(n), umbral(amenaza, literal));

/** All there is to know of a roll before it is made. */
export interface Leyes {
  readonly final: Distribution;
  /** Of all dice that count. */
  readonly presagios: Distribution;
  readonly resultado: ReadonlyMap<string, Fraction>;
  /** Points lost by us; `null` when nothing is at stake or it cannot be known. */
  readonly perdida: Distribution | null;
  readonly amenaza: Fraction | null;
}

export function leyesDe(order: RollOrder): Leyes {
  const own = leyValor(dadosDe(order), order.mejorGrupo);
  const bono = bonoDe(order);
  const final = map(soloValor(own), (value) => value + bono);
  return order.kind === 'conflicto' ? leyesConflicto(order, own, final) : leyesReto(order, own, final);
}

function leyesReto(
  order: Extract<RollOrder, { kind: 'reto' }>,
  own: LeyConjunta,
  final: Distribution,
): Leyes {
  const bono = bonoDe(order);
  const counts = new Map<string, bigint>();
  const lost = new Map<number, bigint>();
  for (const [value, row] of own.counts) {
    const result = retar(order, value + bono);
    for (const [omens, weight] of row.entries()) {
      counts.set(result, (counts.get(result) ?? 0n) + weight);
      const points = result === 'falla' ? 1 + omens : 0;
      lost.set(points, (lost.get(points) ?? 0n) + weight);
    }
  }
  const n = dadosDe(order);
  const threat = amenazaAlTirar(order);
  return {
    final,
    presagios: leyPresagios(n),
    resultado: chances(counts, own.total),
    perdida: order.peligroso && !counts.has('pendiente') ? lawOf(lost) : null,
    amenaza: threat === null ? null : chanceAmenaza(n, threat, order.literal),
  };
}

// The rival's side as a joint law; one certain case when it was rolled elsewhere.
function rivalLaw(order: Conflicto): LeyConjunta | null {
  const { rival } = order;
  if (rival.tipo === 'pendiente') return null;
  if (rival.tipo === 'tira') {
    const law = leyValor(rival.dados, order.mejorGrupo);
    return {
      counts: new Map([...law.counts].map(([value, row]) => [value + rival.rasgo, row])),
      total: law.total,
    };
  }
  const row = new Array<bigint>(rival.presagios + 1).fill(0n);
  row[rival.presagios] = 1n;
  return { counts: new Map([[rival.total, row]]), total: 1n };
}

function leyesConflicto(order: Conflicto, own: LeyConjunta, final: Distribution): Leyes {
  const theirs = rivalLaw(order);
  if (!theirs) {
    const presagios = leyPresagios(dadosDe(order));
    return {
      final,
      presagios,
      resultado: new Map([['pendiente', fraction(1n)]]),
      perdida: null,
      amenaza: null,
    };
  }
  const bono = bonoDe(order);
  const threat = amenazaAlTirar(order);
  const tally = new Cruce(order.soloVencedor === true);
  for (const [value, ours] of own.counts) {
    for (const [rivalValue, others] of theirs.counts) {
      tally.add(ganador(value + bono, rivalValue, order.tipo, order.tipoRival), ours, others);
    }
  }
  const omens = lawOf(tally.omens);
  return {
    final,
    presagios: omens,
    resultado: chances(tally.results, own.total * theirs.total),
    perdida: order.peligroso ? lawOf(tally.lost) : null,
    amenaza: threat === null ? null : atLeast(omens, umbral(threat, order.literal)),
  };
}

/** Two sides of a conflict, value against value, each with its row of omens. */
class Cruce {
  readonly results = new Map<string, bigint>();
  readonly lost = new Map<number, bigint>();
  readonly omens = new Map<number, bigint>();
  constructor(readonly soloVencedor: boolean) {}

  add(result: 'gana' | 'pierde' | 'empata', ours: readonly bigint[], others: readonly bigint[]): void {
    const [own, rival] = [sumOf(ours), sumOf(others)];
    bump(this.results, result, own * rival);
    if (result !== 'pierde') bump(this.lost, 0, own * rival);
    else for (const [omens, weight] of others.entries()) bump(this.lost, 1 + omens, own * weight);
    if (this.soloVencedor && result !== 'empata') {
      const [winner, loser] = result === 'gana' ? [ours, rival] : [others, own];
      for (const [omens, weight] of winner.entries()) bump(this.omens, omens, weight * loser);
      return;
    }
    for (const [a, weight] of ours.entries()) {
      if (weight === 0n) continue;
      for (const [b, times] of others.entries()) bump(this.omens, a + b, weight * times);
    }
  }
}

const sumOf = (row: readonly bigint[]): bigint => row.reduce((sum, weight) => sum + weight, 0n);

function bump<Key>(counts: Map<Key, bigint>, key: Key, weight: bigint): void {
  if (weight !== 0n) counts.set(key, (counts.get(key) ?? 0n) + weight);
}

const chances = (counts: ReadonlyMap<string, bigint>, total: bigint): ReadonlyMap<string, Fraction> =>
  new Map([...counts].map(([key, weight]) => [key, fraction(weight, total)]));

const lawOf = (counts: ReadonlyMap<number, bigint>): Distribution =>
  collect((put) => {
    for (const [value, weight] of counts) put(value, weight);
  });

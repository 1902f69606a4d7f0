import { atLeast, collect, type Distribution, map } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import { convolve } from '../../odds/sums';
import { Cruce } from './cruce';
import { umbral } from './dados';
import { chanceAmenaza, type LeyConjunta, leyPresagios, leyValor, soloValor } from './leyes-valor';
import { amenazaAlTirar, bonoDe, type Conflicto, dadosDe, type RollOrder } from './order';
import { ganador, retar } from './resolve';

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
    perdida: enJuego(order) && !counts.has('pendiente') ? lawOf(lost) : null,
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
  const tally = new Cruce(own, theirs, (value, rival) =>
    ganador(value + bono, rival, order.tipo, order.tipoRival),
  );
  const presagios = order.soloVencedor
    ? lawOf(tally.omensOfWinner())
    : convolve(omensLaw(own), omensLaw(theirs));
  return {
    final,
    presagios,
    resultado: chances(tally.results(), own.total * theirs.total),
    perdida: enJuego(order) ? lawOf(tally.lost()) : null,
    amenaza: threat === null ? null : atLeast(presagios, umbral(threat, order.literal)),
  };
}

/** HOR-12 (L47): protección de guion that will be spent «permite ignorar todo el daño»: nothing can be lost. */
const enJuego = (order: RollOrder): boolean => order.peligroso === true && order.guion !== 'usada';

const omensLaw = ({ counts }: LeyConjunta): Distribution =>
  collect((put) => {
    for (const row of counts.values()) for (const [omens, weight] of row.entries()) put(omens, weight);
  });

const chances = (counts: ReadonlyMap<string, bigint>, total: bigint): ReadonlyMap<string, Fraction> =>
  new Map([...counts].map(([key, weight]) => [key, fraction(weight, total)]));

const lawOf = (counts: ReadonlyMap<number, bigint>): Distribution =>
  collect((put) => {
    for (const [value, weight] of counts) put(value, weight);
  });

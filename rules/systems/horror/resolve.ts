import type { Dice } from '../../proof/dice';
import { presagios, subeAmenaza, valor } from './dados';
import { type Estado, estadoDe } from './estado';
import {
  amenazaAlTirar,
  bonoDe,
  type Conflicto,
  dadosDe,
  porPunto,
  type Reto,
  type Rival,
  type RollOrder,
  type Tipo,
} from './order';

/** One side of a roll. */
export interface Lado {
  readonly dados: readonly number[];
  readonly valor: number;
  readonly bono: number;
  readonly final: number;
  readonly presagios: number;
}
export interface Desenlace {
  readonly nuestro: Lado;
  readonly rival: Pick<Lado, 'final' | 'presagios'> | null;
  /** The rival's dice when they are thrown here. */
  readonly ladoRival: Lado | null;
  readonly resultado: 'supera' | 'falla' | 'gana' | 'pierde' | 'empata' | 'pendiente';
  /** Whether the threat rises by one (HOR-9); `null` when it, or the rival, is not known. */
  readonly sube: boolean | null;
  /** The threat after the roll and all its spends; `null` when it was not known before. */
  readonly amenaza: number | null;
  /** Omens that counted for the threat: of both sides in a conflict. */
  readonly presagios: number;
  /** HOR-10: points the loser would lose, and whose they are. */
  readonly perdida: { readonly de: 'nosotros' | 'rival'; readonly puntos: number } | null;
  /** Our score after it, unless protección de guion was spent. */
  readonly queda: { readonly puntos: number; readonly estado: Estado } | null;
}

/** @throws RangeError when the dice are not those of `spec(order)`. */
export function resolver(order: RollOrder, dice: Dice): Desenlace {
  const own = dice[0]?.[0] ?? [];
  if (own.length !== dadosDe(order)) throw new RangeError('dice: not as many as the order asks for');
  return juzgar(order, ladoDe(own, bonoDe(order), order.mejorGrupo), dice[0]?.[1] ?? []);
}

export function ladoDe(dados: readonly number[], bono: number, mejorGrupo = false): Lado {
  const worth = valor(dados, mejorGrupo);
  return { dados, valor: worth, bono, final: worth + bono, presagios: presagios(dados) };
}

function juzgar(order: RollOrder, nuestro: Lado, theirs: readonly number[]): Desenlace {
  const ladoRival =
    order.kind === 'conflicto' && order.rival.tipo === 'tira'
      ? ladoDe(theirs, order.rival.rasgo, order.mejorGrupo)
      : null;
  const rival = order.kind === 'conflicto' ? (ladoRival ?? quoted(order.rival)) : null;
  const resultado = order.kind === 'reto' ? retar(order, nuestro.final) : enfrentar(order, nuestro, rival);
  const omens = order.kind === 'reto' ? nuestro.presagios : omensOf(order, nuestro, rival, resultado);
  const threat = amenazaAlTirar(order);
  const perdida = perdidaDe(order, nuestro, rival, resultado);
  const sube =
    threat === null || (order.kind === 'conflicto' && rival === null)
      ? null
      : subeAmenaza(omens, threat, order.literal);
  // HOR-14: a point spent on protección de guion moves the threat too.
  const saved = perdida?.de === 'nosotros' && order.guion === 'usada';
  return {
    nuestro,
    rival,
    ladoRival,
    resultado,
    presagios: omens,
    sube,
    amenaza: threat === null ? null : Math.max(0, threat + (sube ? 1 : 0) + (saved ? porPunto(order) : 0)),
    perdida,
    queda: scoreAfter(order, perdida),
  };
}

const quoted = (rival: Rival): Pick<Lado, 'final' | 'presagios'> | null =>
  rival.tipo === 'total' ? { final: rival.total, presagios: rival.presagios } : null;

/** HOR-5: strictly more than the difficulty, unless `hor.superarDificultad` lets equal pass; HOR-13 forces it. */
export function retar(order: Reto, final: number): 'supera' | 'falla' | 'pendiente' {
  if (order.forzado) return order.forzado === 'exito' ? 'supera' : 'falla';
  if (order.dificultad === undefined) return 'pendiente';
  return final > order.dificultad || (order.igualVale === true && final === order.dificultad)
    ? 'supera'
    : 'falla';
}

/** HOR-6: the higher result wins; a tie goes to a main character against anybody else. */
export function ganador(
  ours: number,
  theirs: number,
  tipo: Tipo,
  tipoRival: Tipo,
): 'gana' | 'pierde' | 'empata' {
  if (ours !== theirs) return ours > theirs ? 'gana' : 'pierde';
  if ((tipo === 'principal') === (tipoRival === 'principal')) return 'empata';
  return tipo === 'principal' ? 'gana' : 'pierde';
}

const enfrentar = (
  order: Conflicto,
  ours: Lado,
  rival: Pick<Lado, 'final'> | null,
): Desenlace['resultado'] =>
  rival ? ganador(ours.final, rival.final, order.tipo, order.tipoRival) : 'pendiente';

/** HOR-9 (L107): in a conflict those of both sides. */
function omensOf(
  order: Conflicto,
  ours: Lado,
  rival: Pick<Lado, 'presagios'> | null,
  resultado: Desenlace['resultado'],
): number {
  if (!rival) return ours.presagios;
  if (!order.soloVencedor || resultado === 'empata') return ours.presagios + rival.presagios;
  return resultado === 'gana' ? ours.presagios : rival.presagios;
}

/** HOR-10 (L95, L109): one point and one more for each omen: own in a reto, the winner's in a conflict. */
function perdidaDe(
  order: RollOrder,
  ours: Lado,
  rival: Pick<Lado, 'presagios'> | null,
  resultado: Desenlace['resultado'],
): Desenlace['perdida'] {
  if (!order.peligroso) return null;
  if (resultado === 'falla') return { de: 'nosotros', puntos: 1 + ours.presagios };
  if (resultado === 'pierde') return { de: 'nosotros', puntos: 1 + (rival?.presagios ?? 0) };
  return resultado === 'gana' ? { de: 'rival', puntos: 1 + ours.presagios } : null;
}

function scoreAfter(order: RollOrder, perdida: Desenlace['perdida']): Desenlace['queda'] {
  if (perdida?.de !== 'nosotros') return null;
  const puntos = order.actual - (order.guion === 'usada' ? 0 : perdida.puntos);
  return { puntos, estado: estadoDe(puntos, Number.MAX_SAFE_INTEGER) };
}

import { type Acierta, acierta } from './acierta';
import { aciertosDe } from './aciertos';
import { clasificar, type Mascara, type Modo, type Trio, valor } from './dados';
import { mejorEntre, quedan } from './mascaras';
import { bono, type Comun, type RollOrder } from './order';
import type { Lectura } from './resolve';
import { pesos, repartir, trios } from './tiradas';

/** A way the dice of an order can end, how they are read then, and in how many of the cases. */
export type Final = readonly [dados: Trio, modo: Modo, weight: number];

/**
 * How the dice of an order can end. A mask names places, not faces, so a die that is repeated is as free as one
 * just thrown; only those of an earlier block that no activation repeats are known.
 */
export function finalesDe(order: RollOrder): readonly Final[] {
  const found = known.get(order);
  if (found) return found;
  const list = counted(order);
  known.set(order, list);
  return list;
}
// The odds of one order ask several times, and orders are never changed.
const known = new WeakMap<RollOrder, readonly Final[]>();

function counted(order: RollOrder): readonly Final[] {
  if (order.siFalla) {
    return automaticos(acierta(order, 'natural'), acierta(order, 'positiva'), order.siFalla === 'cero');
  }
  const { sobre } = order;
  const repeated = (order.activaciones ?? []).reduce((mask, { repite }) => mask | repite, 0);
  const weights = new Float64Array(trios.length);
  repartir(sobre ? quedan(sobre.dados, repeated) : [], 1, weights);
  return listed(weights, modoDe(order));
}

function listed(weights: Float64Array, modo: Modo): Final[] {
  const list: Final[] = [];
  trios.forEach((dados, place) => {
    const weight = weights[place] ?? 0;
    if (weight > 0) list.push([dados, modo, weight]);
  });
  return list;
}

/**
 * The throw stays when it succeeds, and otherwise its best dice are repeated: a million equally likely cases.
 * Throws that keep the same faces go on together, so that only 66 sets of kept dice are thrown on.
 */
function automaticos(natural: Acierta, positiva: Acierta, cero: boolean): readonly Final[] {
  const table = aciertosDe(positiva);
  const stay = new Float64Array(trios.length);
  const kept = new Map<number, { rest: readonly number[]; times: number }>();
  trios.forEach((dados, place) => {
    const weight = pesos[place] ?? 0;
    if (natural(dados)) {
      stay[place] = weight * 1000;
      return;
    }
    const rest = keptOf(dados, mejorEntre(dados, table, 'positiva', cero));
    const key = rest.reduce((all, face) => all * 11 + face, 0);
    const entry = kept.get(key);
    if (entry) entry.times += weight;
    else kept.set(key, { rest, times: weight });
  });
  const after = new Float64Array(trios.length);
  for (const { rest, times } of kept.values()) repartir(rest, times * 10 ** rest.length, after);
  return [...listed(stay, 'natural'), ...listed(after, 'positiva')];
}

/** What a mask leaves of dice that are sorted. */
function keptOf(dados: Trio, ranks: Mascara): readonly number[] {
  const rest: number[] = [];
  if (!(ranks & 1)) rest.push(dados[0]);
  if (!(ranks & 2)) rest.push(dados[1]);
  if (!(ranks & 4)) rest.push(dados[2]);
  return rest;
}

/** How the dice are read in the end: by the last aspect, or as the quoted roll was. */
export const modoDe = (order: Comun): Modo =>
  order.activaciones?.at(-1)?.signo ?? order.sobre?.modo ?? 'natural';

/** A reading without the story of its dice. */
export function lecturaDe(order: Comun, dados: Trio, modo: Modo): Lectura {
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

import { type Acierta, acierta } from './acierta';
import { clasificar, type Modo, type Trio, valor } from './dados';
import { mejorMascara, quedan } from './mascaras';
import { bono, type Comun, type RollOrder } from './order';
import type { Lectura } from './resolve';
import { tiradas } from './tiradas';

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
  const modo = modoDe(order);
  const { sobre } = order;
  const repeated = (order.activaciones ?? []).reduce((mask, { repite }) => mask | repite, 0);
  const known = sobre ? quedan(sobre.dados, repeated) : [];
  return tiradas(known).map(([dados, weight]) => [dados, modo, weight]);
}

/**
 * The throw stays when it succeeds, and otherwise its best dice are repeated. Throws that keep the same faces
 * go on together, so that only 66 sets of kept dice are thrown on: a million equally likely cases.
 */
function automaticos(natural: Acierta, positiva: Acierta, cero: boolean): readonly Final[] {
  const list: Final[] = [];
  const kept = new Map<string, [dados: readonly number[], weight: number]>();
  for (const [dados, weight] of tiradas([])) {
    if (natural(dados)) {
      list.push([dados, 'natural', weight * 1000]);
      continue;
    }
    const rest = quedan(dados, mejorMascara(dados, positiva, 'positiva', cero));
    const entry = kept.get(rest.join()) ?? [rest, 0];
    kept.set(rest.join(), [rest, entry[1] + weight]);
  }
  for (const [rest, times] of kept.values()) {
    for (const [dados, weight] of tiradas(rest)) {
      list.push([dados, 'positiva', times * weight * 10 ** rest.length]);
    }
  }
  return list;
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

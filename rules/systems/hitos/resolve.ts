import type { Dice, Spec } from '../../proof/dice';
import { acierta } from './acierta';
import {
  type Clase,
  clasificar,
  esExito,
  type Mascara,
  type Modo,
  repetidos,
  repetir,
  type Trio,
  valor,
} from './dados';
import { mejorMascara } from './mascaras';
import {
  type Activacion,
  bono,
  type Comun,
  type Hecha,
  type Order,
  objetivo,
  type Rival,
  type RollOrder,
  spec,
} from './order';

/** One activated aspect: which dice it repeated, what came, and how all three stand after it. */
export interface Paso {
  readonly signo: 'positiva' | 'negativa';
  readonly repite: Mascara;
  readonly antes: Trio;
  readonly nuevos: readonly number[];
  readonly despues: Trio;
}

/** The throw of 3d10, read to its total. */
export interface Lectura {
  /** As they were thrown, or as they stood in the earlier block. */
  readonly lanzados: Trio;
  readonly pasos: readonly Paso[];
  readonly dados: Trio;
  readonly modo: Modo;
  readonly clase: Clase;
  /** Worth of the dice by `modo`. */
  readonly valor: number;
  readonly bono: number;
  readonly total: number;
}

/**
 * Reads the dice of an order. @throws RangeError when they are not the ones `spec` asks for (whoever has them
 * from a post compares the specs first).
 */
export function leer(order: RollOrder, dice: Dice): Lectura {
  const segments = [...dice];
  const first = order.sobre ? null : trio(segments.shift()?.[0]);
  const lanzados = order.sobre?.dados ?? first ?? fewer();
  const pasos: Paso[] = [];
  let dados = lanzados;
  for (const { signo, repite } of activadas(order, lanzados)) {
    const nuevos = repetidos(repite) === 0 ? [] : (segments.shift()?.[0] ?? fewer());
    const despues = repetir(dados, repite, nuevos);
    pasos.push({ signo, repite, antes: dados, nuevos, despues });
    dados = despues;
  }
  return { lanzados, pasos, ...worth(order, dados, pasos.at(-1)?.signo ?? order.sobre?.modo ?? 'natural') };
}

/** The activations of an order once its throw is known: with `siFalla`, the best one if the throw fails. */
export function activadas(order: RollOrder, lanzados: Trio): readonly Activacion[] {
  if (!order.siFalla) return order.activaciones ?? [];
  if (acierta(order, 'natural')(lanzados)) return [];
  const cero = order.siFalla === 'cero';
  return [
    { signo: 'positiva', repite: mejorMascara(lanzados, acierta(order, 'positiva'), 'positiva', cero) },
  ];
}

/** The whole list of dice once the throw is known; `null` when `spec` is all of it. */
export function masDados(order: Order, dice: Dice): Spec | null {
  if (order.kind === 'gasto' || !order.siFalla) return null;
  const lanzados = dice[0]?.[0] ?? [];
  if (lanzados.length < 3) return null;
  const repeated = activadas(order, trio(lanzados))
    .filter(({ repite }) => repite > 0)
    .map(({ repite }) => [{ n: repetidos(repite), d: 10 }]);
  return [...spec(order), ...repeated];
}

/** The dice as they end, and how they are read: what a later block quotes of this roll. */
export const hecha = (order: RollOrder, dice: Dice): Hecha & { readonly bono: number } => {
  const { dados, modo, bono } = leer(order, dice);
  return { dados, modo, bono };
};

function worth(order: Comun, dados: Trio, modo: Modo): Omit<Lectura, 'lanzados' | 'pasos'> {
  const worth = valor(dados, modo, order.triples);
  const added = bono(order);
  return { dados, modo, clase: clasificar(dados), valor: worth, bono: added, total: worth + added };
}

/** Whether the roll succeeds; `null` when nothing is known to reach. */
export function exito(order: RollOrder, lectura: Pick<Lectura, 'total' | 'clase'>): boolean | null {
  const target = objetivo(order);
  return target === null ? null : esExito(lectura.total, target, lectura.clase);
}

/** The rival of an opposed roll: total and class, and the dice when they are thrown here or quoted. */
export interface Contrario {
  readonly dados: Trio | null;
  readonly bono: number;
  readonly total: number;
  readonly clase: Clase;
}

/** `triples`: how a triple of a quoted roll adds up in this partida. */
export function leerRival(rival: Rival, dice: Dice, triples?: 'dos'): Contrario | null {
  switch (rival.tipo) {
    case 'pendiente':
      return null;
    case 'total':
      return {
        dados: null,
        bono: 0,
        total: rival.total,
        clase: rival.clase === 'normal' ? { tipo: 'normal' } : { tipo: rival.clase, veces: 2 },
      };
    case 'hecha':
      return against(rival.dados, rival.modo, rival.bono, triples);
    case 'tira':
      return against(trio(dice[0]?.[1]), 'natural', rival.bono);
  }
}

const against = (dados: Trio, modo: Modo, bono: number, triples?: 'dos'): Contrario => ({
  dados,
  bono,
  total: valor(dados, modo, triples) + bono,
  clase: clasificar(dados),
});

/** What our side of an opposed roll comes to. */
export type Enfrentamiento = 'gana' | 'empata' | 'pierde';

/**
 * HIT-4 (L79-82): the higher total wins. `hit.criticoEnEnfrentada` by default: a critical beats what is none, a
 * fumble loses to what is none, and only two of the same class compare totals.
 */
export function enfrentar(
  ours: Pick<Lectura, 'total' | 'clase'>,
  theirs: Pick<Lectura, 'total' | 'clase'>,
  soloTotales = false,
): Enfrentamiento {
  const ranks = soloTotales ? 0 : rank(ours.clase) - rank(theirs.clase);
  const margin = ranks || ours.total - theirs.total;
  return margin > 0 ? 'gana' : margin < 0 ? 'pierde' : 'empata';
}

const rank = ({ tipo }: Clase): number => (tipo === 'critico' ? 1 : tipo === 'pifia' ? -1 : 0);

function trio(faces: readonly number[] | undefined): Trio {
  const [a, b, c] = faces ?? [];
  return a === undefined || b === undefined || c === undefined ? fewer() : [a, b, c];
}

function fewer(): never {
  throw new RangeError('dice: fewer than the order asks for');
}

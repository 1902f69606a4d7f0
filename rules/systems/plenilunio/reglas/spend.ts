import type { SpendOrder } from '../order/spend-order';
import { aliento, giroDeTrama, recuperarFortuna } from './fortune';
import { descansar, type Herida, recibir } from './health';

/** What a spend comes to: figures before and after of all it touches. */
export interface Spent {
  readonly herida: Herida | null;
  readonly fortuna: readonly [from: number, to: number] | null;
  readonly resistencia: readonly [from: number, to: number] | null;
  readonly reserva: readonly [from: number, to: number] | null;
}

const has = (order: SpendOrder, ajuste: NonNullable<SpendOrder['ajustes']>[number]): boolean =>
  order.ajustes?.includes(ajuste) ?? false;

/** Works a spend out of its figures. */
export function spend(order: SpendOrder): Spent {
  const herida = order.kind === 'dano' ? heridaDe(order) : null;
  return {
    herida,
    fortuna: fortunaTras(order),
    resistencia: resistenciaTras(order, herida),
    reserva:
      order.kind === 'giro' ? [order.reserva ?? 0, giroDeTrama(order.reserva ?? 0, order.dados ?? 0)] : null,
  };
}

function heridaDe(order: SpendOrder): Herida {
  return recibir({
    dano: order.golpe ?? 0,
    proteccion: order.proteccion ?? 0,
    aguante: order.aguante ?? 1,
    resistencia: order.resistencia?.actual ?? 0,
    salud: order.salud ?? 'sano',
    fortuna: order.coste ?? 0,
    enCero: has(order, 'enCero'),
    seis: has(order, 'seisNiveles'),
  });
}

function fortunaTras({ que, coste, fortuna }: SpendOrder): readonly [number, number] | null {
  if (!fortuna || coste === undefined) return null;
  const { actual, destino } = fortuna;
  return [actual, que === 'giro' ? recuperarFortuna(actual, coste, destino) : Math.max(0, actual - coste)];
}

function resistenciaTras(order: SpendOrder, herida: Herida | null): readonly [number, number] | null {
  if (!order.resistencia) return null;
  const { actual, maxima } = order.resistencia;
  if (herida) return [actual, herida.resistencia];
  return [
    actual,
    order.kind === 'descanso'
      ? descansar(actual, order.aguante ?? 1, order.salud ?? 'sano')
      : aliento(actual, maxima, has(order, 'arriba')),
  ];
}

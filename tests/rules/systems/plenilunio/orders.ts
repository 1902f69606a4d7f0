import fc from 'fast-check';
import type { Dice, Spec } from '../../../../rules/proof/dice';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import {
  type Marca,
  marcas,
  type RollKind,
  type RollOrder,
  rolls,
} from '../../../../rules/systems/plenilunio/order/order';
import {
  orderText,
  type PlenilunioOrder,
  takes,
} from '../../../../rules/systems/plenilunio/order/order-text';
import {
  ajustes,
  gastos,
  type SpendOrder,
  spends,
} from '../../../../rules/systems/plenilunio/order/spend-order';
import { specOf } from '../../../../rules/systems/plenilunio/reglas/pool';
import { caracteristicas, dones, salud } from '../../../../rules/systems/plenilunio/terms';

const small = (min: number, max: number) => fc.integer({ min, max });
type Figures<Order> = { readonly [name in keyof Required<Omit<Order, 'kind'>>]: fc.Arbitrary<unknown> };

/** Every figure of a roll, in its whole range or what a table plays with. */
const rollFigures: Figures<RollOrder> = {
  rasgo: fc.constantFrom(...caracteristicas),
  valor: small(0, 10),
  especialidad: fc.constantFrom(true, ...caracteristicas),
  herramientas: small(1, 2),
  arma: small(1, 3),
  ayudas: small(1, 4),
  medicos: small(1, 5),
  heridas: small(1, 2),
  comprometidos: small(1, 5),
  usa: small(0, 8),
  acero: small(1, 5),
  automaticos: small(1, 10),
  donAutomatico: fc.constantFrom(...dones),
  destino: fc.record({ dados: small(1, 5), actual: small(1, 9), reserva: small(0, 20) }),
  armadura: small(1, 3),
  repiteFracasos: small(1, 4),
  repiteTriunfos: small(1, 4),
  marcas: fc.subarray([...marcas], { minLength: 1 }) as fc.Arbitrary<Marca[]>,
  dificultad: small(0, 10),
  responde: fc.record({
    turno: small(1, 999),
    normales: small(0, 9),
    sencillos: small(0, 9),
    dobles: small(0, 9),
  }),
  dano: small(0, 12),
  danoRival: small(0, 12),
  protecciones: fc.record({ propia: small(0, 9), rival: small(0, 9) }),
  prolongada: fc.record({ objetivo: small(5, 20), acumulado: small(0, 4) }),
  salud: fc.constantFrom(...salud.slice(1, 4)),
  uso: small(1, 2),
  pasajeros: small(1, 3),
};

const spendFigures: Figures<SpendOrder> = {
  que: fc.constantFrom(...gastos),
  don: fc.constantFrom(...dones),
  puntuacion: small(1, 5),
  coste: small(1, 4),
  fortuna: fc.record({ actual: small(0, 10), destino: small(1, 10) }),
  golpe: small(0, 40),
  proteccion: small(1, 9),
  aguante: small(1, 12),
  resistencia: fc.record({ actual: small(0, 36), maxima: small(0, 36) }),
  salud: fc.constantFrom(...salud),
  dados: small(1, 3),
  reserva: small(0, 20),
  ajustes: fc.subarray([...ajustes], { minLength: 1 }),
};

const filled = (
  kind: PlenilunioOrder['kind'],
  figures: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<PlenilunioOrder> => {
  const { needed, allowed } = takes(kind);
  const entries = Object.entries(figures).filter(([name]) => allowed.includes(name));
  return fc
    .record(Object.fromEntries(entries), { requiredKeys: [...needed] })
    .map((given) => ({ kind, ...given }) as PlenilunioOrder);
};

const rollOf = (kind: RollKind) =>
  filled(kind, {
    ...rollFigures,
    // The rasgo of a don's roll is the don; an oposición only tells a don, and then its use too.
    ...(kind === 'don' || kind === 'oposicion' ? { rasgo: fc.constantFrom(...dones) } : {}),
  }).map((order) =>
    kind === 'don' || kind === 'oposicion' ? withUse(order as RollOrder) : order,
  ) as fc.Arbitrary<RollOrder>;

/** Only the figures the don's use takes, or no don at all where it has no such use. */
function withUse(order: RollOrder): RollOrder {
  const { rasgo, uso, ...rest } = order;
  if (order.kind === 'don') {
    const { dano, prolongada, pasajeros, ...plain } = order;
    const options = [
      {},
      { dano: dano ?? 3 },
      { prolongada: prolongada ?? { objetivo: 4, acumulado: 1 } },
      { pasajeros: pasajeros ?? 1 },
    ];
    return (
      [...options]
        .reverse()
        .map((more) => ({ ...plain, ...more }))
        .find((one) => orderText(one) !== null) ?? order
    );
  }
  return orderText(order) === null ? rest : order;
}

/** Rolls of these kinds that fit their text and have a die to roll. */
export const orders = (kinds: readonly RollKind[] = rolls): fc.Arbitrary<RollOrder> =>
  fc
    .constantFrom(...kinds)
    .chain(rollOf)
    .filter((order) => orderText(order) !== null && specOf(order).length > 0);

/** Spends that fit their text. */
export const spendOrders = (): fc.Arbitrary<SpendOrder> =>
  fc
    .constantFrom(...spends)
    .chain((kind) => filled(kind, spendFigures) as fc.Arbitrary<SpendOrder>)
    .filter((order) => orderText(order) !== null);

const diceOf = (spec: Spec): fc.Arbitrary<Dice> =>
  fc.tuple(
    ...spec.map((groups) =>
      fc.tuple(...groups.map(({ n, d }) => fc.array(small(1, d), { minLength: n, maxLength: n }))),
    ),
  );

/** Dice thrown until the order asks for no more. */
const thrown = (order: PlenilunioOrder, dice: Dice): fc.Arbitrary<Dice> => {
  const spec = plenilunio.more?.(order, dice) ?? plenilunio.spec(order);
  return spec.length === dice.length
    ? fc.constant(dice)
    : diceOf(spec.slice(dice.length)).chain((more) => thrown(order, [...dice, ...more]));
};

export interface Played {
  readonly order: PlenilunioOrder;
  readonly dice: Dice;
}
/** A roll with dice it could have. */
export const played = (kinds?: readonly RollKind[]): fc.Arbitrary<{ order: RollOrder; dice: Dice }> =>
  orders(kinds).chain((order) =>
    diceOf(specOf(order))
      .chain((dice) => thrown(order, dice))
      .map((dice) => ({ order, dice })),
  );
/** A roll or a spend. */
export const anything = (): fc.Arbitrary<Played> =>
  fc.oneof(
    { weight: 5, arbitrary: played() },
    { weight: 1, arbitrary: spendOrders().map((order) => ({ order, dice: [] })) },
  );

import fc from 'fast-check';
import type { Dice } from '../../../../rules/proof/dice';
import {
  type Comun,
  caracteristicas,
  dadosDe,
  efectos,
  type Order,
  ques,
  type Rival,
  spec,
  tipos,
} from '../../../../rules/systems/horror/order';
import { writeText } from '../../../../rules/systems/horror/order-text';

const yes = fc.constant(true as const);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Drops what is undefined, as the orders do. */
const tidy = <T extends object>(value: fc.Arbitrary<T>) =>
  value.map((record) => Object.fromEntries(Object.entries(record).filter(([, one]) => one !== undefined)));

const comun = tidy(
  fc.record({
    caracteristica: fc.constantFrom(...caracteristicas),
    actual: fc.integer({ min: 0, max: 5 }),
    optima: some(fc.integer({ min: 1, max: 5 })),
    objetos: some(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })),
    rasgos: some(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })),
    amenaza: some(fc.integer({ min: 0, max: 14 })),
    repite: some(fc.oneof(yes, fc.record({ tirada: fc.integer({ min: 1, max: 999 }) }))),
    descuenta: some(yes),
    peligroso: some(yes),
    guion: some(fc.constantFrom('disponible' as const, 'usada' as const)),
    paga: some(fc.constantFrom('amenaza' as const, 'nivel' as const)),
    mejorGrupo: some(yes),
    literal: some(yes),
  }),
) as unknown as fc.Arbitrary<Comun>;

const rival: fc.Arbitrary<Rival> = fc.oneof(
  fc.constant({ tipo: 'pendiente' as const }),
  tidy(
    fc.record({
      tipo: fc.constant('total' as const),
      total: fc.integer({ min: 0, max: 18 }),
      presagios: fc.integer({ min: 0, max: 5 }),
      tirada: some(fc.integer({ min: 1, max: 999 })),
    }),
  ) as unknown as fc.Arbitrary<Rival>,
  fc.record({
    tipo: fc.constant('tira' as const),
    dados: fc.integer({ min: 1, max: 8 }),
    rasgo: fc.integer({ min: 0, max: 6 }),
  }),
);

const reto = tidy(
  fc.record({
    kind: fc.constant('reto'),
    dificultad: some(fc.integer({ min: 0, max: 12 })),
    igualVale: some(yes),
    forzado: some(fc.constantFrom('exito', 'fallo')),
  }),
);
const conflicto = tidy(
  fc.record({
    kind: fc.constant('conflicto'),
    tipo: fc.constantFrom(...tipos),
    tipoRival: fc.constantFrom(...tipos),
    rival,
    empateRepite: some(yes),
    soloVencedor: some(yes),
  }),
);

const score = fc.integer({ min: 1, max: 5 });
const perdida = tidy(
  fc.record({
    caracteristica: fc.constantFrom(...caracteristicas),
    actual: fc.integer({ min: 0, max: 5 }),
    puntos: fc.integer({ min: 1, max: 6 }),
    guion: some(fc.constantFrom('superacion', 'amenaza')),
  }),
);
const gasto = tidy(
  fc.record({
    kind: fc.constant('gasto'),
    que: fc.constantFrom(...ques),
    superacion: some(fc.integer({ min: 0, max: 9 })),
    amenaza: some(fc.integer({ min: 0, max: 14 })),
    inicial: some(fc.integer({ min: 0, max: 5 })),
    efecto: some(fc.constantFrom(...efectos)),
    dos: some(fc.constantFrom(...caracteristicas)),
    actuales: some(fc.tuple(fc.integer({ min: -2, max: 5 }), score, score)),
    optimas: some(fc.tuple(score, score, score)),
    doble: some(yes),
    soloNivel: some(yes),
  }),
).chain((gasto) =>
  perdida.map((pierde) => (gasto.que === 'perdida' ? { ...gasto, pierde } : gasto)),
) as unknown as fc.Arbitrary<Order>;

const rolls = fc
  .tuple(comun, fc.oneof(reto, conflicto))
  .map(([common, more]) => ({ ...common, ...more }) as unknown as Order);

/** Any order that throws at least one die, or none for a spend, and fits into its 64 bytes. */
export const orders: fc.Arbitrary<Order> = fc
  .oneof({ weight: 5, arbitrary: rolls }, { weight: 1, arbitrary: gasto })
  .filter((order) => (order.kind === 'gasto' || dadosDe(order) > 0) && writeText(order) !== null);

/** Dice of the form an order asks for. */
export const diceFor = (order: Order): fc.Arbitrary<Dice> =>
  fc.tuple(
    ...spec(order).map((groups) =>
      fc.tuple(
        ...groups.map(({ n, d }) => fc.array(fc.integer({ min: 1, max: d }), { minLength: n, maxLength: n })),
      ),
    ),
  );

export const ordersWithDice = orders.chain((order) => diceFor(order).map((dice) => ({ order, dice })));

import fc from 'fast-check';
import type { Dice } from '../../../../rules/proof/dice';
import { categorias } from '../../../../rules/systems/hitos/dano';
import {
  type Comun,
  caracteristicas,
  distancias,
  type Gasto,
  type Order,
  ques,
  type Rival,
  spec,
  usos,
} from '../../../../rules/systems/hitos/order';
import { writeText } from '../../../../rules/systems/hitos/order-text';
import { masDados } from '../../../../rules/systems/hitos/resolve';

const face = fc.integer({ min: 1, max: 10 });
const trio = fc.tuple(face, face, face);
const modo = fc.constantFrom('natural', 'positiva', 'negativa');
const yes = fc.constant(true as const);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Drops what is undefined, as the orders do. */
const tidy = <T extends object>(value: fc.Arbitrary<T>) =>
  value.map((record) => Object.fromEntries(Object.entries(record).filter(([, one]) => one !== undefined)));

const hecha = tidy(fc.record({ dados: trio, modo, tirada: some(fc.integer({ min: 1, max: 999 })) }));
const activacion = fc.record({
  signo: fc.constantFrom('positiva', 'negativa'),
  repite: fc.integer({ min: 0, max: 7 }),
});

const comun: fc.Arbitrary<Comun> = tidy(
  fc.record({
    base: some(
      fc.record({
        id: fc.constantFrom(...caracteristicas, 'aguante' as const, 'iniciativa' as const),
        valor: fc.integer({ min: 0, max: 18 }),
      }),
    ),
    habilidad: some(fc.integer({ min: 0, max: 12 })),
    modificador: some(fc.integer({ min: -20, max: 20 }).filter((value) => value !== 0)),
    penalizacion: some(fc.constantFrom(2 as const, 5 as const)),
    activaciones: some(fc.array(activacion, { minLength: 1, maxLength: 2 })),
    siFalla: some(fc.constantFrom(true as const, 'cero' as const)),
    sobre: some(hecha),
    pago: some(fc.oneof(fc.constantFrom('pd' as const, 'recibe' as const), fc.constant({ agota: 'h3' }))),
    triples: some(fc.constant('dos' as const)),
  }),
).map((value) => {
  const { sobre, siFalla, ...more } = value as Comun;
  const rest = siFalla && !more.activaciones ? { ...more, siFalla } : more;
  return sobre && rest.activaciones?.[0]?.repite ? { ...rest, sobre } : rest;
});

const rival: fc.Arbitrary<Rival> = fc.oneof(
  fc.constant({ tipo: 'pendiente' as const }),
  fc.record({
    tipo: fc.constant('total' as const),
    total: fc.integer({ min: -20, max: 60 }),
    clase: fc.constantFrom('normal' as const, 'critico' as const, 'pifia' as const),
  }),
  fc.record({ tipo: fc.constant('tira' as const), bono: fc.integer({ min: -10, max: 30 }) }),
  hecha.map((done) => ({ tipo: 'hecha' as const, bono: 9, ...done })) as unknown as fc.Arbitrary<Rival>,
);

const dificultad = fc.integer({ min: 0, max: 40 });
const salud = fc
  .tuple(fc.integer({ min: 0, max: 27 }), fc.integer({ min: 0, max: 27 }))
  .map(([a, b]) => ({ perdidos: Math.max(a, b), consolidados: Math.min(a, b) }));

const own: fc.Arbitrary<object>[] = [
  fc.record({
    kind: fc.constant('tirada'),
    dificultad: some(dificultad),
    prolongada: some(
      fc
        .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }))
        .map(([a, b]) => ({ llevas: a, necesarias: a + b })),
    ),
  }),
  fc.record({ kind: fc.constant('enfrentada'), rival, tablas: some(yes), soloTotales: some(yes) }),
  fc.record({
    kind: fc.constant('persecucion'),
    rival,
    soloTotales: some(yes),
    papel: fc.constantFrom('perseguidor', 'perseguido'),
    distancia: fc.constantFrom(...distancias),
  }),
  fc.record({ kind: fc.constant('iniciativa') }),
  fc.record({
    kind: fc.constant('ataque'),
    defensa: some(dificultad),
    situacion: some(
      fc.constantFrom('desprevenido' as const, 'indefenso' as const, { total: 3 }, { total: 4 }),
    ),
    categoria: fc.constantFrom(...categorias),
    pasos: some(fc.constantFrom(-2, -1, 1, 2)),
    bd: some(fc.integer({ min: 1, max: 6 })),
    rd: some(fc.integer({ min: 1, max: 12 })),
    directo: some(
      fc.oneof(
        fc.record({ dados: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ suma: fc.integer({ min: 0, max: 60 }) }),
      ),
    ),
    deSecuaz: some(yes),
    aSecuaz: some(fc.oneof(yes, fc.record({ aguante: fc.integer({ min: 1, max: 12 }) }))),
    criticoSinBD: some(yes),
  }),
  fc.record({
    kind: fc.constant('aguante'),
    uso: fc.constantFrom(...usos),
    dificultad,
    salud: some(salud),
    dano: some(fc.integer({ min: 0, max: 60 })),
    estado: some(fc.constantFrom('sano', 'herido', 'incapacitado', 'moribundo')),
    sinReposo: some(yes),
    sinConsolidados: some(yes),
  }),
  fc.record({
    kind: fc.constant('estabilizar'),
    dificultad,
    sinConsolidar: some(fc.integer({ min: 0, max: 27 })),
    sinEfecto: some(yes),
  }),
  fc.record({ kind: fc.constant('supervision'), dificultad }),
];

const gasto: fc.Arbitrary<Gasto> = tidy(
  fc.record({
    kind: fc.constant('gasto' as const),
    que: fc.constantFrom(...ques),
    pd: some(fc.integer({ min: 1, max: 9 })),
    dano: some(fc.integer({ min: 0, max: 30 })),
    salud: some(salud.map((one) => ({ aguante: 9, ...one }))),
    deSecuaz: some(yes),
    sinConsolidados: some(yes),
    aspecto: some(fc.constantFrom('c', 'rf', 'h1', 'i12', 'o2', 't3')),
    drama: some(fc.integer({ min: 0, max: 9 })),
  }),
) as unknown as fc.Arbitrary<Gasto>;

/** Any order that fits into its 64 bytes. */
export const orders: fc.Arbitrary<Order> = fc
  .oneof(
    ...own.map((one) =>
      fc.tuple(comun, tidy(one)).map(([common, more]) => ({ ...common, ...more }) as unknown as Order),
    ),
    gasto,
  )
  .filter((order) => writeText(order) !== null);

/** Dice of the form an order asks for. */
export const diceFor = (order: Order): fc.Arbitrary<Dice> =>
  fc.tuple(
    ...spec(order).map((groups) =>
      fc.tuple(
        ...groups.map(({ n, d }) => fc.array(fc.integer({ min: 1, max: d }), { minLength: n, maxLength: n })),
      ),
    ),
  );

/** What `more` asks for once the throw is known, dice by dice as in `dice`. */
const complete = (order: Order, dice: Dice): fc.Arbitrary<Dice> => {
  const whole = masDados(order, dice);
  return whole
    ? fc.tuple(
        fc.constant(dice[0] ?? []),
        ...whole
          .slice(1)
          .map((groups) =>
            fc.tuple(...groups.map(({ n }) => fc.array(face, { minLength: n, maxLength: n }))),
          ),
      )
    : fc.constant(dice);
};

export const ordersWithDice = orders.chain((order) =>
  diceFor(order)
    .chain((dice) => complete(order, dice))
    .map((dice) => ({ order, dice })),
);

import fc from 'fast-check';
import type { Dice, Spec } from '../../../../rules/proof/dice';
import {
  type Marca,
  marcas,
  type RollKind,
  type RollOrder,
  rolls,
} from '../../../../rules/systems/plenilunio/order';
import { orderText, takes } from '../../../../rules/systems/plenilunio/order-text';
import { specOf } from '../../../../rules/systems/plenilunio/pool';
import { caracteristicas, dones, salud } from '../../../../rules/systems/plenilunio/terms';

const small = (min: number, max: number) => fc.integer({ min, max });

/** Every figure, in its whole range or what a table plays with. */
const figures: { readonly [name in keyof Required<Omit<RollOrder, 'kind'>>]: fc.Arbitrary<unknown> } = {
  rasgo: fc.constantFrom(...caracteristicas, ...dones),
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
};

/** Orders of these kinds that fit their text and have a die to roll. */
export const orders = (kinds: readonly RollKind[] = rolls): fc.Arbitrary<RollOrder> =>
  fc
    .constantFrom(...kinds)
    .chain((kind) => {
      const { needed, allowed } = takes(kind);
      const entries = Object.entries(figures).filter(([name]) => allowed.includes(name));
      return fc
        .record(Object.fromEntries(entries), {
          requiredKeys: [...needed],
        })
        .map((given) => ({ kind, ...given }) as RollOrder);
    })
    .filter((order) => orderText(order) !== null && specOf(order).length > 0);

export const diceOf = (spec: Spec): fc.Arbitrary<Dice> =>
  fc.tuple(
    ...spec.map((groups) =>
      fc.tuple(...groups.map(({ n, d }) => fc.array(small(1, d), { minLength: n, maxLength: n }))),
    ),
  );

/** An order with dice it could have. */
export const played = (kinds?: readonly RollKind[]): fc.Arbitrary<{ order: RollOrder; dice: Dice }> =>
  orders(kinds).chain((order) => diceOf(specOf(order)).map((dice) => ({ order, dice })));

import { kinds, misfit, type ObjectShape, withoutNone } from '../../../json-shape';
import { bad, good, type Read } from '../../../read';
import { hiere } from '../reglas/dones';
import { isDon, usoDeLaTirada } from '../reglas/rasgos';
import { type Family, figure, figureNames, fromJson, type Kind, orderOf, shapeOf, textOf } from './codec';
import { ajusteCodes, caracteristicaCodes, donCodes, gastoCodes, marcaCodes, nivelCodes } from './codes';
import { flagOr, int, ints, pick, picks } from './figures';
import { type RollKind, type RollOrder, rolls } from './order';
import type { SpendKind, SpendOrder } from './spend-order';

export type PlenilunioOrder = RollOrder | SpendOrder;
type OrderKind = PlenilunioOrder['kind'];

/** Figures every character's roll takes. */
const own = 'CVEHPUXJTAFGL';

const rollFamily: Family<RollOrder> = {
  figures: [
    figure('C', 'rasgo', pick({ ...caracteristicaCodes, ...donCodes })),
    figure('V', 'valor', int(0, 20)),
    figure('E', 'especialidad', flagOr(pick(caracteristicaCodes))),
    figure('H', 'herramientas', int(1, 2)),
    figure('B', 'arma', int(1, 9)),
    figure('Y', 'ayudas', int(1, 9)),
    figure('M', 'medicos', int(1, 20)),
    figure('P', 'heridas', int(1, 9)),
    figure('U', 'comprometidos', int(1, 30)),
    figure('N', 'usa', int(0, 30)),
    figure('S', 'acero', int(1, 20)),
    figure('X', 'automaticos', int(1, 20)),
    figure('J', 'donAutomatico', pick(donCodes)),
    figure('T', 'destino', ints({ dados: [1, 5], actual: [1, 9], reserva: [0, 99] })),
    figure('A', 'armadura', int(1, 9)),
    figure('F', 'repiteFracasos', int(1, 20)),
    figure('G', 'repiteTriunfos', int(1, 20)),
    figure('L', 'marcas', picks(marcaCodes)),
    figure('O', 'dificultad', int(0, 20)),
    figure(
      'R',
      'responde',
      ints({ turno: [1, 1_000_000], normales: [0, 60], sencillos: [0, 60], dobles: [0, 60] }),
    ),
    figure('W', 'dano', int(0, 40)),
    figure('I', 'danoRival', int(0, 40)),
    figure('Q', 'protecciones', ints({ propia: [0, 40], rival: [0, 40] })),
    figure('K', 'prolongada', ints({ objetivo: [1, 99], acumulado: [0, 98] })),
    figure('Z', 'salud', pick(nivelCodes)),
    figure('D', 'uso', int(1, 9)),
  ],
  kinds: {
    reto: { code: 'reto', takes: `${own}O`, needs: 'CV' },
    oposicion: { code: 'opos', takes: 'CVEXLRWKD', needs: 'VR' },
    conflicto: { code: 'conf', takes: `${own}OR`, needs: 'CV' },
    prolongada: { code: 'prol', takes: `${own}OK`, needs: 'CVK' },
    conjunta: { code: 'conj', takes: `${own}YO`, needs: 'CV' },
    ataque: { code: 'atq', takes: `${own}BNOWIQ`, needs: 'CVW' },
    defensa: { code: 'def', takes: `${own}BNSRWIQ`, needs: 'CVRWI' },
    distancia: { code: 'dist', takes: `${own}NOW`, needs: 'CVW' },
    cubierto: { code: 'cub', takes: `${own}NO`, needs: 'CV' },
    recuperacion: { code: 'recu', takes: `${own}MZO`, needs: 'CVZO' },
    atencion: { code: 'aten', takes: `${own}ZO`, needs: 'CVZO' },
    don: {
      code: 'don',
      takes: `${own}ORWKDM`,
      needs: 'CVD',
      swaps: [figure('M', 'pasajeros', int(1, 9))],
    },
  },
  clash: rollClash,
};

/** Each figure by itself is in its range; these are at odds. */
function rollClash(order: RollOrder): string | null {
  const { dificultad, responde, prolongada, marcas } = order;
  if (dificultad !== undefined && responde) return 'responde';
  if (order.donAutomatico && order.automaticos === undefined) return 'donAutomatico';
  if (prolongada && prolongada.acumulado >= prolongada.objetivo) return 'prolongada';
  if (marcas?.includes('rivalEspecialista') && (dificultad === undefined || !facesRival(order)))
    return 'marcas';
  return donClash(order);
}

/** A don is rolled, or answered, in one of its uses; anything else is rolled with a característica. */
function donClash(order: RollOrder): string | null {
  const { rasgo } = order;
  if (rasgo === undefined || !isDon(rasgo))
    return order.kind === 'don' || (order.kind === 'oposicion' && rasgo !== undefined) || order.uso
      ? 'rasgo'
      : null;
  if (order.kind !== 'don' && order.kind !== 'oposicion') return 'rasgo';
  const uso = usoDeLaTirada(order);
  if (!uso || uso.tipo === 'auto' || uso.tipo === 'activar') return 'uso';
  if (order.kind === 'oposicion') return 'efecto' in uso ? null : 'uso';
  if (order.dano !== undefined && !hiere(uso)) return 'dano';
  if (order.prolongada && !('objetivos' in uso)) return 'prolongada';
  return order.pasajeros !== undefined && rasgo !== 'puerta' ? 'pasajeros' : null;
}

/** A difficulty has no specialty (PLE-5); the rival of these kinds is a character. */
const facesRival = ({ kind }: RollOrder): boolean =>
  kind === 'conflicto' || kind === 'ataque' || kind === 'don';

const spendFamily: Family<SpendOrder> = {
  figures: [
    figure('G', 'que', pick(gastoCodes)),
    figure('D', 'don', pick(donCodes)),
    figure('V', 'puntuacion', int(1, 20)),
    figure('C', 'coste', int(1, 20)),
    figure('F', 'fortuna', ints({ actual: [0, 10], destino: [1, 10] })),
    figure('W', 'golpe', int(0, 200)),
    figure('Q', 'proteccion', int(1, 60)),
    figure('A', 'aguante', int(1, 40)),
    figure('R', 'resistencia', ints({ actual: [0, 120], maxima: [0, 120] })),
    figure('Z', 'salud', pick(nivelCodes)),
    figure('N', 'dados', int(1, 20)),
    figure('T', 'reserva', int(0, 99)),
    figure('L', 'ajustes', picks(ajusteCodes)),
  ],
  kinds: {
    dano: { code: 'dano', takes: 'CFWQARZL', needs: 'WARZ' },
    gasto: { code: 'gasto', takes: 'GDVCFRL', needs: 'GF' },
    descanso: { code: 'desc', takes: 'ARZL', needs: 'ARZ' },
    giro: { code: 'giro', takes: 'NT', needs: 'NT' },
  },
  clash: ({ kind, que, don, puntuacion, resistencia, coste, fortuna }) => {
    if ((que === 'don') !== (don !== undefined) || (don === undefined) !== (puntuacion === undefined))
      return 'don';
    if (kind === 'gasto' && (que === 'aliento') !== (resistencia !== undefined)) return 'resistencia';
    if (kind === 'dano' && coste !== undefined && !fortuna) return 'fortuna';
    return kind === 'gasto' && coste === undefined ? 'coste' : null;
  },
};

export const isRoll = (order: PlenilunioOrder): order is RollOrder =>
  rolls.some((kind) => kind === order.kind);

/** Names of the figures a kind takes, and of those it cannot do without. */
export const takes = (kind: OrderKind) =>
  isKindOf(rolls, kind) ? figureNames(rollFamily, kind) : figureNames(spendFamily, kind as SpendKind);

const isKindOf = (list: readonly RollKind[], kind: string): kind is RollKind =>
  list.some((other) => other === kind);

/** The order's text; `null` when it does not fit in 64 bytes or a figure is out of its range. */
export const orderText = (order: PlenilunioOrder): string | null =>
  isRoll(order) ? textOf(rollFamily, order) : textOf(spendFamily, order);

/** Reads `orderText`'s text back; anything else is `unreadable_order`. */
export function readOrderText(text: string): Read<PlenilunioOrder> {
  const order = orderOf(rollFamily, text) ?? orderOf(spendFamily, text);
  return order ? good(order) : bad({ code: 'unreadable_order', field: '' });
}

/** What each kind of order takes when it is written by hand: names and ranges of its figures. */
export const forms: Readonly<Record<OrderKind, ObjectShape>> = {
  ...formsOf(rollFamily),
  ...formsOf(spendFamily),
};

function formsOf<O extends { readonly kind: string }>(family: Family<O>) {
  return Object.fromEntries(
    Object.entries<Kind>(family.kinds).map(([kind, of]) => [kind, shapeOf(family, of)]),
  ) as Record<O['kind'], ObjectShape>;
}

/** An order as JSON, for `npm run odds`: the same names as in `RollOrder` and `SpendOrder`. */
export function orderFromJson(data: unknown): Read<PlenilunioOrder> {
  const shape = kinds('kind', forms);
  const wrong = misfit(data, shape);
  if (wrong) return bad(wrong);
  const values = withoutNone(data, shape) as Readonly<Record<string, unknown>>;
  return isKindOf(rolls, String(values.kind)) ? fromJson(rollFamily, values) : fromJson(spendFamily, values);
}

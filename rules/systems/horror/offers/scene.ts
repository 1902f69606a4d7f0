import type { Chosen } from '../../../choices';
import { choiceInput, intInput, manyInput } from '../../../inputs';
import { bad, good, type Problem, type Read } from '../../../read';
import type { Names, Plan, RollInput, SheetData } from '../../../system';
import { hayGuion } from '../estado';
import {
  type Caracteristica,
  type Comun,
  caracteristicas,
  dadosDe,
  gastoPrevio,
  type Order,
  porPunto,
  type RollOrder,
} from '../order';
import { writeText } from '../order-text';
import { type Personaje, puedeTenerGuion } from '../personaje';
import type { Ajustes } from '../variants';

/** Who rolls, by which settings, and how things are called in the language asked for. */
export interface Scene {
  readonly data: SheetData;
  readonly who: Personaje;
  readonly ajustes: Ajustes;
  /** Threat of the partida; `null` where no partida keeps it. */
  readonly amenaza: number | null;
  readonly say: (id: string) => string;
}

/** One kind of roll or spend: what it asks, and the order it makes of the answers. */
export interface Kind {
  readonly id: string;
  /** Whether this character can make it now. */
  readonly open: (scene: Scene) => boolean;
  readonly inputs: (scene: Scene) => readonly RollInput[];
  readonly plan: (scene: Scene, chosen: Chosen) => Read<Plan<Order>>;
}

/** The order with its names, or the problem that it does not fit into its 64 bytes. */
export const planned = (order: Order, names: Names = {}): Read<Plan<Order>> =>
  writeText(order) === null ? refuse('order_too_long') : good({ order, names });

export const refuse = (code: string, field = '', values?: Problem['values']): Read<never> =>
  bad({ code, field, ...(values ? { values } : {}) });

/** Característica, objects and traits: what makes the pool. */
export const poolInputs = (scene: Scene): readonly RollInput[] => [
  choiceInput(
    scene,
    'caracteristica',
    caracteristicas.map((id) => ({ id, label: `${scene.say(id)} ${scene.who.actuales[id]}` })),
  ),
  ...(scene.who.objetos.length > 0 ? [manyInput(scene, 'objetos', objectOptions(scene))] : []),
  ...(scene.who.rasgos.length > 0 ? [manyInput(scene, 'rasgos', traitOptions(scene))] : []),
];

const objectOptions = ({ who, say }: Scene) =>
  who.objetos.map(({ id, nombre, dados }) => ({
    id,
    label: `${nombre || say('object')}, ${say(`dice_${dados}`)}`,
  }));

const traitOptions = ({ who, say }: Scene) =>
  who.rasgos.map(({ id, nombre, caracteristica, valor }) => ({
    id,
    label: `${nombre || say('trait')} ${valor} (${say(caracteristica)})`,
  }));

export const threatInputs = (scene: Scene): readonly RollInput[] => [
  {
    id: 'amenaza_sabida',
    type: 'flag',
    label: scene.say('input_amenaza_sabida'),
    value: scene.amenaza !== null,
  },
  intInput(scene, 'amenaza', 0, 99, scene.amenaza ?? 0),
];

export const threatOf = (chosen: Chosen): Pick<Comun, 'amenaza'> =>
  chosen.flag('amenaza_sabida') ? { amenaza: chosen.int('amenaza') } : {};

export interface Pool {
  readonly common: Comun;
  readonly names: Names;
}

/**
 * HOR-4, HOR-11: the pool, with the objects and traits that count by `hor.objetosApilan` and
 * `hor.rasgosMultiples`. A característica at 0 does not act (`hor.cero`) unless the optimal points are used.
 */
export function poolOf(scene: Scene, chosen: Chosen, fuerzas: boolean): Read<Pool> {
  const { who, ajustes } = scene;
  const caracteristica = chosen.text('caracteristica') as Caracteristica;
  if (caracteristicas.some((id) => who.actuales[id] < 0)) return refuse('perdido');
  const actual = who.actuales[caracteristica];
  const optima = who.optimas[caracteristica];
  if (fuerzas && actual >= optima) return refuse('fuerzas_sin_motivo', 'fuerzas');
  if (actual === 0 && !fuerzas && !ajustes.ceroConObjetos) return refuse('no_puede_actuar', 'caracteristica');
  const objects = objectsOf(scene, chosen);
  const traits = traitsOf(scene, chosen);
  const common: Comun = {
    caracteristica,
    actual,
    ...(fuerzas ? { optima } : {}),
    ...(objects.length > 0 ? { objetos: objects.map(({ dados }) => dados) } : {}),
    ...(traits.length > 0 ? { rasgos: traits.map(({ valor }) => valor) } : {}),
    ...threatOf(chosen),
    ...(who.tipo === 'principal' ? {} : { paga: ajustes.soloNivel ? 'nivel' : 'amenaza' }),
    ...(ajustes.mejorGrupo ? { mejorGrupo: true } : {}),
    ...(ajustes.literal ? { literal: true } : {}),
  };
  if (dadosDe(common) === 0) return refuse('sin_dados', 'objetos');
  return good({
    common,
    names: {
      ...Object.fromEntries(
        objects.map(({ nombre }, index) => [`objeto${index + 1}`, nombre || scene.say('object')]),
      ),
      ...Object.fromEntries(
        traits.map(({ nombre }, index) => [`rasgo${index + 1}`, nombre || scene.say('trait')]),
      ),
    },
  });
}

function objectsOf({ who, ajustes }: Scene, chosen: Chosen): Personaje['objetos'] {
  const used = who.objetos.length > 0 ? chosen.many('objetos') : [];
  const list = who.objetos.filter(({ id }) => used.includes(id));
  const most = Math.max(0, ...list.map(({ dados }) => dados));
  return ajustes.objetosSuman ? list : list.filter(({ dados }) => dados === most).slice(0, 1);
}

function traitsOf({ who, ajustes }: Scene, chosen: Chosen): Personaje['rasgos'] {
  const used = who.rasgos.length > 0 ? chosen.many('rasgos') : [];
  const list = who.rasgos.filter(({ id }) => used.includes(id));
  const most = Math.max(0, ...list.map(({ valor }) => valor));
  return ajustes.rasgoMejor ? list.filter(({ valor }) => valor === most).slice(0, 1) : list;
}

/**
 * HOR-12, HOR-16, HOR-17: whether protección de guion is there for a loss, and whether it will be spent on it:
 * `hor.guionObligatoria` = siempre spends it whenever it can.
 */
export function guionOf(scene: Scene, order: RollOrder, use: boolean): Read<RollOrder> {
  if (!order.peligroso) return good(order);
  const { who, ajustes } = scene;
  const cost = gastoPrevio(order);
  const threat = order.amenaza === undefined ? null : order.amenaza + porPunto(order) * cost;
  const early = threat === null || hayGuion(threat, ajustes.incluyeOcho);
  const there = puedeTenerGuion(who) && early && purseOf(who, order) > cost;
  if (there) return good({ ...order, guion: use || ajustes.guion === 'siempre' ? 'usada' : 'disponible' });
  if (!use) return good(order);
  if (!puedeTenerGuion(who)) return refuse('guion_tipo', 'guion');
  if (!early) return refuse('guion_amenaza', 'guion', { amenaza: threat ?? 0 });
  return who.tipo === 'principal'
    ? refuse('sin_superacion', 'guion', { cost: cost + 1 })
    : refuse('sin_amenaza', 'guion');
}

/** HOR-16 (L67): a main character pays with superación, everybody else with threat, which may not be known. */
const purseOf = (who: Personaje, order: Comun): number =>
  who.tipo === 'principal' ? who.superacion : (order.amenaza ?? Number.POSITIVE_INFINITY);

/** HOR-17: proposed when there may be one, unless the director wants it unchecked. */
export const proponeGuion = ({ who, ajustes, amenaza }: Scene): boolean =>
  ajustes.guion !== 'opcional' &&
  puedeTenerGuion(who) &&
  (who.tipo === 'principal' ? who.superacion : (amenaza ?? 1)) > 0 &&
  (amenaza === null || hayGuion(amenaza, ajustes.incluyeOcho));

/** The points a roll costs must be there before it is made. */
export function affordable({ who }: Scene, order: RollOrder): Read<never> | null {
  const cost = gastoPrevio(order);
  if (cost === 0 || purseOf(who, order) >= cost) return null;
  return who.tipo === 'principal' ? refuse('sin_superacion', '', { cost }) : refuse('sin_amenaza');
}

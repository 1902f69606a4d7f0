import type { Chosen } from '../../../choices';
import { choiceInput, intInput } from '../../../inputs';
import { bad, good, type Problem, type Read } from '../../../read';
import type { Names, Plan, RollInput, SheetData } from '../../../system';
import type { Ajustes } from '../ajustes';
import { type Caracteristica, type Comun, caracteristicas, type Order } from '../order';
import { writeText } from '../order-text';
import type { Habilidad, Personaje } from '../personaje';

/** Who rolls, by which settings, and how things are called in the language asked for. */
export interface Scene {
  readonly data: SheetData;
  readonly who: Personaje;
  readonly ajustes: Ajustes;
  readonly partida: SheetData;
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

// Inputs that several rolls ask for.

export const NONE = 'ninguna';

export const caracteristicaInput = (scene: Scene, value: Caracteristica | typeof NONE): RollInput =>
  choiceInput(
    scene,
    'caracteristica',
    [
      ...caracteristicas.map((id) => ({
        id,
        label: `${scene.say(id)} ${scene.who.caracteristicas[id]}`,
      })),
      { id: NONE, label: scene.say('none') },
    ],
    value,
  );

export const habilidadInput = (scene: Scene, value: string = NONE): RollInput =>
  choiceInput(
    scene,
    'habilidad',
    [
      ...scene.who.habilidades.map((skill) => ({
        id: skill.id,
        label: `${nombreHabilidad(scene, skill)} ${skill.valor}`,
      })),
      { id: NONE, label: scene.say('none') },
    ],
    value,
  );

/** A skill without a name of its own goes by its kind. */
export const nombreHabilidad = ({ say }: Scene, { nombre, tipo }: Habilidad): string => nombre || say(tipo);

export const modificadorInput = (scene: Scene): RollInput => intInput(scene, 'modificador', -20, 20, 0);

const OTHER = 'otra';

/** The ladder of the partida, any other number, or none: then only the total is told. */
export const dificultadInputs = (scene: Scene, value?: string): readonly RollInput[] => [
  choiceInput(
    scene,
    'dificultad',
    [
      ...scene.ajustes.escala.map(({ nombre, dificultad }, index) => ({
        id: `e${index + 1}`,
        label: `${scene.say(nombre)} ${dificultad}`,
      })),
      { id: OTHER, label: scene.say('other_difficulty') },
      { id: NONE, label: scene.say('no_difficulty') },
    ],
    value,
  ),
  intInput(scene, 'otra_dificultad', 0, 60, 12),
];

export function dificultadDe(scene: Scene, chosen: Chosen): { readonly dificultad?: number } {
  const id = chosen.text('dificultad');
  if (id === NONE) return {};
  if (id === OTHER) return { dificultad: chosen.int('otra_dificultad') };
  const step = scene.ajustes.escala[Number(id.slice(1)) - 1];
  return step ? { dificultad: step.dificultad } : {};
}

/** What is added to the dice, the penalty of the state included by itself (HIT-32), and the skill's name. */
export function sumDe(
  scene: Scene,
  chosen: Chosen,
  caracteristica: string = chosen.text('caracteristica'),
): { readonly common: Comun; readonly names: Names } {
  const id = caracteristicas.find((one) => one === caracteristica);
  const skill = scene.who.habilidades.find((one) => one.id === chosen.text('habilidad'));
  const modificador = chosen.int('modificador');
  return {
    common: {
      ...(id ? { base: { id, valor: scene.who.caracteristicas[id] } } : {}),
      ...(skill ? { habilidad: skill.valor } : {}),
      ...(modificador ? { modificador } : {}),
      ...penaltyOf(scene),
      ...triplesOf(scene),
    },
    names: skill ? { habilidad: nombreHabilidad(scene, skill) } : {},
  };
}

export const penaltyOf = ({ who }: Scene): Pick<Comun, 'penalizacion'> =>
  who.penalizacion === 0 ? {} : { penalizacion: who.penalizacion };

export const triplesOf = ({ ajustes }: Scene): Pick<Comun, 'triples'> =>
  ajustes.triples === 'dos' ? { triples: 'dos' } : {};

/** HIT-33: who is dying or dead does not act. */
export const cannotAct = ({ who }: Scene): Read<never> | null =>
  who.estado === 'moribundo' || who.estado === 'muerto' ? refuse(`${who.estado}_no_actua`) : null;

import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, optionsOf } from '../../../inputs';
import { type Categoria, moverCategoria } from '../dano';
import type { Ataque, Situacion } from '../order';
import { type Arma, bd } from '../personaje';
import { siFallaInputs, siFallaOf } from './aspecto';
import {
  cannotAct,
  habilidadInput,
  type Kind,
  modificadorInput,
  planned,
  refuse,
  type Scene,
  sumDe,
} from './scene';

/** Seed 001, L341: bare hands are the lowest die, in close combat. */
const DESARMADO: Arma = {
  id: 'a0',
  nombre: '',
  categoria: 'm',
  directo: 0,
  distancia: false,
  habilidad: '',
};

const armas = ({ who }: Scene): readonly Arma[] => [...who.armas, DESARMADO];
const combat = ({ who }: Scene): string | undefined =>
  who.habilidades.find(({ tipo }) => tipo === 'combate')?.id;

/** HIT-25 to HIT-29: Reflejos + combat skill against Defensa, and the damage of the same dice. */
export const ataque: Kind = {
  id: 'ataque',
  open: () => true,
  inputs: (scene) => [
    choiceInput(
      scene,
      'arma',
      armas(scene).map((arma) => ({
        id: arma.id,
        label: `${arma.nombre || scene.say('unarmed')} (${arma.categoria}${arma.directo ? ` + ${arma.directo}d` : ''})`,
      })),
    ),
    habilidadInput(scene, skillOf(scene, armas(scene)[0])),
    modificadorInput(scene),
    flagInput(scene, 'defensa_secreta'),
    intInput(scene, 'defensa', 0, 60, 12),
    choiceInput(
      scene,
      'situacion_objetivo',
      optionsOf(scene, ['normal', 'desprevenido', 'indefenso', 'defensa_total']),
    ),
    intInput(scene, 'rd_objetivo', 0, 60, 0),
    intInput(scene, 'pasos', -6, 6, 0),
    choiceInput(
      scene,
      'secuaces',
      optionsOf(scene, ['sin_secuaces', 'soy_secuaz', 'contra_secuaz']),
      own(scene),
    ),
    intInput(scene, 'aguante_secuaz', 0, 60, 0),
    ...siFallaInputs(scene),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    if (refused) return refused;
    const arma = armas(scene).find(({ id }) => id === chosen.text('arma')) ?? DESARMADO;
    const { common, names } = sumDe(scene, chosen, 'reflejos');
    // HIT-25: «usando siempre Reflejos + habilidad de combate».
    if (common.habilidad === undefined) return refuse('falta_habilidad', 'habilidad');
    const damage = bd(scene.who, common.habilidad, arma.distancia);
    const aspect = siFallaOf(scene, chosen);
    if (!aspect.ok) return aspect;
    const order: Ataque = {
      kind: 'ataque',
      ...common,
      ...aspect.value.common,
      ...(chosen.flag('defensa_secreta')
        ? {}
        : { defensa: chosen.int('defensa'), ...situacion(scene, chosen.text('situacion_objetivo')) }),
      ...categoria(scene, arma.categoria, chosen.int('pasos')),
      ...(damage ? { bd: damage } : {}),
      ...(chosen.int('rd_objetivo') ? { rd: chosen.int('rd_objetivo') } : {}),
      ...(arma.directo ? { directo: { dados: arma.directo } } : {}),
      ...secuaces(chosen),
      ...(scene.ajustes.criticoSinBD ? { criticoSinBD: true } : {}),
    };
    if (order.siFalla && order.defensa === undefined)
      return refuse('aspecto_sin_dificultad', 'defensa_secreta');
    return planned(order, { ...names, ...aspect.value.names });
  },
};

// The skill the weapon names, else the first one of combat.
function skillOf(scene: Scene, arma: Arma | undefined): string | undefined {
  const named = scene.who.habilidades.find(({ nombre }) => nombre !== '' && nombre === arma?.habilidad);
  return named?.id ?? combat(scene);
}

const own = ({ who }: Scene): string => (who.secuaz ? 'soy_secuaz' : 'sin_secuaces');

function situacion({ ajustes }: Scene, id: string): { readonly situacion?: Situacion } {
  if (id === 'desprevenido' || id === 'indefenso') return { situacion: id };
  return id === 'defensa_total' ? { situacion: { total: ajustes.defensaTotal } } : {};
}

/** HIT-27: only the rows that were really moved are told. */
function categoria({ ajustes }: Scene, from: Categoria, pasos: number): Pick<Ataque, 'categoria' | 'pasos'> {
  const to = moverCategoria(ajustes.tabla7, from, pasos);
  const row = (one: Categoria): number => ajustes.tabla7.findIndex((fila) => fila.categoria === one);
  const moved = row(to) - row(from);
  return { categoria: to, ...(moved ? { pasos: moved } : {}) };
}

function secuaces(chosen: Chosen): Pick<Ataque, 'deSecuaz' | 'aSecuaz'> {
  switch (chosen.text('secuaces')) {
    case 'soy_secuaz':
      return { deSecuaz: true };
    case 'contra_secuaz':
      return { aSecuaz: chosen.int('aguante_secuaz') ? { aguante: chosen.int('aguante_secuaz') } : true };
    default:
      return {};
  }
}

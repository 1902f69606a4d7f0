import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, optionsOf, textInput } from '../../../inputs';
import type { Names } from '../../../system';
import { hayGuion } from '../estado';
import { efectosDe } from '../gasto';
import { type Caracteristica, caracteristicas, type Efecto, efectos, type Gasto, type Que } from '../order';
import { puedeTenerGuion } from '../personaje';
import { type Kind, planned, refuse, type Scene, threatInputs, threatOf } from './scene';

const JUGADOR: readonly Que[] = [
  'guion',
  'cualidad',
  'cualidad_contra',
  'fuerzas',
  'nograve',
  'apresurarse',
  'premio',
  'afectado',
  'inicio',
];
const DIRECTOR: readonly Que[] = ['peligroso', 'dj_cualidad_contra', 'dj_gasto', 'muerte', 'decreto'];

const queInput = (scene: Scene, ques: readonly Que[]) =>
  choiceInput(
    scene,
    'que',
    ques.map((que) => ({ id: que, label: scene.say(`que_${que}`) })),
  );

/** HOR-12 to HOR-15: what a point of superación buys, and how one is won. */
export const superacion: Kind = {
  id: 'superacion_gasto',
  open: ({ who }) => who.tipo === 'principal',
  inputs: (scene) => [
    queInput(scene, JUGADOR),
    choiceInput(
      scene,
      'efecto',
      efectos.map((id) => ({ id, label: scene.say(`efecto_${id}`) })),
    ),
    textInput(scene, 'cualidad'),
    choiceInput(
      scene,
      'recupera',
      optionsOf(scene, ['recupera_uno', ...caracteristicas.map((id) => `recupera_${id}`)]),
    ),
    flagInput(scene, 'doble'),
    ...threatInputs(scene),
  ],
  plan: (scene, chosen) => {
    const que = chosen.text('que') as Que;
    const { who } = scene;
    const [cost] = efectosDe(que);
    if (who.superacion + cost < 0) return refuse('sin_superacion', 'que', { cost: -cost });
    if (que === 'guion') {
      if (!puedeTenerGuion(who)) return refuse('guion_tipo', 'que');
      const { amenaza } = threatOf(chosen);
      if (amenaza !== undefined && !hayGuion(amenaza, scene.ajustes.incluyeOcho)) {
        return refuse('guion_amenaza', 'que', { amenaza });
      }
    }
    const named = namesOf(que, chosen);
    if (!named) return refuse('falta_cualidad', 'cualidad');
    const order: Gasto = {
      kind: 'gasto',
      que,
      superacion: who.superacion,
      ...(efectosDe(que)[1] === 0 ? {} : threatOf(chosen)),
      ...(que === 'cualidad' ? { efecto: chosen.text('efecto') as Efecto } : {}),
      ...(que === 'inicio' ? { inicial: scene.ajustes.superacionInicial } : {}),
      ...(que === 'nograve' ? restOf(scene, chosen.text('recupera')) : {}),
      ...(que === 'apresurarse' && chosen.flag('doble') ? { doble: true } : {}),
    };
    return planned(order, named);
  },
};

const NAMED: readonly Que[] = ['cualidad', 'cualidad_contra', 'dj_cualidad_contra'];

function namesOf(que: Que, chosen: Chosen): Names | null {
  if (!NAMED.includes(que)) return {};
  const cualidad = chosen.text('cualidad').trim();
  return cualidad === '' ? null : { cualidad };
}

function restOf({ who }: Scene, recupera: string): Pick<Gasto, 'dos' | 'actuales' | 'optimas'> {
  const three = (scores: Readonly<Record<Caracteristica, number>>): [number, number, number] => [
    scores.accion,
    scores.interaccion,
    scores.cognicion,
  ];
  const dos = caracteristicas.find((id) => `recupera_${id}` === recupera);
  return { ...(dos ? { dos } : {}), actuales: three(who.actuales), optimas: three(who.optimas) };
}

/** HOR-10, HOR-15, HOR-16: what the director spends of the threat, and what raises it. */
export const amenaza: Kind = {
  id: 'amenaza_gasto',
  open: () => true,
  inputs: (scene) => [
    queInput(scene, DIRECTOR),
    intInput(scene, 'amenaza', 0, 99, scene.amenaza ?? 0),
    textInput(scene, 'cualidad'),
  ],
  plan: (scene, chosen) => {
    const que = chosen.text('que') as Que;
    const threat = chosen.int('amenaza');
    if (efectosDe(que)[1] < 0 && threat < 1) return refuse('sin_amenaza', 'amenaza');
    const named = namesOf(que, chosen);
    if (!named) return refuse('falta_cualidad', 'cualidad');
    return planned(
      { kind: 'gasto', que, amenaza: threat, ...(scene.ajustes.soloNivel ? { soloNivel: true } : {}) },
      named,
    );
  },
};

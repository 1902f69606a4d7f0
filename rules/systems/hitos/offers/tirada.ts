import { intInput } from '../../../inputs';
import type { Tirada } from '../order';
import { siFallaInputs, siFallaOf } from './aspecto';
import {
  cannotAct,
  caracteristicaInput,
  dificultadDe,
  dificultadInputs,
  habilidadInput,
  type Kind,
  modificadorInput,
  planned,
  refuse,
  sumDe,
} from './scene';

/** HIT-2: característica + habilidad + modifier against a difficulty, or for the total alone. */
export const tirada: Kind = {
  id: 'tirada',
  open: () => true,
  inputs: (scene) => [
    caracteristicaInput(scene, 'reflejos'),
    habilidadInput(scene, scene.who.habilidades[0]?.id),
    modificadorInput(scene),
    ...dificultadInputs(scene, scene.ajustes.escala.length > 1 ? 'e2' : undefined),
    ...siFallaInputs(scene),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    if (refused) return refused;
    const { common, names } = sumDe(scene, chosen);
    const aspect = siFallaOf(scene, chosen);
    if (!aspect.ok) return aspect;
    const order: Tirada = {
      kind: 'tirada',
      ...common,
      ...aspect.value.common,
      ...dificultadDe(scene, chosen),
    };
    if (order.siFalla && order.dificultad === undefined)
      return refuse('aspecto_sin_dificultad', 'dificultad');
    return planned(order, { ...names, ...aspect.value.names });
  },
};

/** HIT-5 (L86): the director fixes how many successes are needed, and how often one may roll. */
export const prolongada: Kind = {
  id: 'prolongada',
  open: () => true,
  inputs: (scene) => [
    ...tirada.inputs(scene),
    intInput(scene, 'necesarias', 1, 99, 3),
    intInput(scene, 'llevas', 0, 98, 0),
  ],
  plan: (scene, chosen) => {
    const plain = tirada.plan(scene, chosen);
    if (!plain.ok) return plain;
    const [llevas, necesarias] = [chosen.int('llevas'), chosen.int('necesarias')];
    const order: Tirada = { ...(plain.value.order as Tirada), prolongada: { llevas, necesarias } };
    if (order.dificultad === undefined) return refuse('prolongada_sin_dificultad', 'dificultad');
    if (llevas >= necesarias) return refuse('prolongada_completa', 'llevas', { necesarias });
    return planned(order, plain.value.names);
  },
};

import type { Chosen } from '../../../choices';
import { flagInput, intInput } from '../../../inputs';
import type { Read } from '../../../read';
import type { Plan, RollInput } from '../../../system';
import { type Curando, dificultadCuracion, sinReposo } from '../curacion';
import type { Aguante, Order } from '../order';
import { DIFICULTAD_MASIVO, esDanoMasivo } from '../salud';
import { pointsOf, siFallaInputs, siFallaOf } from './aspecto';
import { type Kind, modificadorInput, penaltyOf, planned, refuse, type Scene, triplesOf } from './scene';

/** HIT-6: C + Aguante. Wounds do not hinder it, unless `hit.penalizacionEnAguante` says so. */
function aguanteOrder(
  scene: Scene,
  chosen: Chosen,
  more: Pick<Aguante, 'uso' | 'dificultad' | 'dano' | 'estado' | 'sinReposo'>,
): Read<Plan<Order>> {
  const { who, ajustes } = scene;
  const modificador = chosen.int('modificador');
  const aspect = siFallaOf(scene, chosen, more.uso === 'nograve' ? 1 : 0);
  if (!aspect.ok) return aspect;
  const body = more.uso !== 'prueba';
  const order: Aguante = {
    kind: 'aguante',
    base: { id: 'aguante', valor: who.aguante },
    ...(modificador ? { modificador } : {}),
    ...(ajustes.penalizaAguante ? penaltyOf(scene) : {}),
    ...triplesOf(scene),
    ...aspect.value.common,
    ...more,
    ...(body ? { salud: { perdidos: who.salud.perdidos, consolidados: who.salud.consolidados } } : {}),
    ...(body && !ajustes.consolidado ? { sinConsolidados: true } : {}),
  };
  return planned(order, aspect.value.names);
}

const inputs =
  (...more: ((scene: Scene) => RollInput)[]) =>
  (scene: Scene): readonly RollInput[] => [
    ...more.map((one) => one(scene)),
    modificadorInput(scene),
    ...siFallaInputs(scene),
  ];

export const aguante: Kind = {
  id: 'aguante',
  open: ({ who }) => who.estado !== 'muerto',
  inputs: inputs((scene) => intInput(scene, 'dificultad_aguante', 0, 60, 15)),
  plan: (scene, chosen) =>
    aguanteOrder(scene, chosen, { uso: 'prueba', dificultad: chosen.int('dificultad_aguante') }),
};

/** HIT-30 (L158, L369): asked for when the damage is at least Aguante, against 12. */
export const masivo: Kind = {
  id: 'masivo',
  open: ({ who }) => who.estado !== 'muerto',
  inputs: inputs((scene) => intInput(scene, 'dano', 0, 300, scene.who.aguante)),
  plan: (scene, chosen) => {
    const dano = chosen.int('dano');
    if (!esDanoMasivo(dano, scene.who.aguante)) {
      return refuse('no_es_masivo', 'dano', { aguante: scene.who.aguante });
    }
    return aguanteOrder(scene, chosen, { uso: 'masivo', dificultad: DIFICULTAD_MASIVO, dano });
  },
};

/** HIT-33 (L167, L424): every turn of a dying character, the one of falling included. */
export const muerte: Kind = {
  id: 'muerte',
  open: ({ who }) => who.estado === 'moribundo',
  inputs: inputs(),
  plan: (scene, chosen) => aguanteOrder(scene, chosen, { uso: 'muerte', dificultad: 15 }),
};

/** HIT-38 to HIT-41 (L180-194): a week of healing. */
export const recuperacion: Kind = {
  id: 'recuperacion',
  open: ({ who }) => who.salud.perdidos > 0 && who.estado !== 'moribundo' && who.estado !== 'muerto',
  inputs: inputs((scene) => flagInput(scene, 'reposo', true)),
  plan: (scene, chosen) => {
    const estado = curando(scene);
    const rested = chosen.flag('reposo');
    const worse = rested ? estado : sinReposo(estado);
    const dificultad = worse === 'activo' ? 15 : dificultadCuracion(worse);
    if (dificultad === null) return refuse('sano_no_tira');
    return aguanteOrder(scene, chosen, {
      uso: 'recuperacion',
      dificultad,
      estado,
      ...(rested ? {} : { sinReposo: true }),
    });
  },
};

/** HIT-22 (L459-470): at once after damage, for a dramatic point. */
export const nograve: Kind = {
  id: 'nograve',
  open: ({ who, ajustes }) =>
    who.estado === 'herido' ||
    who.estado === 'incapacitado' ||
    (who.estado === 'moribundo' && ajustes.moribundoNoGrave),
  inputs: inputs(),
  plan: (scene, chosen) => {
    const estado = curando(scene);
    if (pointsOf(scene) < 1) return refuse('sin_pd');
    return aguanteOrder(scene, chosen, {
      uso: 'nograve',
      dificultad: dificultadCuracion(estado) ?? 10,
      estado,
    });
  },
};

const curando = ({ who }: Scene): Curando => (who.estado === 'muerto' ? 'moribundo' : who.estado);

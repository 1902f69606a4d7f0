import { choiceInput, flagInput, intInput, optionsOf } from '../../../inputs';
import type { Estado } from '../salud';
import { siFallaInputs, siFallaOf } from './aspecto';
import { cannotAct, habilidadInput, type Kind, modificadorInput, planned, type Scene, sumDe } from './scene';

const medic = ({ who }: Scene): string | undefined =>
  who.habilidades.find(({ tipo }) => tipo === 'profesion')?.id;

/** HIT-33, HIT-34 (L167, L432-443): Intelecto + a medical skill for a dying character. */
export const estabilizar: Kind = {
  id: 'estabilizar',
  open: () => true,
  inputs: (scene) => [
    habilidadInput(scene, medic(scene)),
    modificadorInput(scene),
    flagInput(scene, 'paciente_conocido'),
    intInput(scene, 'sin_consolidar', 0, 180, 0),
    ...siFallaInputs(scene),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    if (refused) return refused;
    const aspect = siFallaOf(scene, chosen);
    if (!aspect.ok) return aspect;
    const { common, names } = sumDe(scene, chosen, 'intelecto');
    return planned(
      {
        kind: 'estabilizar',
        ...common,
        ...aspect.value.common,
        dificultad: scene.ajustes.difEstabilizar,
        ...(chosen.flag('paciente_conocido') ? { sinConsolidar: chosen.int('sin_consolidar') } : {}),
        ...(scene.ajustes.estabilizarSinEfecto ? { sinEfecto: true } : {}),
      },
      { ...names, ...aspect.value.names },
    );
  },
};

/** HIT-42 (L196): fácil for a sano, media for a herido; the word for an incapacitado is lost. */
export const dificultadSupervision = (estado: Estado, incapacitado: number): number =>
  estado === 'sano' ? 10 : estado === 'herido' ? 15 : incapacitado;

export const supervision: Kind = {
  id: 'supervision',
  open: () => true,
  inputs: (scene) => [
    choiceInput(scene, 'paciente', optionsOf(scene, ['sano', 'herido', 'incapacitado']), 'herido'),
    habilidadInput(scene, medic(scene)),
    modificadorInput(scene),
    ...siFallaInputs(scene),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    if (refused) return refused;
    const aspect = siFallaOf(scene, chosen);
    if (!aspect.ok) return aspect;
    const { common, names } = sumDe(scene, chosen, 'intelecto');
    const dificultad = dificultadSupervision(chosen.text('paciente') as Estado, scene.ajustes.supervision);
    return planned(
      { kind: 'supervision', ...common, ...aspect.value.common, dificultad },
      { ...names, ...aspect.value.names },
    );
  },
};

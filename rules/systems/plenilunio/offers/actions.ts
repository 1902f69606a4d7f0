import type { RollOrder } from '../order/order';
import { dadosDeAyuda } from '../reglas/joint';
import { settingOf } from '../settings';
import { useOptions } from './gifts';
import {
  caracteristicaInput,
  choiceInput,
  contraInput,
  flagInput,
  intInput,
  noneOption,
  oposicionInput,
  poolInputs,
  respuestaInputs,
  textInput,
} from './inputs';
import type { Offer } from './offer';
import {
  chosenRasgo,
  contraPart,
  oposicionPart,
  poolPart,
  respuestaPart,
  some,
  withMarcas,
} from './pool-plan';

export const reto: Offer = {
  id: 'reto',
  inputs: (scene) => [caracteristicaInput(scene), oposicionInput(scene), ...poolInputs(scene)],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, chosenRasgo(asked, scene));
    return { ...part, order: { kind: 'reto', ...part.figures, ...oposicionPart(asked, scene) } };
  },
};

/** Conflict (PLE-10, PLE-11): the other rolls later, has rolled, or his dice fall in this block. */
export const conflicto: Offer = {
  id: 'conflicto',
  inputs: (scene) => [
    caracteristicaInput(scene),
    contraInput(scene, 'oposicion.pendiente'),
    flagInput('rivalEspecialista', scene),
    flagInput('empate', scene),
    ...poolInputs(scene),
    ...respuestaInputs(scene),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, chosenRasgo(asked, scene));
    const against = contraPart(asked);
    const order: RollOrder = {
      kind: 'conflicto',
      ...part.figures,
      ...against.figures,
      ...withMarcas(part.figures, asked.flag('empate') ? ['empateSeRepite'] : [], against.marcas),
    };
    return {
      order,
      names: { ...part.names, ...against.names },
      problems: [...part.problems, ...against.problems],
    };
  },
};

/** The director's answer to a pending roll: a difficulty, or a character who need not be seen (L73). */
export const oposicion: Offer = {
  id: 'oposicion',
  inputs: (scene) => [
    ...respuestaInputs(scene),
    intInput('dados', scene, 1, 20, 2),
    flagInput('rivalEspecialista', scene),
    intInput('automaticos', scene, 0, 20, 0),
    intInput('danoRival', scene, 0, 40, 0),
    intInput('objetivo', scene, 0, 99, 0),
    intInput('acumulado', scene, 0, 98, 0),
    choiceInput('deDon', scene, [noneOption(scene), ...useOptions(scene, 'efecto')], ''),
  ],
  plan: (asked, { partida }) => {
    const part = respuestaPart(asked);
    const [don, uso] = asked.text('deDon').split('.');
    const [objetivo, acumulado] = [asked.int('objetivo'), asked.int('acumulado')];
    const revealed = settingOf(partida, 'oposicionVisible') === 'revelada';
    const order: RollOrder = {
      kind: 'oposicion',
      ...(don ? { rasgo: don as NonNullable<RollOrder['rasgo']> } : {}),
      valor: asked.int('dados'),
      ...(asked.flag('rivalEspecialista') ? { especialidad: true } : {}),
      ...some('automaticos', asked.int('automaticos')),
      ...withMarcas({}, revealed ? ['revelada'] : []),
      ...part.figures,
      ...some('dano', asked.int('danoRival')),
      ...(objetivo > 0 ? { prolongada: { objetivo, acumulado } } : {}),
      ...(don ? { uso: Number(uso) } : {}),
    };
    const done = objetivo > 0 && acumulado >= objetivo;
    return {
      order,
      names: part.names,
      problems: [...part.problems, ...(done ? [{ code: 'ya_completa', field: 'acumulado' }] : [])],
    };
  },
};

/** Extended action (PLE-14). */
export const prolongada: Offer = {
  id: 'prolongada',
  inputs: (scene) => [
    caracteristicaInput(scene),
    oposicionInput(scene),
    intInput('objetivo', scene, 1, 99, 5),
    intInput('acumulado', scene, 0, 98, 0),
    ...poolInputs(scene),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, chosenRasgo(asked, scene));
    const [objetivo, acumulado] = [asked.int('objetivo'), asked.int('acumulado')];
    return {
      order: {
        kind: 'prolongada',
        ...part.figures,
        ...oposicionPart(asked, scene),
        prolongada: { objetivo, acumulado },
      },
      names: part.names,
      problems: [
        ...part.problems,
        ...(acumulado >= objetivo ? [{ code: 'ya_completa', field: 'acumulado' }] : []),
      ],
    };
  },
};

const helpers = ['ayudante1', 'ayudante2', 'ayudante3', 'ayudante4'] as const;

/** Joint action (PLE-15): this character coordinates. */
export const conjunta: Offer = {
  id: 'conjunta',
  inputs: (scene) => [
    caracteristicaInput(scene),
    oposicionInput(scene),
    textInput('ayudantes', scene, 60),
    ...helpers.map((id) => intInput(id, scene, 0, 20, 0)),
    ...poolInputs(scene),
  ],
  plan: (asked, scene) => {
    const { rasgo, valor } = chosenRasgo(asked, scene);
    const part = poolPart(asked, scene, { rasgo, valor });
    const scores = helpers.map((id) => asked.int(id)).filter((score) => score > 0);
    const dice = dadosDeAyuda(valor, scores);
    const names = asked.text('ayudantes').trim();
    const limited = settingOf(scene.partida, 'maxAyudantes') === 'dos' && scores.length > 2;
    const problems = [
      ...(dice === null ? [{ code: 'otro_coordina', field: 'ayudante1' }] : []),
      ...(limited ? [{ code: 'dos_ayudantes', field: 'ayudante3' }] : []),
      ...(dice && names === '' ? [{ code: 'falta_ayudante', field: 'ayudantes' }] : []),
    ];
    return {
      order: {
        kind: 'conjunta',
        ...part.figures,
        ...some('ayudas', dice ?? 0),
        ...oposicionPart(asked, scene),
      },
      names: dice ? { ...part.names, ayudantes: names } : part.names,
      problems: [...part.problems, ...problems],
    };
  },
};

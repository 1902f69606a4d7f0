import { intField } from '../../../fields';
import type { Problem } from '../../../read';
import type { Ajuste, SpendOrder } from '../order/spend-order';
import { severidadDe } from '../reglas/health';
import { dificultadDeRecuperacion, type Reposo, reposos } from '../reglas/recovery';
import { settingOf } from '../settings';
import { aguanteDe, nivelDe, resistenciaMax } from '../sheet/character';
import type { Nivel } from '../terms';
import { inputsOf, termOf } from '../words';
import { choiceInput, intInput, poolInputs, type Scene } from './inputs';
import type { Offer } from './offer';
import { poolPart, some, withMarcas } from './pool-plan';

const seis = ({ partida }: Scene): boolean => settingOf(partida, 'nivelesSalud') === 'seis';

const reposoInput = (scene: Scene) =>
  choiceInput(
    'reposo',
    scene,
    (['reposo', 'actividad', 'peligro'] as const).map((id) => ({
      id,
      label: inputsOf(scene.language).options[`reposo.${id}`],
    })),
    'reposo',
  );

const chosenReposo = (text: string): Reposo =>
  (Object.keys(reposos) as Reposo[]).find((id) => id === text) ?? 'reposo';

/** The wounded in a recovery table; who has no wounds has nothing to recover. */
function tableStep(salud: Nivel, reposo: Reposo): { dificultad: number; problems: readonly Problem[] } {
  const dificultad = dificultadDeRecuperacion(salud, reposo);
  return {
    dificultad: dificultad ?? 0,
    problems: dificultad === null ? [{ code: 'sin_heridas', field: '' }] : [],
  };
}

/** Recovery roll (PLE-49): Fortaleza and the dice of the doctor, against the table. */
export const recuperacion: Offer = {
  id: 'recuperacion',
  inputs: (scene) => [
    reposoInput(scene),
    intInput('medicos', scene, 0, 20, intField(scene.sheet, 'dadosMedicos')),
    intInput('dadosExtra', scene, 0, 10, 0),
    ...poolInputs(scene, { heridas: settingOf(scene.partida, 'penalizacionEnRecuperacion') === 'ambas' }),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, {
      rasgo: 'fortaleza',
      valor: intField(scene.sheet, 'fortaleza'),
    });
    const salud = nivelDe(scene.sheet);
    const step = tableStep(salud, chosenReposo(asked.text('reposo')));
    return {
      order: {
        kind: 'recuperacion',
        ...part.figures,
        ...some('medicos', asked.int('medicos')),
        dificultad: step.dificultad + asked.int('dadosExtra'),
        salud,
        ...withMarcas(part.figures, seis(scene) ? ['seisNiveles'] : []),
      },
      names: part.names,
      problems: [...part.problems, ...step.problems],
    };
  },
};

/** Medical care (PLE-50): the doctor's Cultura against the patient's difficulty. */
export const atencion: Offer = {
  id: 'atencion',
  inputs: (scene) => [
    choiceInput(
      'paciente',
      scene,
      (
        ['magullado', 'herido', 'malherido', ...(seis(scene) ? (['inconsciente'] as const) : [])] as const
      ).map((id) => ({ id, label: termOf(id, scene.language) })),
      'magullado',
    ),
    reposoInput(scene),
    intInput('dadosExtra', scene, 0, 10, 0),
    ...poolInputs(scene),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, { rasgo: 'cultura', valor: intField(scene.sheet, 'cultura') });
    const salud = (['magullado', 'herido', 'malherido', 'inconsciente'] as const).find(
      (id) => id === asked.text('paciente'),
    );
    const step = tableStep(salud ?? 'magullado', chosenReposo(asked.text('reposo')));
    return {
      order: {
        kind: 'atencion',
        ...part.figures,
        dificultad: step.dificultad + asked.int('dadosExtra'),
        salud: salud ?? 'magullado',
      },
      names: part.names,
      problems: part.problems,
    };
  },
};

const ajustes = (list: readonly (readonly [Ajuste, boolean])[]): Partial<SpendOrder> => {
  const set = list.flatMap(([ajuste, is]) => (is ? [ajuste] : []));
  return set.length > 0 ? { ajustes: set } : {};
};

const resistenciaDe = ({ sheet, partida }: Scene) => ({
  actual: intField(sheet, 'resistencia'),
  maxima: resistenciaMax(sheet, partida),
});

/** Damage received (PLE-42, PLE-45), and the Fortuna that lessens the wound (PLE-26). */
export const dano: Offer = {
  id: 'dano',
  inputs: (scene) => [
    intInput('golpe', scene, 0, 200, 1),
    intInput('proteccion', scene, 0, 60, intField(scene.sheet, 'proteccion')),
    intInput('fortuna', scene, 0, 4, 0),
  ],
  plan: (asked, scene) => {
    const { sheet, partida } = scene;
    const actual = intField(sheet, 'fortuna');
    const coste = asked.int('fortuna');
    return {
      order: {
        kind: 'dano',
        ...some('coste', coste),
        ...(coste > 0
          ? { fortuna: { actual: Math.min(10, actual), destino: intField(sheet, 'destino', 1) } }
          : {}),
        golpe: asked.int('golpe'),
        ...some('proteccion', asked.int('proteccion')),
        aguante: aguanteDe(sheet),
        resistencia: resistenciaDe(scene),
        salud: nivelDe(sheet),
        ...ajustes([
          ['enCero', settingOf(partida, 'inconsciente') === 'cero'],
          ['seisNiveles', seis(scene)],
        ]),
      },
      names: {},
      problems: spendProblems(
        coste,
        actual,
        severidadDe(asked.int('golpe') - asked.int('proteccion'), aguanteDe(sheet)),
      ),
    };
  },
};

/** Fortuna that is not there, or that would lessen no wound, is not spent. */
const spendProblems = (coste: number, left: number, severidad: number): readonly Problem[] =>
  coste > left
    ? [{ code: 'fortuna_corta', field: 'fortuna', values: { asked: coste, left } }]
    : coste > severidad
      ? [{ code: 'fortuna_de_sobra', field: 'fortuna', values: { max: severidad } }]
      : [];

/** A rest after the scene (PLE-48). */
export const descanso: Offer = {
  id: 'descanso',
  inputs: () => [],
  plan: (_, scene) => ({
    order: {
      kind: 'descanso',
      aguante: aguanteDe(scene.sheet),
      resistencia: resistenciaDe(scene),
      salud: nivelDe(scene.sheet),
    },
    names: {},
    problems: [],
  }),
};

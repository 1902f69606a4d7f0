import { intField } from '../../../fields';
import type { Language, RollInput, RollOption, SheetData } from '../../../system';
import { donTable } from '../reglas/dones';
import { dadosPorHeridas } from '../reglas/health';
import { dificultades } from '../reglas/tables';
import { settingOf } from '../settings';
import { donesDe, especialidadesDe, nivelDe } from '../sheet/character';
import { caracteristicas } from '../terms';
import { inputsOf, termOf } from '../words';
import type { InputId } from '../words/inputs.form';

/** What inputs are made of: the sheet, the language, the partida's settings. */
export interface Scene {
  readonly sheet: SheetData;
  readonly language: Language;
  readonly partida: SheetData | undefined;
}

/** Label and help of an input. */
export const named = (id: InputId, { language }: Scene) => {
  const { labels, helps } = inputsOf(language);
  const help = helps[id];
  return help === undefined ? { id, label: labels[id] } : { id, label: labels[id], help };
};

export const intInput = (id: InputId, scene: Scene, min: number, max: number, value: number): RollInput => ({
  ...named(id, scene),
  type: 'int',
  min,
  max,
  value: Math.min(max, Math.max(min, value)),
});
export const flagInput = (id: InputId, scene: Scene, value = false): RollInput => ({
  ...named(id, scene),
  type: 'flag',
  value,
});
export const textInput = (id: InputId, scene: Scene, maxLength: number): RollInput => ({
  ...named(id, scene),
  type: 'text',
  maxLength,
  value: '',
});
export const choiceInput = (
  id: InputId,
  scene: Scene,
  options: readonly RollOption[],
  value: string,
): RollInput => ({ ...named(id, scene), type: 'choice', options, value });

/** One of the seven características, with its score: «Astucia 3». */
export const caracteristicaInput = (scene: Scene, value = 'fortaleza'): RollInput =>
  choiceInput(
    'caracteristica',
    scene,
    caracteristicas.map((id) => ({
      id,
      label: `${termOf(id, scene.language)} ${intField(scene.sheet, id)}`,
    })),
    value,
  );

/** No specialty, or one of the sheet, of any característica (PLE-3): ids count from 0 in the sheet's order. */
export function especialidadInput(scene: Scene): RollInput {
  const options = especialidadesDe(scene.sheet).map(({ caracteristica, nombre }, at) => ({
    id: `${at}`,
    label: `${nombre} (${termOf(caracteristica, scene.language)})`,
  }));
  return choiceInput('especialidad', scene, [noneOption(scene), ...options], '');
}

export const noneOption = ({ language }: Scene): RollOption => ({ id: '', label: inputsOf(language).none });

/** Dice of a difficulty: 0 to 10 by number and those of the table by name, unless the partida keeps to it. */
function diceOptions({ language, partida }: Scene): readonly RollOption[] {
  const onlyTable = settingOf(partida, 'escalaDificultad') === 'tabla';
  return Array.from({ length: 11 }, (_, dados): RollOption | null => {
    const step = dificultades.find((other) => other.dados === dados);
    return onlyTable && !step
      ? null
      : { id: `${dados}`, label: inputsOf(language).dificultad(step?.id ?? null, dados) };
  }).filter((option) => option !== null);
}

/** A difficulty: pending, or its dice thrown at once. */
export const oposicionInput = (scene: Scene): RollInput =>
  choiceInput(
    'oposicion',
    scene,
    [
      { id: 'pendiente', label: inputsOf(scene.language).options['oposicion.pendiente'] },
      ...diceOptions(scene),
    ],
    'pendiente',
  );

/** What a character stands against: a roll to come (`first` says whose), one that is answered, or dice here. */
export function contraInput(
  scene: Scene,
  first: 'oposicion.pendiente' | 'oposicion.don' | 'contra.defensa',
): RollInput {
  const { options } = inputsOf(scene.language);
  const pending = { id: 'pendiente', label: options['oposicion.pendiente'] };
  const answered = { id: 'respuesta', label: options['contra.respuesta'] };
  const dice = Array.from({ length: 16 }, (_, dados) => ({
    id: `${dados}`,
    label: inputsOf(scene.language).dificultad(null, dados),
  }));
  switch (first) {
    case 'contra.defensa':
      return choiceInput('contra', scene, [{ id: 'pendiente', label: options[first] }, ...dice], 'pendiente');
    case 'oposicion.don':
      return choiceInput(
        'contra',
        scene,
        [{ id: 'don', label: options[first] }, pending, answered, ...dice],
        'don',
      );
    case 'oposicion.pendiente':
      return choiceInput('contra', scene, [pending, answered, ...dice], 'pendiente');
  }
}

/** What the sheet proposes in a roll: whether armour hinders it, whether wounds take dice (both can be changed). */
interface Proposed {
  readonly armadura?: boolean;
  readonly heridas?: boolean;
}

/** What changes a character's pool in any roll. What the sheet has nothing of is not asked. */
export function poolInputs(scene: Scene, proposed: Proposed = {}): readonly RollInput[] {
  const { sheet } = scene;
  const wounds = (proposed.heridas ?? true) ? dadosPorHeridas(nivelDe(sheet)) : 0;
  const has = (id: string): number => intField(sheet, id);
  const dones = donesDe(sheet).filter(({ don }) => donTable[don].usos.some(({ tipo }) => tipo === 'auto'));
  return [
    especialidadInput(scene),
    intInput('herramientas', scene, 0, 2, 0),
    intInput('destino', scene, 0, 5, 0),
    intInput('heridas', scene, 0, 9, wounds),
    ...(has('dadosComprometidos') > 0
      ? [intInput('comprometidos', scene, 0, 30, has('dadosComprometidos'))]
      : []),
    ...(dones.length > 0
      ? [
          choiceInput(
            'donAutomatico',
            scene,
            [
              noneOption(scene),
              ...dones.map(({ don, puntuacion }) => ({
                id: don,
                label: `${termOf(don, scene.language)} ${puntuacion}`,
              })),
            ],
            '',
          ),
        ]
      : []),
    intInput('automaticos', scene, 0, 10, 0),
    ...(has('penalizacion') > 0 ? [flagInput('armadura', scene, proposed.armadura ?? false)] : []),
    ...(has('repetirFracasos') > 0 ? [intInput('repiteFracasos', scene, 0, 20, 0)] : []),
    ...(has('repetirTriunfos') > 0 ? [intInput('repiteTriunfos', scene, 0, 20, has('repetirTriunfos'))] : []),
  ];
}

/** Which pending roll is answered, and what its dice came to. */
export const respuestaInputs = (scene: Scene): readonly RollInput[] => [
  textInput('rival', scene, 60),
  intInput('turno', scene, 1, 1_000_000, 1),
  intInput('normales', scene, 0, 60, 0),
  intInput('sencillos', scene, 0, 60, 0),
  intInput('dobles', scene, 0, 60, 0),
];

import { intField } from '../../../fields';
import type { Problem } from '../../../read';
import type { RollOption } from '../../../system';
import type { RollOrder } from '../order/order';
import { type Gasto, gastos, type SpendOrder } from '../order/spend-order';
import { cruzarPuerta, donTable, hiere, type Uso } from '../reglas/dones';
import { settingOf } from '../settings';
import { donesDe, resistenciaMax } from '../sheet/character';
import { type DonId, dones } from '../terms';
import { inputsOf, termOf, usosOf } from '../words';
import {
  choiceInput,
  contraInput,
  flagInput,
  intInput,
  noneOption,
  poolInputs,
  respuestaInputs,
  type Scene,
} from './inputs';
import type { Offer } from './offer';
import { type Asked, contraPart, poolPart, some, withMarcas } from './pool-plan';

/** A use of a don with the step of its table: the difficulty, and the successes it needs if it is extended. */
interface Step {
  /** `ojos.1.dias`: don, number of the use, step of the table, part to grow back. */
  readonly id: string;
  readonly don: DonId;
  readonly numero: number;
  readonly uso: Uso;
  readonly dados: number | null;
  readonly objetivo: number | null;
  readonly words: string;
}

function stepsOf(don: DonId): readonly Step[] {
  return donTable[don].usos.flatMap((uso, at): readonly Step[] => {
    const numero = at + 1;
    const base = { don, numero, uso, dados: null, objetivo: null };
    const fixed = uso.tipo === 'reto' ? uso.dificultades : undefined;
    const parts = uso.tipo === 'reto' ? uso.objetivos : undefined;
    if (!fixed) return [{ ...base, id: `${don}.${numero}`, words: uso.id }];
    return fixed.flatMap((step): readonly Step[] => {
      const id = `${don}.${numero}.${step.id}`;
      const words = `${uso.id}.${step.id}`;
      const one = { ...base, dados: step.dados };
      return parts
        ? parts.map((part) => ({
            ...one,
            objetivo: part.exitos,
            id: `${id}.${part.id}`,
            words: `${words}.${part.id}`,
          }))
        : [{ ...one, id, words }];
    });
  });
}

const rolled = ({ uso }: Step): boolean =>
  uso.tipo === 'reto' || uso.tipo === 'conflicto' || uso.tipo === 'prueba';

const rolledSteps = ({ sheet }: Scene): readonly Step[] =>
  donesDe(sheet).flatMap(({ don }) => stepsOf(don).filter(rolled));

/** Options for the uses of the dones: those a character rolls, or every one with an effect to be told. */
export function useOptions(scene: Scene, which: 'propios' | 'efecto'): readonly RollOption[] {
  const { language, sheet } = scene;
  if (which === 'efecto') {
    return dones.flatMap((don) =>
      donTable[don].usos.flatMap((uso, at) =>
        'efecto' in uso && uso.tipo !== 'prueba'
          ? [{ id: `${don}.${at + 1}`, label: termOf(don, language) }]
          : [],
      ),
    );
  }
  return rolledSteps(scene).map(({ id, don, words }) => {
    const score = donesDe(sheet).find((own) => own.don === don)?.puntuacion ?? 1;
    return { id, label: `${termOf(don, language)} ${score}: ${usosOf(language)[don][words] ?? words}` };
  });
}

/** A don's own roll (PLE F): its score against a difficulty of its table, the director's, or a target's roll. */
export const don: Offer = {
  id: 'don',
  inputs: (scene) => {
    const options = useOptions(scene, 'propios');
    if (options.length === 0) return [];
    return [
      choiceInput('uso', scene, options, options[0]?.id ?? ''),
      contraInput(scene, 'oposicion.don'),
      flagInput('rivalEspecialista', scene),
      intInput('pasajeros', scene, 0, 9, 0),
      intInput('danoArma', scene, 0, 40, 0),
      ...poolInputs(scene),
      ...respuestaInputs(scene),
    ];
  },
  plan: (asked, scene) => {
    const step = rolledSteps(scene).find(({ id }) => id === asked.text('uso'));
    if (!step) return { order: { kind: 'don' }, names: {}, problems: [{ code: 'sin_dones', field: '' }] };
    const score = donesDe(scene.sheet).find((own) => own.don === step.don)?.puntuacion ?? 1;
    const part = poolPart(asked, scene, { rasgo: step.don, valor: score });
    const against = opposedBy(step, asked);
    const pasajeros = step.don === 'puerta' ? asked.int('pasajeros') : 0;
    const order: RollOrder = {
      kind: 'don',
      ...part.figures,
      ...against.figures,
      ...damageOf(step.uso, asked, scene),
      ...(step.objetivo ? { prolongada: { objetivo: step.objetivo, acumulado: 0 } } : {}),
      ...some('pasajeros', pasajeros),
      uso: step.numero,
      ...withMarcas(part.figures, [], against.marcas),
    };
    return {
      order,
      names: { ...part.names, ...against.names },
      problems: [...part.problems, ...against.problems],
    };
  },
};

/** The attacker's Voluntad for the dones that harm by themselves (L409, L501); else the weapon that was told. */
function damageOf(uso: Uso, asked: Asked, { sheet }: Scene): Partial<RollOrder> {
  if (!hiere(uso)) return {};
  return 'efecto' in uso ? { dano: intField(sheet, 'voluntad') } : some('dano', asked.int('danoArma'));
}

/** The opposition that was chosen; «what the don says» is the step of its table, none for a don that has none. */
function opposedBy(step: Step, asked: Asked): ReturnType<typeof contraPart> {
  const nothing = { names: {}, problems: [], marcas: [] };
  if (asked.text('contra') !== 'don') return contraPart(asked);
  if (step.uso.tipo === 'prueba') return { ...nothing, figures: { dificultad: 0 } };
  if (step.dados === null) return { ...nothing, figures: {} };
  const extra = step.don === 'puerta' ? asked.int('pasajeros') : 0;
  return { ...nothing, figures: { dificultad: cruzarPuerta(step.dados, extra).dificultad } };
}

const fortunaProblem = (asked: number, left: number, field: string): readonly Problem[] =>
  asked > left ? [{ code: 'fortuna_corta', field, values: { asked, left } }] : [];

/** Fortuna spent without a roll (PLE-25, PLE-27 to PLE-29), or given back by a plot twist (PLE-30). */
export const gasto: Offer = {
  id: 'gasto',
  inputs: (scene) => [
    choiceInput(
      'gasto',
      scene,
      gastos.map((id) => ({ id, label: inputsOf(scene.language).options[`gasto.${id}`] })),
      'aliento',
    ),
    intInput('coste', scene, 1, 20, 1),
    choiceInput(
      'donActivado',
      scene,
      [
        noneOption(scene),
        ...donesDe(scene.sheet)
          .filter(({ don: id }) => donTable[id].usos.some(({ tipo }) => tipo === 'activar'))
          .map(({ don: id, puntuacion }) => ({ id, label: `${termOf(id, scene.language)} ${puntuacion}` })),
      ],
      '',
    ),
  ],
  plan: (asked, scene) => {
    const { sheet, partida } = scene;
    const que = gastos.find((id) => id === asked.text('gasto')) ?? 'elemento';
    const [actual, destino] = [intField(sheet, 'fortuna'), intField(sheet, 'destino', 1)];
    const coste = que === 'aliento' || que === 'adelantarse' ? 1 : asked.int('coste');
    const activated = que === 'don' ? dones.find((id) => id === asked.text('donActivado')) : undefined;
    const puntuacion = donesDe(sheet).find((own) => own.don === activated)?.puntuacion ?? 1;
    const order: SpendOrder = {
      kind: 'gasto',
      que,
      ...(activated ? { don: activated, puntuacion } : {}),
      coste,
      fortuna: { actual: Math.min(10, actual), destino },
      ...(que === 'aliento'
        ? { resistencia: { actual: intField(sheet, 'resistencia'), maxima: resistenciaMax(sheet, partida) } }
        : {}),
      ...(que === 'aliento' && settingOf(partida, 'redondeoAliento') === 'arriba'
        ? { ajustes: ['arriba'] }
        : {}),
    };
    return { order, names: {}, problems: spendProblems(que, coste, actual, destino, activated) };
  },
};

function spendProblems(
  que: Gasto,
  coste: number,
  actual: number,
  destino: number,
  activated: DonId | undefined,
): readonly Problem[] {
  if (que === 'giro') return destino >= 10 ? [{ code: 'fortuna_acabada', field: 'gasto' }] : [];
  return [
    ...fortunaProblem(coste, actual, 'coste'),
    ...(que === 'elemento' && coste > 3
      ? [{ code: 'out_of_range', field: 'coste', values: { min: 1, max: 3 } }]
      : []),
    ...(que === 'don' && !activated ? [{ code: 'falta_don', field: 'donActivado' }] : []),
  ];
}

/** A plot twist adds dice to the reserva (PLE-23): two or three, says the seed (L157). */
export const giro: Offer = {
  id: 'giro',
  inputs: (scene) => [intInput('dados', scene, 1, 20, 3)],
  plan: (asked, { partida }) => ({
    order: {
      kind: 'giro',
      dados: asked.int('dados'),
      reserva: Math.min(99, partida === undefined ? 10 : intField(partida, 'reserva', 10)),
    },
    names: {},
    problems: [],
  }),
};

import { explainCommon } from '../../../common-words';
import type { Problem } from '../../../read';
import type { Language } from '../../../system';
import { inputsOf, termOf } from './index';

type Values = Readonly<Record<string, string | number>>;
type Reasons = Readonly<Record<string, (values: Values) => string>>;

const es: Reasons = {
  no_dice: () =>
    'No queda ningún dado que tirar. Elige otra característica, quita penalizaciones o añade herramientas o dados de destino.',
  destino_diez: () => 'Con Destino 10 ya no se puede usar la reserva de dados de destino. Tira sin ellos.',
  reserva_corta: ({ asked = '', left = '' }) =>
    `Pides ${asked} dados de destino y en la reserva quedan ${left}. Pide ${left} como mucho.`,
  fortuna_corta: ({ asked = '', left = '' }) =>
    `Cuesta ${asked} de Fortuna y quedan ${left}. Gasta menos o recupera Fortuna antes.`,
  fortuna_de_sobra: ({ max = '' }) =>
    `La herida solo tiene ${max} niveles que reducir: no gastes más Fortuna que esa.`,
  reserva_jugadores: () =>
    'La reserva de dados de destino es solo de los personajes jugadores. Tira sin ellos.',
  fortuna_acabada: () => 'Con Destino 10 la Fortuna ya no se recupera (el final del camino).',
  ya_completa: () => 'Lo acumulado ya llega a los éxitos necesarios: la acción está completa.',
  otro_coordina: () =>
    'Un ayudante tiene más puntuación: coordina él. Tira con su personaje o revisa las puntuaciones.',
  dos_ayudantes: () => 'En esta partida ayudan dos personajes como mucho. Quita alguno.',
  falta_ayudante: () => 'Escribe quién ayuda.',
  fuera_de_alcance: () => 'Esa arma no llega a ese alcance. Elige otra arma de la ficha u otro alcance.',
  sin_heridas: () => 'Quien está sano, o muerto, no tiene heridas de las que recuperarse.',
  sin_dones: () => 'Este personaje no tiene ningún don que se tire. Añádelo en la ficha.',
  falta_don: () => 'Elige el don que se activa; si no está en la lista, añádelo en la ficha.',
  consejo_minimo: () => 'Al crear un personaje, cada característica tiene al menos 1.',
  consejo_puntos: ({ sum = '', max = '' }) =>
    `Las características suman ${sum}; un precursor empieza con ${max}. El director puede permitirlo.`,
  consejo_destino: ({ max = '' }) =>
    `Un personaje jugador empieza con Destino entre 1 y ${max}. Después sube jugando.`,
  consejo_especialidad: () =>
    'Cada personaje tiene una especialidad en cada característica, y en alguna falta.',
  consejo_dones: ({ sum = '', max = '' }) =>
    `Los dones suman ${sum}; al empezar se reparten tantos puntos como Destino (${max}).`,
  muerto: () => 'El personaje está muerto y no actúa. Si no es así, cambia su nivel de salud en la ficha.',
  inconsciente: () =>
    'El personaje está inconsciente e indefenso. Cuando despierte, quita la marca en la ficha.',
  falta_rival: () => 'Escribe el nombre del personaje al que respondes.',
  fortuna_de_mas: ({ max = '' }) =>
    `La Fortuna nunca pasa del Destino. Baja la Fortuna a ${max} o sube el Destino.`,
  resistencia_de_mas: ({ max = '' }) =>
    `La Resistencia no pasa de ${max} (tres veces el Aguante). Bájala o revisa Fortaleza y Voluntad.`,
  unreadable_order: () =>
    'Los datos de esta tirada no se entienden: quizá los escribió una versión más nueva.',
};

const en: Reasons = {
  no_dice: () =>
    'There is no die left to roll. Choose another characteristic, take off penalties, or add tools or destiny dice.',
  destino_diez: () => 'With Destiny 10 the reserve of destiny dice is closed for good. Roll without them.',
  reserva_corta: ({ asked = '', left = '' }) =>
    `You ask for ${asked} destiny dice and the reserve holds ${left}. Ask for ${left} at most.`,
  fortuna_corta: ({ asked = '', left = '' }) =>
    `It costs ${asked} Fortune and ${left} are left. Spend less, or recover Fortune first.`,
  fortuna_de_sobra: ({ max = '' }) =>
    `The wound has only ${max} levels to lessen: spend no more Fortune than that.`,
  reserva_jugadores: () =>
    'The reserve of destiny dice belongs to player characters alone. Roll without them.',
  fortuna_acabada: () => 'With Destiny 10 Fortune comes back no more (the end of the road).',
  ya_completa: () => 'What is gathered already reaches the successes needed: the action is complete.',
  otro_coordina: () =>
    'A helper has a higher score and coordinates. Roll with that character, or look at the scores.',
  dos_ayudantes: () => 'At this table two characters help at most. Take one out.',
  falta_ayudante: () => 'Type who helps.',
  fuera_de_alcance: () =>
    'That weapon does not reach so far. Choose another weapon of the sheet, or another range.',
  sin_heridas: () => 'Who is healthy, or dead, has no wounds to recover from.',
  sin_dones: () => 'This character has no gift that is rolled. Add it to the sheet.',
  falta_don: () => 'Choose the gift to activate; if it is not in the list, add it to the sheet.',
  consejo_minimo: () => 'A new character has at least 1 in each characteristic.',
  consejo_puntos: ({ sum = '', max = '' }) =>
    `The characteristics add up to ${sum}; a precursor begins with ${max}. The director may allow it.`,
  consejo_destino: ({ max = '' }) =>
    `A player character begins with Destiny from 1 to ${max}. It rises in play.`,
  consejo_especialidad: () => 'Each character has a specialty in each characteristic, and one is missing.',
  consejo_dones: ({ sum = '', max = '' }) =>
    `The gifts add up to ${sum}; a beginner shares as many points as Destiny (${max}).`,
  muerto: () => 'The character is dead and does not act. If not so, change the level of health on the sheet.',
  inconsciente: () => 'The character is unconscious and helpless. On waking up, take the mark off the sheet.',
  falta_rival: () => 'Type the name of the character you answer.',
  fortuna_de_mas: ({ max = '' }) => `Fortune never passes Destiny. Lower Fortune to ${max} or raise Destiny.`,
  resistencia_de_mas: ({ max = '' }) =>
    `Stamina is never over ${max} (three times endurance). Lower it, or look at Fortitude and Will.`,
  unreadable_order: () =>
    'The figures of this roll are not understood: a newer version may have written them.',
};

const reasons: Readonly<Record<Language, Reasons>> = { es, en };

/** A problem of this system in words: what is wrong and how to mend it. */
export function explainProblem(problem: Problem, language: Language): string {
  const own = Object.hasOwn(reasons[language], problem.code) ? reasons[language][problem.code] : undefined;
  if (own) return own(problem.values ?? {});
  const label = labelOf(problem.field, language);
  return explainCommon(problem, label, language) ?? `${problem.code} ${label}`.trim();
}

/** Name of a field or input; of `armas.2.dano`, «Armas 2, Daño». */
function labelOf(field: string, language: Language): string {
  const [id = '', row, column] = field.split('.');
  const labels: Readonly<Record<string, string>> = inputsOf(language).labels;
  const name = Object.hasOwn(labels, id) ? (labels[id] ?? id) : termOf(id, language);
  return [row === undefined ? name : `${name} ${row}`, ...(column ? [termOf(column, language)] : [])].join(
    ', ',
  );
}

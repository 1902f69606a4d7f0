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

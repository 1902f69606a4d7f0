import type { Problem } from './read';
import type { Language } from './system';

type Say = (label: string, values: Readonly<Record<string, string | number>>) => string;

const words: Record<Language, Record<string, Say>> = {
  es: {
    wrong_type: (label) => `«${label}» no se puede leer. Escríbelo de nuevo.`,
    out_of_range: (label, { min = '', max = '' }) =>
      `«${label}» debe ser un número entero entre ${min} y ${max}.`,
    too_long: (label, { max = '' }) => `«${label}» admite como mucho ${max} caracteres. Acórtalo.`,
    too_many: (label, { max = '' }) => `«${label}» admite como mucho ${max} entradas. Quita alguna.`,
    unknown_option: (label) => `«${label}» tiene una opción que no existe. Elige una de la lista.`,
    unknown_offer: () => 'Ese tipo de tirada no existe en este juego. Elige una de la lista.',
    order_too_long: () =>
      'La tirada lleva demasiados datos para caber en el código. Quita alguna opción o junta modificadores.',
    // What is wrong in an order written by hand: the figure's name stands before these words.
    json_range: (_, { min = '', max = '' }) => `debe ser un número entero de ${min} a ${max}.`,
    json_option: (_, { options = '' }) => `debe ser uno de estos: ${options}.`,
    json_text: () => 'no tiene la forma que debe.',
    json_list: (_, { min = '', max = '' }) =>
      min === max ? `debe ser una lista de ${max}.` : `debe ser una lista de ${min} a ${max}.`,
    json_object: () => 'debe ser un objeto, entre llaves.',
    json_missing: () => 'falta.',
    json_unknown: (_, { names = '' }) =>
      names === '' ? 'aquí no va nada más.' : `aquí no va. Lo que va es: ${names}.`,
    json_together: () => 'Cada cifra está bien, pero no todas van juntas: una sobra, o pide otra que falta.',
  },
  en: {
    wrong_type: (label) => `“${label}” cannot be read. Type it again.`,
    out_of_range: (label, { min = '', max = '' }) =>
      `“${label}” must be a whole number from ${min} to ${max}.`,
    too_long: (label, { max = '' }) => `“${label}” takes ${max} characters at most. Make it shorter.`,
    too_many: (label, { max = '' }) => `“${label}” takes ${max} entries at most. Take one out.`,
    unknown_option: (label) => `“${label}” holds an option that does not exist. Choose one from the list.`,
    unknown_offer: () => 'This game has no such roll. Choose one from the list.',
    order_too_long: () =>
      'The roll carries more data than its code can hold. Leave out an option or add modifiers up into one.',
    json_range: (_, { min = '', max = '' }) => `must be a whole number from ${min} to ${max}.`,
    json_option: (_, { options = '' }) => `must be one of: ${options}.`,
    json_text: () => 'has not the form it must have.',
    json_list: (_, { min = '', max = '' }) =>
      min === max ? `must be a list of ${max}.` : `must be a list of ${min} to ${max}.`,
    json_object: () => 'must be an object, in braces.',
    json_missing: () => 'is missing.',
    json_unknown: (_, { names = '' }) =>
      names === '' ? 'has no place here.' : `has no place here. What has is: ${names}.`,
    json_together: () =>
      'Each figure is good, but not all go together: one is too much, or asks for another.',
  },
};

/**
 * The problems every system shares (those of `fields.ts`, `choices.ts` and the order's 64 bytes) in words;
 * `null` for any other. `label` is the name of the field or input in that language.
 */
export const explainCommon = (problem: Problem, label: string, language: Language): string | null =>
  words[language][problem.code]?.(label, problem.values ?? {}) ?? null;

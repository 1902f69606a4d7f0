import type { Language } from '../../../system';

type Say = (values: Readonly<Record<string, string | number>>) => string;

/** What is wrong, by which rule, and how to mend it. */
export const problems: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  es: {
    bad_order: () => 'Esa orden no es de una tirada de este juego.',
    actual_de_mas: ({ max = '' }) => `La puntuación actual no puede pasar de la óptima, ${max}.`,
    nueve_puntos: ({ has = '' }) =>
      `Un personaje empieza con 9 puntos entre las tres características, y aquí hay ${has}.`,
    puntos_rasgos: ({ has = '', should = '' }) =>
      `Los rasgos de cada característica suman tantos puntos como ella: son ${has} y deberían ser ${should}.`,
    no_puede_actuar: () =>
      'Con la característica a 0 no se puede actuar. Gasta 1 de superación en sacar fuerzas de flaqueza, o elige otra.',
    perdido: () => 'Con una característica por debajo de 0 el personaje ya no actúa.',
    sin_dados: () => 'No queda ningún dado que tirar: con la característica a 0 hace falta un objeto.',
    sin_superacion: ({ cost = '' }) => `No te queda superación para eso: cuesta ${cost}.`,
    sin_amenaza: () => 'No hay puntos de amenaza que gastar.',
    guion_amenaza: ({ amenaza = '' }) =>
      `La protección de guion solo existe hasta que la amenaza llega a 8, y está en ${amenaza}.`,
    guion_tipo: () =>
      'Los secundarios no tienen protección de guion, ni el monstruo cuando se ha descubierto su debilidad.',
    falta_cualidad: () => 'Escribe qué cualidad se activa.',
    falta_rival: () => 'Escribe el nombre del rival.',
    repite_sin_dificultad: () => 'Para repetir una tirada fallida hace falta su dificultad.',
    fuerzas_sin_motivo: () =>
      'La puntuación actual ya es la óptima: sacar fuerzas de flaqueza no cambiaría nada.',
  },
  en: {
    bad_order: () => 'That is no order of a roll of this game.',
    actual_de_mas: ({ max = '' }) => `The current score cannot be above the optimal one, ${max}.`,
    nueve_puntos: ({ has = '' }) =>
      `A character begins with 9 points among the three attributes, and here are ${has}.`,
    puntos_rasgos: ({ has = '', should = '' }) =>
      `The traits of an attribute add up to as many points as it has: they are ${has} and should be ${should}.`,
    no_puede_actuar: () =>
      'With the attribute at 0 nobody can act. Spend 1 resolve to draw on last strength, or choose another.',
    perdido: () => 'With an attribute below 0 the character no longer acts.',
    sin_dados: () => 'There is no die left to roll: with the attribute at 0 an object is needed.',
    sin_superacion: ({ cost = '' }) => `You have no resolve left for that: it costs ${cost}.`,
    sin_amenaza: () => 'There are no points of threat to spend.',
    guion_amenaza: ({ amenaza = '' }) =>
      `There is script protection only until threat reaches 8, and it stands at ${amenaza}.`,
    guion_tipo: () =>
      'Secondary characters have no script protection, nor the monster once its weakness is found out.',
    falta_cualidad: () => 'Write which quality is activated.',
    falta_rival: () => 'Write the name of the rival.',
    repite_sin_dificultad: () => 'To repeat a failed roll its difficulty is needed.',
    fuerzas_sin_motivo: () =>
      'The current score is the optimal one: drawing on last strength would change nothing.',
  },
};

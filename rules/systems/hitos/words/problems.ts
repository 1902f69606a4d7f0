import type { Language } from '../../../system';

type Say = (values: Readonly<Record<string, string | number>>) => string;

/** What is wrong, by which rule, and how to mend it. */
export const problems: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  es: {
    bad_order: () => 'Esa orden no es de una tirada de Hitos.',
    moribundo_no_actua: () =>
      'Un moribundo no puede actuar: haz su tirada de moribundo, o que alguien lo estabilice.',
    muerto_no_actua: () => 'El personaje está muerto.',
    aguante_cero: () => 'Con Aguante 0 el personaje no tiene Resistencia. Sube Fortaleza o Voluntad.',
    consolidados_de_mas: () => 'Los puntos consolidados son parte de los perdidos: no pueden ser más.',
    perdidos_de_mas: ({ max = '' }) =>
      `La Resistencia es ${max} (Aguante por 3): no se pueden perder más puntos.`,
    habilidad_defensa: () => 'Esa habilidad no está en la ficha. Escríbela igual, o deja el campo vacío.',
    habilidad_arma: () =>
      'El arma nombra una habilidad que no está en la ficha. Escríbela igual, o déjala vacía.',
    puntos_caracteristicas: ({ has = '', should = '' }) =>
      `Las características suman ${has} puntos; al crear el personaje son ${should}.`,
    puntos_habilidades: ({ has = '', should = '' }) =>
      `Las habilidades suman ${has} puntos; al crear el personaje son ${should}.`,
    caracteristica_1_10: () => 'Las características van de 1 a 10.',
    falta_profesion: () => 'Todo personaje tiene al menos una habilidad de profesión.',
    numero_hitos: ({ has = '', should = '' }) => `Tiene ${has} hitos; al crear el personaje son ${should}.`,
    falta_complicacion: () => 'Un personaje empieza con una complicación.',
    prolongada_sin_dificultad: () => 'Una acción prolongada necesita una dificultad: elige una.',
    prolongada_completa: ({ necesarias = '' }) =>
      `Ya tiene los ${necesarias} éxitos que necesita: no hace falta tirar.`,
    falta_rival: () => 'Escribe el nombre del rival.',
    falta_habilidad: () => 'Un ataque usa siempre Reflejos y una habilidad de combate: elige la habilidad.',
    falta_aspecto: () => 'Escribe qué aspecto se activa.',
    dados_ilegibles: () => 'Escribe los tres dados del 1 al 10, como «7, 3, 6».',
    no_es_masivo: ({ aguante = '' }) =>
      `Solo hay daño masivo si el daño es ${aguante} (el Aguante) o más: apunta el daño sin tirar.`,
    sano_no_tira: () => 'Un personaje sano recupera todo tras ocho horas de descanso, sin tirar.',
    sin_pd: () => 'No te quedan puntos dramáticos. Puedes agotar un aspecto propio.',
    pago_ajeno: () => 'Solo se agotan los aspectos propios: paga con un punto dramático.',
    aspecto_agotado: () => 'Ese aspecto está agotado: no puedes volver a usarlo hasta que se recupere.',
    repite_ninguno: () => 'Elige al menos un dado que repetir.',
    aspecto_sin_dificultad: () =>
      'Para activar un aspecto si falla hay que saber la dificultad: elígela, o activa el aspecto después.',
  },
  en: {
    bad_order: () => 'That is no order of a Hitos roll.',
    moribundo_no_actua: () =>
      'The dying cannot act: make the roll of the dying, or have somebody stabilise the character.',
    muerto_no_actua: () => 'The character is dead.',
    aguante_cero: () => 'With Stamina 0 the character has no Resistance. Raise Strength or Will.',
    consolidados_de_mas: () => 'Consolidated points are part of those lost: they cannot be more.',
    perdidos_de_mas: ({ max = '' }) =>
      `Resistance is ${max} (three times Stamina): no more points can be lost.`,
    habilidad_defensa: () => 'That skill is not on the sheet. Spell it alike, or leave the field empty.',
    habilidad_arma: () =>
      'The weapon names a skill that is not on the sheet. Spell it alike, or leave it empty.',
    puntos_caracteristicas: ({ has = '', should = '' }) =>
      `The attributes add up to ${has} points; a new character has ${should}.`,
    puntos_habilidades: ({ has = '', should = '' }) =>
      `The skills add up to ${has} points; a new character has ${should}.`,
    caracteristica_1_10: () => 'Attributes go from 1 to 10.',
    falta_profesion: () => 'Every character has at least one skill of profession.',
    numero_hitos: ({ has = '', should = '' }) =>
      `There are ${has} milestones; a new character has ${should}.`,
    falta_complicacion: () => 'A character begins with a complication.',
    prolongada_sin_dificultad: () => 'An extended action needs a difficulty: choose one.',
    prolongada_completa: ({ necesarias = '' }) =>
      `It has the ${necesarias} successes it needs: no roll is needed.`,
    falta_rival: () => 'Write the name of the rival.',
    falta_habilidad: () => 'An attack always uses Reflexes and a combat skill: choose the skill.',
    falta_aspecto: () => 'Write which aspect is activated.',
    dados_ilegibles: () => 'Write the three dice from 1 to 10, as “7, 3, 6”.',
    no_es_masivo: ({ aguante = '' }) =>
      `Damage is massive from ${aguante} (Stamina) up: write the damage down without a roll.`,
    sano_no_tira: () => 'The healthy recover everything after eight hours of rest, without a roll.',
    sin_pd: () => 'You have no dramatic points left. You may exhaust an aspect of your own.',
    pago_ajeno: () => 'Only aspects of your own can be exhausted: pay with a dramatic point.',
    aspecto_agotado: () => 'That aspect is exhausted: it cannot be used again until it is restored.',
    repite_ninguno: () => 'Choose at least one die to repeat.',
    aspecto_sin_dificultad: () =>
      'To activate an aspect on failure the difficulty must be known: choose it, or activate the aspect later.',
  },
};

import type { Band, Game } from './form';

const effect: readonly Band[] = [
  {
    when: 'margin>=6',
    words: { es: 'ÉXITO EXCEPCIONAL, efecto {margin}', en: 'EXCEPTIONAL SUCCESS, effect {margin}' },
    tone: 'good',
  },
  {
    when: 'margin>=0',
    words: { es: 'ÉXITO, efecto {margin}', en: 'SUCCESS, effect {margin}' },
    tone: 'good',
  },
  {
    when: 'margin<=0-6',
    words: { es: 'FALLO EXCEPCIONAL, efecto {margin}', en: 'EXCEPTIONAL FAILURE, effect {margin}' },
    tone: 'bad',
  },
  { when: '', words: { es: 'FALLO, efecto {margin}', en: 'FAILURE, effect {margin}' }, tone: 'bad' },
];

/** Traveller: 2d6 against 8, the effect is what is left over. */
export const traveller: Game = {
  id: 'traveller',
  name: { es: 'Traveller', en: 'Traveller' },
  rolls: [
    {
      id: 'tarea',
      label: { es: 'Tarea', en: 'Task' },
      inputs: [
        { id: 'mod', label: { es: 'Modificador', en: 'Modifier' }, type: 'int', min: -10, max: 15, value: 0 },
        { id: 'dif', label: { es: 'Dificultad', en: 'Difficulty' }, type: 'int', min: 2, max: 20, value: 8 },
      ],
      expression: '2d6+{mod} vs {dif}',
      bands: effect,
    },
  ],
};

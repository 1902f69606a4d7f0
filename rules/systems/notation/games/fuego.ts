import type { Game } from './form';

/** Canción de hielo y fuego: bonus dice are rolled and the best as many as the ability are kept; degrees by five. */
export const fuego: Game = {
  id: 'fuego',
  name: { es: 'Canción de hielo y fuego', en: 'A Song of Ice and Fire' },
  rolls: [
    {
      id: 'prueba',
      label: { es: 'Prueba', en: 'Test' },
      inputs: [
        { id: 'hab', label: { es: 'Habilidad', en: 'Ability' }, type: 'int', min: 1, max: 10, value: 3 },
        {
          id: 'bono',
          label: { es: 'Dados de bonificación', en: 'Bonus dice' },
          type: 'choice',
          options: ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((text) => ({
            id: text,
            label: { es: text, en: text },
            text,
          })),
        },
        { id: 'mod', label: { es: 'Modificador', en: 'Modifier' }, type: 'int', min: -20, max: 20, value: 0 },
        { id: 'dif', label: { es: 'Dificultad', en: 'Difficulty' }, type: 'int', min: 0, max: 40, value: 9 },
      ],
      expression: '({hab}+{bono})d6kh{hab}+{mod} vs {dif}',
      bands: [
        { when: 'margin>=15', words: { es: 'ÉXITO, grado 4', en: 'SUCCESS, degree 4' }, tone: 'good' },
        {
          when: 'margin>=0',
          words: { es: 'ÉXITO, grado {margin/5+1}', en: 'SUCCESS, degree {margin/5+1}' },
          tone: 'good',
        },
        {
          when: 'margin>=0-4',
          words: { es: 'FALLO, por {0-margin}', en: 'FAILURE, by {0-margin}' },
          tone: 'bad',
        },
        {
          when: '',
          words: { es: 'FALLO CRÍTICO, por {0-margin}', en: 'CRITICAL FAILURE, by {0-margin}' },
          tone: 'bad',
        },
      ],
    },
  ],
};

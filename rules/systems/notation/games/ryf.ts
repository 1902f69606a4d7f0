import type { Game } from './form';

/** Rápido y Fácil: the middle die of three. What a natural 10 or 1 does is the director's to say; it is told. */
export const ryf: Game = {
  id: 'ryf',
  name: { es: 'Rápido y Fácil (RyF)', en: 'Rápido y Fácil (RyF)' },
  rolls: [
    {
      id: 'tirada',
      label: { es: 'Tirada 1o3d10', en: 'Roll 1o3d10' },
      inputs: [
        {
          id: 'mod',
          label: { es: 'Atributo y habilidad', en: 'Attribute and skill' },
          type: 'int',
          min: -20,
          max: 40,
          value: 8,
        },
        { id: 'dif', label: { es: 'Dificultad', en: 'Difficulty' }, type: 'int', min: 1, max: 60, value: 15 },
      ],
      expression: '3d10km1+{mod} vs {dif}',
      bands: [
        {
          when: 'natural=10&margin>=0',
          words: {
            es: 'ÉXITO CON 10 NATURAL, margen {margin}',
            en: 'SUCCESS WITH A NATURAL 10, margin {margin}',
          },
          tone: 'good',
        },
        {
          when: 'natural=10',
          words: {
            es: 'FALLO CON 10 NATURAL, margen {margin}',
            en: 'FAILURE WITH A NATURAL 10, margin {margin}',
          },
          tone: 'bad',
        },
        {
          when: 'natural=1&margin>=0',
          words: {
            es: 'ÉXITO CON 1 NATURAL, margen {margin}',
            en: 'SUCCESS WITH A NATURAL 1, margin {margin}',
          },
          tone: 'mixed',
        },
        {
          when: 'natural=1',
          words: {
            es: 'FALLO CON 1 NATURAL, margen {margin}',
            en: 'FAILURE WITH A NATURAL 1, margin {margin}',
          },
          tone: 'bad',
        },
        {
          when: 'margin>=0',
          words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
          tone: 'good',
        },
        { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
      ],
    },
  ],
};

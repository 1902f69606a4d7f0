import type { Game } from './form';

/** Leyenda de los Cinco Anillos: tens explode inside their die, then some are kept. */
export const l5a: Game = {
  id: 'l5a',
  name: { es: 'Leyenda de los Cinco Anillos', en: 'Legend of the Five Rings' },
  rolls: [
    {
      id: 'tirada',
      label: { es: 'Tirar y guardar', en: 'Roll and keep' },
      inputs: [
        {
          id: 'dados',
          label: { es: 'Dados que se tiran', en: 'Dice rolled' },
          type: 'int',
          min: 1,
          max: 10,
          value: 5,
        },
        {
          id: 'guarda',
          label: { es: 'Dados que se guardan', en: 'Dice kept' },
          type: 'int',
          min: 1,
          max: 10,
          value: 3,
        },
        { id: 'mod', label: { es: 'Modificador', en: 'Modifier' }, type: 'int', min: -50, max: 50, value: 0 },
        {
          id: 'no',
          label: { es: 'Número objetivo', en: 'Target number' },
          type: 'int',
          min: 1,
          max: 150,
          value: 15,
        },
      ],
      expression: '{dados}d10!!kh{guarda}+{mod} vs {no}',
      bands: [
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

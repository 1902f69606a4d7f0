import type { Game } from './form';

/** Kult, divinidad perdida: 2d10 in three bands. */
export const kult: Game = {
  id: 'kult',
  name: { es: 'Kult, divinidad perdida', en: 'Kult: Divinity Lost' },
  rolls: [
    {
      id: 'mov',
      label: { es: 'Movimiento', en: 'Move' },
      inputs: [
        {
          id: 'mod',
          label: { es: 'Característica', en: 'Attribute' },
          type: 'int',
          min: -5,
          max: 10,
          value: 0,
        },
      ],
      expression: '2d10+{mod}',
      bands: [
        {
          when: 'total>=15',
          words: { es: 'ÉXITO COMPLETO, {total}', en: 'COMPLETE SUCCESS, {total}' },
          tone: 'good',
        },
        {
          when: 'total>=10',
          words: { es: 'ÉXITO PARCIAL, {total}', en: 'PARTIAL SUCCESS, {total}' },
          tone: 'mixed',
          counts: true,
        },
        { when: '', words: { es: 'FALLO, {total}', en: 'FAILURE, {total}' }, tone: 'bad' },
      ],
    },
  ],
};

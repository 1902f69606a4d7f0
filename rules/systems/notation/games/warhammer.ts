import type { Game } from './form';

/** Warhammer, 4th edition: levels of success by tens; 01 to 05 always, 96 to 00 never. */
export const warhammer: Game = {
  id: 'warhammer',
  name: { es: 'Warhammer (4.ª edición)', en: 'Warhammer (4th edition)' },
  rolls: [
    {
      id: 'chequeo',
      label: { es: 'Chequeo', en: 'Test' },
      inputs: [
        {
          id: 'valor',
          label: { es: 'Valor con la dificultad', en: 'Value with difficulty' },
          type: 'int',
          min: 1,
          max: 160,
          value: 40,
        },
      ],
      expression: '1d100 vs <={valor}',
      bands: [
        {
          when: 'total<=5&target<total',
          words: { es: 'ÉXITO AUTOMÁTICO, niveles: 1', en: 'AUTOMATIC SUCCESS, levels: 1' },
          tone: 'good',
        },
        {
          when: 'total>=96&total<=target',
          words: { es: 'FALLO AUTOMÁTICO, niveles: menos 1', en: 'AUTOMATIC FAILURE, levels: minus 1' },
          tone: 'bad',
        },
        {
          when: 'total<=target',
          words: { es: 'ÉXITO, niveles: {target/10-total/10}', en: 'SUCCESS, levels: {target/10-total/10}' },
          tone: 'good',
        },
        {
          when: '',
          words: { es: 'FALLO, niveles: {target/10-total/10}', en: 'FAILURE, levels: {target/10-total/10}' },
          tone: 'bad',
        },
      ],
    },
  ],
};

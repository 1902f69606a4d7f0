import type { Game } from './form';

/** Symbaroum and other games of a d20 under a value. */
export const bajo: Game = {
  id: 'bajo',
  name: { es: 'Symbaroum y otros de d20 por debajo', en: 'Symbaroum and others, d20 under' },
  rolls: [
    {
      id: 'prueba',
      label: { es: 'Prueba', en: 'Test' },
      inputs: [{ id: 'valor', label: { es: 'Valor', en: 'Value' }, type: 'int', min: 1, max: 20, value: 10 }],
      expression: '1d20 vs <={valor}',
      bands: [
        {
          when: 'total<=target',
          words: { es: 'ÉXITO, por {margin}', en: 'SUCCESS, by {margin}' },
          tone: 'good',
        },
        { when: '', words: { es: 'FALLO, por {0-margin}', en: 'FAILURE, by {0-margin}' }, tone: 'bad' },
      ],
    },
  ],
};

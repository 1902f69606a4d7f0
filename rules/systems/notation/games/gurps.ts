import type { Game } from './form';

/** GURPS: 3 and 4 always succeed, 17 and 18 never; criticals by skill and by ten points. */
export const gurps: Game = {
  id: 'gurps',
  name: { es: 'GURPS', en: 'GURPS' },
  rolls: [
    {
      id: 'tirada',
      label: { es: 'Tirada de éxito', en: 'Success roll' },
      inputs: [
        {
          id: 'valor',
          label: { es: 'Nivel efectivo', en: 'Effective skill' },
          type: 'int',
          min: 3,
          max: 40,
          value: 12,
        },
      ],
      expression: '3d6 vs <={valor}',
      bands: [
        { when: 'total<=4', words: { es: 'ÉXITO CRÍTICO', en: 'CRITICAL SUCCESS' }, tone: 'good' },
        { when: 'total=5&target>=15', words: { es: 'ÉXITO CRÍTICO', en: 'CRITICAL SUCCESS' }, tone: 'good' },
        { when: 'total=6&target>=16', words: { es: 'ÉXITO CRÍTICO', en: 'CRITICAL SUCCESS' }, tone: 'good' },
        { when: 'total=18', words: { es: 'FALLO CRÍTICO', en: 'CRITICAL FAILURE' }, tone: 'bad' },
        { when: 'total=17&target<=15', words: { es: 'FALLO CRÍTICO', en: 'CRITICAL FAILURE' }, tone: 'bad' },
        { when: 'total=17', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: 'margin<=0-10', words: { es: 'FALLO CRÍTICO', en: 'CRITICAL FAILURE' }, tone: 'bad' },
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

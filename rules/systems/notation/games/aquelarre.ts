import type { Game } from './form';
import { percentage } from './percentage';

/** Aquelarre: critical in the first tenth of the percentage (rounded up); the fumble shrinks as it grows. */
export const aquelarre: Game = {
  id: 'aquelarre',
  name: { es: 'Aquelarre', en: 'Aquelarre' },
  rolls: [
    {
      id: 'hab',
      label: { es: 'Competencia', en: 'Skill' },
      inputs: [percentage(200, 45)],
      expression: '1d100 vs <={valor}',
      bands: [
        { when: 'total=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total<=(target+9)/10', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        {
          when: 'total<=target',
          words: { es: 'ÉXITO, por {margin}', en: 'SUCCESS, by {margin}' },
          tone: 'good',
        },
        { when: 'total>90+(target-1)/10', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: '', words: { es: 'FALLO, por {0-margin}', en: 'FAILURE, by {0-margin}' }, tone: 'bad' },
      ],
    },
  ],
};

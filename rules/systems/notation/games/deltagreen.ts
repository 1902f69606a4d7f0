import type { Game } from './form';
import { percentage } from './percentage';

/** Delta Green: equal figures are a critical or a fumble; 00 counts as 100. */
export const deltagreen: Game = {
  id: 'deltagreen',
  name: { es: 'Delta Green', en: 'Delta Green' },
  rolls: [
    {
      id: 'hab',
      label: { es: 'Habilidad', en: 'Skill' },
      inputs: [percentage(99, 50)],
      expression: '1d100 vs <={valor}',
      bands: [
        { when: 'total=1', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total=total/11*11&total<=target', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=total/11*11', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total<=target', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
  ],
};

import type { Game } from './form';
import { percentage } from './percentage';

/** BRP, RuneQuest, Elric: special in a fifth, critical in a twentieth, fumble in the last twentieth of the failures. */
export const brp: Game = {
  id: 'brp',
  name: { es: 'BRP, RuneQuest, Elric', en: 'BRP, RuneQuest, Elric' },
  rolls: [
    {
      id: 'hab',
      label: { es: 'Habilidad', en: 'Skill' },
      inputs: [percentage(200, 45)],
      expression: '1d100 vs <={valor}',
      bands: [
        { when: 'total<=(target+19)/20', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total>=96+(target-1)/20', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total>=96', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: 'total<=target/5', words: { es: 'ÉXITO ESPECIAL', en: 'SPECIAL SUCCESS' }, tone: 'good' },
        { when: 'total<=target', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
    {
      id: 'mythras',
      label: { es: 'Habilidad de Mythras', en: 'Mythras skill' },
      inputs: [percentage(200, 45)],
      expression: '1d100 vs <={valor}',
      bands: [
        { when: 'total<=(target+9)/10', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total=99&target<=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total>=96', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: 'total<=target', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: 'total<=5', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
  ],
};

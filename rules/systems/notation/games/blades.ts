import type { Game } from './form';

/** Blades in the Dark: the highest die decides; two sixes are a critical. */
export const blades: Game = {
  id: 'blades',
  name: { es: 'Blades in the Dark', en: 'Blades in the Dark' },
  rolls: [
    {
      id: 'accion',
      label: { es: 'Tirada de acción', en: 'Action roll' },
      inputs: [{ id: 'dados', label: { es: 'Dados', en: 'Dice' }, type: 'int', min: 1, max: 8, value: 2 }],
      expression: '{dados}d6kh1',
      bands: [
        { when: 'n(6)>=2', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=6', words: { es: 'ÉXITO, 6', en: 'SUCCESS, 6' }, tone: 'good' },
        {
          when: 'total>=4',
          words: { es: 'ÉXITO CON CONSECUENCIAS, {total}', en: 'PARTIAL SUCCESS, {total}' },
          tone: 'mixed',
          counts: true,
        },
        { when: '', words: { es: 'MAL RESULTADO, {total}', en: 'BAD OUTCOME, {total}' }, tone: 'bad' },
      ],
    },
    {
      id: 'cero',
      label: { es: 'Sin dados (dos, el peor)', en: 'Zero dice (two, the worst)' },
      inputs: [],
      expression: '2d6kl1',
      bands: [
        { when: 'total=6', words: { es: 'ÉXITO, 6', en: 'SUCCESS, 6' }, tone: 'good' },
        {
          when: 'total>=4',
          words: { es: 'ÉXITO CON CONSECUENCIAS, {total}', en: 'PARTIAL SUCCESS, {total}' },
          tone: 'mixed',
          counts: true,
        },
        { when: '', words: { es: 'MAL RESULTADO, {total}', en: 'BAD OUTCOME, {total}' }, tone: 'bad' },
      ],
    },
  ],
};

import type { Game } from './form';

const successes = 'total+n(10)/2*2';

/** Vampiro V5: two colours of dice; a pair of tens counts four, and hunger dice spoil triumphs and failures. */
export const v5: Game = {
  id: 'v5',
  name: { es: 'Vampiro V5', en: 'Vampire V5' },
  rolls: [
    {
      id: 'reserva',
      label: { es: 'Reserva con dados de ansia', en: 'Pool with hunger dice' },
      inputs: [
        {
          id: 'dados',
          label: { es: 'Dados normales', en: 'Normal dice' },
          type: 'int',
          min: 0,
          max: 25,
          value: 4,
        },
        {
          id: 'ansia',
          label: { es: 'Dados de ansia', en: 'Hunger dice' },
          type: 'int',
          min: 0,
          max: 5,
          value: 1,
        },
        { id: 'dif', label: { es: 'Dificultad', en: 'Difficulty' }, type: 'int', min: 1, max: 20, value: 2 },
      ],
      expression: '{dados}d10>=6+{ansia}d10>=6 vs {dif}',
      groups: [
        { es: '', en: '' },
        { es: 'ansia', en: 'hunger' },
      ],
      notes: [
        {
          when: 'n(10)>=2',
          words: { es: 'más {n(10)/2*2} por las parejas de 10', en: 'plus {n(10)/2*2} for the pairs of 10' },
        },
      ],
      bands: [
        {
          when: `${successes}>=target&n(10)>=2&n(10,2)>=1`,
          words: {
            es: `CRÍTICO CONFLICTIVO, {${successes}} éxitos`,
            en: `MESSY CRITICAL, {${successes}} successes`,
          },
          tone: 'mixed',
          counts: true,
        },
        {
          when: `${successes}>=target&n(10)>=2`,
          words: { es: `CRÍTICO, {${successes}} éxitos`, en: `CRITICAL, {${successes}} successes` },
          tone: 'good',
        },
        {
          when: `${successes}>=target`,
          words: { es: `ÉXITO, éxitos: {${successes}}`, en: `SUCCESS, successes: {${successes}}` },
          tone: 'good',
        },
        {
          when: 'n(1,2)>=1',
          words: {
            es: `FALLO BESTIAL, éxitos: {${successes}}`,
            en: `BESTIAL FAILURE, successes: {${successes}}`,
          },
          tone: 'bad',
        },
        {
          when: '',
          words: { es: `FALLO, éxitos: {${successes}}`, en: `FAILURE, successes: {${successes}}` },
          tone: 'bad',
        },
      ],
    },
  ],
};

import type { Game } from './form';

/** Mundo de Tinieblas: ones take successes off; with no success at all they are a botch. */
export const mdt: Game = {
  id: 'mdt',
  name: { es: 'Mundo de Tinieblas', en: 'World of Darkness' },
  rolls: [
    {
      id: 'reserva',
      label: { es: 'Reserva de dados', en: 'Dice pool' },
      inputs: [
        { id: 'dados', label: { es: 'Dados', en: 'Dice' }, type: 'int', min: 1, max: 30, value: 5 },
        { id: 'dif', label: { es: 'Dificultad', en: 'Difficulty' }, type: 'int', min: 2, max: 10, value: 6 },
        {
          id: 'esp',
          label: { es: 'Especialidad (los 10 se repiten)', en: 'Specialty (10s explode)' },
          type: 'flag',
          on: '!',
          off: '',
        },
      ],
      expression: '{dados}d10>={dif}f1{esp}',
      bands: [
        { when: 'hits=0&misses>=1', words: { es: 'FRACASO', en: 'BOTCH' }, tone: 'bad' },
        { when: 'total<=0', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        {
          when: 'total=1',
          words: { es: 'ÉXITO MARGINAL, 1 éxito', en: 'MARGINAL, 1 success' },
          tone: 'good',
        },
        {
          when: 'total=2',
          words: { es: 'ÉXITO MODERADO, 2 éxitos', en: 'MODERATE, 2 successes' },
          tone: 'good',
        },
        {
          when: 'total=3',
          words: { es: 'ÉXITO COMPLETO, 3 éxitos', en: 'COMPLETE, 3 successes' },
          tone: 'good',
        },
        {
          when: 'total=4',
          words: { es: 'ÉXITO EXCEPCIONAL, 4 éxitos', en: 'EXCEPTIONAL, 4 successes' },
          tone: 'good',
        },
        {
          when: '',
          words: { es: 'ÉXITO FENOMENAL, {total} éxitos', en: 'PHENOMENAL, {total} successes' },
          tone: 'good',
        },
      ],
    },
  ],
};

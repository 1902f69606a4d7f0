import type { Game } from './form';

/** Crónicas de Tinieblas: 8 or more, tens again, five are exceptional. */
export const cdt: Game = {
  id: 'cdt',
  name: { es: 'Crónicas de Tinieblas', en: 'Chronicles of Darkness' },
  rolls: [
    {
      id: 'reserva',
      label: { es: 'Reserva de dados', en: 'Dice pool' },
      inputs: [
        { id: 'dados', label: { es: 'Dados', en: 'Dice' }, type: 'int', min: 1, max: 30, value: 5 },
        {
          id: 'otra',
          label: { es: 'Se repiten', en: 'Rolled again' },
          type: 'choice',
          options: [
            { id: 'diez', label: { es: 'Los 10', en: '10-again' }, text: '!=10' },
            { id: 'nueve', label: { es: 'Los 9 y 10', en: '9-again' }, text: '!>=9' },
            { id: 'ocho', label: { es: 'Los 8, 9 y 10', en: '8-again' }, text: '!>=8' },
            { id: 'nada', label: { es: 'Ninguno', en: 'None' }, text: '' },
          ],
        },
      ],
      expression: '{dados}d10{otra}>=8',
      bands: [
        {
          when: 'total>=5',
          words: { es: 'ÉXITO EXCEPCIONAL, {total} éxitos', en: 'EXCEPTIONAL SUCCESS, {total}' },
          tone: 'good',
        },
        {
          when: 'total>=2',
          words: { es: 'ÉXITO, {total} éxitos', en: 'SUCCESS, {total} successes' },
          tone: 'good',
        },
        { when: 'total=1', words: { es: 'ÉXITO, 1 éxito', en: 'SUCCESS, 1 success' }, tone: 'good' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
    {
      id: 'suerte',
      label: { es: 'Dado de la suerte', en: 'Chance die' },
      inputs: [],
      expression: '1d10=10',
      bands: [
        { when: 'total=1', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: 'n(1)=1', words: { es: 'FALLO DRAMÁTICO', en: 'DRAMATIC FAILURE' }, tone: 'bad' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
  ],
};

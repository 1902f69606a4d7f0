import type { Blank, Game, OpenTemplate } from './form';

const bonus: Blank = {
  id: 'mod',
  label: { es: 'Bonificación, con la dificultad', en: 'Bonus, with the difficulty' },
  type: 'int',
  min: -300,
  max: 400,
  value: 30,
};
const open: Pick<OpenTemplate, 'die' | 'told' | 'check' | 'inputs'> = {
  die: 'rolemaster',
  told: { es: '1d100 abierto', en: '1d100 open-ended' },
  check: null,
  inputs: [bonus],
};

/** Rolemaster and MERP: the d100 open upwards and downwards; static manoeuvres by their table. */
export const rolemaster: Game = {
  id: 'rolemaster',
  name: { es: 'Rolemaster, MERP', en: 'Rolemaster, MERP' },
  open: [
    {
      ...open,
      id: 'estatica',
      label: { es: 'Maniobra estática', en: 'Static manoeuvre' },
      bands: [
        {
          when: 'natural=66',
          words: { es: 'SUCESO INUSUAL, 66 natural', en: 'UNUSUAL EVENT, natural 66' },
          tone: 'mixed',
        },
        {
          when: 'natural=100',
          words: { es: 'ÉXITO INUSUAL, 100 natural', en: 'UNUSUAL SUCCESS, natural 100' },
          tone: 'good',
        },
        {
          when: 'total>=176',
          words: { es: 'ÉXITO ABSOLUTO, {total}', en: 'ABSOLUTE SUCCESS, {total}' },
          tone: 'good',
        },
        { when: 'total>=111', words: { es: 'ÉXITO, {total}', en: 'SUCCESS, {total}' }, tone: 'good' },
        {
          when: 'total>=91',
          words: { es: 'CASI ÉXITO, {total}', en: 'NEAR SUCCESS, {total}' },
          tone: 'mixed',
        },
        {
          when: 'total>=76',
          words: { es: 'ÉXITO PARCIAL, {total}', en: 'PARTIAL SUCCESS, {total}' },
          tone: 'mixed',
          counts: true,
        },
        { when: 'total>=5', words: { es: 'FALLO, {total}', en: 'FAILURE, {total}' }, tone: 'bad' },
        {
          when: 'total>=0-25',
          words: { es: 'FALLO ABSOLUTO, {total}', en: 'ABSOLUTE FAILURE, {total}' },
          tone: 'bad',
        },
        {
          when: '',
          words: { es: 'FALLO ESPECTACULAR, {total}', en: 'SPECTACULAR FAILURE, {total}' },
          tone: 'bad',
        },
      ],
    },
    {
      ...open,
      id: 'total',
      label: { es: 'Ataque y otras tablas: el total', en: 'Attack and other tables: the total' },
      bands: [
        {
          when: 'natural=66',
          words: { es: 'TOTAL {total}, 66 natural', en: 'TOTAL {total}, natural 66' },
          tone: 'neutral',
        },
        {
          when: 'natural<=5',
          words: { es: 'TOTAL {total}, abierta abajo', en: 'TOTAL {total}, open-ended low' },
          tone: 'neutral',
        },
        {
          when: 'natural>=96',
          words: { es: 'TOTAL {total}, abierta arriba', en: 'TOTAL {total}, open-ended high' },
          tone: 'neutral',
        },
        { when: '', words: { es: 'TOTAL {total}', en: 'TOTAL {total}' }, tone: 'neutral' },
      ],
    },
  ],
  rolls: [],
};

import type { Band, Blank, Game, OpenTemplate } from './form';

const mod: Blank = {
  id: 'mod',
  label: { es: 'Característica y habilidad', en: 'Characteristic and ability' },
  type: 'int',
  min: -20,
  max: 99,
  value: 3,
};
const target: Blank = {
  id: 'dif',
  label: { es: 'Factor de dificultad', en: 'Ease factor' },
  type: 'int',
  min: 0,
  max: 120,
  value: 9,
};
const botchDice: Blank = {
  id: 'pifia',
  label: { es: 'Dados de pifia', en: 'Botch dice' },
  type: 'int',
  min: 0,
  max: 20,
  value: 1,
};
const botches: readonly Band[] = [
  { when: 'misses=1', words: { es: 'PIFIA', en: 'BOTCH' }, tone: 'bad' },
  { when: 'misses=2', words: { es: 'PIFIA DOBLE', en: 'DOUBLE BOTCH' }, tone: 'bad' },
  {
    when: 'misses>=3',
    words: { es: 'PIFIA MÚLTIPLE, {misses} ceros', en: 'MULTIPLE BOTCH, {misses} zeros' },
    tone: 'bad',
  },
];
const plain: readonly Band[] = [
  {
    when: 'margin>=0',
    words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
    tone: 'good',
  },
  { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
];
const stress: Pick<OpenTemplate, 'die' | 'told' | 'check'> = {
  die: 'estres',
  told: { es: 'dado de estrés', en: 'stress die' },
  check: { es: 'dados de pifia', en: 'botch dice' },
};

/** Ars Magica (5th edition): the stress die, its botch dice, and the simple die. */
export const ars: Game = {
  id: 'ars',
  name: { es: 'Ars Magica', en: 'Ars Magica' },
  open: [
    {
      ...stress,
      id: 'estres',
      label: { es: 'Dado de estrés', en: 'Stress die' },
      inputs: [mod, target, botchDice],
      bands: [...botches, ...plain],
    },
    {
      ...stress,
      id: 'total',
      label: { es: 'Dado de estrés, solo el total', en: 'Stress die, the total alone' },
      inputs: [mod, botchDice],
      bands: [...botches, { when: '', words: { es: 'TOTAL {total}', en: 'TOTAL {total}' }, tone: 'neutral' }],
    },
  ],
  rolls: [
    {
      id: 'simple',
      label: { es: 'Dado simple', en: 'Simple die' },
      inputs: [mod, target],
      expression: '1d10+{mod} vs {dif}',
      bands: plain,
    },
  ],
};

import type { Band, Blank, Game } from './form';

const mod: Blank = {
  id: 'mod',
  label: { es: 'Atributo y habilidad', en: 'Attribute and skill' },
  type: 'int',
  min: -20,
  max: 40,
  value: 8,
};
const target: Blank = {
  id: 'dif',
  label: { es: 'Dificultad', en: 'Difficulty' },
  type: 'int',
  min: 1,
  max: 60,
  value: 15,
};
const plain: readonly Band[] = [
  {
    when: 'margin>=0',
    words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
    tone: 'good',
  },
  { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
];
const exploded: readonly Band[] = [
  {
    when: 'natural=10&margin>=0',
    words: { es: 'ÉXITO CON 10 NATURAL, margen {margin}', en: 'SUCCESS WITH A NATURAL 10, margin {margin}' },
    tone: 'good',
  },
  {
    when: 'natural=10',
    words: { es: 'FALLO CON 10 NATURAL, margen {margin}', en: 'FAILURE WITH A NATURAL 10, margin {margin}' },
    tone: 'bad',
  },
];

/**
 * Rápido y Fácil 3.0: the middle die of three, or another where the director says so. In rolls of a skill a 10 is
 * thrown again and added, and a natural 1 always fails; those of an attribute stay as they fell.
 */
export const ryf: Game = {
  id: 'ryf',
  name: { es: 'Rápido y Fácil (RyF)', en: 'Rápido y Fácil (RyF)' },
  open: [
    {
      id: 'explota',
      label: { es: 'Tirada de habilidad (el 10 explota)', en: 'Skill roll (10 explodes)' },
      inputs: [
        mod,
        target,
        {
          id: 'dado',
          label: { es: 'Dado objetivo', en: 'Target die' },
          type: 'choice',
          options: [
            { id: 'medio', label: { es: 'El medio', en: 'Middle' }, text: '1o3d10' },
            { id: 'mayor', label: { es: 'El mayor', en: 'Highest' }, text: 'M3d10' },
            { id: 'menor', label: { es: 'El menor', en: 'Lowest' }, text: 'm3d10' },
          ],
        },
      ],
      die: 'ryf',
      told: { es: '{dado} que explota con 10', en: '{dado} exploding on 10' },
      check: null,
      bands: [
        {
          when: 'natural=1',
          words: { es: 'FALLO CON 1 NATURAL', en: 'FAILURE WITH A NATURAL 1' },
          tone: 'bad',
        },
        ...exploded,
        ...plain,
      ],
    },
  ],
  rolls: [
    {
      id: 'tirada',
      label: { es: 'Tirada 1o3d10, sin explotar', en: 'Roll 1o3d10, not exploding' },
      inputs: [mod, target],
      expression: '3d10km1+{mod} vs {dif}',
      bands: [
        ...exploded,
        {
          when: 'natural=1&margin>=0',
          words: {
            es: 'ÉXITO CON 1 NATURAL, margen {margin}',
            en: 'SUCCESS WITH A NATURAL 1, margin {margin}',
          },
          tone: 'mixed',
          counts: true,
        },
        {
          when: 'natural=1',
          words: {
            es: 'FALLO CON 1 NATURAL, margen {margin}',
            en: 'FAILURE WITH A NATURAL 1, margin {margin}',
          },
          tone: 'bad',
        },
        ...plain,
      ],
    },
  ],
};

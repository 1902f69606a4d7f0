import type { Band, Blank, Game, OpenTemplate } from './form';

const number = (id: string, es: string, en: string, max: number, value: number): Blank => ({
  id,
  label: { es, en },
  type: 'int',
  min: -200,
  max,
  value,
});
const skill = number('mod', 'Habilidad, con modificadores', 'Ability, with modifiers', 600, 60);
const fumbles: Blank = {
  id: 'pifia',
  label: { es: 'Pifia', en: 'Fumble' },
  type: 'choice',
  options: [
    { id: '3', label: { es: 'De 1 a 3', en: '1 to 3' }, text: '3' },
    { id: '2', label: { es: 'De 1 a 2 (maestría, 200 o más)', en: '1 to 2 (mastery, 200 up)' }, text: '2' },
    { id: '5', label: { es: 'De 1 a 5 (infortunio)', en: '1 to 5 (misfortune)' }, text: '5' },
  ],
};
const fumble: Band = {
  when: 'misses>=1',
  words: { es: 'PIFIA, {natural} natural, nivel {misses}', en: 'FUMBLE, natural {natural}, level {misses}' },
  tone: 'bad',
};
const plain: readonly Band[] = [
  {
    when: 'margin>=0',
    words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
    tone: 'good',
  },
  { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
];
const open: Pick<OpenTemplate, 'die' | 'told' | 'check'> = {
  die: 'anima',
  told: { es: '1d100 abierto desde 90', en: '1d100 open from 90' },
  check: { es: 'nivel de pifia', en: 'fumble level' },
};

/** Ánima Beyond Fantasy: the open d100, whose fumbles have a level. What 15 more or less of an edition does to it is the director's. */
export const anima: Game = {
  id: 'anima',
  name: { es: 'Ánima Beyond Fantasy', en: 'Anima: Beyond Fantasy' },
  open: [
    {
      ...open,
      id: 'hab',
      label: { es: 'Habilidad contra una dificultad', en: 'Ability against a difficulty' },
      inputs: [skill, number('dif', 'Dificultad', 'Difficulty', 600, 80), fumbles],
      bands: [fumble, ...plain],
    },
    {
      ...open,
      id: 'total',
      label: { es: 'Ataque, defensa, iniciativa: el total', en: 'Attack, defence, initiative: the total' },
      inputs: [skill, fumbles],
      bands: [fumble, { when: '', words: { es: 'TOTAL {total}', en: 'TOTAL {total}' }, tone: 'neutral' }],
    },
  ],
  rolls: [
    {
      id: 'res',
      label: { es: 'Resistencia', en: 'Resistance' },
      inputs: [
        number('mod', 'Resistencia', 'Resistance', 400, 40),
        number('dif', 'Dificultad', 'Difficulty', 600, 80),
      ],
      expression: '1d100+{mod} vs {dif}',
      bands: [
        {
          when: 'natural=100',
          words: { es: 'ÉXITO, 100 natural', en: 'SUCCESS, natural 100' },
          tone: 'good',
        },
        ...plain,
      ],
    },
  ],
};

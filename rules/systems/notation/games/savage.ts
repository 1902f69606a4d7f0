import type { Band, Blank, Game } from './form';

const die: Blank = {
  id: 'dado',
  label: { es: 'Dado del rasgo', en: 'Trait die' },
  type: 'choice',
  options: [
    { id: 'd6', label: { es: 'd6', en: 'd6' }, text: '6' },
    { id: 'd4', label: { es: 'd4', en: 'd4' }, text: '4' },
    { id: 'd8', label: { es: 'd8', en: 'd8' }, text: '8' },
    { id: 'd10', label: { es: 'd10', en: 'd10' }, text: '10' },
    { id: 'd12', label: { es: 'd12', en: 'd12' }, text: '12' },
  ],
};
const more: readonly Blank[] = [
  { id: 'mod', label: { es: 'Modificador', en: 'Modifier' }, type: 'int', min: -12, max: 12, value: 0 },
  {
    id: 'dif',
    label: { es: 'Número objetivo', en: 'Target number' },
    type: 'int',
    min: 1,
    max: 40,
    value: 4,
  },
];
const degrees: readonly Band[] = [
  {
    when: 'margin>=8',
    words: { es: 'ÉXITO CON {margin/4} AUMENTOS', en: 'SUCCESS WITH {margin/4} RAISES' },
    label: { es: 'ÉXITO CON 2 AUMENTOS O MÁS', en: 'SUCCESS WITH 2 RAISES OR MORE' },
    tone: 'good',
  },
  { when: 'margin>=4', words: { es: 'ÉXITO CON 1 AUMENTO', en: 'SUCCESS WITH 1 RAISE' }, tone: 'good' },
  { when: 'margin>=0', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
  { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
];

/** Savage Worlds: the better of two exploding sums, a raise for every 4 above the target. */
export const savage: Game = {
  id: 'savage',
  name: { es: 'Savage Worlds', en: 'Savage Worlds' },
  rolls: [
    {
      id: 'comodin',
      label: { es: 'Comodín, con dado salvaje', en: 'Wild card' },
      inputs: [die, ...more],
      expression: '{1d{dado}!,1d6!}kh1+{mod} vs {dif}',
      groups: [
        { es: 'rasgo', en: 'trait' },
        { es: 'salvaje', en: 'wild' },
      ],
      bands: [
        { when: 'n(1)>=2', words: { es: 'PIFIA, doble 1', en: 'CRITICAL FAILURE, snake eyes' }, tone: 'bad' },
        ...degrees,
      ],
    },
    {
      id: 'extra',
      label: { es: 'Extra, sin dado salvaje', en: 'Extra' },
      inputs: [die, ...more],
      expression: '1d{dado}!+{mod} vs {dif}',
      bands: degrees,
    },
  ],
};

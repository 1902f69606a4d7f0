import type { Band, Game, Template } from './form';

const bands: readonly Band[] = [
  { when: 'total=1', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
  { when: 'total=100', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
  { when: 'target<50&total>=96', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
  { when: 'total<=target/5', words: { es: 'ÉXITO EXTREMO', en: 'EXTREME SUCCESS' }, tone: 'good' },
  { when: 'total<=target/2', words: { es: 'ÉXITO DIFÍCIL', en: 'HARD SUCCESS' }, tone: 'good' },
  { when: 'total<=target', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
  { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
];

/** A roll that was failed and is pushed: to fail it again is worse. */
const pushed: readonly Band[] = bands.map((band) =>
  band.when === ''
    ? { ...band, words: { es: 'FALLO CON CONSECUENCIAS', en: 'FAILURE WITH CONSEQUENCES' } }
    : band,
);
const roll: Pick<Template, 'inputs' | 'expression'> = {
  inputs: [
    {
      id: 'valor',
      label: { es: 'Valor de la habilidad', en: 'Skill value' },
      type: 'int',
      min: 1,
      max: 200,
      value: 50,
    },
    {
      id: 'dados',
      label: { es: 'Dados de bonificación o penalización', en: 'Bonus or penalty dice' },
      type: 'choice',
      options: [
        { id: 'no', label: { es: 'Ninguno', en: 'None' }, text: '' },
        { id: 'b1', label: { es: '1 de bonificación', en: '1 bonus' }, text: 'b1' },
        { id: 'b2', label: { es: '2 de bonificación', en: '2 bonus' }, text: 'b2' },
        { id: 'p1', label: { es: '1 de penalización', en: '1 penalty' }, text: 'p1' },
        { id: 'p2', label: { es: '2 de penalización', en: '2 penalty' }, text: 'p2' },
      ],
    },
  ],
  expression: '1d100{dados} vs <={valor}',
};

/** La Llamada de Cthulhu, 7th edition: degrees of success, bonus and penalty dice, pushed rolls. */
export const coc7: Game = {
  id: 'coc7',
  name: { es: 'La Llamada de Cthulhu (7.ª edición)', en: 'Call of Cthulhu (7th edition)' },
  rolls: [
    { ...roll, id: 'hab', label: { es: 'Habilidad o característica', en: 'Skill or characteristic' }, bands },
    { ...roll, id: 'forzada', label: { es: 'Tirada forzada', en: 'Pushed roll' }, bands: pushed },
  ],
};

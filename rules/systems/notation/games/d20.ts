import type { Band, Blank, Game } from './form';

const mod: Blank = {
  id: 'mod',
  label: { es: 'Modificador', en: 'Modifier' },
  type: 'int',
  min: -20,
  max: 60,
  value: 0,
};
const dice: Blank = {
  id: 'dados',
  label: { es: 'Ventaja', en: 'Advantage' },
  type: 'choice',
  options: [
    { id: 'no', label: { es: 'Ni ventaja ni desventaja', en: 'Neither' }, text: '1d20' },
    { id: 'ventaja', label: { es: 'Ventaja', en: 'Advantage' }, text: '2d20kh1' },
    { id: 'desventaja', label: { es: 'Desventaja', en: 'Disadvantage' }, text: '2d20kl1' },
  ],
};
const target = (es: string, en: string): Blank => ({
  id: 'cd',
  label: { es, en },
  type: 'int',
  min: 1,
  max: 80,
  value: 15,
});
const plain: readonly Band[] = [
  {
    when: 'margin>=0',
    words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
    tone: 'good',
  },
  { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
];

/** D&D 5e and the family of the d20; the degrees of Pathfinder 2. */
export const d20: Game = {
  id: 'd20',
  name: { es: 'D&D, Pathfinder, d20', en: 'D&D, Pathfinder, d20' },
  rolls: [
    {
      id: 'prueba',
      label: { es: 'Prueba o salvación', en: 'Check or save' },
      inputs: [mod, target('CD', 'DC'), dice],
      expression: '{dados}+{mod} vs {cd}',
      bands: plain,
    },
    {
      id: 'ataque',
      label: { es: 'Ataque', en: 'Attack' },
      inputs: [mod, target('CA', 'AC'), dice],
      expression: '{dados}+{mod} vs {cd}',
      bands: [
        {
          when: 'natural=20',
          words: { es: 'IMPACTO CRÍTICO, 20 natural', en: 'CRITICAL HIT, natural 20' },
          tone: 'good',
        },
        { when: 'natural=1', words: { es: 'FALLA, 1 natural', en: 'MISS, natural 1' }, tone: 'bad' },
        { when: 'margin>=0', words: { es: 'IMPACTA, {total}', en: 'HIT, {total}' }, tone: 'good' },
        { when: '', words: { es: 'FALLA, {total}', en: 'MISS, {total}' }, tone: 'bad' },
      ],
    },
    {
      id: 'dano',
      label: { es: 'Daño', en: 'Damage' },
      inputs: [
        { id: 'dados', label: { es: 'Dados', en: 'Dice' }, type: 'int', min: 1, max: 40, value: 1 },
        {
          id: 'caras',
          label: { es: 'Caras', en: 'Sides' },
          type: 'choice',
          options: ['8', '4', '6', '10', '12'].map((text) => ({
            id: text,
            label: { es: `d${text}`, en: `d${text}` },
            text,
          })),
        },
        mod,
        {
          id: 'critico',
          label: { es: 'Crítico: el doble de dados', en: 'Critical: twice the dice' },
          type: 'flag',
          on: '*2',
          off: '',
        },
      ],
      expression: '({dados}{critico})d{caras}+{mod}',
      bands: [
        { when: 'total<=0', words: { es: 'SIN DAÑO, {total}', en: 'NO DAMAGE, {total}' }, tone: 'neutral' },
        { when: '', words: { es: 'DAÑO {total}', en: 'DAMAGE {total}' }, tone: 'neutral' },
      ],
    },
    {
      id: 'pf2',
      label: { es: 'Prueba de Pathfinder 2, con grados', en: 'Pathfinder 2 check, with degrees' },
      inputs: [mod, target('CD', 'DC')],
      expression: '1d20+{mod} vs {cd}',
      // A natural 20 or 1 moves the outcome one degree.
      bands: [
        {
          when: 'natural=20&margin>=0',
          words: { es: 'ÉXITO CRÍTICO', en: 'CRITICAL SUCCESS' },
          tone: 'good',
        },
        { when: 'natural=20&margin>=0-9', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: 'natural=20', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: 'natural=1&margin>=10', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: 'natural=1&margin>=0', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: 'natural=1', words: { es: 'FALLO CRÍTICO', en: 'CRITICAL FAILURE' }, tone: 'bad' },
        { when: 'margin>=10', words: { es: 'ÉXITO CRÍTICO', en: 'CRITICAL SUCCESS' }, tone: 'good' },
        { when: 'margin>=0', words: { es: 'ÉXITO', en: 'SUCCESS' }, tone: 'good' },
        { when: 'margin>=0-9', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
        { when: '', words: { es: 'FALLO CRÍTICO', en: 'CRITICAL FAILURE' }, tone: 'bad' },
      ],
    },
    {
      id: 'mym',
      label: { es: 'Prueba por grados, cada 5 puntos', en: 'Check by degrees of 5' },
      inputs: [mod, target('CD', 'DC')],
      expression: '1d20+{mod} vs {cd}',
      bands: [
        {
          when: 'margin>=0',
          words: { es: 'ÉXITO, grado {margin/5+1}', en: 'SUCCESS, degree {margin/5+1}' },
          tone: 'good',
        },
        {
          when: '',
          words: { es: 'FALLO, grado {0-margin/5}', en: 'FAILURE, degree {0-margin/5}' },
          tone: 'bad',
        },
      ],
    },
  ],
};

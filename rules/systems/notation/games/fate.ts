import type { Blank, Game } from './form';

const skill: Blank = {
  id: 'hab',
  label: { es: 'Habilidad', en: 'Skill' },
  type: 'int',
  min: -4,
  max: 12,
  value: 2,
};

/** FATE: four Fate dice, the ladder, and success with style. */
export const fate: Game = {
  id: 'fate',
  name: { es: 'FATE', en: 'FATE' },
  rolls: [
    {
      id: 'escala',
      label: { es: 'Tirada en la escala', en: 'Roll on the ladder' },
      inputs: [skill],
      expression: '4dF+{hab}',
      bands: [
        {
          when: 'total>8',
          words: { es: 'MÁS QUE LEGENDARIO, {total}', en: 'BEYOND LEGENDARY, {total}' },
          tone: 'neutral',
        },
        { when: 'total=8', words: { es: 'LEGENDARIO, 8', en: 'LEGENDARY, 8' }, tone: 'neutral' },
        { when: 'total=7', words: { es: 'ÉPICO, 7', en: 'EPIC, 7' }, tone: 'neutral' },
        { when: 'total=6', words: { es: 'FANTÁSTICO, 6', en: 'FANTASTIC, 6' }, tone: 'neutral' },
        { when: 'total=5', words: { es: 'EXCELENTE, 5', en: 'SUPERB, 5' }, tone: 'neutral' },
        { when: 'total=4', words: { es: 'GRANDE, 4', en: 'GREAT, 4' }, tone: 'neutral' },
        { when: 'total=3', words: { es: 'BUENO, 3', en: 'GOOD, 3' }, tone: 'neutral' },
        { when: 'total=2', words: { es: 'ACEPTABLE, 2', en: 'FAIR, 2' }, tone: 'neutral' },
        { when: 'total=1', words: { es: 'NORMAL, 1', en: 'AVERAGE, 1' }, tone: 'neutral' },
        { when: 'total=0', words: { es: 'MEDIOCRE, 0', en: 'MEDIOCRE, 0' }, tone: 'neutral' },
        { when: 'total=0-1', words: { es: 'POBRE, {total}', en: 'POOR, {total}' }, tone: 'neutral' },
        { when: 'total=0-2', words: { es: 'TERRIBLE, {total}', en: 'TERRIBLE, {total}' }, tone: 'neutral' },
        {
          when: '',
          words: { es: 'PEOR QUE TERRIBLE, {total}', en: 'BELOW TERRIBLE, {total}' },
          tone: 'neutral',
        },
      ],
    },
    {
      id: 'accion',
      label: { es: 'Acción contra una oposición', en: 'Action against opposition' },
      inputs: [
        skill,
        { id: 'dif', label: { es: 'Oposición', en: 'Opposition' }, type: 'int', min: -4, max: 16, value: 2 },
      ],
      expression: '4dF+{hab} vs {dif}',
      bands: [
        {
          when: 'margin>=3',
          words: { es: 'ÉXITO CON ESTILO, margen {margin}', en: 'SUCCESS WITH STYLE, margin {margin}' },
          tone: 'good',
        },
        {
          when: 'margin>=1',
          words: { es: 'ÉXITO, margen {margin}', en: 'SUCCESS, margin {margin}' },
          tone: 'good',
        },
        { when: 'margin=0', words: { es: 'EMPATE', en: 'TIE' }, tone: 'mixed' },
        { when: '', words: { es: 'FALLO, margen {margin}', en: 'FAILURE, margin {margin}' }, tone: 'bad' },
      ],
    },
  ],
};

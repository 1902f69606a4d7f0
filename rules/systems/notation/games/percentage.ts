import type { Template } from './form';

/** The skill of a d100 roll under: every such game asks for it with the same words. */
export const percentage = (max: number, value: number): Template['inputs'][number] => ({
  id: 'valor',
  label: { es: 'Porcentaje', en: 'Percentage' },
  type: 'int',
  min: 1,
  max,
  value,
});

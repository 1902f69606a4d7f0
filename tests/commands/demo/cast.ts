import type { SheetText } from '../../browser/pages/popup-page';

/** The characters of the rulebooks' own examples. */
export const armand: SheetText = {
  name: 'Armand',
  system: 'plenilunio',
  fields: { astucia: 3, combate: 4 },
  rows: { especialidades: [{ caracteristica: 'astucia', especialidad: 'Seguir rastros' }] },
};
export const danai: SheetText = {
  name: 'Danai',
  system: 'hitos',
  fields: { reflejos: 7 },
};

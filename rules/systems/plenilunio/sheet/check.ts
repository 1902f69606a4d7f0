import { checkFields, intField } from '../../../fields';
import type { Problem } from '../../../read';
import type { SheetData } from '../../../system';
import { resistenciaMax } from './character';
import { fields } from './fields';

/** Every problem of a sheet: types and ranges, then what the rules never allow (PLE-24, PLE-44). */
export function checkSheet(sheet: SheetData): readonly Problem[] {
  const problems = checkFields(fields, sheet);
  if (problems.length > 0) return problems;
  const destino = intField(sheet, 'destino', 1);
  const most = resistenciaMax(sheet);
  return [
    ...(intField(sheet, 'fortuna') > destino
      ? [{ code: 'fortuna_de_mas', field: 'fortuna', values: { max: destino } }]
      : []),
    ...(intField(sheet, 'resistencia') > most
      ? [{ code: 'resistencia_de_mas', field: 'resistencia', values: { max: most } }]
      : []),
  ];
}

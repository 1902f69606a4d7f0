import { checkFields } from '../../fields';
import type { Problem } from '../../read';
import type { SheetData } from '../../system';
import { caracteristicas } from './order';
import { personaje } from './personaje';
import { fields } from './sheet';

/** Every problem that keeps a sheet from being used. Never throws, whatever is stored. */
export function checkSheet(data: SheetData): readonly Problem[] {
  const found = checkFields(fields, data);
  if (found.length > 0) return found;
  const who = personaje(data);
  return caracteristicas
    .filter((id) => who.actuales[id] > who.optimas[id])
    .map((id) => ({ code: 'actual_de_mas', field: `${id}_actual`, values: { max: who.optimas[id] } }));
}

/** HOR-1, HOR-3: what the rules of creation ask of a main character; the director may allow anything else. */
export function advice(data: SheetData): readonly Problem[] {
  const who = personaje(data);
  if (who.tipo !== 'principal') return [];
  const problems: Problem[] = [];
  const points = caracteristicas.reduce((sum, id) => sum + who.optimas[id], 0);
  if (points !== 9) {
    problems.push({ code: 'nueve_puntos', field: 'accion', values: { has: points, should: 9 } });
  }
  for (const id of caracteristicas) {
    const spent = who.rasgos.reduce((sum, one) => sum + (one.caracteristica === id ? one.valor : 0), 0);
    if (spent !== who.optimas[id]) {
      problems.push({
        code: 'puntos_rasgos',
        field: 'rasgos',
        values: { has: spent, should: who.optimas[id], of: id },
      });
    }
  }
  return problems;
}

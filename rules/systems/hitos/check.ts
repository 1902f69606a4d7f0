import { checkFields, rowsField, textField } from '../../fields';
import type { Problem } from '../../read';
import type { SheetData } from '../../system';
import { ajustes } from './ajustes';
import { caracteristicas } from './order';
import { personaje } from './personaje';
import { fields } from './sheet';

/** Every problem that keeps a sheet from being used. Never throws, whatever is stored. */
export function checkSheet(data: SheetData): readonly Problem[] {
  const found = checkFields(fields, data);
  return found.length > 0 ? found : [...bodyProblems(data), ...skillProblems(data)];
}

function bodyProblems(data: SheetData): Problem[] {
  const who = personaje(data, ajustes());
  const problems: Problem[] = [];
  if (who.aguante === 0) problems.push({ code: 'aguante_cero', field: 'fortaleza' });
  const lost = Number(data.perdidos ?? 0);
  if (lost > who.resistencia) {
    problems.push({ code: 'perdidos_de_mas', field: 'perdidos', values: { max: who.resistencia } });
  }
  if (who.salud.consolidados > lost) problems.push({ code: 'consolidados_de_mas', field: 'consolidados' });
  return problems;
}

// A skill is named by its text; a weapon or a defence that names none of them would silently use another.
function skillProblems(data: SheetData): Problem[] {
  const names = rowsField(data, 'habilidades').map((row) => textField(row, 'nombre').trim());
  const unknown = (name: string): boolean => name !== '' && !names.includes(name);
  const problems: Problem[] = [];
  if (unknown(textField(data, 'habilidad_defensa').trim())) {
    problems.push({ code: 'habilidad_defensa', field: 'habilidad_defensa' });
  }
  for (const [index, row] of rowsField(data, 'armas').entries()) {
    if (unknown(textField(row, 'habilidad').trim())) {
      problems.push({ code: 'habilidad_arma', field: `armas.${index + 1}.habilidad` });
    }
  }
  return problems;
}

/**
 * What the rules of creation advise (rules.md §5.2; the figures are those of Cultos Innombrables, the seed gives
 * none but the profession, L39-40). The director may allow anything else.
 */
export function advice(data: SheetData): readonly Problem[] {
  const who = personaje(data, ajustes());
  if (!who.pj) return [];
  const problems: Problem[] = [];
  const points = caracteristicas.reduce((sum, id) => sum + who.caracteristicas[id], 0);
  const skills = who.habilidades.reduce((sum, { valor }) => sum + valor, 0);
  if (points !== 20) problems.push(adviceOf('puntos_caracteristicas', 'fortaleza', points, 20));
  if (skills !== 40) problems.push(adviceOf('puntos_habilidades', 'habilidades', skills, 40));
  const beyond = caracteristicas.find((id) => who.caracteristicas[id] < 1 || who.caracteristicas[id] > 10);
  if (beyond) problems.push({ code: 'caracteristica_1_10', field: beyond });
  if (!who.habilidades.some(({ tipo }) => tipo === 'profesion')) {
    problems.push({ code: 'falta_profesion', field: 'habilidades' });
  }
  const hitos = rowsField(data, 'hitos').length;
  if (hitos !== 4) problems.push(adviceOf('numero_hitos', 'hitos', hitos, 4));
  if (rowsField(data, 'complicaciones').length === 0) {
    problems.push({ code: 'falta_complicacion', field: 'complicaciones' });
  }
  return problems;
}

const adviceOf = (code: string, field: string, has: number, should: number): Problem => ({
  code,
  field,
  values: { has, should },
});

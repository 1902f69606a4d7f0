import { intField, rowsField, textField } from '../../../fields';
import type { Derived, Language, SheetData } from '../../../system';
import { dadosPorHeridas, nivelesDe, terciosTrasDescanso } from '../reglas/health';
import { settingOf } from '../settings';
import { type Caracteristica, caracteristicas, type DonId, dones, type Nivel } from '../terms';
import { termOf } from '../words';
import { tamanos } from './fields';

/** Level of health; a sheet that says none is healthy. */
export const nivelDe = (sheet: SheetData): Nivel =>
  nivelesDe(true).find((nivel) => nivel === sheet.salud) ?? 'sano';

/** Aguante = Fortaleza + Voluntad (PLE-44, seed L346) and the size ([ext]), 1 at least; a printed one wins. */
export function aguanteDe(sheet: SheetData): number {
  const printed = intField(sheet, 'aguantePropio');
  if (printed > 0) return printed;
  const size: Readonly<Record<string, number>> = tamanos;
  const sum = intField(sheet, 'fortaleza') + intField(sheet, 'voluntad');
  return Math.max(1, sum + (size[textField(sheet, 'tamano', 'mediano')] ?? 0));
}

/**
 * Resistencia máxima: three times Aguante (seed L354, «en lugar del triple habitual»); with
 * `ple.maximoResistencia` = `pista` it shrinks with the level of health.
 */
export const resistenciaMax = (sheet: SheetData, partida?: SheetData): number =>
  settingOf(partida, 'maximoResistencia') === 'pista'
    ? terciosTrasDescanso(nivelDe(sheet)) * aguanteDe(sheet)
    : 3 * aguanteDe(sheet);

export interface Especialidad {
  readonly caracteristica: Caracteristica;
  readonly nombre: string;
}
/** The named specialties of a sheet, in its order. */
export const especialidadesDe = (sheet: SheetData): readonly Especialidad[] =>
  rowsField(sheet, 'especialidades').flatMap((row) => {
    const caracteristica = caracteristicas.find((id) => id === row.caracteristica);
    const nombre = textField(row, 'especialidad').trim();
    return caracteristica && nombre !== '' ? [{ caracteristica, nombre }] : [];
  });

/** The dones of the book on a sheet, with their scores; those of one's own making are not among them. */
export const donesDe = (sheet: SheetData): readonly { don: DonId; puntuacion: number }[] =>
  rowsField(sheet, 'dones').flatMap((row) => {
    const don = dones.find((id) => id === row.don);
    const puntuacion = intField(row, 'puntuacion', 1);
    return don ? [{ don, puntuacion: Math.min(10, Math.max(1, puntuacion)) }] : [];
  });

/** Figures that are worked out, for the sheet. */
export function derivedOf(sheet: SheetData, language: Language, partida?: SheetData): readonly Derived[] {
  const show = (id: string, value: number): Derived => ({
    id,
    label: termOf(id, language),
    value: `${value}`,
  });
  return [
    show('aguante', aguanteDe(sheet)),
    show('resistenciaMax', resistenciaMax(sheet, partida)),
    show('penalizacionDados', dadosPorHeridas(nivelDe(sheet))),
  ];
}

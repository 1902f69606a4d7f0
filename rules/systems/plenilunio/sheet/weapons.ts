import { flagField, intField, rowsField, textField } from '../../../fields';
import type { SheetData } from '../../../system';
import { danoDelArma } from '../reglas/weapons';
import { type Alcance, alcances } from './fields';

/** A weapon of a sheet, as it is used: its damage already with Fortaleza where it adds it. */
export interface ArmaEnMano {
  /** Row of the sheet, from 0. */
  readonly fila: number;
  readonly nombre: string;
  readonly bonus: number;
  readonly dano: number;
  readonly alcance: Alcance;
}

export const armasDe = (sheet: SheetData): readonly ArmaEnMano[] =>
  rowsField(sheet, 'armas').flatMap((row, fila) => {
    const nombre = textField(row, 'nombre').trim();
    const arma = { dano: intField(row, 'dano'), masFortaleza: flagField(row, 'masFortaleza') };
    if (nombre === '') return [];
    return [
      {
        fila,
        nombre,
        bonus: intField(row, 'bonus'),
        dano: danoDelArma(arma, intField(sheet, 'fortaleza')),
        alcance: alcances.find((id) => id === row.alcance) ?? 'cuerpo',
      },
    ];
  });

/** Bare hands: no dice, and Fortaleza as damage (seed L302). */
export const sinArmas = (sheet: SheetData): ArmaEnMano => ({
  fila: -1,
  nombre: '',
  bonus: 0,
  dano: danoDelArma(null, intField(sheet, 'fortaleza')),
  alcance: 'cuerpo',
});

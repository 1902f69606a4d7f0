import { flagField, rowsField, textField } from '../../fields';
import type { FieldValue, SheetData } from '../../system';
import { type AspectoId, caracteristicas } from './order';

/** HIT-18 (L97-103): an own aspect, whatever on the sheet describes the character. */
export interface Aspecto {
  readonly id: AspectoId;
  readonly texto: string;
  /** HIT-17: its player cannot use it again until it is restored. */
  readonly agotado: boolean;
}

/** Lists of aspects: the letter of their ids, the field, and the column with their text. */
const listas = [
  ['h', 'habilidades', 'nombre'],
  ['i', 'hitos', 'texto'],
  ['o', 'complicaciones', 'texto'],
  ['t', 'temporales', 'texto'],
] as const;

/** The aspects that stand alone: their id and the field of their text; `<field>_agotado` is their mark. */
const sueltos = [
  ['c', 'concepto'],
  ...caracteristicas.map((id) => [`r${id.charAt(0)}`, `rasgo_${id}`] as const),
] as const;

/** Every aspect of the sheet that has a text, in the order of the seed. */
export function aspectosDe(data: SheetData): readonly Aspecto[] {
  const alone = sueltos.map(([id, field]) => ({
    id,
    texto: textField(data, field).trim(),
    agotado: flagField(data, `${field}_agotado`),
  }));
  const listed = listas.flatMap(([letter, field, column]) =>
    rowsField(data, field).map((row, index) => ({
      id: `${letter}${index + 1}`,
      texto: textField(row, column).trim(),
      agotado: flagField(row, 'agotado'),
    })),
  );
  return [...alone, ...listed].filter(({ texto }) => texto !== '');
}

/** The sheet field that marks an aspect as exhausted, before and after; `null` when the sheet has no such aspect. */
export function agotar(
  data: SheetData,
  id: AspectoId,
): { readonly field: string; readonly from: FieldValue; readonly to: FieldValue } | null {
  const alone = sueltos.find(([own]) => own === id);
  if (alone) {
    const field = `${alone[1]}_agotado`;
    return { field, from: flagField(data, field), to: true };
  }
  const list = listas.find(([letter]) => letter === id.charAt(0));
  const place = Number(id.slice(1)) - 1;
  const rows = list ? rowsField(data, list[1]) : [];
  if (!list || !rows[place]) return null;
  const to = rows.map((row, index) => (index === place ? { ...row, agotado: true } : row));
  return { field: list[1], from: rows, to };
}

import { flagField, intField, rowsField, textField, textsField } from '../../fields';
import type { SheetData } from '../../system';
import { type Caracteristica, caracteristicas, type Tipo, tipos } from './order';

export interface Rasgo {
  /** `r1`, `r2`… by its row. */
  readonly id: string;
  readonly nombre: string;
  readonly caracteristica: Caracteristica;
  readonly valor: number;
}
export interface Objeto {
  /** `o1`, `o2`… by its row. */
  readonly id: string;
  readonly nombre: string;
  readonly dados: number;
}
/** A sheet as the rules read it. */
export interface Personaje {
  readonly tipo: Tipo;
  readonly optimas: Readonly<Record<Caracteristica, number>>;
  readonly actuales: Readonly<Record<Caracteristica, number>>;
  readonly rasgos: readonly Rasgo[];
  readonly objetos: readonly Objeto[];
  readonly cualidades: readonly string[];
  readonly superacion: number;
  readonly debilidadDescubierta: boolean;
}

type Scores = Readonly<Record<Caracteristica, number>>;
const scores = (read: (id: Caracteristica) => number): Scores =>
  Object.fromEntries(caracteristicas.map((id) => [id, read(id)])) as Scores;

export function personaje(data: SheetData): Personaje {
  const optimas = scores((id) => intField(data, id, 1));
  return {
    tipo: tipos.find((tipo) => tipo === textField(data, 'tipo')) ?? 'principal',
    optimas,
    actuales: scores((id) => intField(data, `${id}_actual`, optimas[id])),
    rasgos: rowsField(data, 'rasgos').map((row, index) => ({
      id: `r${index + 1}`,
      nombre: textField(row, 'nombre').trim(),
      caracteristica: caracteristicas.find((id) => id === textField(row, 'caracteristica')) ?? 'accion',
      valor: intField(row, 'valor', 1),
    })),
    objetos: rowsField(data, 'objetos').map((row, index) => ({
      id: `o${index + 1}`,
      nombre: textField(row, 'nombre').trim(),
      dados: intField(row, 'dados', 1),
    })),
    cualidades: cualidadesDe(data),
    superacion: intField(data, 'superacion'),
    debilidadDescubierta: flagField(data, 'debilidad_descubierta'),
  };
}

/** HOR-13 (L19-25): whatever on the sheet is no number can be activated; hitos and the complicación too. */
const cualidadesDe = (data: SheetData): string[] =>
  [
    textField(data, 'concepto'),
    ...textsField(data, 'cualidades'),
    ...textsField(data, 'hitos'),
    textField(data, 'complicacion'),
    textField(data, 'debilidad'),
  ].filter((text) => text.trim() !== '');

/**
 * HOR-12, HOR-16 (L47, L67): principales have protección de guion, secundarios never, and the main monster until
 * its debilidad is found out.
 */
export const puedeTenerGuion = (who: Pick<Personaje, 'tipo' | 'debilidadDescubierta'>): boolean =>
  who.tipo === 'principal' || (who.tipo === 'monstruo' && !who.debilidadDescubierta);

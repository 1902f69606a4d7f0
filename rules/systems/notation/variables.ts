import { intField, rowsField, textField } from '../../fields';
import { bad, good, type Read } from '../../read';
import type { SheetData } from '../../system';

/** A text with the values of a sheet in the place of `{their names}`, and the way back to its columns. */
export interface Filled {
  readonly text: string;
  /** The column (from 1) of the text as it was typed. */
  column(filled: number): number;
}

const VARIABLE = /\{([\p{L}][\p{L} _-]*)\}/gu;

/** Letters as names are compared: without case, accents or spaces around. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

const valuesOf = (data: SheetData): ReadonlyMap<string, number> =>
  new Map(
    rowsField(data, 'valores').map((row) => [plainName(textField(row, 'nombre')), intField(row, 'valor')]),
  );

/** The sheet's value of the first of these names it has. */
export function valueNamed(data: SheetData, names: readonly string[]): number | null {
  const values = valuesOf(data);
  const name = names.map(plainName).find((one) => values.has(one));
  return name === undefined ? null : (values.get(name) ?? null);
}

/**
 * `2d6+{fuerza}` with the value of the row «Fuerza». `+{x}` of a negative value is a minus, of 0 nothing.
 * Problem: `unknown_variable`, with its name and column.
 */
export function fillIn(typed: string, data: SheetData): Read<Filled> {
  const values = valuesOf(data);
  let text = '';
  let from = 0;
  /** For each character of the filled text, how many characters of the typed one stand before it. */
  const origins: number[] = [];
  const put = (piece: string, at: number, each: boolean): void => {
    for (const [index] of [...piece].entries()) origins.push(each ? at + index : at);
    text += piece;
  };
  const points = (upTo: number): number => [...typed.slice(0, upTo)].length;
  for (const found of typed.matchAll(VARIABLE)) {
    const at = found.index;
    const value = values.get(plainName(found[1] ?? ''));
    // Groups have braces too, but never around a bare word.
    if (value === undefined) {
      return bad({
        code: 'unknown_variable',
        field: 'expresion',
        values: { name: found[1] ?? '', column: points(at) + 1 },
      });
    }
    const before = typed.slice(from, at);
    const sign = /([+-])\s*$/.exec(before);
    const kept = sign && value < 0 ? before.slice(0, sign.index) : before;
    put(kept, points(from), true);
    const signed = sign && value < 0 ? `${sign[1] === '+' ? '-' : '+'}${-value}` : `${value}`;
    put(signed, points(at), false);
    from = at + found[0].length;
  }
  put(typed.slice(from), points(from), true);
  const end = points(typed.length);
  return good({ text, column: (filled) => (origins[filled - 1] ?? end) + 1 });
}

import { describe, expect, it } from 'vitest';
import { readRows, writeRows } from '../../../components/sheet/row-file';
import type { SheetColumn } from '../../../rules/system';

const columns: readonly SheetColumn[] = [
  { id: 'nombre', type: 'text', maxLength: 40 },
  { id: 'valor', type: 'int', min: 0, max: 9 },
  { id: 'activo', type: 'flag' },
];

describe('a list as a file', () => {
  it('comes back as it was', () => {
    const rows = [{ nombre: 'Espada', valor: '3', activo: true }];
    expect(readRows('armas', columns, writeRows('armas', columns, rows))).toEqual(rows);
  });

  it('of another list is refused, and so is what is no JSON', () => {
    expect(readRows('armas', columns, writeRows('tiradas', columns, []))).toBe('other_file');
    expect(readRows('armas', columns, '{')).toBe('not_json');
    expect(readRows('armas', columns, '{"formato":"fe-de-dados/armas/1","filas":[1]}')).toBe('other_file');
  });

  it('brings its columns and nothing else, as if they had been typed', () => {
    const text =
      '{"formato":"fe-de-dados/armas/1","filas":[{"nombre":7,"valor":"doce","otro":1,"activo":"no"}]}';
    expect(readRows('armas', columns, text)).toEqual([{ nombre: '7', valor: 'doce', activo: false }]);
  });
});

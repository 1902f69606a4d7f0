import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFields, flagField, intField, rowsField, textField, textsField } from '../../rules/fields';
import type { SheetData, SheetField } from '../../rules/system';

const fields: readonly SheetField[] = [
  { id: 'fuerza', group: 'g', type: 'int', min: 0, max: 10 },
  { id: 'lema', group: 'g', type: 'text', maxLength: 5 },
  { id: 'vivo', group: 'g', type: 'flag' },
  { id: 'tipo', group: 'g', type: 'choice', options: ['pj', 'pnj'] },
  { id: 'hitos', group: 'g', type: 'texts', maxItems: 2, maxLength: 5 },
  {
    id: 'armas',
    group: 'g',
    type: 'rows',
    maxItems: 2,
    columns: [
      { id: 'nombre', type: 'text', maxLength: 5 },
      { id: 'dados', type: 'int', min: 1, max: 3 },
    ],
  },
];
const right: SheetData = {
  fuerza: 3,
  lema: 'nunca',
  vivo: true,
  tipo: 'pj',
  hitos: ['uno'],
  armas: [{ nombre: 'arco', dados: 2 }],
};

describe('checkFields', () => {
  it('finds nothing in a right sheet, nor in an empty one: fields added later are no problem', () => {
    expect(checkFields(fields, right)).toEqual([]);
    expect(checkFields(fields, {})).toEqual([]);
  });

  it('says which field is wrong, and the limits', () => {
    expect(
      checkFields(fields, { fuerza: 11, lema: 'siempre', vivo: 1, tipo: 'dios', hitos: ['a', 'b', 'c'] }),
    ).toEqual([
      { code: 'out_of_range', field: 'fuerza', values: { min: 0, max: 10 } },
      { code: 'too_long', field: 'lema', values: { max: 5 } },
      { code: 'wrong_type', field: 'vivo' },
      { code: 'unknown_option', field: 'tipo' },
      { code: 'too_many', field: 'hitos', values: { max: 2 } },
    ]);
  });

  it('counts rows from 1', () => {
    const armas = [
      { nombre: 'arco', dados: 2 },
      { nombre: 'lanza', dados: 4 },
    ];
    expect(checkFields(fields, { armas })).toEqual([
      { code: 'out_of_range', field: 'armas.2.dados', values: { min: 1, max: 3 } },
    ]);
  });

  it('takes no fraction, no Infinity and no number as text', () => {
    for (const fuerza of [1.5, Number.POSITIVE_INFINITY, Number.NaN, '3']) {
      expect(checkFields(fields, { fuerza })).toEqual([{ code: 'wrong_type', field: 'fuerza' }]);
    }
  });

  it('never throws, and the readers answer, whatever is stored', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('fuerza', 'lema', 'hitos', 'armas', 'x') }), (data) => {
        const sheet = data as unknown as SheetData;
        checkFields(fields, sheet);
        expect(Number.isSafeInteger(intField(sheet, 'fuerza'))).toBe(true);
        expect(typeof textField(sheet, 'lema')).toBe('string');
        expect(typeof flagField(sheet, 'vivo')).toBe('boolean');
        for (const row of rowsField(sheet, 'armas')) expect(typeof row).toBe('object');
        for (const text of textsField(sheet, 'hitos')) expect(typeof text).toBe('string');
      }),
    );
  });
});

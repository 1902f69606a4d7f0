import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  draftOf,
  draftPath,
  fits,
  newRow,
  readDraft,
  touchRow,
} from '../../../components/sheet/draft';
import { fakeGame } from '../fake-game';

const { fields } = fakeGame;
const data = {
  fuerza: 2,
  mana: 4,
  lema: 'nunca',
  vivo: false,
  tipo: 'pnj',
  hitos: ['uno', 'dos'],
  armas: [{ nombre: 'arco', dados: 2, magica: true }],
};

describe('a draft', () => {
  it('shows the first value of a field that was added after the sheet was stored', () => {
    expect(draftOf(fields, {})).toEqual({
      fuerza: '1',
      mana: '1',
      lema: '',
      vivo: false,
      tipo: 'pj',
      hitos: [],
      armas: [],
    });
  });

  it('keeps a row that was touched, even with no text in it', () => {
    const row = touchRow(newRow(columns()), 'dados', '2');
    expect(readDraft(fields, { armas: [row] }).values).toEqual({
      armas: [{ nombre: '', dados: 2, magica: false }],
    });
  });

  it('shows what is stored and reads back the same', () => {
    expect(readDraft(fields, draftOf(fields, data))).toMatchObject({ values: data, problems: [] });
  });

  it('shows what a field cannot hold as empty, and never throws on foreign data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields.map(({ id }) => id)), fc.anything()), (foreign) => {
        const draft = draftOf(fields, foreign as typeof data);
        for (const field of fields) expect(fits(field, draft[field.id])).toBe(true);
        readDraft(fields, draft);
      }),
    );
  });

  it('says of a number what is wrong with it, and leaves it out', () => {
    for (const text of ['', 'tres', '2,5', '0', '6', '1e3', '٣']) {
      const { values, problems } = readDraft(fields, { ...draftOf(fields, data), fuerza: text });
      expect(problems, text).toEqual([{ code: 'out_of_range', field: 'fuerza', values: { min: 1, max: 5 } }]);
      expect(values).not.toHaveProperty('fuerza');
      expect(values.mana).toBe(4);
    }
  });

  it('takes a number with blanks around it', () => {
    expect(readDraft(fields, { fuerza: ' 3 ' }).values).toEqual({ fuerza: 3 });
  });

  it('does not count lines and rows that were not begun, and points at the right one', () => {
    const draft: Draft = {
      hitos: ['', 'uno', ' ', 'un hito demasiado largo'],
      armas: [newRow(columns()), { nombre: 'arco', dados: '9', magica: false }],
    };
    const { values, problems, places } = readDraft(fields, draft);
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['too_long', 'hitos.4'],
      ['out_of_range', 'armas.2.dados'],
    ]);
    expect(values).toEqual({});
    expect(places).toEqual({ hitos: [1, 3], armas: [1] });
    expect(readDraft(fields, { hitos: ['', 'uno'], armas: [newRow(columns())] }).values).toEqual({
      hitos: ['uno'],
      armas: [],
    });
  });

  it('puts a problem the game found in the second stored row beside the third shown one', () => {
    const places = { armas: [0, 2] };
    expect(draftPath('armas.2.nombre', places)).toBe('armas.3.nombre');
    expect(draftPath('fuerza', places)).toBe('fuerza');
    expect(draftPath('armas', places)).toBe('armas');
  });

  it('says when a list is too long', () => {
    expect(readDraft(fields, { hitos: ['a', 'b', 'c', 'd'] }).problems).toEqual([
      { code: 'too_many', field: 'hitos', values: { max: 3 } },
    ]);
  });
});

function columns() {
  const armas = fields.find((field) => field.id === 'armas');
  if (armas?.type !== 'rows') throw new Error('armas has rows');
  return armas.columns;
}

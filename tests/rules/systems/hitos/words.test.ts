import { describe, expect, it } from 'vitest';
import type { SheetColumn, SheetField } from '../../../../rules/system';
import { hitos } from '../../../../rules/systems/hitos';
import { namesEn } from '../../../../rules/systems/hitos/words/names.en';
import { namesEs } from '../../../../rules/systems/hitos/words/names.es';
import { problems } from '../../../../rules/systems/hitos/words/problems';

const optionsOf = (column: SheetColumn | SheetField): readonly string[] =>
  column.type === 'choice' ? column.options : [];

describe('the words of the game', () => {
  it('name the game and every field, group, column and option in both languages', () => {
    const ids = [...hitos.fields, ...(hitos.partidaFields ?? [])].flatMap((field) => [
      field.id,
      field.group,
      ...optionsOf(field),
      ...(field.type === 'rows' ? field.columns.flatMap((column) => [column.id, ...optionsOf(column)]) : []),
    ]);
    for (const id of [...ids, hitos.id]) {
      expect(Object.hasOwn(namesEs, id), id).toBe(true);
      expect(Object.hasOwn(namesEn, id), id).toBe(true);
    }
    expect(hitos.term('nothing_of_the_kind', 'es')).toBe('nothing_of_the_kind');
    expect(hitos.term('constructor', 'es')).toBe('constructor');
  });

  it('explain the same problems in both languages, in sentences', () => {
    expect(Object.keys(problems.es).sort()).toEqual(Object.keys(problems.en).sort());
    for (const say of [...Object.values(problems.es), ...Object.values(problems.en)]) {
      expect(say({})).toMatch(/^[¿¡A-ZÁÉÍÓÚ“«].*[.?!]$/);
    }
  });

  it('tell a problem of a list by its column and one of an input by its label', () => {
    const long = { code: 'too_long', values: { max: 5 } };
    for (const language of ['es', 'en'] as const) {
      for (const field of ['notas', 'rasgos.2.nombre', 'hitos.1', 'caracteristica']) {
        const told = hitos.explain({ ...long, field }, language);
        expect(told, field).not.toContain(field);
        expect(told).toMatch(/5/);
      }
    }
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemById, systemOfOrder, systems } from '../../rules';
import { languages } from '../../rules/system';

const folders = readdirSync('rules/systems').filter((name) => existsSync(`rules/systems/${name}/index.ts`));

describe('the list of systems', () => {
  it.each(folders)('holds the folder %s', (folder) => {
    expect(
      systems.map(({ id }) => id),
      `add it to rules/index.ts`,
    ).toContain(folder);
  });

  it('holds nothing else, and nothing twice', () => {
    expect(systems.map(({ id }) => id).sort()).toEqual([...folders].sort());
  });

  it('is searched by id and by the first word of an order', () => {
    expect(systemById('hitos')?.id).toBe('hitos');
    expect(systemById('')).toBeNull();
    expect(systemOfOrder('horror/1;reto;c=a3')?.id).toBe('horror');
    expect(systemOfOrder('horror')).toBeNull();
    expect(systemOfOrder('')).toBeNull();
  });
});

for (const system of systems) {
  describe(`every system, ${system.id}`, () => {
    it('begins with a sheet that can be used, and has offers with inputs in every language', () => {
      const sheet = system.newSheet();
      expect(system.checkSheet(sheet)).toEqual([]);
      for (const language of languages) {
        const offers = system.offers(sheet, language);
        expect(offers.length).toBeGreaterThan(0);
        for (const { label, inputs } of offers) {
          expect(label).toMatch(/\S/);
          for (const input of inputs) expect(input.label, input.id).toMatch(/^(?!input_).*\S/);
          expect(new Set(inputs.map(({ id }) => id)).size).toBe(inputs.length);
        }
      }
    });

    it('has a name in every language for the game, each field, group, column and option', () => {
      for (const language of languages) {
        const named = (id: string) => expect(system.term(id, language), id).toMatch(/\S/);
        named(system.id);
        for (const field of [...system.fields, ...(system.partidaFields ?? [])]) {
          named(field.id);
          named(field.group);
        }
      }
    });

    it('has variants whose default is one of the options, each with its words', () => {
      const variants = system.variants ?? [];
      expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
      for (const { id, options, byDefault, words } of variants) {
        expect(options, id).toContain(byDefault);
        for (const language of languages) {
          expect(words[language].about, id).toMatch(/\S/);
          expect(Object.keys(words[language].options).sort(), id).toEqual([...options].sort());
        }
      }
    });
  });
}

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../rules/block/check';
import { writeIn } from '../../../rules/block/markup/all';
import { cleanNames } from '../../../rules/block/names';
import { throwAll } from '../../../rules/block/throw';
import { visibleText, writeLines, writeSpend } from '../../../rules/block/write';
import { systems } from '../../../rules/index';
import { rollDice } from '../../../rules/proof/dice';
import { showsDice } from '../../../rules/proof/text';
import {
  type FieldValue,
  languages,
  type RollInput,
  type SheetColumn,
  type SheetData,
  type SheetField,
  type System,
} from '../../../rules/system';

const { forbidden }: { forbidden: Record<string, { re: string; flags: string }[]> } = JSON.parse(
  readFileSync('tests/vectors/forum-samples.json', 'utf8'),
);
const live = Object.entries(forbidden).flatMap(([board, list]) =>
  list.map(({ re, flags }) => ({ board, found: new RegExp(re, flags) })),
);
const damage = (text: string) => live.filter(({ found }) => found.test(text)).map(({ board }) => board);

/** Anything a player can set for an input; free texts are what people type there. */
function choice(input: RollInput): fc.Arbitrary<unknown> {
  switch (input.type) {
    case 'int':
      return fc.integer({ min: input.min, max: input.max });
    case 'choice':
      return fc.constantFrom(...input.options.map(({ id }) => id));
    case 'many':
      return fc.subarray(input.options.map(({ id }) => id));
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.constantFrom(
        input.value,
        ...['', 'Lupa', 'Espada (corta)', "D'Artagnan 8)", 'A → B - C', '[b]x[/b]'],
        ...[
          '2d6+3',
          '4d6kh3',
          'd66',
          '7, 3, 6',
          '4dF',
          '7d10>=8!',
          '3d10 vs 12',
          '2d20kl1-2',
          '1d8 [fuego] + 1d6',
        ],
      );
  }
}
const inputsOf = (inputs: readonly RollInput[]) =>
  fc.record(Object.fromEntries(inputs.map((input) => [input.id, choice(input)])));

/** Sheets of all kinds, wounded and spent ones too; the first one where the fields do not go together. */
const cell = (field: SheetField | SheetColumn): fc.Arbitrary<FieldValue> => {
  switch (field.type) {
    case 'int':
      return fc.integer({ min: field.min, max: field.max });
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.constantFrom('', 'Lince', "Ojo d'oro :)");
    case 'texts':
      return fc.constantFrom([], ['Correr'], ['Trepar (8)', 'Nadar']);
    case 'rows':
      return fc.constant([]);
  }
};
const valid = (system: System, data: SheetData): SheetData =>
  system.checkSheet(data).length === 0 ? data : system.newSheet();
const sheetOf = (system: System): fc.Arbitrary<SheetData> =>
  fc.oneof(
    fc.constant(system.newSheet()),
    fc
      .record(Object.fromEntries(system.fields.map((field) => [field.id, cell(field)])), { requiredKeys: [] })
      .map((fields) => ({ ...system.newSheet(), ...fields }) as SheetData)
      .map((data) => valid(system, data)),
    fc
      .constantFrom(...system.fields)
      .chain((field) => cell(field).map((value) => ({ ...system.newSheet(), [field.id]: value })))
      .map((data) => valid(system, data)),
  );

describe.each(systems.map((system) => [system.id, system] as const))('%s', (_, system) => {
  it('whatever is rolled: the block survives every board, shows its dice, and checks out', () => {
    const written = new Set<string>();
    const rolls = sheetOf(system).chain((data) =>
      fc.constantFrom(...system.offers(data, 'es')).chain((offer) =>
        fc.record({
          data: fc.constant(data),
          offer: fc.constant(offer.id),
          choices: inputsOf(offer.inputs),
          seed: fc.uint8Array({ minLength: 64, maxLength: 64 }),
          language: fc.constantFrom(...languages),
        }),
      ),
    );
    fc.assert(
      fc.property(rolls, ({ data, offer, choices, seed, language }) => {
        const plan = system.plan(data, offer, choices);
        const names = plan.ok
          ? cleanNames({ ...plan.value.names, personaje: 'Armand', motivo: 'Mirar (8)' })
          : plan;
        if (!plan.ok || !names.ok) return;
        const { order } = plan.value;
        written.add(offer);
        if (system.spec(order).length === 0) {
          const words = visibleText(writeSpend(names.value, system.sentences(order, [], language)));
          expect(damage(words), words).toEqual([]);
          return;
        }
        const { spec, dice } = throwAll(system, order, (list) => rollDice(seed, list));
        const lines = writeLines(3, names.value, system.sentences(order, dice, language));
        const text = visibleText(lines);
        const orderText = system.write(order);
        const said = `${orderText}\n${text}`;
        expect(orderText, said).toMatch(/^[\x20-\x7e]{1,64}$/);
        expect(damage(text), said).toEqual([]);
        expect(writeIn.bbcode(lines, 'TV1 0', '#610B0B').replace(/\[\/?(?:b|color)[^\]]*\]/g, ''), said).toBe(
          `${text}\nTV1 0`,
        );
        expect(showsDice(text, spec, dice), said).toBe(true);
        expect(checkWords(systems, { n: 3, order: orderText, spec, dice, text }), said).toMatchObject({
          outcome: 'same',
        });
      }),
      { numRuns: 600 },
    );
    expect(written.size).toBeGreaterThan(0);
  }, 60_000);
});

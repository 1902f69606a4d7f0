import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../../rules/block/check';
import { cleanNames } from '../../../../rules/block/names';
import { throwAll } from '../../../../rules/block/throw';
import { spell, visibleText, writeLines } from '../../../../rules/block/write';
import { type Dice, rollDice } from '../../../../rules/proof/dice';
import { showsDice } from '../../../../rules/proof/text';
import { type Language, languages, type Names, type SheetData } from '../../../../rules/system';
import { notation } from '../../../../rules/systems/notation';
import { canonical } from '../../../../rules/systems/notation/canonical';
import { dialectIds } from '../../../../rules/systems/notation/dialect/dialect';
import { readNotation } from '../../../../rules/systems/notation/read';
import { safeText } from '../../../../rules/systems/notation/spelling';
import { lines } from './samples';

const { forbidden }: { forbidden: Record<string, { re: string; flags: string }[]> } = JSON.parse(
  readFileSync('tests/vectors/forum-samples.json', 'utf8'),
);
const live = Object.entries(forbidden).flatMap(([board, list]) =>
  list.map(({ re, flags }) => ({ board, re: new RegExp(re, flags) })),
);
const damage = (text: string) =>
  live.filter(({ re }) => re.test(text)).map(({ board, re }) => `${board}: ${re}`);

const sheet: SheetData = { ...notation.newSheet(), valores: [{ nombre: 'Fuerza', valor: -2 }] };
const plan = (expresion: string, dialecto = 'base') => notation.plan(sheet, 'tirar', { expresion, dialecto });

/** The lines of a block after `Tirada n`, its dice given. */
function said(text: string, dice: Dice, language: Language = 'es'): string {
  const planned = plan(text);
  if (!planned.ok) throw new Error(planned.problems.map((one) => notation.explain(one, 'es')).join());
  const { order, names } = planned.value;
  const { verdict, details } = notation.sentences(order, dice, language);
  return [verdict, ...details].map((pieces) => spell(pieces, names)).join(' - ');
}

describe('a block of notation', () => {
  it('says what comes of it, the notation, every die and the sum', () => {
    expect(said('1d20+5', [[[13]]])).toBe('18 - 1d20+5 - 1d20: 13 - total 13 + 5 = 18');
    expect(said('4d6k3', [[[6, 1, 4, 5]]])).toBe('15 - 4d6kh3 - 4d6: 6, 1, 4, 5, descartado 1 = 15');
    expect(said('4d6k3', [[[6, 1, 4, 5]]], 'en')).toBe('15 - 4d6kh3 - 4d6: 6, 1, 4, 5, dropped 1 = 15');
    expect(said('1d20', [[[13]]])).toBe('13 - 1d20 - 1d20: 13');
  });

  it('says extra, repeated and reduced dice in the order they fell', () => {
    expect(said('3d6!', [[[6, 2, 3, 4]]])).toBe('15 - 3d6! - 3d6: 6, 2, 3, 4, extra 2 = 15');
    expect(said('2d6r1', [[[1, 4]], [[5]]])).toBe('9 - 2d6r=1 - 2d6: 1, 4 y 1d6: 5, repetido 1 = 9');
    expect(said('1d6!p', [[[6, 6, 2]]])).toBe('12 - 1d6!p - 1d6: 6, 6, 2, extras 6, 2, valen 6, 5, 1 = 12');
    expect(said('7d10!!kh3', [[[10, 9, 2, 3, 4, 5, 6, 7]]])).toBe(
      '32 - 7d10!!kh3 - 7d10: 10, 9, 2, 3, 4, 5, 6, 7, valen 19, 2, 3, 4, 5, 6, 7, descartados 2, 3, 4, 5 = 32',
    );
    expect(said('1d20cs>=19cf1', [[[20]]])).toBe('20 - 1d20cs>=19cf=1 - 1d20: 20, crítico 20');
  });

  it('says successes, targets and margins', () => {
    expect(said('7d10>=6f1', [[[10, 8, 7, 1, 2, 9, 1]]])).toBe(
      '2 éxitos - 7d10>=6f=1 - 7d10: 10, 8, 7, 1, 2, 9, 1, aciertos 4, fallos 2 = 2',
    );
    expect(said('1d20+5 contra 15', [[[10]]])).toBe(
      'ÉXITO, margen 0 - 1d20+5 vs >= 15 - 1d20: 10 - total 10 + 5 = 15',
    );
    expect(said('1d100 vs <=45', [[[46]]])).toBe('FALLO, margen menos 1 - 1d100 vs <= 45 - 1d100: 46');
    expect(said('2#1d20 vs 11', [[[3, 12]]])).toBe(
      '1 ÉXITO de 2 - 2#1d20 vs >= 11 - 2d20: 3, 12 - #1: 3; FALLO, margen menos 8 - #2: 12; ÉXITO, margen 1',
    );
  });

  it('reads dice that are more than a number', () => {
    expect(said('4dF+3', [[[3, 1, 2, 3]]])).toBe(
      '4 - 4dF+3 - 4d3: 3, 1, 2, 3, + - 0 + = 1 - total 1 + 3 = 4',
    );
    expect(said('d66', [[[3, 5]]])).toBe('35 - d66 - 2d6: 3, 5 = 35');
    expect(said('d100b1 vs <=60', [[[5, 3, 7]]])).toBe(
      'ÉXITO, margen 25 - 1d100b1 vs <= 60 - 3d10: 5, 3, 7, unidades 5, decenas 3, 7 = 35',
    );
    expect(said('5G6', [[[2, 5, 5, 1, 5]]])).toBe(
      '7 - 5G6 - 5d6: 2, 5, 5, 1, 5, el mayor 5 y 2 repeticiones = 7',
    );
    expect(said('1d[rojo,azul]', [[[2]]])).toBe('azul - 1d«rojo, azul» - 1d2: 2 = azul');
    expect(
      said('{4d6+2d8}k2', [
        [
          [1, 2, 3, 4],
          [8, 8],
        ],
      ]),
    ).toBe('16 - {4d6+2d8}kh2 - 4d6: 1, 2, 3, 4 = 10 - 2d8: 8, 8 = 16 - total {1, 2, 3, 4, 8, 8}kh2 = 16');
    expect(said('10/1d4', [[[3]]])).toBe('3,33 - 10/1d4 - 1d4: 3 - total 10 / 3 = 3,33');
    expect(said('(1d4+1)d6', [[[2]], [[6, 5, 4]]])).toBe('15 - (1d4+1)d6 - 1d4: 2 - 3d6: 6, 5, 4 = 15');
  });

  it('has the labels as names and the values of the sheet as numbers', () => {
    expect(said('2d6[fuego]+{FUERZA}', [[[1, 2]]])).toBe(
      '1 - 2d6«fuego»-2 - 2d6: 1, 2 = 3 - total 3 menos 2 = 1',
    );
    const planned = plan('2d6[fuego]+1d8«frío»');
    expect(planned.ok && notation.write(planned.value.order)).toBe('notation/1;2d6[]+1d8[]');
    expect(planned.ok && planned.value.names).toEqual({ etiqueta1: 'fuego', etiqueta2: 'frío' });
  });

  it('has no outcome for dice of another roll', () => {
    for (const dice of [[], [[]], [[[7]]], [[[3, 4]]], [[[3]], [[4]]], [[[3], [4]]]] as Dice[]) {
      expect(said('1d6', dice)).toBe('los dados no son los de esta tirada - 1d6');
    }
  });
});

describe('whatever is rolled', () => {
  it('survives every board, shows its dice and checks out', () => {
    let valid = 0;
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(...dialectIds),
        fc.uint8Array({ minLength: 64, maxLength: 64 }),
        fc.constantFrom(...languages),
        (typed, dialect, seed, language) => {
          const planned = plan(typed, dialect);
          if (!planned.ok) {
            for (const problem of planned.problems)
              expect(notation.explain(problem, language)).toMatch(/[.)]$/);
            return;
          }
          valid += 1;
          const { order } = planned.value;
          const names = cleanNames({ ...planned.value.names, personaje: 'Armand', motivo: 'Mirar' });
          if (!names.ok) throw new Error(JSON.stringify(names.problems));
          const { spec, dice } = throwAll(notation, order, (list) => rollDice(seed, list));
          const text = visibleText(
            writeLines(3, names.value as Names, notation.sentences(order, dice, language)),
          );
          expect(damage(text), text).toEqual([]);
          expect(showsDice(text, spec, dice), text).toBe(true);
          const orderText = notation.write(order);
          expect(orderText).toMatch(/^[\x20-\x7e]{1,64}$/);
          expect(notation.read(orderText)).toEqual({ ok: true, value: order });
          expect(checkWords([notation], { n: 3, order: orderText, spec, dice, text }), text).toMatchObject({
            outcome: 'same',
          });
        },
      ),
      { numRuns: 1500 },
    );
    expect(valid).toBeGreaterThan(80);
  }, 60_000);

  it('is spelled in a block so that the reader takes it back', () => {
    fc.assert(
      fc.property(lines, (typed) => {
        const read = readNotation(typed);
        if (!read.ok) return;
        const safe = safeText(read.value).replaceAll('\u0000', '');
        if (safe.length > 200) return;
        const again = readNotation(safe, 'base', true);
        if (!again.ok) throw new Error(`${safe}: ${JSON.stringify(again.problems)}`);
        const bare = (text: string) => text.replace(/\[[^\]]*\]|«[^»]*»/g, '');
        expect(bare(canonical(again.value))).toBe(bare(canonical(read.value)));
      }),
      { numRuns: 1500 },
    );
  });
});

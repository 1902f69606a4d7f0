import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFixedDice } from '../../../../rules/block/announce';
import { throwAll } from '../../../../rules/block/throw';
import { spell } from '../../../../rules/block/write';
import { add, type Fraction, fraction, percent, toNumber } from '../../../../rules/odds/fraction';
import { type Dice, rollDice } from '../../../../rules/proof/dice';
import type { Choices } from '../../../../rules/system';
import { notation } from '../../../../rules/systems/notation';
import { games } from '../../../../rules/systems/notation/games';

const { forbidden }: { forbidden: Record<string, { re: string; flags: string }[]> } = JSON.parse(
  readFileSync('tests/vectors/forum-samples.json', 'utf8'),
);
const live = Object.values(forbidden).flatMap((list) => list.map(({ re, flags }) => new RegExp(re, flags)));

const order = (offer: string, choices: Choices = {}) => {
  const juego = offer.split('.')[0] ?? '';
  const plan = notation.plan({ ...notation.newSheet(), juego }, offer, choices);
  if (!plan.ok) throw new Error(plan.problems.map((one) => notation.explain(one, 'es')).join());
  return plan.value.order;
};
/** The lines of a roll for given dice: what comes of it, then its details. */
const told = (offer: string, choices: Choices, first: readonly number[], ...further: readonly number[][]) => {
  const dice: Dice = further.length > 0 ? [[first], further] : [[first]];
  const { verdict, details } = notation.sentences(order(offer, choices), dice, 'es');
  return [spell(verdict, {}), details.map((clause) => spell(clause, {})).join(' - ')];
};
const chances = (offer: string, choices: Choices = {}): Readonly<Record<string, Fraction>> =>
  Object.fromEntries(
    notation.odds(order(offer, choices), 'es').lines.map(({ label, value }) => [label, value]),
  );

describe('open dice, as players of their games know them', () => {
  it('Ars Magica: a 1 doubles, a 10 is a zero and asks for botch dice', () => {
    const roll = { mod: 5, dif: 9, pifia: 2 };
    expect(told('ars.estres', roll, [7])).toEqual([
      'ÉXITO, margen 3',
      'dado de estrés + 5 contra 9 - 1d10: 7 - total 7 + 5 = 12',
    ]);
    expect(told('ars.estres', roll, [1], [7])).toEqual([
      'ÉXITO, margen 10',
      'dado de estrés + 5 contra 9 - 1d10: 1 y 1d10: 7 = 14 - total 14 + 5 = 19',
    ]);
    expect(told('ars.estres', roll, [1], [1], [1], [10])[0]).toBe('ÉXITO, margen 76');
    expect(told('ars.estres', roll, [10], [3, 9])).toEqual([
      'FALLO, margen menos 4',
      'dado de estrés + 5 contra 9 - 1d10: 10 = 0 - dados de pifia 2d10: 3, 9 - total 0 + 5 = 5',
    ]);
    expect(told('ars.estres', { ...roll, mod: 20 }, [10], [3, 9])[0]).toBe('ÉXITO, margen 11');
    expect(told('ars.estres', roll, [10], [10, 9])[0]).toBe('PIFIA');
    expect(told('ars.estres', roll, [10], [10, 10])[0]).toBe('PIFIA DOBLE');
    expect(told('ars.estres', { ...roll, pifia: 0, mod: 0 }, [10])).toEqual([
      'FALLO, margen menos 9',
      'dado de estrés contra 9 - 1d10: 10 = 0',
    ]);
    expect(told('ars.total', { mod: -2, pifia: 1 }, [6])).toEqual([
      'TOTAL 4',
      'dado de estrés menos 2 - 1d10: 6 - total 6 menos 2 = 4',
    ]);
  });

  it('Ánima: open from 90, each time a point dearer; fumbles have a level', () => {
    const roll = { mod: 60, dif: 120, pifia: '3' };
    expect(told('anima.hab', roll, [60])[0]).toBe('ÉXITO, margen 0');
    expect(told('anima.hab', roll, [90], [90])).toEqual([
      'ÉXITO, margen 120',
      '1d100 abierto desde 90 + 60 contra 120 - 1d100: 90 y 1d100: 90 = 180 - total 180 + 60 = 240',
    ]);
    expect(told('anima.hab', roll, [90], [91], [91])[0]).toBe('ÉXITO, margen 212');
    expect(told('anima.hab', roll, [3], [72])).toEqual([
      'PIFIA, 3 natural, nivel 72',
      '1d100 abierto desde 90 + 60 contra 120 - 1d100: 3 - nivel de pifia 1d100: 72 - total 3 + 60 = 63',
    ]);
    expect(told('anima.total', { mod: 180, pifia: '2' }, [3])[0]).toBe('TOTAL 183');
  });

  it('Rolemaster: open upwards and downwards, and its table of manoeuvres', () => {
    expect(told('rolemaster.estatica', { mod: 30 }, [4], [60])).toEqual([
      'FALLO ESPECTACULAR, menos 26',
      '1d100 abierto + 30 - 1d100: 4 y 1d100: 60 = menos 56 - total menos 56 + 30 = menos 26',
    ]);
    expect(told('rolemaster.estatica', { mod: 30 }, [5], [96], [1])[0]).toBe('FALLO ESPECTACULAR, menos 62');
    expect(told('rolemaster.estatica', { mod: 30 }, [97], [3])[0]).toBe('ÉXITO, 130');
    expect(told('rolemaster.estatica', { mod: 30 }, [60])[0]).toBe(
      'CASI ÉXITO, 90'.replace('CASI ÉXITO, 90', 'ÉXITO PARCIAL, 90'),
    );
    expect(told('rolemaster.estatica', { mod: 30 }, [66])[0]).toBe('SUCESO INUSUAL, 66 natural');
    expect(told('rolemaster.total', { mod: 0 }, [50])).toEqual(['TOTAL 50', '1d100 abierto - 1d100: 50']);
  });

  it('Rápido y Fácil: the 10 explodes on the same die, a natural 1 always fails', () => {
    const roll = { mod: 8, dif: 15 };
    expect(told('ryf.explota', roll, [10, 7, 10], [4, 9, 5])).toEqual([
      'ÉXITO CON 10 NATURAL, margen 8',
      '1o3d10 que explota con 10 + 8 contra 15 - 3d10: 10, 7, 10 y 3d10: 4, 9, 5 = 15 - total 15 + 8 = 23',
    ]);
    expect(told('ryf.explota', { ...roll, mod: 30 }, [1, 1, 9])[0]).toBe('FALLO CON 1 NATURAL');
    expect(told('ryf.explota', { ...roll, dado: 'menor' }, [8, 7, 10])[0]).toBe('ÉXITO, margen 0');
    expect(told('ryf.explota', { ...roll, dado: 'mayor' }, [8, 7, 9])[0]).toBe('ÉXITO, margen 2');
  });
});

describe('the odds of open dice', () => {
  it('are those of the rules, worked out by hand', () => {
    const ars = chances('ars.estres', { mod: 0, dif: 9, pifia: 1 });
    // 9 on the die; 5 to 10 after one 1; 3 to 10 after two; after three and more, 2 to 10: and after eight a 1 too.
    const tail = fraction(9n, 10n ** 4n);
    expect(toNumber(ars.ÉXITO ?? fraction(0n))).toBeCloseTo(
      0.1 + 0.06 + 0.008 + toNumber(tail) * (1 / 0.9),
      8,
    );
    expect(ars.PIFIA).toEqual(fraction(1n, 100n));
    expect(percent(chances('anima.hab', { mod: 0, dif: 190, pifia: '3' }).PIFIA ?? fraction(0n))).toBe('3.0');
    // A 1 on the middle die: two ones and another, or three ones.
    expect(chances('ryf.explota')['FALLO CON 1 NATURAL']).toEqual(fraction(28n, 1000n));
  });

  it('add up to 1, and hold for a great many rolls', () => {
    for (const { id, open = [] } of games) {
      for (const template of open) {
        const one = order(`${id}.${template.id}`);
        const { lines, table } = notation.odds(one, 'es');
        const sum = (all: typeof lines) => all.reduce((total, { value }) => add(total, value), fraction(0n));
        expect(sum(lines.filter((line) => line.id.startsWith('banda'))), template.id).toEqual(fraction(1n));
        expect(sum(table?.rows ?? []), template.id).toEqual(fraction(1n));
        const [law] = notation.distribution?.(one) ?? [];
        const rolls = 300;
        let total = 0;
        for (let at = 0; at < rolls; at += 1) {
          const seed = new Uint8Array(64).fill(at % 251).fill(Math.floor(at / 251), 0, 8);
          const { dice } = throwAll(notation, one, (list) => rollDice(seed, list));
          const text = notation
            .sentences(one, dice, 'en')
            .details.map((clause) => spell(clause, {}))
            .join(' - ');
          const found = /total .* = (minus )?(\d+)$/.exec(text);
          total += found ? Number(found[2]) * (found[1] ? -1 : 1) : 0;
        }
        const mean = toNumber(law?.mean ?? fraction(0n));
        const variance = (law?.values ?? []).reduce(
          (all, [value, chance]) => all + toNumber(chance) * (Number(value) - mean) ** 2,
          0,
        );
        // Four standard errors: the seeds are always the same ones.
        expect(Math.abs(total / rolls - mean), template.id).toBeLessThan(4 * Math.sqrt(variance / rolls));
      }
    }
  });
});

describe('orders of open dice', () => {
  const all = games.flatMap(({ id, open = [] }) =>
    open.map((template) => ({ name: `${id}.${template.id}`, template })),
  );

  it('come back from their text, and no other text does', () => {
    for (const { name } of all) {
      const one = order(name);
      const text = notation.write(one);
      expect(text.length).toBeLessThanOrEqual(64);
      expect(notation.read(text)).toEqual({ ok: true, value: one });
      expect(notation.read(`${text};1`).ok).toBe(false);
    }
    expect(notation.read('notation/1;@ars.estres;5;9;21').ok).toBe(false);
    expect(notation.read('notation/1;@ars.estres;05;9;1').ok).toBe(false);
    expect(notation.read('notation/1;@anima.total;5;4').ok).toBe(false);
  });

  it('are told in words that stand on every board, with each group of dice as the proof looks for it', () => {
    const seeds = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        seeds,
        fc.constantFrom('es' as const, 'en' as const),
        ({ name }, seed, language) => {
          const one = order(name);
          const { spec, dice } = throwAll(notation, one, (list) => rollDice(seed, list));
          const { verdict, details } = notation.sentences(one, dice, language);
          const text = [verdict, ...details].map((clause) => spell(clause, {})).join(' - ');
          expect(text).not.toMatch(/[{}]|NaN|Infinity|undefined/);
          for (const re of live) expect(text).not.toMatch(re);
          for (const [segment, groups] of spec.entries())
            for (const [at, { n, d }] of groups.entries())
              expect(text).toContain(`${n}d${d}: ${dice[segment]?.[at]?.join(', ')}`);
        },
      ),
    );
  });

  it('are for rolls whose dice are known when the block is written', () => {
    for (const { name } of all) expect(hasFixedDice(notation, order(name)), name).toBe(false);
  });

  it('say so of dice that are not theirs, and end a die that would go on for ever', () => {
    expect(told('ars.estres', {}, [7, 3])[0]).toBe('los dados no son los de esta tirada');
    expect(told('ars.estres', {}, [7], [3])[0]).toBe('los dados no son los de esta tirada');
    expect(told('ars.estres', {}, [11])[0]).toBe('los dados no son los de esta tirada');
    const ones = Array.from({ length: 8 }, () => [1]);
    expect(told('ars.estres', { mod: 0, dif: 9 }, [1], ...ones)[1]).toContain('tope = 256');
  });
});

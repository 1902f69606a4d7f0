import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../../rules/odds/fraction';
import { languages } from '../../../../rules/system';
import { horror } from '../../../../rules/systems/horror';
import { expectDice, expectSafe, filled } from '../boards';
import { orders, ordersWithDice } from './arbitraries';

const runs = { numRuns: 400 };

describe('any order', () => {
  it('comes back from its text, which is ASCII of at most 64 bytes', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const text = horror.write(order);
        expect(text).toMatch(/^horror\/1;[\x21-\x7e]{1,55}$/);
        expect(horror.read(text)).toEqual({ ok: true, value: order });
      }),
      runs,
    );
  });

  it('is written in words that every board keeps, with every group of dice, in both languages', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order, dice }) => {
        for (const language of languages) {
          const sentences = horror.sentences(order, dice, language);
          expectSafe(sentences);
          expectDice(
            sentences,
            dice.flatMap((segment) => segment.map((faces) => [6, faces] as const)),
          );
        }
      }),
      runs,
    );
  });

  it('is announced without any outcome, in words that every board keeps, with every group of dice', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const language of languages) {
          const details = horror.announce?.(order, language) ?? [];
          if (details.length > 0) expectSafe({ verdict: ['NADA'], details });
          const words = ` ${details
            .map(filled)
            .join(' - ')
            .replace(/[^a-z0-9]+/gi, ' ')} `;
          for (const { n, d } of horror.spec(order).flat()) expect(words).toContain(` ${n}d${d} `);
        }
      }),
      runs,
    );
  });

  it('has odds that are chances, and a table that adds up to 1', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, table } = horror.odds(order, 'es');
        for (const { value, mean } of lines) {
          if (!mean) expect(value.num >= 0n && value.num <= value.den).toBe(true);
        }
        if (table) {
          expect(table.rows.reduce((sum, { value }) => sum + toNumber(value), 0)).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('text from posts', () => {
  it('never throws, and is read only as it would be written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^horror\/1;(reto|conflicto|gasto);([a-z]=[a-z0-9.-]{0,6};?)*$/),
        ),
        (text) => {
          const read = horror.read(text);
          if (read.ok) expect(horror.write(read.value)).toBe(text);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['another game', 'hitos/1;tirada'],
    ['a reto without característica', 'horror/1;reto;d=4'],
    ['a característica of six', 'horror/1;reto;c=a6'],
    ['a reto without dice', 'horror/1;reto;c=a0'],
    ['an object of four dice', 'horror/1;reto;c=a3;o=4'],
    ['a trait of nothing', 'horror/1;reto;c=a3;r=0'],
    ['a conflict against nobody', 'horror/1;conflicto;c=a3'],
    ['an unknown key', 'horror/1;reto;c=a3;zz'],
    ['keys in another order', 'horror/1;reto;d=4;c=a3'],
  ])('refuses %s', (_, text) => {
    expect(horror.read(text)).toEqual({ ok: false, problems: [{ code: 'bad_order', field: '' }] });
  });
});

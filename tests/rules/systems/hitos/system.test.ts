import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../../rules/odds/fraction';
import { languages } from '../../../../rules/system';
import { hitos } from '../../../../rules/systems/hitos';
import { expectDice, expectSafe, filled } from '../boards';
import { orders, ordersWithDice } from './arbitraries';

const runs = { numRuns: 400 };

describe('any order', () => {
  it('comes back from its text, which is ASCII of at most 64 bytes', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const text = hitos.write(order);
        expect(text).toMatch(/^hitos\/1;[\x21-\x7e]{1,56}$/);
        expect(hitos.read(text)).toEqual({ ok: true, value: order });
      }),
      runs,
    );
  });

  it('is written in words that every board keeps, with every group of dice, in both languages', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order, dice }) => {
        for (const language of languages) {
          const sentences = hitos.sentences(order, dice, language);
          expectSafe(sentences);
          expectDice(
            sentences,
            dice.flatMap((segment) => segment.map((faces) => [10, faces] as const)),
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
          const details = hitos.announce?.(order, language) ?? [];
          if (details.length > 0) expectSafe({ verdict: ['NADA'], details });
          const words = ` ${details
            .map(filled)
            .join(' - ')
            .replace(/[^a-z0-9]+/gi, ' ')} `;
          for (const { n, d } of hitos.spec(order).flat()) expect(words).toContain(` ${n}d${d} `);
        }
      }),
      runs,
    );
  });

  it('has odds that are chances, and tables that add up to 1', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, table } = hitos.odds(order, 'es');
        for (const { value, mean } of lines) {
          if (mean) continue;
          expect(value.num >= 0n && value.num <= value.den).toBe(true);
        }
        if (table && !table.rows[0]?.id.startsWith('repetir')) {
          expect(table.rows.reduce((sum, { value }) => sum + toNumber(value), 0)).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has a tone', () => {
    fc.assert(
      fc.property(ordersWithDice, ({ order, dice }) => {
        expect(['good', 'bad', 'mixed', 'neutral']).toContain(hitos.tone(order, dice));
      }),
      runs,
    );
  });
});

describe('text from posts', () => {
  it('never throws, and is read only as it would be written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^hitos\/1;(tirada|ataque|aguante|gasto);([a-z]=[a-z0-9.-]{0,6};?)*$/),
        ),
        (text) => {
          const read = hitos.read(text);
          if (read.ok) expect(hitos.write(read.value)).toBe(text);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['another game', 'horror/1;reto'],
    ['a version to come', 'hitos/2;tirada'],
    ['an unknown kind', 'hitos/1;magia'],
    ['an unknown key', 'hitos/1;tirada;zz=3'],
    ['a key of another kind', 'hitos/1;tirada;w=mM'],
    ['a característica of 99', 'hitos/1;tirada;s=r99'],
    ['a leading zero', 'hitos/1;tirada;d=015'],
    ['a penalty nobody has', 'hitos/1;tirada;s=r3.4..3'],
    ['a category that is none', 'hitos/1;ataque;w=mm'],
    ['eleven on a die', 'hitos/1;tirada;a=p1;o=12b'],
    ['dice of another block that nothing repeats', 'hitos/1;tirada;o=123'],
    ['an aspect that is none', 'hitos/1;tirada;ag=x9'],
    ['keys in another order', 'hitos/1;tirada;d=15;s=r3'],
  ])('refuses %s', (_, text) => {
    expect(hitos.read(text)).toEqual({ ok: false, problems: [{ code: 'bad_order', field: '' }] });
  });
});

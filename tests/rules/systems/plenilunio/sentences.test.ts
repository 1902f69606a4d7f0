import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { damagedIn } from '../forbidden';
import { blockOf } from './block';
import { anything } from './orders';

/** `words` of protocol §4.7: lower case, only [a-z0-9], single spaces, one at each end. */
const words = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

describe('the words of a block', () => {
  it('hold only sequences that no forum engine damages, in every language', () => {
    fc.assert(
      fc.property(anything(), fc.constantFrom(...languages), ({ order, dice }, language) => {
        const text = blockOf(order, dice, language).join('\n');
        expect(damagedIn(text), text).toEqual([]);
        expect(text).toBe(text.normalize('NFC'));
        expect(text).not.toMatch(/ {2}|undefined|NaN|["'“”]|[^\u0020-\u00ff→–—\n]/);
      }),
      { numRuns: 800 },
    );
  }, 60_000);

  it('show every group of dice in rolled order, as the proof looks for it', () => {
    fc.assert(
      fc.property(anything(), fc.constantFrom(...languages), ({ order, dice }, language) => {
        const text = words(blockOf(order, dice, language).join('\n'));
        for (const [s, groups] of (plenilunio.more?.(order, dice) ?? plenilunio.spec(order)).entries())
          for (const [g, { n, d }] of groups.entries())
            expect(text).toContain(` ${n}d${d} ${dice[s]?.[g]?.join(' ')} `);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('stand on two lines, with no clause and no word left empty', () => {
    fc.assert(
      fc.property(anything(), fc.constantFrom(...languages), ({ order, dice }, language) => {
        const lines = blockOf(order, dice, language);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) {
          expect(line).not.toMatch(/^ | $| - (?= |-|$)|, ,|, -/);
          for (const clause of line.split(' - ')) expect(clause.trim()).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

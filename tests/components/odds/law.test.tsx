import { describe, expect, it } from 'vitest';
import { OddsView } from '../../../components/odds/odds';
import { tellOdds } from '../../../entrypoints/background/desk/odds';
import { notation } from '../../../rules/systems/notation';
import { draw, read } from '../draw';

function drawn(expresion: string, comparar = '') {
  const plan = notation.plan(notation.newSheet(), 'tirar', { expresion, comparar });
  if (!plan.ok) throw new Error(plan.problems[0]?.code);
  return draw(<OddsView odds={tellOdds(notation.odds(plan.value.order, 'es'))} stale={false} />);
}

describe('the whole law of a roll', () => {
  it('is a table: each value, its bar hidden from screen readers, its chance', () => {
    const rows = [...drawn('1d4').querySelectorAll('tbody tr')];
    expect(rows.map(read)).toEqual(['125 %', '225 %', '325 %', '425 %']);
    expect(rows[0]?.querySelector('.odds-track')?.getAttribute('aria-hidden')).toBe('true');
    expect(rows[0]?.querySelector('th')?.getAttribute('scope')).toBe('row');
  });

  it('stands beside that of another roll, every value of either, under their names', () => {
    const table = drawn('1d4', '1d2*2');
    const heads = [...table.querySelectorAll('thead th')].map(read);
    expect(heads).toEqual(['1d4', '1d2×2']);
    expect([...table.querySelectorAll('tbody tr')].map(read)).toEqual([
      '125 %0 %',
      '225 %50 %',
      '325 %0 %',
      '425 %50 %',
    ]);
    expect(table.querySelectorAll('tbody tr:first-child .odds-track')).toHaveLength(2);
  });

  it('of many values is read in ranges, of both rolls alike', () => {
    const rows = drawn('1d100', '1d200').querySelectorAll('tbody tr');
    expect(rows.length).toBeLessThanOrEqual(60);
    expect(read(rows[0] ?? null)).toBe('1 a 44 %2 %');
  });
});

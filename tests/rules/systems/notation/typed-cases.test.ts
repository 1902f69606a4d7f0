import { describe, expect, it } from 'vitest';
import { canonical } from '../../../../rules/systems/notation/canonical';
import type { DialectId } from '../../../../rules/systems/notation/dialect/dialect';
import { roll } from '../../../../rules/systems/notation/evaluate';
import { readNotation } from '../../../../rules/systems/notation/read';
import { shown } from '../../../../rules/systems/notation/show-value';
import { scripted } from './scripted';
import cases from './typed-cases.json' with { type: 'json' };

/**
 * What the text of notation.md says and its vectors do not try: every operator beside every other, spaces,
 * capitals, the signs of phones, Spanish spellings. Each was read through and compared with the rules above. A case is `text, dialect,
 * canonical text, dice, totals`, or `text, dialect, column, code` for what is refused.
 */
type Good = readonly [text: string, dialect: DialectId, canonical: string, dice: string, totals: string];
type Refused = readonly [text: string, dialect: DialectId, column: number, code: string];
const all = cases as unknown as readonly (Good | Refused)[];
const isGood = (one: Good | Refused): one is Good => one.length === 5;

describe('what people type', () => {
  it.each(all.filter(isGood))('%s (%s) is %s', (text, dialect, written, dice, totals) => {
    const read = readNotation(text, dialect);
    if (!read.ok) throw new Error(`refused: ${read.problems[0]?.code}`);
    const source = scripted(dice === '' ? [] : dice.split(' ').map(Number));
    const rolls = roll(read.value, source.ask);
    expect(canonical(read.value)).toBe(written);
    expect(source.left()).toBe(0);
    const told = rolls.map(
      ({ total, success }) => shown(total) + (success === undefined ? '' : success ? ' si' : ' no'),
    );
    expect(told.join(' | ')).toBe(totals);
  });

  it.each(all.filter((one): one is Refused => !isGood(one)))('%s (%s) is refused at %i: %s', (...one) => {
    const [text, dialect, column, code] = one;
    const read = readNotation(text, dialect);
    expect(read.ok ? null : read.problems[0]).toMatchObject({ code, values: { column } });
  });
});

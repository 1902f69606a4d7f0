import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../components/sheet/draft';
import { settle } from '../../../components/sheet/settle';
import type { SheetData } from '../../../rules/system';
import { fakeGame } from '../fake-game';

const stored: SheetData = { ...fakeGame.newSheet(), lema: 'antes' };
const typed = (changes: Record<string, string>) => ({ ...draftOf(fakeGame.fields, stored), ...changes });

describe('what of a draft may be stored', () => {
  it('is the right fields as typed and the wrong ones as they were', () => {
    const { data, held } = settle(fakeGame, stored, typed({ fuerza: 'dos', lema: 'ahora' }));
    expect(data).toMatchObject({ fuerza: 3, lema: 'ahora' });
    expect(held).toEqual(['fuerza']);
  });

  it('is nothing when a rule between fields fails and putting back its field does not mend it', () => {
    const { data, held, problems } = settle(fakeGame, stored, typed({ mana: '4' }));
    expect(data).toBeNull();
    expect(held).toEqual(['fuerza']);
    expect(problems.map(({ code }) => code)).toEqual(['sum']);
  });

  it('is all of it once both fields agree', () => {
    expect(settle(fakeGame, stored, typed({ mana: '4', fuerza: '2' }))).toMatchObject({
      data: { fuerza: 2, mana: 4 },
      problems: [],
      held: [],
    });
  });

  it('is not held back by what was already wrong in storage', () => {
    const old: SheetData = { ...stored, fuerza: 5, mana: 5 };
    const draft = { ...draftOf(fakeGame.fields, old), lema: 'nuevo' };
    expect(settle(fakeGame, old, draft)).toMatchObject({ data: { fuerza: 5, mana: 5, lema: 'nuevo' } });
  });
});

import { describe, expect, it } from 'vitest';
import { stranger, table } from './at-table';
import { given, refusal, words } from './people';

describe('a request', () => {
  const asks = [
    { to: 'Ana la Roja', label: 'Percepción', dice: '1D20', difficulty: '14' },
    { to: 'Beto', label: 'Sigilo', dice: '1d20', difficulty: '' },
    { to: '', label: '', dice: '2d6 + 1d8!', difficulty: 'la que diga la guardia' },
  ];
  it('stands in the post for all, is found by whom it is meant for, and its answer is verified', async () => {
    const { ana, beto, luis } = table;
    const baliza = await given(luis.beacon(asks));
    expect(baliza.text).toContain('Pide 1 - Ana la Roja - Percepción - 1d20 - dificultad 14');
    expect(baliza.text).toContain('Pide 3 - todos - 2d6+1d8! - dificultad la que diga la guardia');
    await luis.posts('Oís pasos.', baliza);
    await ana.check();
    const tirar = (expresion: string) => ({ offer: 'tirar', choices: { expresion } });
    expect((await ana.view()).requests).toEqual([
      {
        ...{ k: 1, q: 0, words: 'Ana la Roja - Percepción - 1d20 - dificultad 14', mine: true },
        ...{ dice: '1d20', roll: tirar('1d20'), label: 'Percepción' },
      },
      {
        ...{ k: 1, q: 2, words: 'todos - 2d6+1d8! - dificultad la que diga la guardia', mine: true },
        ...{ dice: '2d6+1d8!', roll: tirar('2d6+1d8!'), label: '' },
      },
      {
        ...{ k: 1, q: 1, words: 'Beto - Sigilo - 1d20', mine: false },
        ...{ dice: '1d20', roll: tirar('1d20'), label: 'Sigilo' },
      },
    ]);
    expect((await luis.view()).requests).toEqual([]);
    const answer = await given(ana.roll({ answers: { k: 1, q: 0 }, choices: { dif: 14 } }));
    expect(await refusal(ana.roll({ answers: { k: 1, q: 0 }, drafts: [answer.code] }))).toMatch(
      /^request_answered/,
    );
    await ana.posts(answer);
    await luis.posts(await given(luis.beacon()));
    await beto.posts(await given(beto.roll({ answers: { k: 1, q: 1 } })));
    expect(words(await stranger()).filter((line) => line.includes('tirada'))).toEqual([
      'Ana tirada 1: VERIFICADA: pedida · sellada en 2 · llave estrenada aquí',
      'Beto tirada 1: VERIFICADA: pedida · sin sellar · llave estrenada aquí',
    ]);
    await ana.check();
    expect((await ana.view()).requests.map(({ q }) => q)).toEqual([2, 1]);
  });

  it('is answered with the dice that were asked for, and none else', async () => {
    const { ana, luis } = table;
    await luis.posts(await given(luis.beacon(asks)));
    expect(await refusal(ana.roll({ answers: { k: 1, q: 2 } }))).toBe(
      'request_dice: El director pidió 2d6+1d8! y esta tirada lanza 1d20. Cambia la tirada.',
    );
    expect(await refusal(ana.roll({ answers: { k: 9, q: 0 } }))).toMatch(/^request_gone/);
    expect(await refusal(ana.roll({ answers: { k: 1, q: 0 }, sheet: null }))).toMatch(/^dice_not_fixed/);
    expect(await refusal(ana.roll({ answers: { k: 1, q: 0 }, how: 'declarada' }))).toMatch(/^not_allowed/);
    expect(await refusal(luis.roll({ answers: { k: 1, q: 0 } }))).toMatch(/^not_allowed/);
  });

  it.each([
    [{ dice: '3k10' }, 'dice_format: No entiendo los dados «3k10».'],
    [{ dice: '' }, 'dice_format'],
    [{ dice: '101d6' }, 'dice_out_of_range'],
    [{ dice: '1d1' }, 'dice_out_of_range'],
    [{ to: '漢字' }, 'name_letters'],
  ])('that cannot be read says what is wrong: %j', async (wrong, problem) => {
    const ask = { to: '', label: '', dice: '1d6', difficulty: '', ...wrong };
    expect(await refusal(table.luis.beacon([ask]))).toContain(problem);
    expect(await refusal(table.luis.beacon(Array(17).fill({ ...ask, to: '', dice: '1d6' })))).toMatch(
      /^too_many_asks/,
    );
  });
});

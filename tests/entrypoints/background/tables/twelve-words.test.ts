import { describe, expect, it } from 'vitest';
import { stranger, table } from './at-table';
import { otherDevice } from './other-device';
import { given, newRequest } from './people';

describe('the twelve words', () => {
  it('are shown with whether they had been before, and a page reminds until they were', async () => {
    const { ana } = table;
    expect((await ana.view()).wordsShown).toBe(true);
    await given(ana.roll());
    expect((await ana.view()).wordsShown).toBe(false);
    const first = await ana.ask('recoveryWords', null);
    expect(first.words.split(' ')).toHaveLength(12);
    expect(first.shown).toBe(false);
    await ana.restart();
    expect(await ana.ask('recoveryWords', null)).toEqual({ ...first, shown: true });
    expect((await ana.view()).wordsShown).toBe(true);
  });

  it('on an empty disk give the same key, and the thread gives the numbers', async () => {
    const { ana, luis } = table;
    const one = await given(ana.roll({ how: 'inmediata' }));
    await ana.posts(one);
    await luis.posts(await given(luis.beacon()));
    const phone = await otherDevice(ana);
    const two = await given(phone.roll({ how: 'inmediata' }));
    expect(two.n).toBe(2);
    expect(two.text).not.toContain('Alta');
    await phone.posts(two);
    await luis.posts(await given(luis.beacon()));
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(Array(6).fill('green'));
    expect((await stranger()).notes).toEqual([]);
  });

  it('of a director give his scene back', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll()));
    await luis.posts(await given(luis.beacon()));
    const phone = await otherDevice(luis);
    await phone.check();
    expect((await phone.view()).scene).toMatchObject({ mine: true, beacons: 1 });
    const next = await given(phone.beacon());
    expect(next.n).toBe(2);
    await phone.posts(await given(phone.roll()), next);
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(Array(6).fill('green'));
  });

  it('give each account of a reader its own key again, whoever rolls first', async () => {
    const { ana, board } = table;
    const carla = (more = {}) => ({ page: ana.page({ account: 'Carla' }), sheet: null, ...more });
    await ana.posts(await given(ana.roll()));
    const hers = await given(ana.roll(carla()));
    board.write('Carla', hers);
    const phone = await otherDevice(ana);
    const next = await given(phone.roll(carla({ request: newRequest() })));
    expect(next.n).toBe(2);
    board.write('Carla', next);
    const back = await given(phone.roll());
    expect(back.n).toBe(2);
    await phone.posts(back);
    const colours = (await stranger()).blocks.map(({ colour }) => colour);
    expect(colours.filter((colour) => colour === 'red' || colour === 'amber')).toEqual([]);
  });

  it.each([
    ['perro gato', 'words_count', 'Son 12 palabras y aquí hay 2.'],
    [`${'ábaco '.repeat(11)}cassa`, 'word_unknown', 'La palabra 12, «cassa», no es de la lista.'],
    ['ábaco '.repeat(12), 'words_checksum', 'no van juntas'],
  ])('that are not right say what is wrong, and change nothing: %s', async (typed, code, message) => {
    const { ana } = table;
    const { words: before } = await ana.ask('recoveryWords', null);
    expect(await ana.ask('restoreWords', { words: typed })).toMatchObject({
      ok: false,
      problems: [{ code, field: 'words', message: expect.stringContaining(message) }],
    });
    expect((await ana.ask('recoveryWords', null)).words).toBe(before);
  });

  it('typed without accents and in capitals take the place of the keys of before, which are kept', async () => {
    const { ana, beto } = table;
    const { words: hers } = await ana.ask('recoveryWords', null);
    await beto.ask('recoveryWords', null);
    const typed = hers
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase();
    expect(await beto.ask('restoreWords', { words: ` ${typed}\n` })).toMatchObject({
      ok: true,
      value: { kept: true, message: expect.stringContaining('se guardan como copia') },
    });
    expect((await beto.ask('recoveryWords', null)).words).toBe(hers);
    const kept = (await beto.office.database?.getAllKeys('keys')) ?? [];
    expect(kept.filter((key) => key.startsWith('former-'))).toHaveLength(1);
    expect(await beto.ask('restoreWords', { words: hers })).toMatchObject({
      ok: true,
      value: { kept: false },
    });
  });
});

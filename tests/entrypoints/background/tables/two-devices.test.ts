import { describe, expect, it } from 'vitest';
import { sitAt, stranger, table } from './at-table';
import { otherDevice } from './other-device';
import { Board, given, Person, refusal, words } from './people';

const said = async (kind: string) =>
  words(await stranger())
    .filter((line) => new RegExp(`^\\S+ ${kind} `).test(line))
    .map((line) => line.slice(line.indexOf(': ') + 2));

describe('two devices with the same number', () => {
  it('the one that comes late gets the next number, with the same game, order and label', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    const phone = await otherDevice(ana);
    const late = await given(ana.roll({ how: 'inmediata', label: 'Trepar' }));
    await phone.posts(await given(phone.roll({ how: 'inmediata', label: 'Nadar' })));
    expect(await ana.recheck(late.code)).toEqual([
      {
        ...{ code: late.code, id: late.code, state: 'renumber' },
        words: 'La tirada 2 ya está publicada desde otro dispositivo: esta pasa a ser la 3.',
      },
    ]);
    const again = await given(ana.renumber(late.code));
    expect(again.n).toBe(3);
    expect(again.text).toContain('Tirada 3 - Ana la Roja - Trepar →');
    expect(await given(ana.renumber(late.code))).toEqual(again);
    expect(await ana.recheck(late.code, again.code)).toMatchObject([{ state: 'renumber' }, { state: 'due' }]);
    await ana.posts(again);
    expect(await said('tirada')).toEqual([
      'VERIFICADA: inmediata · sellada en 1 · llave estrenada aquí',
      'VERIFICADA: inmediata · sin sellar',
      'VERIFICADA: inmediata · sin sellar',
    ]);
  });

  it('all that stand in the editor move up together', async () => {
    const { ana } = table;
    const phone = await otherDevice(ana);
    const one = await given(ana.roll({ how: 'inmediata', label: 'Uno' }));
    const two = await given(ana.roll({ how: 'declarada', label: 'Dos', drafts: [one.code] }));
    const three = await given(ana.roll({ how: 'oculta', label: 'Tres', drafts: [one.code, two.code] }));
    await phone.posts(await given(phone.roll({ how: 'inmediata', label: 'Del móvil' })));
    const codes = [one.code, two.code, three.code];
    expect((await ana.recheck(...codes)).map(({ state }) => state)).toEqual([
      'renumber',
      'renumber',
      'renumber',
    ]);
    const again = [];
    for (const code of codes) again.push(await given(ana.renumber(code)));
    expect(again.map(({ n }) => n)).toEqual([2, 3, 4]);
    await ana.restart();
    expect((await ana.recheck(...again.map(({ code }) => code))).map(({ state }) => state)).toEqual([
      'due',
      'due',
      'due',
    ]);
    await ana.posts(...again);
    expect((await stranger()).notes).toEqual([]);
    const colours = (await stranger()).blocks.map(({ colour }) => colour);
    expect(colours.filter((colour) => colour === 'red' || colour === 'amber')).toEqual([]);
    await ana.posts(await given(ana.reveal(`${three.id.split('.')[0]}.4`)));
    expect(await said('oculta')).toEqual(['REVELADA']);
  });

  it('a request that the other device has answered is taken out, and its number is given again', async () => {
    const { ana, luis } = table;
    await luis.posts(await given(luis.beacon([{ to: 'Ana', label: 'Oído', dice: '1d20', difficulty: '' }])));
    const phone = await otherDevice(ana);
    const one = await given(ana.roll({ how: 'inmediata' }));
    const late = await given(ana.roll({ answers: { k: 1, q: 0 }, drafts: [one.code] }));
    await phone.posts(await given(phone.roll({ answers: { k: 1, q: 0 } })));
    expect(await ana.recheck(one.code, late.code)).toMatchObject([
      { state: 'renumber' },
      { state: 'drop', words: expect.stringContaining('otro dispositivo') },
    ]);
    expect(await refusal(ana.renumber(late.code))).toContain('otro dispositivo');
    const again = await given(ana.renumber(one.code));
    const next = await given(ana.roll({ how: 'inmediata', drafts: [again.code] }));
    expect([again.n, next.n]).toEqual([2, 3]);
    await ana.posts(again, next);
    const read = await stranger();
    expect(read.notes).toEqual([]);
    expect(read.blocks.map(({ colour }) => colour)).not.toContain('amber');
  });

  it('an old version that was posted after all is what counts', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    const old = await given(ana.roll({ how: 'inmediata', label: 'Vieja' }));
    await luis.posts(await given(luis.beacon()));
    const again = await given(ana.renumber(old.code));
    expect(again.code).not.toBe(old.code);
    await ana.posts(old);
    await ana.check();
    const [row] = await ana.ask('log', { limit: 1 });
    expect(row).toMatchObject({ code: old.code, posted: expect.any(Number) });
    expect((await ana.view()).pending).toEqual([]);
  });
});

describe('what stands in the editor while others write', () => {
  it('is made again when the baliza that is due has changed', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    const draft = await given(ana.roll({ how: 'inmediata', label: 'Trepar' }));
    expect(await ana.recheck(draft.code)).toMatchObject([{ state: 'due', words: '' }]);
    await luis.posts(await given(luis.beacon()));
    expect(await ana.recheck(draft.code)).toMatchObject([
      { state: 'renumber', words: expect.stringContaining('a la tirada 2 le toca otra baliza') },
    ]);
    const again = await given(ana.renumber(draft.code));
    expect(again.n).toBe(2);
    await ana.posts(again);
    expect((await said('tirada')).at(-1)).toBe('VERIFICADA: inmediata · sin sellar');
  });

  it('is made again in a thread without a scene, too', async () => {
    const board = new Board('90');
    sitAt({ board });
    const ana = await Person.sit('Ana', board);
    await ana.posts(await given(ana.roll()));
    const draft = await given(ana.roll());
    board.write('Beto', 'Espera.');
    expect(await ana.recheck(draft.code)).toMatchObject([{ state: 'renumber' }]);
    await ana.posts(await given(ana.renumber(draft.code)));
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(['green', 'green', 'green']);
  });

  it('of somebody else, or posted already, is not spoken of', async () => {
    const { ana, beto } = table;
    const one = await given(ana.roll());
    const two = await given(beto.roll());
    await ana.posts(one);
    expect(await ana.recheck(one.code, two.code, 'TV1 nada', '')).toEqual([]);
    expect(await refusal(ana.renumber(two.code))).toMatch(/^roll_gone/);
  });
});

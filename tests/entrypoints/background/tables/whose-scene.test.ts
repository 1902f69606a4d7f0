import { describe, expect, it } from 'vitest';
import { Disk } from '../desk/office';
import { stranger, table } from './at-table';
import { otherDevice } from './other-device';
import { given, Person, refusal, words } from './people';

const said = async (kind: string) =>
  words(await stranger())
    .filter((line) => new RegExp(`^\\S+ ${kind} `).test(line))
    .map((line) => line.slice(line.indexOf(': ') + 2));

describe('a baliza', () => {
  it('is the same for the same request, and keeps its number until it is posted', async () => {
    const { ana, luis } = table;
    const first = await given(luis.beacon([], { request: 'b1' }));
    await luis.restart();
    expect(
      await given(luis.beacon([{ to: '', label: '', dice: '1d6', difficulty: '' }], { request: 'b1' })),
    ).toEqual(first);
    expect(first.text).not.toContain('Resuelve');
    await ana.posts(await given(ana.roll()));
    expect(await luis.recheck(first.code)).toMatchObject([
      { state: 'renumber', words: expect.stringContaining('baliza 1') },
    ]);
    const second = await given(luis.renumber(first.code));
    expect(second.n).toBe(1);
    expect(second.text).toContain('Resuelve Ana 1 - Saltar');
    expect(await luis.recheck(first.code, second.code)).toMatchObject([
      { state: 'renumber' },
      { state: 'due' },
    ]);
    expect((await given(luis.beacon())).code).toBe(second.code);
    await luis.posts(second);
    expect((await given(luis.beacon())).n).toBe(2);
    expect((await stranger()).notes).toEqual([]);
  });

  it('made on two devices of the director takes the next number on the late one', async () => {
    const { ana, luis } = table;
    const phone = await otherDevice(luis);
    const late = await given(luis.beacon([{ to: '', label: '', dice: '1d6', difficulty: '' }]));
    await phone.posts(await given(phone.beacon()));
    await ana.posts(await given(ana.roll()));
    const again = await given(luis.renumber(late.code));
    expect(again.n).toBe(2);
    await luis.posts(again);
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(Array(5).fill('green'));
  });

  it('is refused to who directs nothing here, or with a key of another browser', async () => {
    const { ana, board } = table;
    expect(await refusal(ana.beacon())).toMatch(/^no_scene/);
    const other = await Person.sit('Director', board, new Disk());
    expect(await refusal(other.beacon())).toMatch(/^other_key/);
    await other.check();
    expect((await other.view()).levels).toMatchObject([
      { allowed: false, words: expect.stringContaining('12 palabras') },
    ]);
    expect(await refusal(other.roll())).toContain('12 palabras');
  });
});

describe('whose key it is', () => {
  it('a changed key is sealed only after the director says yes, and then it counts', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    const fresh = await Person.sit('Ana', board);
    const changed = await given(fresh.roll({ how: 'inmediata' }));
    expect(changed).toMatchObject({ n: 1, text: expect.stringContaining('Alta de Ana') });
    await fresh.posts(changed);
    expect((await said('alta')).at(-1)).toBe('CAMBIO DE LLAVE: Ana');
    await luis.check();
    expect((await luis.view()).scene?.keys).toEqual([
      { author: 'Ana', words: expect.stringContaining('Ana presenta una llave') },
    ]);
    expect((await given(luis.beacon())).said).toContain('sella 0');
    const asked = await luis.ask('acceptKey', { page: luis.page(), author: 'Ana', yes: true });
    expect(asked.scene).toMatchObject({ keys: [], toSeal: 1 });
    await luis.restart();
    await luis.posts(await given(luis.beacon()));
    expect((await said('alta')).at(-1)).toBe('LLAVE NUEVA: Ana, aceptada en la baliza 2');
    await luis.posts(await given(luis.beacon()));
    await fresh.posts(await given(fresh.roll({ how: 'inmediata' })));
    expect((await said('tirada')).slice(1)).toEqual([
      'SELLADA CON RETRASO: en la 3, no en la 2 + VERIFICADA: inmediata · sellada en 3 · llave estrenada aquí',
      'VERIFICADA: inmediata · sin sellar',
    ]);
    // Her own rolls of before are not spoilt for her by the key of now.
    const colours = (await fresh.check()).blocks.map(({ colour }) => colour);
    expect(colours.filter((colour) => colour === 'amber' || colour === 'red')).toEqual([]);
  });

  it('one that the director turns down is never sealed, and he is not asked again', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll()));
    await luis.posts(await given(luis.beacon()));
    const thief = await Person.sit('Ana', board);
    await thief.posts(await given(thief.roll()));
    await luis.check();
    const asked = await luis.ask('acceptKey', { page: luis.page(), author: 'Ana', yes: false });
    expect(asked.scene).toMatchObject({ keys: [], toSeal: 0 });
    await luis.posts(await given(luis.beacon()));
    expect(await said('declaracion')).toEqual([
      'VERIFICADA: declarada, resuelta por la baliza 1 · sellada en 1',
      'CAMBIO DE LLAVE: hecha con la llave nueva, sin aceptar',
    ]);
  });

  it('is remembered once sealed: who saw it is not deceived when the alta is deleted and another one slipped in', async () => {
    const { ana, luis, beto, board } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    await beto.check();
    const hers = board.posts[2];
    if (!hers) throw new Error('no post');
    const whole = hers.text;
    hers.text = whole.slice(whole.indexOf('[color=#610B0B]Tirada'));
    expect(words(await beto.check())).toContain('Ana tirada 1: VERIFICADA: inmediata · sellada en 1');
    expect(words(await stranger())).toContain('Ana tirada 1: LLAVE DESCONOCIDA: Ana');
    // The alta in another account's post: who remembers knows whose it is.
    board.posts.splice(3, 0, {
      id: 508,
      author: 'Mallory',
      text: whole.slice(0, whole.indexOf('[color=#610B0B]Tirada')),
    });
    expect(words(await beto.check())).toContain('Mallory alta 0: COPIADA: hecha con la llave de Ana');
  });
});

describe('who directs', () => {
  it('is asked for once where somebody else began the thread, and whoever is turned down directs nothing', async () => {
    const { ana, beto, board } = table;
    const first = board.posts[0];
    if (!first) throw new Error('no post');
    first.author = 'Eva';
    await ana.posts(await given(ana.roll()));
    await beto.check();
    expect((await beto.view()).scene).toMatchObject({ gm: 'Director', confirmed: false });
    const yes = await beto.ask('confirmDirector', { page: beto.page(), author: 'Director', yes: true });
    expect(yes.scene).toMatchObject({ confirmed: true });
    const no = await beto.ask('confirmDirector', { page: beto.page(), author: 'Director', yes: false });
    expect(no.scene).toBeNull();
    expect(no.levels[0]).toMatchObject({ how: 'basica', allowed: true });
    const read = await beto.check();
    expect(read.notes.map(({ code }) => code)).toEqual(['gm_unconfirmed']);
    expect(words(read).at(-1)).toContain('OTRO DIRECTOR: escena de Director');
  });

  it('another scene in the thread is nobody’s until its director is confirmed', async () => {
    const { ana, beto, luis } = table;
    await beto.posts(await given(beto.openScene()));
    await Promise.all([ana.check(), beto.check()]);
    expect((await ana.view()).scene).toMatchObject({ gm: 'Director' });
    expect((await beto.view()).scene).toMatchObject({ gm: 'Beto', mine: true });
    const view = await ana.ask('confirmDirector', { page: ana.page(), author: 'Beto', yes: true });
    expect(view.scene).toMatchObject({ gm: 'Beto' });
    await luis.check();
    expect((await luis.view()).scene).toMatchObject({ gm: 'Director', mine: true });
  });

  it('the reader who directs reads that what he sealed is gone', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll()));
    await luis.posts(await given(luis.beacon()));
    const hers = board.posts[2];
    if (!hers) throw new Error('no post');
    const alta = hers.text.slice(0, hers.text.indexOf('[color=#610B0B]Declara'));
    hers.text = alta;
    expect((await luis.check()).notes.map(({ code }) => code)).toContain('sealed_gone');
    expect((await stranger()).notes.map(({ code }) => code)).toContain('sealed_unseen');
  });
});

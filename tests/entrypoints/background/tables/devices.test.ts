import { beforeEach, describe, expect, it } from 'vitest';
import { Disk } from '../desk/office';
import { Board, given, newRequest, openTable, Person, refusal, words } from './people';

type Table = Awaited<ReturnType<typeof openTable>>;
let table: Table;
beforeEach(async () => {
  table = await openTable();
});
const stranger = async () => (await Person.sit('Nadie', table.board)).check();
const said = async (kind: string) =>
  words(await stranger())
    .filter((line) => new RegExp(`^\\S+ ${kind} `).test(line))
    .map((line) => line.slice(line.indexOf(': ') + 2));

/** Ana's other device: the same twelve words on an empty disk. */
async function otherDevice(ana: Person): Promise<Person> {
  const phone = await Person.sit(ana.name, ana.board);
  const { words: twelve } = await ana.ask('recoveryWords', null);
  expect(await phone.ask('restoreWords', { words: twelve })).toMatchObject({
    ok: true,
    value: { kept: false },
  });
  return phone;
}

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
    table = { ...table, board };
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

describe('a page of a thread', () => {
  it('whose apertura nobody has read is not rolled in blindly', async () => {
    const { ana, luis, board } = table;
    await luis.posts(await given(luis.beacon()));
    const late = await Person.sit('Carla', board);
    const page2 = board.read(2);
    expect(await refusal(late.roll({ thread: page2 }))).toMatch(/^opening_unread: .*«Baliza 0»/);
    await late.check(page2);
    expect((await late.view()).levels).toMatchObject([{ allowed: false }]);
    await late.check(board.read());
    expect((await given(late.roll({ thread: page2 }))).text).toContain('Declara 1');
    await ana.check();
  });

  it('is judged by what was read before, and own rolls are known without their alta', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await ana.check();
    expect(words(await ana.check(board.read(4)))).toEqual([
      'Ana tirada 2: VERIFICADA: inmediata · sin sellar',
    ]);
  });
});

describe('a block that was copied', () => {
  it('from another scene of the reader is named by the title of its thread, when the thread was read whole', async () => {
    const { ana, board } = table;
    const declared = await given(ana.roll());
    await ana.posts(declared);
    const reader = await Person.sit('Nadie', board);
    await reader.check(board.read(), { title: 'La torre' });
    const other = new Board('99');
    other.write('Ana', declared);
    const read = (complete: boolean) =>
      reader.check({ posts: other.posts, complete }, { topic: '99', title: 'El pozo' });
    expect((await read(false)).blocks.map(({ colour }) => colour)).toEqual(['grey', 'grey']);
    expect((await read(true)).blocks.flatMap(({ verdicts }) => verdicts.map((one) => one.words))).toContain(
      'COPIADA: hecha para otro hilo (La torre)',
    );
  });
});

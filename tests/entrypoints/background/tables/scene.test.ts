import { beforeEach, describe, expect, it } from 'vitest';
import { sitAt, stranger, table } from './at-table';
import { Board, given, openTable, Person, refusal, words } from './people';

const levels = async (person: Person) =>
  (await person.view()).levels.map(({ how, allowed }) => `${how}${allowed ? '' : ' no'}`);

describe('opening a scene', () => {
  it('is a block in the words of the partida, and readers see who directs', async () => {
    const { board, ana } = table;
    expect(board.posts[1]?.text).toMatch(
      /\[color=#610B0B\]Baliza 0 - se abre la escena\[\/color\]\n\[color=#767676\]TV1 [^[]+\[\/color\]$/,
    );
    expect(words(await stranger())).toEqual(['Director baliza 0: VERIFICADA: apertura']);
    await ana.check();
    expect(await ana.view()).toMatchObject({
      scene: { gm: 'Director', mine: false, confirmed: true, strict: false, beacons: 0, toSeal: 0, keys: [] },
      directs: false,
    });
    expect(await levels(ana)).toEqual(['declarada', 'inmediata', 'oculta']);
  });

  it('makes the partida the director’s, and his tools are there before the post is', async () => {
    const board = new Board('78');
    const luis = await Person.sit('Director', board);
    expect(await luis.view()).toMatchObject({ directs: false, scene: null });
    await luis.openScene();
    expect(await luis.view()).toMatchObject({
      directs: true,
      autoBeacon: true,
      scene: null,
      partida: { name: 'La torre' },
    });
  });

  it('gives the same scene until it is posted, with the flags of the last time', async () => {
    const board = new Board('78');
    const luis = await Person.sit('Director', board);
    const first = await given(luis.openScene({ request: 'one' }));
    await luis.restart();
    expect(await given(luis.openScene({ request: 'one', strict: true }))).toEqual(first);
    const strict = await given(luis.openScene({ strict: true }));
    expect(strict.id).toBe(first.id);
    expect(strict.text).toContain('solo tiradas declaradas o pedidas');
    await luis.posts(strict);
    await luis.check();
    expect((await luis.view()).scene).toMatchObject({ mine: true, strict: true });
    const second = await given(luis.openScene());
    expect(second.id).not.toBe(first.id);
  });

  it('works in the post that begins a topic', async () => {
    const board = new Board('79');
    board.posts.length = 0;
    const luis = await Person.sit('Director', board);
    const thread = { posts: [], complete: true };
    const block = await given(luis.openScene({ page: luis.page({ topic: null }), thread }));
    await luis.posts('Primera escena.', block);
    await luis.check();
    expect((await luis.view()).scene).toMatchObject({ mine: true, confirmed: true });
  });

  it('is not done in a private post, nor by a guest, and neither is a baliza', async () => {
    const { luis } = table;
    const hidden = luis.page({ private: true });
    expect(await refusal(luis.openScene({ page: hidden }))).toMatch(/^private_post/);
    expect(await refusal(luis.beacon([], { page: hidden }))).toMatch(/^private_post/);
    expect(await refusal(luis.openScene({ page: luis.page({ account: null }) }))).toMatch(/^no_account/);
  });
});

describe('a strict scene', () => {
  beforeEach(async () => {
    sitAt(await openTable({ strict: true }));
  });
  it('takes only declared and asked rolls, and says why', async () => {
    const { ana, luis } = table;
    await ana.check();
    expect(await levels(ana)).toEqual(['declarada', 'inmediata no', 'oculta no']);
    for (const how of ['inmediata', 'oculta'] as const) {
      expect(await refusal(ana.roll({ how }))).toBe(
        'not_allowed: El director ha abierto una escena estricta: solo valen tiradas declaradas o pedidas.',
      );
    }
    expect(await refusal(ana.roll({ how: 'basica' }))).toMatch(/^not_allowed/);
    await ana.posts(await given(ana.roll()));
    await luis.check();
    expect(await levels(luis)).toEqual(['director no']);
    await luis.posts(await given(luis.beacon([{ to: '', label: '', dice: 'd20', difficulty: '' }])));
    await ana.posts(await given(ana.roll({ answers: { k: 1, q: 0 } })));
    await luis.posts(await given(luis.roll()), await given(luis.beacon()));
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(Array(7).fill('green'));
  });

  it('drops a roll of before that was not posted in time', async () => {
    const board = new Board('80');
    const ana = await Person.sit('Ana', board);
    const luis = await Person.sit('Director', board);
    const basica = await given(ana.roll());
    await luis.posts(await given(luis.openScene({ strict: true })));
    expect(await ana.recheck(basica.code)).toMatchObject([
      { state: 'drop', words: expect.stringContaining('estricta') },
    ]);
    expect((await given(ana.roll())).text).toContain('Declara 1');
  });
});

describe('the director’s rolls', () => {
  it('hang from a post before anything is sealed, then from the seals of his balizas', async () => {
    const { ana, luis } = table;
    await luis.check();
    expect(await levels(luis)).toEqual(['basica', 'oculta']);
    const before = await given(luis.roll());
    expect(before.text).not.toContain('Alta');
    await luis.posts(before);
    await ana.posts(await given(ana.roll()));
    await luis.posts(await given(luis.beacon()));
    await luis.check();
    expect(await levels(luis)).toEqual(['director', 'oculta']);
    const one = await given(luis.roll());
    const two = await given(luis.roll({ drafts: [one.code] }));
    const hidden = await given(
      luis.roll({ how: 'oculta', drafts: [one.code, two.code], label: 'Emboscada' }),
    );
    await luis.posts(one, two, hidden, await given(luis.beacon()));
    await luis.posts(await given(luis.reveal(hidden.id)), await given(luis.beacon()));
    const read = await stranger();
    expect(words(read).filter((line) => /tirada|oculta|revela/.test(line))).toEqual([
      'Director tirada 1: VERIFICADA: básica · llave estrenada aquí',
      'Director tirada 1: VERIFICADA: director, testigo 1',
      'Director tirada 2: VERIFICADA: director, testigo 1',
      'Director oculta 3: REVELADA',
      'Director revelacion 3: VERIFICADA: revelación de la oculta 3',
    ]);
    expect(read.blocks.map(({ colour }) => colour)).toEqual(Array(11).fill('green'));
    expect(read.notes).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Board, given, openTable, Person, refusal, words } from './people';

type Table = Awaited<ReturnType<typeof openTable>>;
let table: Table;
beforeEach(async () => {
  table = await openTable();
});
/** What anybody reads who was never here. */
const stranger = async (name = 'Nadie') => (await Person.sit(name, table.board)).check();
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

describe('a declaration', () => {
  it('is sealed and resolved by the next baliza, for all to read, and verified', async () => {
    const { ana, luis } = table;
    const declared = await given(ana.roll({ label: 'Atacar al guardia' }));
    expect(declared.text).toContain('Alta de Ana');
    expect(declared.text).toContain('Declara 1 - Ana la Roja - Atacar al guardia');
    expect(declared.text).not.toMatch(/ÉXITO|FALLO/);
    expect(declared).toMatchObject({
      tone: 'neutral',
      said: expect.stringContaining('cuando escriba el director'),
    });
    await ana.posts('Me lanzo.', declared);
    await ana.check();
    expect((await ana.view()).declared).toMatchObject([{ n: 1, label: 'Atacar al guardia' }]);
    expect(words(await stranger()).at(-1)).toBe(
      'Ana declaracion 1: PENDIENTE: declarada, espera la baliza que la selle',
    );

    await luis.check();
    expect((await luis.view()).scene).toMatchObject({ toSeal: 2 });
    const baliza = await given(luis.beacon());
    expect(baliza.n).toBe(1);
    expect(baliza.said).toBe('Baliza 1: sella 2, resuelve 1, pide 0');
    expect(baliza.text).toMatch(/Resuelve Ana 1 - Atacar al guardia - 1d20: \d+ → \[b\](ÉXITO|FALLO), /);
    await luis.posts('Suenan espadas.', baliza);
    const read = await stranger();
    expect(words(read)).toEqual([
      'Director baliza 0: VERIFICADA: apertura',
      'Ana alta 0: VERIFICADA: alta de Ana',
      'Ana declaracion 1: VERIFICADA: declarada, resuelta por la baliza 1 · sellada en 1',
      'Director baliza 1: VERIFICADA: baliza 1',
    ]);
    expect(read.notes).toEqual([]);
    const [, , block] = read.blocks;
    expect(block?.outcome).toMatch(/^(ÉXITO|FALLO), .* - 1d20: \d+ - total \d+ contra 12$/);
    expect(block?.truth).toBeNull();

    await ana.check();
    expect((await ana.view()).declared).toEqual([]);
    const [row] = await ana.ask('log', { limit: 1 });
    expect(row).toMatchObject({
      n: 1,
      posted: expect.any(Number),
      outcome: expect.stringMatching(/ÉXITO|FALLO/),
    });
    expect(row?.dice).toHaveLength(1);
  });

  it('whose words were changed is amber for the reader, with what it says', async () => {
    const { ana, luis, board } = table;
    const declared = await given(ana.roll());
    await ana.posts(declared.text.replace('[color=#610B0B]1d20[/color]', '[color=#610B0B]3d6[/color]'));
    await luis.posts(await given(luis.beacon()));
    const said = (await stranger()).blocks.find(({ kind }) => kind === 'declaracion');
    expect(said?.verdicts.map(({ code }) => code)).toContain('words_differ');
    expect(said?.colour).toBe('amber');
    expect(said?.truth).toBe('1d20');
    expect(board.posts).toHaveLength(4);
  });

  it('cannot be made of a roll whose dice are not known beforehand: then it is rolled at once', async () => {
    const { ana } = table;
    const rolled = await given(ana.roll({ sheet: null }));
    expect(rolled.text).toContain('Tirada 1 - Ana - Saltar →');
    ana.drafts.push(rolled.code);
    expect(await refusal(ana.roll({ sheet: null, how: 'declarada' }))).toMatch(/^dice_not_fixed/);
  });
});

describe('an immediate roll', () => {
  it('leans on the baliza that is due, and stays due while nobody seals it', async () => {
    const { ana, luis } = table;
    const one = await given(ana.roll({ how: 'inmediata' }));
    const two = await given(ana.roll({ how: 'inmediata', drafts: [one.code] }));
    expect(two.text).not.toContain('Alta');
    await ana.posts(one, two);
    await luis.posts(await given(luis.beacon()));
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    expect(words(await stranger()).filter((line) => line.includes('tirada'))).toEqual([
      'Ana tirada 1: VERIFICADA: inmediata · sellada en 1 · llave estrenada aquí',
      'Ana tirada 2: VERIFICADA: inmediata · sellada en 1 · llave estrenada aquí',
      'Ana tirada 3: VERIFICADA: inmediata · sin sellar',
    ]);
  });

  it('that was made and never posted comes first, identical, after a restart too', async () => {
    const { ana } = table;
    const lost = await given(ana.roll({ how: 'inmediata' }));
    await ana.restart();
    expect(await ana.roll({ how: 'declarada', choices: { dif: 1 } })).toEqual({
      kind: 'pending',
      block: lost,
    });
    expect((await ana.view()).pending).toEqual([lost]);
  });

  it('that was lost and is not due any more is made again before it is offered', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    const lost = await given(ana.roll({ how: 'inmediata' }));
    await luis.posts(await given(luis.beacon()));
    const answer = await ana.roll();
    if (answer.kind !== 'pending') throw new Error(answer.kind);
    expect(answer.block.n).toBe(2);
    expect(answer.block.code).not.toBe(lost.code);
    await ana.posts(answer.block);
    expect(words(await stranger()).at(-1)).toBe('Ana tirada 2: VERIFICADA: inmediata · sin sellar');
  });

  it('is refused a second time by the same baliza where the director says so', async () => {
    table = await openTable({ onePerBeacon: true });
    const { ana } = table;
    const one = await given(ana.roll({ how: 'inmediata' }));
    expect(await refusal(ana.roll({ how: 'inmediata', drafts: [one.code] }))).toMatch(
      /^not_allowed: Ya has tirado con la baliza 0/,
    );
    await ana.posts(one);
    await ana.check();
    expect(await levels(ana)).toEqual(['declarada', 'inmediata no', 'oculta no']);
    expect((await given(ana.roll())).text).toContain('Declara 2');
  });
});

describe('a strict scene', () => {
  beforeEach(async () => {
    table = await openTable({ strict: true });
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

describe('a hidden roll', () => {
  it('of a player shows its number alone, and opens later to what it was', async () => {
    const { ana, luis } = table;
    const hidden = await given(ana.roll({ how: 'oculta', label: 'Guardarme un as' }));
    expect(hidden.text).toMatch(/\[color=#610B0B\]Oculta 1\[\/color\]/);
    expect(hidden.text).not.toContain('as');
    expect(hidden.said).toMatch(/^Ana la Roja, Guardarme un as: (ÉXITO|FALLO), .*Oculta: solo tú lo sabes$/);
    expect((await ana.view()).hidden).toEqual([]);
    expect(await refusal(ana.reveal(hidden.id))).toMatch(/^not_hidden/);
    await ana.posts(hidden);
    await luis.posts(await given(luis.beacon()));
    await ana.check();
    expect((await ana.view()).hidden).toEqual([{ id: hidden.id, n: 1, label: 'Guardarme un as' }]);
    expect(words(await stranger()).at(-2)).toBe('Ana oculta 1: PENDIENTE: oculta sin revelar');

    await ana.restart();
    const shown = await given(ana.reveal(hidden.id));
    expect(shown.text).toMatch(/Revela 1 - «Guardarme un as» - Ana la Roja → \[b\](ÉXITO|FALLO)/);
    expect(await given(ana.reveal(hidden.id))).toEqual(shown);
    expect(await ana.recheck(shown.code)).toMatchObject([{ state: 'due' }]);
    await ana.posts(shown);
    const read = await stranger();
    expect(words(read).slice(2)).toEqual([
      'Ana oculta 1: REVELADA',
      'Director baliza 1: VERIFICADA: baliza 1',
      'Ana revelacion 1: VERIFICADA: revelación de la oculta 1',
    ]);
    expect(read.blocks.at(-1)).toMatchObject({ truth: null, outcome: expect.stringMatching(/ÉXITO|FALLO/) });
    await ana.check();
    expect((await ana.view()).hidden).toEqual([]);
  });

  it('whose reveal says another outcome is amber, and the truth is told', async () => {
    const { ana } = table;
    const hidden = await given(ana.roll({ how: 'oculta' }));
    await ana.posts(hidden);
    const shown = await given(ana.reveal(hidden.id));
    await ana.posts(shown.text.replace(/(ÉXITO|FALLO), [^[]*/, 'TRIUNFO'));
    const read = (await stranger()).blocks.at(-1);
    expect(read?.verdicts.map(({ code }) => code)).toContain('words_differ');
    expect(read?.truth).toMatch(/ÉXITO|FALLO/);
  });

  it('may answer a request, in a strict scene too', async () => {
    table = await openTable({ strict: true });
    const { ana, luis } = table;
    await luis.posts(
      await given(luis.beacon([{ to: 'Ana', label: 'Mentir', dice: '1d20', difficulty: '' }])),
    );
    const hidden = await given(ana.roll({ how: 'oculta', answers: { k: 1, q: 0 } }));
    await ana.posts(hidden);
    await ana.posts(await given(ana.reveal(hidden.id)));
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(Array(5).fill('green'));
  });

  it('without a scene hangs from a post', async () => {
    const board = new Board('81');
    table = { ...table, board };
    const ana = await Person.sit('Ana', board);
    expect(await levels(ana)).toEqual(['basica', 'oculta']);
    const hidden = await given(ana.roll({ how: 'oculta' }));
    await ana.posts(hidden);
    await ana.posts(await given(ana.reveal(hidden.id)));
    expect((await stranger()).blocks.map(({ colour }) => colour)).toEqual(['green', 'green', 'green']);
  });

  it('is nobody else’s to open', async () => {
    const { ana, beto } = table;
    const hidden = await given(ana.roll({ how: 'oculta' }));
    await ana.posts(hidden);
    await ana.check();
    expect(await refusal(beto.reveal(hidden.id))).toMatch(/^roll_gone/);
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

describe('a private post', () => {
  it('is sealed, and the baliza tells nobody what was declared in it', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    const secret = await given(ana.roll({ label: 'Traicionar a Beto' }));
    await ana.posts(secret);
    const last = board.posts.at(-1);
    if (last) board.posts[board.posts.length - 1] = Object.assign(last, { private: true });
    const baliza = await given(luis.beacon());
    expect(baliza.text).not.toMatch(/Resuelve|Traicionar/);
    await luis.posts(baliza);
    expect(words(await luis.check()).at(-2)).toContain('declarada, resuelta por la baliza 2');
  });

  it('takes a roll and neither alta nor baliza; the alta comes with the next public one', async () => {
    const { ana } = table;
    const secret = await given(ana.roll({ page: ana.page({ private: true }) }));
    expect(secret.text).not.toContain('Alta');
    const open = await given(ana.roll({ drafts: [secret.code] }));
    expect(open.text).toContain('Alta de Ana');
  });
});

import { describe, expect, it } from 'vitest';
import { sitAt, stranger, table } from './at-table';
import { given, openTable, type Person, refusal, words } from './people';

const levels = async (person: Person) =>
  (await person.view()).levels.map(({ how, allowed }) => `${how}${allowed ? '' : ' no'}`);

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
    sitAt(await openTable({ onePerBeacon: true }));
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

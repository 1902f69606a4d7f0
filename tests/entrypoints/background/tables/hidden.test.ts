import { describe, expect, it } from 'vitest';
import { sitAt, stranger, table } from './at-table';
import { Board, given, openTable, Person, refusal, words } from './people';

const levels = async (person: Person) =>
  (await person.view()).levels.map(({ how, allowed }) => `${how}${allowed ? '' : ' no'}`);

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
    sitAt(await openTable({ strict: true }));
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
    sitAt({ board });
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

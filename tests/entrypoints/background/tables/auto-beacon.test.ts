import { beforeEach, describe, expect, it } from 'vitest';
import type { PageRef, Partida } from '../../../../entrypoints/background/messages';
import { given, openTable, type Person, words } from './people';

type Table = Awaited<ReturnType<typeof openTable>>;
let table: Table;
beforeEach(async () => {
  table = await openTable();
});

const auto = (who: Person, codes: readonly string[] = [], more: Partial<PageRef> = {}) =>
  who.ask('autoBeacon', { page: who.page(more), thread: who.board.read(), codes });
async function set(who: Person, more: Partial<Partida>): Promise<void> {
  const { partida } = await who.ask('partidaFor', who.page());
  expect(await who.ask('savePartida', { ...partida, ...more })).toMatchObject({ ok: true });
}

describe('the baliza that goes by itself', () => {
  it('is the next one, with the seals of what stands there and the results of what was declared', async () => {
    const { ana, luis } = table;
    await ana.posts(await given(ana.roll({ how: 'declarada' })));
    const rolled = await auto(luis);
    if (rolled?.kind !== 'rolled') throw new Error('no baliza');
    expect(rolled.block.n).toBe(1);
    expect(rolled.block.text).toMatch(/Resuelve Ana 1/);
    await luis.posts('Sigue.', rolled.block);
    expect(words(await ana.check()).filter((line) => !line.includes('VERIFICADA'))).toEqual([]);
  });
  it('is not put beside one that stands in the message, whoever put it there', async () => {
    const { luis } = table;
    const first = await given(luis.beacon([{ to: '', label: 'Ver', dice: '2d6', difficulty: '' }]));
    expect(await auto(luis, [first.code])).toBeNull();
    const apertura = await given(luis.openScene());
    expect(await auto(luis, [apertura.code])).toBeNull();
  });
  it('keeps its number until it is seen posted', async () => {
    const { ana, luis } = table;
    const first = await auto(luis);
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    const again = await auto(luis);
    expect([first, again].map((one) => one?.kind === 'rolled' && one.block.n)).toEqual([1, 1]);
  });
  it('goes into no private post, no edit, and no post of a player', async () => {
    const { ana, luis, board } = table;
    expect(await auto(luis, [], { private: true })).toBeNull();
    expect(await auto(luis, [], { editing: board.posts.at(-1)?.id ?? 0 })).toBeNull();
    expect(await auto(ana)).toBeNull();
    expect(await luis.ask('awaitsBeacon', luis.page({ private: true }))).toBe(false);
    expect(await ana.ask('awaitsBeacon', ana.page())).toBe(false);
  });
  it('goes nowhere when the director has turned it off', async () => {
    const { luis } = table;
    await luis.check(); // His browser shows the thread.
    expect(await luis.ask('awaitsBeacon', luis.page())).toBe(true);
    expect(await luis.ask('directsHere', { host: luis.page().host })).toBe(true);
    await set(luis, { autoBeacon: false });
    expect(await luis.ask('awaitsBeacon', luis.page())).toBe(false);
    expect(await luis.ask('directsHere', { host: luis.page().host })).toBe(false);
    expect(await auto(luis)).toBeNull();
  });
  it('goes into no thread where he has opened nothing', async () => {
    const { luis } = table;
    expect(await luis.ask('awaitsBeacon', luis.page({ topic: '78' }))).toBe(false);
    expect(await luis.ask('directsHere', { host: 'otro.example' })).toBe(false);
  });
});

describe('the reminder of the twelve words', () => {
  it('does not come again once it was turned down', async () => {
    const { ana } = table;
    await given(ana.roll());
    expect((await ana.view()).wordsShown).toBe(false);
    await ana.ask('wordsLater', null);
    await ana.restart();
    expect((await ana.view()).wordsShown).toBe(true);
  });
});

describe('a request', () => {
  it('says what it is for and how it is answered', async () => {
    const { ana, luis } = table;
    const block = await given(luis.beacon([{ to: 'Ana', label: 'Escuchar', dice: '2d6', difficulty: '4' }]));
    await luis.posts(block);
    await ana.check();
    const [request] = (await ana.view()).requests;
    expect(request).toMatchObject({ label: 'Escuchar', mine: true, dice: '2d6' });
    expect(request?.roll?.choices).toEqual({ expresion: '2d6' });
  });
});

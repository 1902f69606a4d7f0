import { beforeEach, describe, expect, it } from 'vitest';
import { Board, given, openTable, Person, refusal, words } from './people';

type Table = Awaited<ReturnType<typeof openTable>>;

/** Writes into a post what its author puts there by editing it. */
function edits(board: Board, id: number, text: string): void {
  const post = board.posts.find((one) => one.id === id);
  if (!post) throw new Error(`no post ${id}`);
  post.text = `${post.text}\n\n${text}`;
}
const strange = (board: Board) => Person.sit('Nadie', board).then((one) => one.check());

describe('an edit without a director', () => {
  let board: Board;
  let ana: Person;
  beforeEach(async () => {
    board = new Board();
    ana = await Person.sit('Ana', board);
  });

  it('hangs from what stood before the post, and is verified', async () => {
    const own = board.write('Ana', 'Se me olvidó tirar.');
    board.write('Beto', 'Sigo yo.');
    board.write('Director', 'Y yo.');
    const roll = await given(ana.roll({ page: ana.page({ editing: own }) }));
    edits(board, own, roll.text);
    const more = await given(ana.roll({ page: ana.page({ editing: own }) }));
    expect([roll.n, more.n]).toEqual([1, 2]);
    edits(board, own, more.text);
    expect((await strange(board)).blocks.map(({ colour }) => colour)).toEqual(['green', 'green', 'green']);
  });
  it('takes no roll where later posts have some: it would be read out of order', async () => {
    const own = board.write('Ana', 'Se me olvidó tirar.');
    await ana.posts(await given(ana.roll()));
    const page = ana.page({ editing: own });
    expect(await refusal(ana.roll({ page }))).toMatch(/^edit_out_of_order: /);
    expect((await ana.ask('page', page)).levels).toEqual([
      { how: 'basica', allowed: false, words: expect.stringContaining('fuera de orden') },
    ]);
    expect((await given(ana.roll())).n).toBe(2);
  });
  it('says that a block in it cannot stand any more when a later post got one meanwhile', async () => {
    const own = board.write('Ana', 'Se me olvidó tirar.');
    const page = ana.page({ editing: own });
    const lost = await given(ana.roll({ page }));
    await ana.posts(await given(ana.roll({ drafts: [lost.code] })));
    const [check] = await ana.ask('recheck', { page, thread: board.read(), codes: [lost.code] });
    expect(check).toMatchObject({ state: 'drop', words: expect.stringContaining('fuera de orden') });
  });
  it('takes none where the post could not be read, and forgets no roll for it', async () => {
    const lost = await given(ana.roll());
    const page = ana.page({ editing: 1 });
    expect(await refusal(ana.roll({ page }))).toMatch(/^edit_unread: /);
    expect(await ana.roll()).toMatchObject({ kind: 'pending', block: { id: lost.id } });
  });
});

describe('a message with several rolls', () => {
  it('is told when a roll stands below a later one: it would be read out of order', async () => {
    const board = new Board();
    const ana = await Person.sit('Ana', board);
    const one = await given(ana.roll());
    const two = await given(ana.roll({ drafts: [one.code] }));
    const states = async (...codes: string[]) => (await ana.recheck(...codes)).map(({ state }) => state);
    expect(await states(one.code, two.code)).toEqual(['due', 'due']);
    expect(await states(two.code, one.code)).toEqual(['due', 'move']);
    expect((await ana.recheck(two.code, one.code))[1]?.words).toContain('La tirada 1 está debajo de la 2');
  });
});

describe('an edit at a table', () => {
  let table: Table;
  beforeEach(async () => {
    table = await openTable();
  });

  it('of the last post takes a roll, which the next baliza seals', async () => {
    const { ana, luis, board } = table;
    const own = await ana.posts('Se me olvidó tirar.');
    edits(board, own, (await given(ana.roll({ page: ana.page({ editing: own }), how: 'inmediata' }))).text);
    await luis.posts(await given(luis.beacon()));
    const { blocks } = await strange(board);
    expect(blocks.map(({ colour }) => colour)).toEqual(Array(4).fill('green'));
  });
  it('takes no roll after a baliza: it would be read as added afterwards', async () => {
    const { ana, luis } = table;
    const own = await ana.posts('Se me olvidó tirar.');
    await luis.posts(await given(luis.beacon()));
    expect(await refusal(ana.roll({ page: ana.page({ editing: own }) }))).toMatch(/^edit_after_beacon: /);
  });
  it('of the director’s own post has the witness of the posts before it', async () => {
    const { ana, luis, board } = table;
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    await luis.posts(await given(luis.beacon()));
    await ana.posts(await given(ana.roll({ how: 'inmediata' })));
    const own = await luis.posts('Tiro yo.', await given(luis.beacon()));
    edits(board, own, (await given(luis.roll({ page: luis.page({ editing: own }), how: 'director' }))).text);
    const said = words(await strange(board)).find((line) => line.startsWith('Director tirada'));
    expect(said).toContain('VERIFICADA: director, testigo 1');
    expect(await refusal(luis.beacon([], { page: luis.page({ editing: own }) }))).toMatch(/^edit_beacon: /);
  });
});

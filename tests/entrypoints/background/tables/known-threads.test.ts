import { describe, expect, it } from 'vitest';
import { table } from './at-table';
import { Board, given, Person, refusal, words } from './people';

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

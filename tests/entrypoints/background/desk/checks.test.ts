import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../../../entrypoints/background/desk/checks';
import type { BlockVerdict, PostText } from '../../../../entrypoints/background/messages';
import { visibleText, writeLines } from '../../../../rules/block/write';
import { rollDice, type Spec } from '../../../../rules/proof/dice';
import { signAlta } from '../../../../rules/proof/enrol';
import { drawBasica, signRoll } from '../../../../rules/proof/making';
import { toy } from '../../../rules/block/toy';
import { ctx, keyNamed, page, post, type TestOffice, wake } from './office';

const key = keyNamed(1);
const order = { dif: 12, tool: false };
const spec = [[{ n: 1, d: 20 }]];

/** A roll as a tampered extension could sign it: whatever words, order and dice list, the proof is right. */
function signed({
  n = 1,
  anchor = 500,
  orderText = toy.write(order),
  list = spec as Spec,
  words = (text: string) => text,
  who = key,
  alta = 'Ana' as string | null,
} = {}): string {
  const draw = drawBasica(who, ctx, n, anchor);
  const dice = rollDice(draw.seed, list);
  const names = { personaje: 'Armand', motivo: 'Saltar' };
  const blockText = words(visibleText(writeLines(n, names, toy.sentences(order, dice, 'es'))));
  const bytes = Uint8Array.from(orderText, (character) => character.charCodeAt(0));
  const roll = `${blockText}\n${signRoll(draw, { spec: list, order: bytes, blockText }).text}`;
  return alta === null ? roll : `Alta de ${alta}\n${signAlta(who, ctx).text}\n${roll}`;
}

let office: TestOffice;
beforeEach(async () => {
  office = await wake();
});
const read = (posts: PostText[], complete = true, by = office) =>
  check(by, { page: page({ account: 'Director' }), thread: { posts, complete } });
const thread = (text: string, author = 'Ana') => [post(500, 'Director', 'Hola'), post(501, author, text)];
async function rollOf(text: string, by = office): Promise<BlockVerdict> {
  const { blocks } = await read(thread(text), true, by);
  const block = blocks.find(({ kind }) => kind === 'tirada');
  if (!block) throw new Error('no roll');
  return block;
}
const codes = ({ verdicts }: BlockVerdict) => verdicts.map(({ code }) => code).sort();

describe('an honest roll', () => {
  it('is verified, with its line and the mark of the reader', async () => {
    const { blocks, notes, mark } = await read(thread(signed()));
    expect(blocks.map(codes)).toEqual([['verified'], ['verified']]);
    expect(blocks[1]).toMatchObject({
      post: 501,
      index: 1,
      author: 'Ana',
      n: 1,
      colour: 'green',
      truth: null,
      line: expect.stringMatching(/^Tirada 1 - Armand - Saltar → /),
      verdicts: [{ words: expect.stringMatching(/^VERIFICADA: básica/) }],
    });
    expect(notes).toEqual([]);
    expect(mark).toMatch(/^[a-z]{6}$/);
    expect((await read(thread(signed()))).mark).toBe(mark);
    expect((await read([], true, await wake(office.disk))).mark).toBe(mark);
  });

  it('is verified in English words when the interface is English', async () => {
    const english = await wake(undefined, 'en');
    expect((await rollOf(signed(), english)).verdicts[0]?.words).toMatch(/^VERIFIED/);
  });

  it('is not touched by a changed name: the words of the outcome are still true', async () => {
    const block = await rollOf(signed({ words: (text) => text.replace('Armand', 'Eva') }));
    expect(codes(block)).toEqual(['verified']);
  });
});

describe('a signed lie', () => {
  it('about the outcome is amber, and the truth is told', async () => {
    const block = await rollOf(signed({ words: (text) => text.replace(/→ (ÉXITO|FALLO), /, '→ TRIUNFO, ') }));
    expect(codes(block)).toEqual(['verified', 'words_differ']);
    expect(block.colour).toBe('amber');
    expect(block.truth).toMatch(/^(ÉXITO|FALLO), .* - 1d20: \d+ - total \d+ contra 12$/);
  });

  it('about the difficulty is amber', async () => {
    const block = await rollOf(signed({ words: (text) => text.replace('contra 12', 'contra 2') }));
    expect(codes(block)).toEqual(['verified', 'words_differ']);
  });

  it('about the dice is red, and the truth is told without a second verdict', async () => {
    const block = await rollOf(
      signed({ words: (text) => text.replace(/1d20: (\d+)/, (_, die) => `1d20: ${(Number(die) % 20) + 1}`) }),
    );
    expect(codes(block)).toEqual(['altered']);
    expect(block.truth).toMatch(/1d20: \d+/);
  });

  it('with dice that the order does not ask for is amber', async () => {
    const block = await rollOf(
      signed({
        list: [[{ n: 2, d: 20 }]],
        words: (text) =>
          `${text} 2d20: ${rollDice(drawBasica(key, ctx, 1, 500).seed, [[{ n: 2, d: 20 }]])[0]?.[0]?.join(', ')}`,
      }),
    );
    expect(codes(block)).toEqual(['other_dice', 'verified']);
    expect(block.verdicts.map(({ words }) => words).join()).toContain('1d20');
  });

  it.each(['', 'azar/1;reto', 'toy/9;reto;dif=12', 'toy/1;reto;dif=99'])(
    'with order %j is not judged by rules nobody has',
    async (orderText) => {
      const block = await rollOf(signed({ orderText, words: (text) => text.replace(/ÉXITO|FALLO/, 'BAH') }));
      expect(codes(block)).toEqual(['rules_unknown', 'verified']);
      expect(block).toMatchObject({ colour: 'grey', truth: null });
    },
  );
});

describe('words alone', () => {
  it('never accuse: whatever happens to them, only the proof gives red', async () => {
    const honest = signed();
    const code = honest.slice(honest.lastIndexOf('TV1'));
    for (const change of [
      (text: string) => text.replace(/ÉXITO|FALLO/, 'X'),
      (text: string) => text.replace('Tirada 1', 'Roll 1'),
      (text: string) => text.replace(/→.*\n/, '→\n'),
      (text: string) => text.replace('total', 'subtotal'),
    ]) {
      const block = await rollOf(change(honest.slice(0, -code.length)) + code);
      expect(['green', 'grey', 'amber']).toContain(block.colour);
    }
  });

  it('are not judged where the proof gives no dice', async () => {
    const other = signed({ who: keyNamed(2), alta: null, words: (text) => text.replace(/ÉXITO|FALLO/, 'X') });
    const block = await rollOf(other);
    expect(codes(block)).toEqual(['unknown_key']);
    expect(block.truth).toBeNull();
  });

  it('a game that fails over an order does not take the page with it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = {
      ...office,
      systems: office.systems.map((one) => ({
        ...one,
        sentences: () => {
          throw new Error('bug');
        },
      })),
    };
    expect(codes(await rollOf(signed(), broken))).toEqual(['rules_unknown', 'verified']);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('reading', () => {
  it('a thread twice proves nothing again', async () => {
    await read(thread(signed()));
    const [stored] = (await office.database?.getAll('proofs')) ?? [];
    expect(stored?.proofs.size).toBe(2);
    office.database?.close();
    office = await wake(office.disk);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    expect((await read(thread(signed()))).blocks.map(codes)).toEqual([['verified'], ['verified']]);
    expect(put.mock.contexts.map((store) => (store as IDBObjectStore).name)).not.toContain('proofs');
    put.mockRestore();
  });

  it('works without a database: it only remembers nothing', async () => {
    const bare = { ...office, database: null };
    expect((await read(thread(signed()), true, bare)).blocks.map(codes)).toEqual([
      ['verified'],
      ['verified'],
    ]);
  });

  it('works while the disk is full', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await read(thread(signed()))).blocks.map(codes)).toEqual([['verified'], ['verified']]);
    full.mockRestore();
  });

  it('a copied block says from which thread it comes, when this browser rolled there', async () => {
    const elsewhere = {
      scene: 's',
      ctx: Buffer.from(ctx).toString('hex'),
      host: 'h',
      title: 'La torre',
      at: 1,
    };
    await office.database?.put('scenes', elsewhere);
    const { blocks } = await check(office, {
      page: page({ topic: '99', account: 'Director' }),
      thread: { posts: thread(signed()), complete: true },
    });
    expect(blocks.map(codes)).toEqual([['copied'], expect.anything()]);
    expect(blocks[0]?.verdicts[0]?.words).toContain('La torre');
  });

  it('a copied block says from which thread it comes, when this browser only read there', async () => {
    await read(thread(signed()));
    const elsewhere = page({ topic: '78', title: 'Otro hilo', account: 'Director' });
    const { blocks } = await check(office, {
      page: elsewhere,
      thread: { posts: thread(signed()), complete: true },
    });
    expect(blocks.map(codes)).toEqual([['copied'], expect.anything()]);
    expect(blocks[0]?.verdicts[0]?.words).toContain('La torre');
  });

  it('a page without a thread has nothing to judge', async () => {
    const answer = await check(office, {
      page: page({ topic: null }),
      thread: { posts: thread(signed()), complete: true },
    });
    expect(answer).toMatchObject({ blocks: [], notes: [] });
  });

  it('tells of missing numbers, in words', async () => {
    const { notes } = await read(thread(signed({ n: 3 })));
    expect(notes).toEqual([
      { code: 'rolls_missing', colour: 'amber', words: expect.stringContaining('Ana') },
    ]);
  });
});

describe('verdicts that were worked out before', () => {
  const MARKED = 'from memory';
  /** Puts a word into what is remembered: whoever answers with it has not judged again. */
  async function markMemory(by: TestOffice): Promise<TestOffice> {
    const acta = await by.database?.get('actas', 'foro.example|77');
    if (!acta) throw new Error('nothing is remembered');
    await by.database?.put('actas', {
      ...acta,
      blocks: acta.blocks.map((one) => ({ ...one, line: MARKED })),
    });
    by.database?.close();
    return wake(by.disk);
  }
  const linesOf = async (by: TestOffice, posts: PostText[]) =>
    (await read(posts, true, by)).blocks.map(({ line }) => line === MARKED);

  it('are given again across a restart while nothing has changed', async () => {
    const posts = thread(signed());
    await read(posts);
    expect(await linesOf(await markMemory(office), posts)).toEqual([true, true]);
  });

  it('are worked out again when a post has changed, came or went', async () => {
    const posts = thread(signed());
    await read(posts);
    const later = await markMemory(office);
    expect(
      await linesOf(later, [
        ...posts,
        post(502, 'Ana', `Y otra\n${signed({ n: 2, anchor: 501, alta: null })}`),
      ]),
    ).toEqual([false, false, false]);
    expect(await linesOf(later, thread(signed().replace('Saltar', 'Correr')))).toEqual([false, false]);
  });

  it('are worked out again by another build, and for another reader', async () => {
    const posts = thread(signed());
    await read(posts);
    const later = await markMemory(office);
    expect(await linesOf({ ...later, build: 'newer' }, posts)).toEqual([false, false]);
    const another = page({ account: 'Beto' });
    const { blocks } = await check(await markMemory(later), {
      page: another,
      thread: { posts, complete: true },
    });
    expect(blocks.map(({ line }) => line)).not.toContain(MARKED);
  });
});

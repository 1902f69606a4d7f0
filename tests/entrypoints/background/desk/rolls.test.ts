import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../../../entrypoints/background/desk/checks';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { pendingRolls, roll } from '../../../../entrypoints/background/desk/rolls';
import type { RolledBlock, RollOrder } from '../../../../entrypoints/background/messages';
import { putCharacters } from '../../../../entrypoints/background/store/characters';
import { page, post, rollOrder, type TestOffice, tab, wake } from './office';

let office: TestOffice;
let counter: Counter;
beforeEach(async () => {
  office = await wake();
  counter = counterOf(office);
});
const counterOf = (of: TestOffice) => new Counter(of.draftsElsewhere, of.now);
const click = (request: string, more: Partial<RollOrder> = {}, from = 1) =>
  roll(office, counter, rollOrder(request, more), tab(from));
async function rolled(request: string, more: Partial<RollOrder> = {}, from = 1): Promise<RolledBlock> {
  const answer = await click(request, more, from);
  if (answer.kind !== 'rolled') throw new Error(JSON.stringify(answer));
  return answer.block;
}
/** The board as it is after a post with these blocks. */
const posted = (...blocks: RolledBlock[]) => ({
  posts: [post(500, 'Director', 'Hola'), post(501, 'Ana', blocks.map(({ text }) => text).join('\n'))],
  complete: true,
});
const verdictsOf = async (thread: ReturnType<typeof posted>, reader = office) =>
  (await check(reader, { page: page({ account: 'Director' }), thread })).blocks.map(({ kind, verdicts }) => [
    kind,
    ...verdicts.map(({ code }) => code),
  ]);

describe('a roll', () => {
  it('is a block in the markup of the board, first presenting the key', async () => {
    const block = await rolled('r1');
    const lines = block.text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('[color=#610B0B]Alta de Ana[/color]');
    expect(lines[1]).toMatch(/^\[color=#767676\]TV1 [^[]+\[\/color\]$/);
    expect(lines[2]).toMatch(
      /^\[color=#610B0B\]Tirada 1 - Ana - Saltar → \[b\](ÉXITO|FALLO), .+\[\/b\]\[\/color\]$/,
    );
    expect(lines[3]).toMatch(/^\[color=#610B0B\]1d20: \d+ .*contra 12\[\/color\]$/);
    expect(lines[4]).toBe(`[color=#767676]${block.code}[/color]`);
    expect(block).toMatchObject({ n: 1, said: expect.stringMatching(/^Ana, Saltar: (ÉXITO|FALLO)/) });
  });

  it('stands in the first post of a thread too, written by editing it once it is there', async () => {
    const own = post(500, 'Ana', 'Empieza la historia');
    const thread = { posts: [own], complete: true };
    const block = await rolled('r1', { page: page({ editing: 500 }), thread });
    const then = { posts: [{ ...own, text: `${own.text}\n${block.text}` }], complete: true };
    expect(await verdictsOf(then)).toEqual([
      ['alta', 'verified'],
      ['tirada', 'verified'],
    ]);
  });

  it.each(['bbcode', 'html', 'markdown', 'plain'] as const)('verifies once posted in %s', async (markup) => {
    const block = await rolled('r1', { page: page({ markup }) });
    const shown = document.createElement('div');
    shown.innerHTML = markup === 'html' ? block.text.replaceAll('<br>', '\n') : '';
    const text = markup === 'html' ? (shown.textContent ?? '') : block.text;
    const thread = { posts: [post(500, 'Director', 'Hola'), post(501, 'Ana', text)], complete: true };
    expect(await verdictsOf(thread)).toEqual([
      ['alta', 'verified'],
      ['tirada', 'verified'],
    ]);
  });

  it('is in the log before it is handed out', async () => {
    const block = await rolled('r1');
    expect(await office.database?.getAll('rolls')).toMatchObject([
      { n: 1, request: 'r1', label: 'Saltar', character: 'Ana', block: block.text, posted: null },
    ]);
  });

  it('is made with the character, its game and the words typed', async () => {
    await putCharacters(office.state, [
      { id: 'c', name: 'Armand', system: 'toy', data: { fuerza: 3 }, changed: 1 },
    ]);
    const block = await rolled('r1', {
      sheet: 'c',
      label: '[b]La puerta[/b] - de hierro',
      choices: { herramienta: 'Palanca' },
    });
    expect(block.text).toContain('Tirada 1 - Armand - La puerta, de hierro →');
    expect(block.text).toContain('con «Palanca»');
    expect(await verdictsOf(posted(block))).toEqual([
      ['alta', 'verified'],
      ['tirada', 'verified'],
    ]);
  });

  it('may be plain notation for a character of any game', async () => {
    await putCharacters(office.state, [
      { id: 'c', name: 'Armand', system: 'toy', data: { fuerza: 3 }, changed: 1 },
    ]);
    await rolled('r1', { sheet: 'c', offer: 'notation/reto', label: '' });
    expect(await office.database?.getAll('rolls')).toMatchObject([
      { system: 'notation', order: 'notation/1;reto;dif=12', character: 'Armand', label: 'Reto' },
    ]);
  });

  it('is named after its offer when no purpose was typed, and after nobody when no board keeps the account', async () => {
    const block = await rolled('r1', {
      label: ' ',
      page: page({ account: 'Иван' }),
      thread: { posts: [], complete: true },
    });
    expect(block.text).toContain('Tirada 1 - Alguien - Reto →');
    expect(block.text).toContain('[color=#610B0B]Alta[/color]');
  });
});

describe('a roll that cannot be made', () => {
  it.each([
    [{ choices: { dif: 99 } }, 'out_of_range', 'dif', 'Cambia dif.'],
    [{ offer: 'otra' }, 'unknown_offer', '', 'Cambia .'],
    [{ sheet: 'gone' }, 'sheet_gone', '', 'Ese personaje ya no está. Elige otro.'],
    [{ label: '漢字' }, 'name_letters', 'motivo', expect.stringContaining('«漢»')],
    [{ label: '🎲' }, 'name_empty', 'motivo', expect.stringContaining('Escribe')],
    [{ label: 'a'.repeat(500) }, 'name_too_long', 'motivo', expect.stringContaining('80')],
    [{ page: page({ topic: null }) }, 'no_topic', '', expect.stringContaining('tema')],
    [{ page: page({ topic: null, private: true }) }, 'no_thread', '', expect.stringContaining('privado')],
    [{ page: page({ account: null }) }, 'no_account', '', expect.stringContaining('cuenta')],
  ])('%j says what is wrong, and takes no number', async (more, code, field, message) => {
    expect(await click('r1', more)).toEqual({ kind: 'refused', problems: [{ code, field, message }] });
    expect(await office.database?.count('rolls')).toBe(0);
  });
});

describe('what changes the game without dice', () => {
  it('is words alone: no number, no code, no key, and nothing waits to be posted', async () => {
    const spends = office.systems.map((one) => ({
      ...one,
      spec: () => [],
      sentences: () => ({ verdict: ['GASTA 1'], details: [['Fortuna de 3 a 2']] }),
      tone: () => 'neutral' as const,
    }));
    office = { ...office, systems: spends };
    expect(await click('r1', { page: page({ topic: null }) })).toEqual({
      kind: 'rolled',
      block: {
        id: '',
        n: 0,
        code: '',
        text:
          '[color=#610B0B]Ana - Saltar → [b]GASTA 1[/b][/color]\n' +
          '[color=#610B0B]Fortuna de 3 a 2[/color]',
        said: 'Ana, Saltar: GASTA 1',
        tone: 'neutral',
      },
    });
    expect(await office.database?.count('rolls')).toBe(0);
  });
});

describe('asking again', () => {
  it('with the same request gives the same roll, awake or not, at once or later', async () => {
    const [one, two] = await Promise.all([rolled('r1'), rolled('r1')]);
    expect(two).toEqual(one);
    office.database?.close();
    office = await wake(office.disk);
    counter = counterOf(office);
    expect(await rolled('r1', { label: 'Otra cosa' })).toEqual(one);
    expect(await office.database?.count('rolls')).toBe(1);
  });

  it('after the insertion failed gives the same block, not new dice', async () => {
    const lost = await rolled('r1');
    expect(await click('r2')).toEqual({ kind: 'pending', block: lost });
    office.database?.close();
    office = await wake(office.disk);
    counter = counterOf(office);
    expect(await click('r3', { choices: { dif: 2 }, label: 'Mejor así' })).toEqual({
      kind: 'pending',
      block: lost,
    });
    expect(await pendingRolls(office, counter, page(), tab(1))).toEqual([lost]);
  });

  it('with the block in the editor takes the next number, in the same post', async () => {
    const one = await rolled('r1');
    const two = await rolled('r2', { drafts: [one.code] });
    expect(two.n).toBe(2);
    expect(two.text).not.toContain('Alta de');
    expect(await verdictsOf(posted(one, two))).toEqual([
      ['alta', 'verified'],
      ['tirada', 'verified'],
      ['tirada', 'verified'],
    ]);
  });

  it('recognises a code in an editor that wrapped it', async () => {
    const one = await rolled('r1');
    const wrapped = `texto [color=#767676]${one.code.replaceAll(' ', '\n')}[/color]`;
    expect((await rolled('r2', { drafts: [wrapped] })).n).toBe(2);
  });

  it('with the block in the editor of another tab takes the next number', async () => {
    const one = await rolled('r1', {}, 1);
    office.clock += 60_000;
    office.drafts = [one.code];
    expect((await rolled('r2', {}, 2)).n).toBe(2);
  });

  it('on its way to a tab that was closed is lost, and comes first in another', async () => {
    const open = new Set([1, 2]);
    counter = new Counter(office.draftsElsewhere, office.now, async (id) => open.has(id));
    const block = await rolled('r1', {}, 1);
    expect(await pendingRolls(office, counter, page(), tab(2))).toEqual([]);
    open.delete(1);
    expect((await pendingRolls(office, counter, page(), tab(2))).map(({ code }) => code)).toEqual([
      block.code,
    ]);
    expect(await click('r2', {}, 2)).toMatchObject({ kind: 'pending', block: { code: block.code } });
  });

  it('once the block stands in the thread takes the next number', async () => {
    const one = await rolled('r1');
    const two = await rolled('r2', { thread: posted(one) });
    expect(two.n).toBe(2);
    expect(two.text).not.toContain('Alta de');
    expect(await pendingRolls(office, counter, page(), tab(1))).toEqual([two]);
  });

  it('gives the oldest lost block first', async () => {
    const one = await rolled('r1');
    await rolled('r2', { drafts: [one.code] });
    expect(await click('r3')).toEqual({ kind: 'pending', block: one });
  });

  it('a code of ours in the post of somebody else is still lost', async () => {
    const one = await rolled('r1');
    const thread = { posts: [post(500, 'Director', one.text)], complete: true };
    expect(await click('r2', { thread })).toEqual({ kind: 'pending', block: one });
  });

  it('in another thread or with another account has nothing to do with it', async () => {
    await rolled('r1');
    expect((await rolled('r2', { page: page({ topic: '78' }) })).n).toBe(1);
    const beto = await rolled('r3', { page: page({ account: 'Beto' }) });
    expect(beto.n).toBe(1);
    expect(beto.text).toContain('Alta de Beto');
  });
});

describe('two tabs at once', () => {
  it('never share a number, and neither gets the block of the other', async () => {
    const blocks = await Promise.all([1, 2, 3, 4].map((id) => rolled(`r${id}`, {}, id)));
    expect(blocks.map(({ n }) => n).sort()).toEqual([1, 2, 3, 4]);
  });

  it('never share a number when two backgrounds are awake on one disk', async () => {
    const other = await wake(office.disk);
    const answers = await Promise.all([
      roll(office, counter, rollOrder('r1'), tab(1)),
      roll(other, counterOf(other), rollOrder('r2'), tab(2)),
    ]);
    const numbers = answers.map(({ kind, ...rest }) => ('block' in rest ? `${kind} ${rest.block.n}` : kind));
    expect(['rolled 1,rolled 2', 'rolled 2,rolled 1', 'rolled 1,pending 1', 'pending 1,rolled 1']).toContain(
      numbers.join(),
    );
    other.database?.close();
  });
});

describe('a thread of two players in one browser', () => {
  it('has a key for each, and everything verifies', async () => {
    const ana = await rolled('r1');
    const beto = await rolled('r2', { page: page({ account: 'Beto' }), thread: posted(ana) });
    const thread = posted(ana);
    thread.posts.push(post(502, 'Beto', beto.text));
    const again = await rolled('r3', { thread });
    thread.posts.push(post(503, 'Ana', again.text));
    const reader = await wake();
    expect((await verdictsOf(thread, reader)).flat().filter((word) => word !== 'verified')).toEqual([
      'alta',
      'tirada',
      'alta',
      'tirada',
      'tirada',
    ]);
  });
});

describe('when the world fails', () => {
  it('a full disk refuses the roll, takes no number, and the next click goes through', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(click('r1')).rejects.toThrow('full');
    full.mockRestore();
    expect((await rolled('r1')).n).toBe(1);
  });

  it('a page 2 whose page 1 was read before knows what stands there', async () => {
    const one = await rolled('r1');
    const [first, second] = posted(one).posts;
    const reader = await wake();
    await verdictsOf(
      { posts: [first, second].filter((item) => item !== undefined), complete: false },
      reader,
    );
    const next = await rolled('r2', { thread: posted(one) });
    const page2 = { posts: [post(502, 'Beto', 'ya'), post(503, 'Ana', next.text)], complete: false };
    expect(await verdictsOf(page2, reader)).toEqual([['tirada', 'verified']]);
    expect(await verdictsOf(page2, await wake())).toEqual([['tirada', 'unknown_key']]);
  });
});

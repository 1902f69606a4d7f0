import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from '../board/seed';
import { around, blocksIn } from './harness/blocks';
import { browserNames } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { Badges } from './pages/roll-bar';

describe.each(browserNames)('rolling in SCEditor, %s', (browser) => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
  });
  afterAll(() => world?.close());

  const modes = ['wysiwyg', 'source'] as const;
  it.each(modes)(
    'writes the block in %s mode, where the player was, and the post is verified',
    async (mode) => {
      await ana.board.openTopic(await world.thread(`Modo ${mode}`, SECTIONS.hitos));
      const editor = ana.board.editor();
      if (mode === 'source') await editor.toSource();
      expect(await editor.kind()).toBe(mode);
      await editor.type('Antes.');
      await (await ana.bar(editor)).roll({ label: 'Trepar' });
      expect(around(await editor.draft())).toMatch(/^Antes\.\n<1>\n*$/);
      // ASCII: Playwright cannot type other letters into a frame of stock Firefox.
      await editor.type('Luego.');
      expect(around(await editor.draft())).toMatch(/^Antes\.\n<1>\n*Luego\.\n*$/);
      const [block] = blocksIn(await editor.draft());

      const post = await ana.board.send(editor);
      expect((await world.writer('ana')).source(post)).toContain(block?.text);
      expect(await new Badges(ana.board.post(post)).headlines()).toEqual([
        expect.stringMatching(/^✓ /),
        expect.stringMatching(/^✓ .* 1$/),
      ]);
    },
  );

  it('goes on verified after the post was opened and saved in the visual editor', async () => {
    const topic = await world.thread('Ida y vuelta', SECTIONS.hitos);
    const post = await ana.rollAndPost(topic);
    await ana.board.openEdit(post);
    const editor = ana.board.editor();
    expect(await editor.kind()).toBe('wysiwyg');
    await editor.type('Corrijo una falta. ');
    await ana.board.send(editor);
    const { blocks } = await ana.verdicts(2);
    expect(blocks.map(({ colour }) => colour)).toEqual(['green', 'green']);
  });

  it('is made again in its place and letter by letter, also where the editor has made letters in colour of it', async () => {
    const topic = await world.thread('De vuelta al editor visual', SECTIONS.hitos);
    await ana.board.openTopic(topic);
    const editor = ana.board.editor();
    await editor.type('Antes.');
    await (await ana.bar(editor)).roll({ label: 'Trepar' });
    await editor.toSource();
    await editor.toVisual();
    const [old] = blocksIn(await editor.draft());
    await (await world.writer('beto')).reply(topic, 'Me adelanto.');
    await editor.form.locator('.send').click();
    const kept = editor.form.locator('fe-de-dados .note[data-stops]');
    const isPosted = (): boolean => /#p\d+$/.test(ana.page.url());
    await expect.poll(async () => isPosted() || (await kept.count()) > 0, { timeout: 15_000 }).toBe(true);
    // Other dice that say something else wait for a second look.
    if (!isPosted()) await ana.board.send(editor);
    const post = Number(/#p(\d+)$/.exec(ana.page.url())?.[1]);
    const source = (await world.writer('ana')).source(post);
    expect(around(source).trim()).toBe('Antes.\n<1>');
    expect(blocksIn(source)[0]?.code).not.toBe(old?.code);
    expect((await ana.verdicts(2)).blocks.map(({ colour }) => colour)).toEqual(['green', 'green']);
  });

  it.each([
    ['plain words', 'Antes.'],
    ['several lines', 'Antes.\nDe todo.'],
    ['letters in bold', '[b]Antes.[/b]'],
    ['letters in colour', '[color=#ff0000]Antes.[/color]'],
    ['a quotation', '[quote=beto]Antes.[/quote]'],
  ])('goes letter by letter on its own lines below %s that the editor has drawn', async (_, text) => {
    await ana.board.openTopic(await world.thread(`Tras ${text}`, SECTIONS.hitos));
    const editor = ana.board.editor();
    await editor.replaceText(text);
    await editor.toVisual();
    await (await ana.bar(editor)).roll({ label: 'Al final' });
    const draft = around(await editor.draft()).trim();
    expect(draft.replace(/\s*(?=\[\/quote\])|(?<=\[quote=beto\])\s*/g, '')).toBe(`${text}\n<1>`);
  });

  it('goes below what is quoted, although the board left the caret before it', async () => {
    const topic = await world.thread('Con cita', SECTIONS.hitos);
    const quoted = await (await world.writer('beto')).reply(topic, 'Yo lo vi.');
    await ana.board.openReply(topic, quoted);
    const editor = ana.board.editor();
    await editor.kind();
    await (await ana.bar(editor)).roll({ label: 'Tras la cita' });
    const draft = await editor.draft();
    expect(around(draft).trim()).toMatch(/^\[quote[^\]]*\]\s*Yo lo vi\.\s*\[\/quote\]\n+<1>$/);
  });

  it('keeps one bar with what was set in it when the mode changes', async () => {
    await ana.board.openTopic(await world.thread('Cambio de modo', SECTIONS.hitos));
    const editor = ana.board.editor();
    const bar = await ana.bar(editor);
    await bar.set({ label: 'Sin perder nada' });
    await editor.toSource();
    await expect.poll(() => bar.host.count()).toBe(1);
    await bar.roll();
    expect(await editor.draft()).toContain('Sin perder nada');
    expect(blocksIn(await editor.draft())).toHaveLength(1);
  });

  it('takes the block back with one Ctrl+Z in source mode', async () => {
    await ana.board.openTopic(await world.thread('Deshacer', SECTIONS.hitos));
    const editor = ana.board.editor();
    await editor.toSource();
    await editor.type('Antes.');
    await (await ana.bar(editor)).roll();
    await ana.page.keyboard.press('ControlOrMeta+z');
    expect((await editor.draft()).trim()).toBe('Antes.');
  });
});

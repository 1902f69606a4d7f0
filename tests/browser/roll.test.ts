import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { around, blocksIn } from './harness/blocks';
import { browserNames } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { inputLabel, RollBar } from './pages/roll-bar';

describe.each(browserNames)('rolling in plain editors, %s', (browser) => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
  });
  afterAll(() => world?.close());

  const herramientas = (): string => inputLabel('plenilunio', 'reto', 'herramientas', ana.language);

  it('puts the block at the caret of the quick reply, keeps focus and text, and one Ctrl+Z takes it back', async () => {
    await ana.board.openTopic(await world.thread('Al cursor'));
    const editor = ana.board.editor();
    await editor.type('Antes.\nDespués.');
    const field = await editor.field();
    await field.press('ArrowUp');
    await field.press('End');
    await (await ana.bar()).roll({ label: 'Mirar atrás' });
    expect(around(await editor.draft())).toBe('Antes.\n<1>\nDespués.');
    expect(await editor.draft()).toContain('Tirada 1 - Armand - Mirar atrás → ');
    expect(await editor.hasFocus()).toBe(true);
    await ana.page.keyboard.press('ControlOrMeta+z');
    expect(await editor.draft()).toBe('Antes.\nDespués.');
    await ana.page.keyboard.type('Y sigo.');
    expect(await editor.draft()).toBe('Antes.Y sigo.\nDespués.');
  });

  it('shows the exact odds of what is set before the click', async () => {
    await ana.board.openTopic(await world.thread('Probabilidades'));
    const bar = await ana.bar();
    const odds = bar.host.locator('.odds-main');
    await expect.poll(() => odds.textContent()).toMatch(/87[,.]5/); // 3d6, any of them 4 or more: 1 − 1/8
    await bar.set({ inputs: { [herramientas()]: 2 } });
    await expect.poll(() => odds.textContent()).toMatch(/96[,.]9/); // five dice: 1 − 1/32
  });

  it('says what is wrong beside the field, and rolls nothing', async () => {
    await ana.board.openTopic(await world.thread('Lo que no vale'));
    const bar = await ana.bar();
    await bar.set({ inputs: { [herramientas()]: 99 } });
    await bar.rollButton.click();
    const error = bar.host.locator('.field-error').first();
    await error.waitFor();
    expect(await error.textContent()).toMatch(/2/);
    expect(await ana.board.editor().draft()).toBe('');
    await bar.set({ inputs: { [herramientas()]: 1 } });
    await bar.roll();
    expect(blocksIn(await ana.board.editor().draft()).map(({ n }) => n)).toEqual([1]);
  });

  it('rolls on the page of the full editor, numbered on from what stands in the thread', async () => {
    const topic = await world.thread('Respuesta completa');
    await ana.rollAndPost(topic);
    await ana.board.openReply(topic);
    const editor = ana.board.editor();
    await (await ana.bar(editor)).roll();
    expect(blocksIn(await editor.draft()).map(({ n }) => n)).toEqual([2]);
    const post = await ana.board.send();
    expect((await ana.verdicts(3)).blocks.find((block) => block.post === post && block.n === 2)?.colour).toBe(
      'green',
    );
  });

  it('rolls into a post that is edited, and into an editor that comes later', async () => {
    const topic = await world.thread('Edición');
    const post = await (await world.writer('ana')).reply(topic, 'Sin dados todavía.');
    await ana.board.openEdit(post);
    await (await ana.bar()).roll();
    expect(around(await ana.board.editor().draft())).toMatch(/^Sin dados todavía\.\n<1>\n*$/);
    await ana.board.send();

    const here = await ana.board.editHere(post);
    await new RollBar(here, ana.say).opener.waitFor();
    await (await ana.bar(here)).roll();
    expect(around(await here.draft())).toMatch(/^Sin dados todavía\.\n<1>\n+<2>\n*$/);
    await ana.board.send(here);
    expect((await ana.verdicts(3)).blocks.map(({ n, colour }) => [n, colour])).toEqual([
      [0, 'green'],
      [1, 'green'],
      [2, 'green'],
    ]);
  });

  it('has one bar for each editor and none where nobody may write', async () => {
    const topic = await world.thread('Barras');
    await ana.board.openTopic(topic);
    await ana.page.locator('fe-de-dados').first().waitFor();
    expect(await ana.page.locator('fe-de-dados button.open').count()).toBe(1);
    await ana.page.goto(`${ana.boardUrl}/settings`);
    await ana.page.waitForTimeout(500);
    expect(await ana.page.locator('fe-de-dados').count()).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RollOrder } from '../../entrypoints/background/messages';
import { ask, askTab } from './harness/background';
import { blocksIn } from './harness/blocks';
import { browsersOfTheRest } from './harness/browsers';
import { logOf } from './harness/log';
import { ARMAND, type Person, World } from './harness/world';

describe.each(browsersOfTheRest)('numbers, %s', (browser) => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
  });
  afterAll(() => world?.close());

  /** What the toolbar asks when «Tirar» is pressed in the quick reply of an empty thread. */
  async function order(topic: number, request: string): Promise<RollOrder> {
    await ana.board.openTopic(topic);
    await ana.bar();
    const page = await askTab(ana.extension, ana.page, 'page');
    if (!page) throw new Error('the page was not recognised');
    const view = await ask(ana.extension, 'page', page);
    const id = Number(await ana.page.locator('article.post').first().getAttribute('data-post-id'));
    return {
      page,
      sheet: view.active,
      offer: view.offers[0]?.id ?? '',
      choices: {},
      request,
      label: '',
      thread: { posts: [{ id, author: 'director', text: 'Empieza.' }], complete: true },
      drafts: [],
    };
  }

  it('the same request, asked five times at once and once more later, is one roll', async () => {
    const topic = await world.thread('La misma petición');
    const asked = await order(topic, 'peticion-uno-dos-tres');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(ana.extension, 'roll', asked)));
    answers.push(await ask(ana.extension, 'roll', asked));
    const ids = new Set(answers.map((rolled) => (rolled.kind === 'refused' ? 'refused' : rolled.block.id)));
    expect([...ids]).toEqual([expect.not.stringMatching('refused')]);
    expect((await logOf(ana.extension, topic)).map(({ n }) => n)).toEqual([1]);
  });

  it('two tabs that roll at once never give one number to two rolls', async () => {
    const topic = await world.thread('Dos pestañas');
    await ana.board.openTopic(topic);
    await ana.bar();
    const other = await ana.newTab();
    await other.openTopic(topic);
    const [here, there] = [await ana.bar(), await ana.bar(other.editor())];
    await Promise.all([here.rollButton.click(), there.rollButton.click()]);
    // One of the two may be offered the other's roll, which exists and comes first.
    for (const bar of [here, there]) await bar.said.or(bar.notices).first().waitFor();
    const rows = await logOf(ana.extension, topic);
    expect(new Set(rows.map(({ n }) => n)).size).toBe(rows.length);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    const drafts = [await ana.board.editor().draft(), await other.editor().draft()];
    for (const { n, code } of drafts.flatMap(blocksIn)) {
      expect(rows.find((row) => row.n === n)?.code.replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
    }
    await other.page.close();
  });

  it('a second press while the first is on its way rolls nothing more', async () => {
    const topic = await world.thread('Doble clic');
    await ana.board.openTopic(topic);
    const bar = await ana.bar();
    await bar.rollButton.dblclick();
    await bar.said.waitFor();
    await ana.page.waitForTimeout(500);
    expect((await logOf(ana.extension, topic)).map(({ n }) => n)).toEqual([1]);
    expect(blocksIn(await ana.board.editor().draft())).toHaveLength(1);
  });
});

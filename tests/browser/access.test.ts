import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { views } from '../../entrypoints/popup/route';
import { blocksIn } from './harness/blocks';
import { browserNames, closeTab } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { PopupPage } from './pages/popup-page';
import { RollBar } from './pages/roll-bar';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong by WCAG 2.1 A and AA outside of `but`, one line for each. */
async function violations(page: Page, but: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(async (exclude) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<AxeResults> };
    };
    return axe.run({ exclude }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
  }, but);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

describe.each(browserNames)('for everybody, %s', (browser) => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
  });
  afterAll(() => world?.close());

  it('rolls and posts with the keyboard alone', async () => {
    const topic = await world.thread('Sin ratón');
    await ana.board.openTopic(topic);
    await ana.bar(); // The partida has its character from here on.
    await ana.board.openTopic(topic);
    const { keyboard } = ana.page;
    const field = await ana.board.editor().field();
    await field.focus();
    await keyboard.type('Voy yo.');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    const bar = new RollBar(ana.board.editor(), ana.say);
    await bar.form.waitFor();
    const focused = () =>
      bar.host.evaluate((host) => host.shadowRoot?.activeElement?.textContent?.trim() ?? '');
    for (let step = 0; step < 40 && (await focused()) !== ana.say('bar_roll'); step += 1) {
      await keyboard.press('Tab');
    }
    expect(await focused()).toBe(ana.say('bar_roll'));
    await keyboard.press('Enter');
    await bar.said.waitFor();
    expect(blocksIn(await ana.board.editor().draft())).toHaveLength(1);
    expect(await ana.board.editor().hasFocus()).toBe(true);
    await keyboard.type('Y ya está.');
    expect(await ana.board.editor().draft()).toMatch(/^Voy yo\.\n[\s\S]+Y ya está\.\n*$/);
  });

  it('closes with Escape and gives the focus back to the editor', async () => {
    await ana.board.openTopic(await world.thread('Escape'));
    const bar = await ana.bar();
    await bar.form.getByLabel(ana.say('bar_label'), { exact: true }).press('Escape');
    await bar.form.waitFor({ state: 'detached' });
    expect(await ana.board.editor().hasFocus()).toBe(true);
  });

  it('fits in 360 pixels without scrolling sideways, with targets large enough for a finger', async () => {
    await ana.page.setViewportSize({ width: 360, height: 740 });
    try {
      const topic = await world.thread('En el móvil');
      await ana.rollAndPost(topic);
      await ana.verdicts(2);
      const bar = await ana.bar();
      expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const button of await bar.host.getByRole('button').all()) {
        const box = await button.boundingBox();
        if (!box) continue;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.x + box.width).toBeLessThanOrEqual(360);
      }
    } finally {
      await ana.page.setViewportSize({ width: 1100, height: 900 });
    }
  });

  it.each(['light', 'dark'] as const)(
    'axe finds nothing in toolbar and badges on a %s page',
    async (theme) => {
      const topic = await world.thread(`Tema ${theme}`);
      await ana.rollAndPost(topic);
      await ana.page.goto(`${ana.boardUrl}/topic/${topic}?theme=${theme}`);
      await ana.verdicts(2);
      await ana.page.locator('.post fe-de-dados').first().waitFor();
      await (await ana.bar()).host.locator('.odds-main').waitFor();
      // The colour of a block is its author's, chosen for his own board; the popup tells how it reads on others.
      expect(await violations(ana.page, theme === 'dark' ? ['.post-body'] : [])).toEqual([]);
    },
  );

  it.each(views)('axe finds nothing in the popup: %s', async (view) => {
    const popup = await PopupPage.open(ana.player, view, ana.page);
    await popup.page.locator('h2').first().waitFor();
    expect(await violations(popup.page)).toEqual([]);
    await closeTab(ana.player, popup.page);
  });
});

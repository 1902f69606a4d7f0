import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../board/exchange';
import { basicRoll } from '../entrypoints/verificar/thread-page';
import { openTab, tabId } from './harness/background';
import { browsersOfTheRest, extensionPage } from './harness/browsers';
import { wordsOf } from './harness/words';
import { type Person, World } from './harness/world';
import { PopupPage } from './pages/popup-page';

const say = wordsOf('es');
const BUSY: Reply = { status: 429, headers: { 'retry-after': '1' }, body: 'Demasiadas peticiones.' };

/** Every request for a page of a thread, as the board sees them come. */
class Door {
  asked: { readonly page: number; readonly at: number }[] = [];
  most = 0;
  /** Held requests wait until the test lets them go. */
  holding: number | null = null;
  busy = 0;
  private inside = 0;
  private release: () => void = () => undefined;

  readonly doorman = async (url: URL): Promise<Reply | null> => {
    if (!/^\/topic\/\d+$/.test(url.pathname)) return null;
    const page = Number(url.searchParams.get('page') ?? 1);
    this.asked.push({ page, at: Date.now() });
    this.inside += 1;
    this.most = Math.max(this.most, this.inside);
    if (this.holding === page) await new Promise<void>((resolve) => (this.release = resolve));
    else await new Promise((resolve) => setTimeout(resolve, 60));
    this.inside -= 1;
    if (this.busy > 0) {
      this.busy -= 1;
      return BUSY;
    }
    return null;
  };
  letGo(): void {
    this.holding = null;
    this.release();
  }
  clear(): void {
    this.asked = [];
    this.most = 0;
  }
}

// Stock Firefox's driver loses a new page of an extension now and then; the page itself is there.
describe.each(browsersOfTheRest)('the acta of a whole thread, %s', { retry: 2 }, (browser) => {
  const door = new Door();
  let world: World;
  let director: Person;
  let topic = 0;
  /** A thread of ana's rolls, each with posts of beto's before it; gives their ids. */
  async function rolls(on: number, labels: readonly string[], between: number): Promise<number[]> {
    const asAna = await world.writer('ana');
    const asBeto = await world.writer('beto');
    let anchor = await asBeto.reply(on, 'Empezamos.');
    const ids: number[] = [];
    for (const [at, motivo] of labels.entries()) {
      const alta = at === 0 ? { alta: 'ana' } : {};
      const { text } = basicRoll('127.0.0.1', String(on), { n: at + 1, anchor, motivo, ...alta });
      ids.push(await asAna.reply(on, text));
      const fillers: number[] = [];
      if (at < labels.length - 1)
        for (let i = 0; i < between; i += 1) fillers.push(await asBeto.reply(on, `Relleno ${at}.${i}`));
      anchor = fillers[0] ?? anchor;
    }
    return ids;
  }

  /** A thread of three pages with a roll on each; the one of the second page was edited by hand. */
  beforeAll(async () => {
    world = await World.open(browser, door.doorman);
    topic = await world.thread('Un hilo largo');
    const [, second = 0] = await rolls(topic, ['Página 1', 'Página 2', 'Página 3'], 10);
    await (await world.writer('ana')).rewrite(second, (text) =>
      text.replace(/3d6: (\d)/, (_, die: string) => `3d6: ${7 - Number(die)}`),
    );
    director = await world.person('director');
  });
  afterAll(() => world?.close());
  beforeEach(() => door.letGo());

  /** The page of the acta about a thread that stands open in a tab. */
  async function open(): Promise<Page> {
    await director.board.openTopic(topic);
    await director.verdicts(1);
    door.clear();
    return about(director.page);
  }
  /** Opened as the popup opens it: a page Firefox's driver opens by itself may be lost on the way, and read too. */
  async function about(forum: Page): Promise<Page> {
    const tab = await tabId(director.extension, forum);
    const opened = director.player.context.waitForEvent('page');
    await openTab(director.extension, `director.html?tab=${tab}`);
    const page = await opened;
    await page.locator('.progress').waitFor();
    return page;
  }
  const stage = (page: Page, name: string) => page.locator(`.progress[data-stage=${name}]`).waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const summary = (page: Page) => page.locator('.acta-count').textContent();
  const pagesAsked = () => door.asked.map(({ page }) => page);

  it('reads its pages one at a time with a pause, and says which roll is false', async () => {
    const page = await open();
    await stage(page, 'done');
    expect(pagesAsked()).toEqual([1, 2, 3]);
    expect(door.most).toBe(1);
    for (const [at, one] of door.asked.entries())
      if (at > 0) expect(one.at - (door.asked[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(400);
    expect(await page.locator('.progress [role=status]').textContent()).toBe(say('whole_done', 3, 25));
    expect(await summary(page)).toBe('4 bloques: 3 verificados, 1 que no cuadra.');
    const words = await page.locator('ol .acta-words').allTextContents();
    expect(words.filter((one) => one.startsWith('ALTERADA: los dados publicados'))).toHaveLength(1);
    await page.getByLabel(say('acta_show_look')).check();
    expect(await page.locator('ol .acta-line').allTextContents()).toEqual([
      expect.stringContaining('Página 2'),
    ]);
    expect(await page.locator('ol .acta-where a').getAttribute('href')).toContain('page=2');
  });

  it('is stopped, keeps what it has, also when it is loaded again, and goes on from there', async () => {
    door.holding = 2;
    const page = await open();
    await expect.poll(pagesAsked).toEqual([1, 2]);
    await press(page, say('whole_cancel'));
    await stage(page, 'paused');
    door.letGo();
    expect(await summary(page)).toBe('2 bloques: 2 verificados.');
    expect(await page.getByText(say('acta_partial')).count()).toBe(1);
    if (browser === 'chromium') {
      await page.reload();
      await stage(page, 'paused');
      expect(await summary(page)).toBe('2 bloques: 2 verificados.');
    }
    await press(page, say('whole_resume'));
    await stage(page, 'done');
    expect(pagesAsked()).toEqual([1, 2, 2, 3]);
    expect(await summary(page)).toBe('4 bloques: 3 verificados, 1 que no cuadra.');
  });

  it('waits when the board asks for it', async () => {
    const page = await open();
    await stage(page, 'done');
    door.clear();
    door.busy = 1;
    await press(page, say('whole_again'));
    await expect.poll(() => page.locator('.progress [role=status]').textContent()).toContain('espera');
    await stage(page, 'done');
    expect(pagesAsked()).toEqual([1, 1, 2, 3]);
    expect((door.asked[1]?.at ?? 0) - (door.asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('says which rolls are missing from the thread', async () => {
    const other = await world.thread('Falta una');
    const [, second = 0] = await rolls(other, ['Primera', 'Segunda', 'Tercera'], 1);
    await (await world.writer('director')).remove(second);
    await director.board.openTopic(other);
    const page = await about(director.page);
    await stage(page, 'done');
    expect(await page.locator('ul .acta-words').allTextContents()).toEqual([
      expect.stringContaining('FALTA la tirada 2 de ana'),
    ]);
    expect(await page.locator('ul .acta-why').allTextContents()).toEqual([say('acta_why_rolls_missing')]);
  });

  it('is opened from the popup', async () => {
    await director.board.openTopic(topic);
    await director.verdicts(1);
    const popup = await PopupPage.open(director.player, 'page', director.page);
    const opened = director.player.context.waitForEvent('page');
    await popup.button(say('popup_open_acta')).click();
    const page = await opened;
    await page.waitForURL(/director\.html\?tab=\d+$/, { waitUntil: 'commit' });
    await stage(page, 'done');
    expect(await summary(page)).toBe('4 bloques: 3 verificados, 1 que no cuadra.');
  });

  it('says so when the tab is not there', async () => {
    const page = await extensionPage(director.player, 'director.html?tab=999999', '.progress');
    await page.getByText(say('whole_no_tab')).waitFor();
  });

  it('can be used by everybody, by day and by night, on a phone too', async () => {
    const page = await open();
    await stage(page, 'done');
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() =>
        (
          globalThis as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run(),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reloadExtension } from './harness/background';
import { blocksIn } from './harness/blocks';
import { browserNames, openPlayer, removeProfile } from './harness/browsers';
import { logOf } from './harness/log';
import { killBrowser, workerStopper } from './harness/stop';
import { ARMAND, Person, World } from './harness/world';
import { RollBar } from './pages/roll-bar';

describe.each(browserNames)('a roll that is left half-way, %s', (browser) => {
  let world: World;
  let ana: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
  });
  afterAll(() => world?.close());

  it('is offered again, identical, when its tab was closed before it was posted', async () => {
    const topic = await world.thread('Pestaña cerrada');
    const tab = await ana.newTab();
    await tab.openTopic(topic);
    await (await ana.bar(tab.editor())).roll({ label: 'Antes de cerrar' });
    const [block] = blocksIn(await tab.editor().draft());
    await tab.page.close();

    await ana.board.openTopic(topic);
    const bar = await new RollBar(ana.board.editor(), ana.say).open();
    await bar.loose.waitFor();
    expect(await bar.loose.textContent()).toContain(ana.say('bar_pending', 1));
    await bar.button(ana.say('bar_place')).click();
    await bar.said.waitFor();
    expect(blocksIn(await ana.board.editor().draft())).toEqual([block]);
    expect(await logOf(ana.extension, topic)).toHaveLength(1);
    await ana.board.send();
    expect((await ana.verdicts(2)).blocks.map(({ colour }) => colour)).toEqual(['green', 'green']);
  });

  // Only Chromium stops the worker whenever it likes; Firefox's background is killed with the browser below.
  if (browser === 'chromium') {
    it('is neither lost nor made twice when the worker is stopped at any moment', async () => {
      const topic = await world.thread('Trabajador parado');
      const stop = await workerStopper(ana);
      await ana.board.openTopic(topic);
      const bar = await ana.bar();
      for (const wait of [0, 10, 30, 60, 120, 250]) {
        const rolled = blocksIn(await ana.board.editor().draft()).length;
        await bar.rollButton.click();
        await pause(wait);
        await stop();
        // A question that was cut off may be told as a failure: pressing again asks for the same roll.
        await expect
          .poll(
            async () => {
              if ((await bar.notices.count()) > 0) await bar.rollButton.click();
              return blocksIn(await ana.board.editor().draft()).length;
            },
            { timeout: 15_000, interval: 500 },
          )
          .toBe(rolled + 1);
      }
      const drafts = blocksIn(await ana.board.editor().draft());
      const rows = await logOf(ana.extension, topic);
      expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(drafts.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
    });
  }
});

describe.each(browserNames)('a browser that ends at once, %s', (browser) => {
  it('keeps every roll that was handed out, and the log goes on where it was', async () => {
    const world = await World.open(browser);
    const profile = mkdtempSync(join(tmpdir(), 'fe-killed-'));
    try {
      const topic = await world.thread('Corte de luz');
      const before = await Person.come(
        await openPlayer(browser, { profile }),
        world.board.url,
        'ana',
        ARMAND,
      );
      await before.rollAndPost(topic);
      await (await before.bar()).roll();
      const handedOut = blocksIn(await before.board.editor().draft())[0];
      await killBrowser(profile);

      const player = await openPlayer(browser, { profile });
      const after = await Person.come(player, world.board.url, 'ana');
      expect((await logOf(after.extension, topic)).map(({ n }) => n)).toEqual([1, 2]);
      await after.board.openTopic(topic);
      const bar = await new RollBar(after.board.editor(), after.say).open();
      await bar.button(after.say('bar_place')).click();
      await bar.said.waitFor();
      expect(blocksIn(await after.board.editor().draft())).toEqual([handedOut]);
      await bar.roll();
      expect(blocksIn(await after.board.editor().draft()).map(({ n }) => n)).toEqual([2, 3]);
      await player.close();
    } finally {
      await killBrowser(profile);
      removeProfile(profile);
      await world.close();
    }
  });
});

describe.each(browserNames)('an update of the extension while a page is open, %s', (browser) => {
  it('leaves what the player wrote, which can be sent without the toolbar', async () => {
    const world = await World.open(browser);
    try {
      const ana = await world.person('ana', ARMAND);
      const topic = await world.thread('Actualización');
      await ana.board.openTopic(topic);
      const editor = ana.board.editor();
      await editor.type('Lo que llevo escrito.');
      const bar = await ana.bar(editor);
      await reloadExtension(ana.extension);
      await pause(1500);
      // In Firefox nobody hears the press any more; in Chromium the old toolbar answers that it is gone.
      await bar.rollButton.click({ timeout: 2_000 }).catch(() => undefined);
      if (browser === 'chromium') await bar.host.getByText(ana.say('bar_gone')).waitFor();
      expect(await editor.draft()).toBe('Lo que llevo escrito.');
      await editor.type(' Y lo publico.');
      const post = await ana.board.send(editor);
      expect((await world.writer('ana')).source(post)).toBe('Lo que llevo escrito. Y lo publico.');
    } finally {
      await world.close();
    }
  });
});

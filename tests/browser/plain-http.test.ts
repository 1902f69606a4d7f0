import { describe, expect, it } from 'vitest';
import { grantOrigin } from './harness/background';
import { browserNames } from './harness/browsers';
import { ARMAND, World } from './harness/world';
import { BoardPage } from './pages/board-page';
import { RollBar } from './pages/roll-bar';

const HOST = 'foro.test';

describe.each(browserNames)('a forum on plain http that its reader enables, %s', (browser) => {
  it('has no toolbar before and rolls afterwards, where the page has no crypto of its own', async () => {
    const world = await World.open(browser);
    try {
      const ana = await world.person('ana', ARMAND, { host: HOST });
      const topic = await world.thread('Sin candado');
      const url = world.board.url.replace('127.0.0.1', HOST);
      const forum = await new BoardPage(ana.page, url).logIn('ana');
      await forum.openTopic(topic);
      expect(await forum.page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([
        false,
        'undefined',
      ]);
      await forum.page.waitForTimeout(500);
      expect(await forum.page.locator('fe-de-dados').count()).toBe(0);

      await grantOrigin(ana.player, ana.extension, `http://${HOST}/*`);
      const bar = new RollBar(forum.editor(), ana.say);
      await bar.opener.waitFor(); // In the tab that was open, without loading it again.
      await bar.open();
      await bar.chooseCharacter('Armand');
      await bar.roll();
      await forum.send();
      expect((await ana.verdicts(2, forum.page)).blocks.map(({ colour }) => colour)).toEqual([
        'green',
        'green',
      ]);
    } finally {
      await world.close();
    }
  });
});

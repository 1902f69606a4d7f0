import { describe, expect, it } from 'vitest';
import { EditorTab } from './editors/editor-tab';
import { linesOf } from './editors/lines';
import { type EditorCase, editorCases } from './editors/list';
import { type EditorServer, startEditors } from './editors/server';
import { grantOrigin } from './harness/background';
import { browsersOfTheRest } from './harness/browsers';
import { ARMAND, World } from './harness/world';
import { BoardPage } from './pages/board-page';
import { RollBar } from './pages/roll-bar';

const HOST = 'foro.test';

function ckeditor5(): EditorCase {
  const found = editorCases.find(({ id }) => id === 'ckeditor5-html');
  if (!found) throw new TypeError('the list has no CKEditor 5');
  return found;
}
/** The same pages under the made-up name. */
const onHost = (server: EditorServer): EditorServer => ({
  ...server,
  address: (editor) => server.address(editor).replace('127.0.0.1', HOST),
});

describe.each(browsersOfTheRest)('a forum on plain http that its reader enables, %s', (browser) => {
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

      // The permission is for the host: a rich editor that takes only a paste, on a page of it.
      const server = await startEditors();
      try {
        const tab = new EditorTab(ana.page, ckeditor5(), onHost(server), ana.say);
        await tab.open();
        expect(await tab.page.evaluate(() => isSecureContext)).toBe(false);
        await tab.field.click();
        await tab.type('Antes.');
        expect(await tab.roll('Mirar')).toBeNull();
        await tab.send();
        const posted = linesOf(server.posted(tab.editor) ?? '', 'html');
        // The alta of the key in two lines, then the roll in three.
        expect(posted.map((line) => line.split(' ')[0])).toEqual([
          ...['Antes.', 'Alta', 'TV1', 'Tirada', 'Fortaleza', 'TV1'],
        ]);
        expect(posted[3]).toContain('Tirada 1 - Armand - Mirar → ');
      } finally {
        await server.close();
      }
    } finally {
      await world.close();
    }
  }, 120_000);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserNames, openPlayer, type Player } from '../harness/browsers';
import { ARMAND } from '../harness/world';
import { PopupPage } from '../pages/popup-page';
import { EditorTab } from './editor-tab';
import { editorCases } from './list';
import { type EditorServer, startEditors } from './server';

describe.each(browserNames)('where nothing may be written, %s', (browser) => {
  let server: EditorServer;
  let player: Player;
  let popup: PopupPage;
  let page: Page;
  beforeAll(async () => {
    server = await startEditors();
    player = await openPlayer(browser);
    popup = await PopupPage.open(player, 'characters');
    await popup.createCharacter(ARMAND);
    page = await player.context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
  });
  afterAll(async () => {
    await player?.close();
    await server?.close();
  });
  const tabOf = (id: string): EditorTab => {
    const editor = editorCases.find((one) => one.id === id);
    if (!editor) throw new TypeError(`no editor ${id}`);
    return new EditorTab(page, editor, server, popup.say);
  };

  it('says how long the message would be, and offers the block to be copied', async () => {
    const tab = await tabOf('textarea-bbcode').open('maxlength="40"');
    await tab.field.click();
    await tab.type('Antes.');
    const why = await tab.roll('Larga');
    expect(why).toContain(tab.say('bar_copy'));
    expect(why).toMatch(/\b40\b/);
    expect(await tab.lines()).toEqual(['Antes.']);
  });
  it('says that a field is only to be read', async () => {
    const tab = await tabOf('textarea-markdown').open('readonly');
    expect(await tab.roll('Cerrada')).toContain(tab.say('bar_readonly'));
    expect(await tab.lines()).toEqual(['']);
  });
  it('says so of a rich editor that is closed after its bar came', async () => {
    const tab = await tabOf('tinymce8-bbcode').open();
    await tab.page.evaluate(() =>
      (
        globalThis as unknown as { tinymce: { activeEditor: { mode: { set(mode: string): void } } } }
      ).tinymce.activeEditor.mode.set('readonly'),
    );
    const why = await tab.roll('Cerrada');
    expect(why).toContain(tab.say('bar_copy'));
    expect(await tab.lines()).toEqual(['']);
  });
  it('has a bar for each of two editors, writes in its own, and goes with it', async () => {
    const tab = tabOf('contenteditable-html');
    await page.goto(server.address(tab.editor));
    await tab.bar.opener.waitFor();
    await page.evaluate(() => {
      const notes = document.createElement('div');
      notes.id = 'notas';
      notes.innerHTML = '<div contenteditable="true" class="editor">Notas.</div>';
      document.querySelector('form')?.after(notes);
    });
    const notes = page.locator('#notas');
    await notes.locator('fe-de-dados button.open').waitFor();
    expect(await page.locator('fe-de-dados').count()).toBe(2);
    await tab.field.click();
    await tab.type('Texto.');
    expect(await tab.roll('Suya')).toBeNull();
    expect((await tab.lines()).at(-1)).toMatch(/^TV1 /);
    expect(await notes.locator('.editor').textContent()).toBe('Notas.');
    await notes.locator('.editor').evaluate((node) => node.remove());
    await expect.poll(() => page.locator('fe-de-dados').count()).toBe(1);
  });
});

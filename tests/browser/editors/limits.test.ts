import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsersOfTheRest } from '../harness/browsers';
import { Editors } from './open-editors';

describe.each(browsersOfTheRest)('where nothing may be written, %s', (browser) => {
  let editors: Editors;
  beforeAll(async () => {
    editors = await Editors.open(browser);
  });
  afterAll(() => editors?.close());
  it('says how long the message would be, and offers the block to be copied', async () => {
    const tab = await editors.tab('textarea-bbcode').open('maxlength="40"');
    await tab.field.click();
    await tab.type('Antes.');
    const why = await tab.roll('Larga');
    expect(why).toContain(tab.say('bar_copy'));
    expect(why).toMatch(/\b40\b/);
    expect(await tab.lines()).toEqual(['Antes.']);
  });
  it('says that a field is only to be read', async () => {
    const tab = await editors.tab('textarea-markdown').open('readonly');
    expect(await tab.roll('Cerrada')).toContain(tab.say('bar_readonly'));
    expect(await tab.lines()).toEqual(['']);
  });
  it('says so of a rich editor that is closed after its bar came', async () => {
    const tab = await editors.tab('tinymce8-bbcode').open();
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
    const tab = editors.tab('contenteditable-html');
    const { page } = tab;
    await page.goto(tab.address());
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

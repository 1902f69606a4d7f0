import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/background';
import { browserNames } from '../harness/browsers';
import { linesOf } from './lines';
import { Editors } from './open-editors';
import { topicOf } from './server';

const only = new RegExp(process.env.FE_EDITOR ?? '');
/** One for each way a block is replaced. */
const EDITORS = [
  ...['textarea-bbcode', 'sceditor-wysiwyg', 'ckeditor4-html', 'ckeditor5-html', 'tinymce8-bbcode'],
  ...['quill-html', 'prosemirror-plain', 'codemirror-markdown', 'contenteditable-html'],
].filter((id) => only.test(id));

describe.each(browserNames)('somebody posts between roll and submit, %s', (browser) => {
  let editors: Editors;
  beforeAll(async () => {
    editors = await Editors.open(browser);
  });
  afterAll(() => editors?.close());

  it.each(EDITORS)('the roll is made again in its place, among the words of the player: %s', async (id) => {
    const tab = await editors.tab(id).open();
    const { editor, server } = tab;
    const gap = editor.markup === 'markdown' ? [''] : [];
    const kind = editor.markup === 'html' ? 'html' : 'text';
    const block = async (): Promise<string[]> => {
      const rows = await ask(editors.extension, 'log', { limit: 5 });
      const row = rows.find(({ topic }) => topic.endsWith(String(topicOf(editor))));
      return linesOf(row?.block ?? '', kind);
    };
    const written = async (): Promise<string[]> => (await tab.lines()).map(plain);
    await tab.field.click();
    await tab.type('Antes.Luego.');
    await tab.keys(...Array<string>(6).fill('ArrowLeft'));
    expect(await tab.roll('Llegar antes')).toBeNull();
    const before = await written();
    const old = await block();
    expect(before).toEqual(['Antes.', ...gap, ...old, 'Luego.']);

    server.reply(editor, 'beto', 'Danai corre más.');
    const kept = await tab.press();
    const now = await block();
    expect(now.at(-1)).not.toBe(old.at(-1));
    const mended = ['Antes.', ...gap, ...now, 'Luego.'];
    // Other dice that say the same word for word need no second look.
    if (kept !== null) {
      expect(kept).toContain(tab.say('submit_look_again'));
      const lines = await tab.lines();
      expect(lines.map(plain)).toEqual(mended);
      await tab.keys('ControlOrMeta+z');
      expect(await written()).toEqual(before);
      await tab.redo(lines);
      expect(await written()).toEqual(mended);
      await tab.send();
    }
    expect(linesOf(server.posted(editor) ?? '', editor.data).map(plain)).toEqual(mended);
  });
});

const plain = (line: string): string => line.replaceAll('\u00a0', ' ');

import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserNames, openPlayer, type Player } from '../harness/browsers';
import { ARMAND } from '../harness/world';
import { PopupPage } from '../pages/popup-page';
import { EditorTab } from './editor-tab';
import { editorCases } from './list';
import { type EditorServer, startEditors } from './server';
import { rowsIn, rowsOf, TABLE, withRows } from './table';
import { type Seen, tryEditor } from './trial';

// `FE_WRITE_TABLE=1` writes what was seen; otherwise it must be what is written.
const writes = process.env.FE_WRITE_TABLE === '1';
const only = new RegExp(process.env.FE_EDITOR ?? '');

describe.each(browserNames)('every editor, %s', (browser) => {
  let server: EditorServer;
  let player: Player;
  let popup: PopupPage;
  let page: Page;
  const results = new Map<string, Seen>();
  beforeAll(async () => {
    server = await startEditors();
    player = await openPlayer(browser);
    popup = await PopupPage.open(player, 'characters');
    await popup.createCharacter(ARMAND);
    page = await player.context.newPage();
    // An editor with unsaved text asks before its page is left.
    page.on('dialog', (dialog) => void dialog.accept());
  });
  afterAll(async () => {
    await player?.close();
    await server?.close();
  });

  it.each(editorCases.filter(({ id }) => only.test(id)))(
    'takes a block at the caret and loses nothing: $id',
    async (editor) => {
      const tab = new EditorTab(page, editor, server, popup.say);
      const { seen, trace } = await tryEditor(tab, popup.page);
      results.set(editor.id, seen);
      const wrong = Object.entries(seen).filter(([, value]) => value === false);
      if (wrong.length > 0 && process.env.FE_TRACE) console.log(editor.id, wrong, trace);
      // Whatever an editor cannot do, nobody's words are lost and no block is broken or written twice.
      const { caret, again, sent, tags } = seen;
      expect({ caret, again, sent, tags: tags ?? true }, JSON.stringify(trace, null, 1)).toEqual({
        ...{ caret: true, again: true, sent: true, tags: true },
      });
    },
  );

  it('is as docs/editores.md says', () => {
    const rows = rowsOf(browser, results);
    const document = readFileSync(TABLE, 'utf8');
    if (writes) writeFileSync(TABLE, withRows(document, rows));
    else expect(rowsIn(document, browser)).toEqual(expect.arrayContaining(rows));
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserNames } from '../harness/browsers';
import { editorCases } from './list';
import { Editors } from './open-editors';
import { rowsIn, rowsOf, TABLE, withRows } from './table';
import { type Seen, tryEditor } from './trial';

// `FE_WRITE_TABLE=1` writes what was seen; otherwise it must be what is written.
const writes = process.env.FE_WRITE_TABLE === '1';
const only = process.env.FE_EDITOR;
// A whole run leaves no row that nobody saw.
const whole = writes && only === undefined;
/** Played in every test run: one for each way of inserting. `npm run editors` plays all of them. */
const ALWAYS = [
  ...['textarea-bbcode', 'sceditor-wysiwyg', 'ckeditor4-html', 'ckeditor5-html', 'tinymce8-html'],
  ...['quill-html', 'prosemirror-plain', 'codemirror-markdown', 'contenteditable-html'],
];
const isPlayed = (id: string): boolean =>
  only === undefined ? whole || ALWAYS.includes(id) : new RegExp(only).test(id);

describe.each(browserNames)('every editor, %s', (browser) => {
  let editors: Editors;
  const results = new Map<string, Seen>();
  beforeAll(async () => {
    editors = await Editors.open(browser);
  });
  afterAll(() => editors?.close());

  it.each(editorCases.filter(({ id }) => isPlayed(id)))(
    'takes a block at the caret and loses nothing: $id',
    async (editor) => {
      const { seen, trace } = await tryEditor(editors.tab(editor.id), editors.extension);
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
    if (writes) writeFileSync(TABLE, withRows(document, browser, rows, whole));
    else expect(rowsIn(document, browser)).toEqual(expect.arrayContaining(rows));
  });
});

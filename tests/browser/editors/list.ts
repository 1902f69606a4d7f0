import { readFileSync } from 'node:fs';
import type { Markup } from '../../../entrypoints/background/messages';

/** One kind of editor on one kind of board. */
export interface EditorCase {
  readonly id: string;
  /** As the table calls it. */
  readonly name: string;
  /** Package it comes from; `null` for what every browser has. */
  readonly package: string | null;
  readonly markup: Markup;
  /** File in `inside/` that builds it. */
  readonly inside: string;
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Where a person types: inside a frame, or in the page itself. */
  readonly frame?: string;
  readonly field: string;
  /** What the editor's own text is made of. */
  readonly data: 'text' | 'html';
  /** Goes to the page as `data-mode`. */
  readonly mode?: string;
}

const rich = (
  id: string,
  name: string,
  markup: Markup,
  more: Omit<EditorCase, 'id' | 'name' | 'markup' | 'data' | 'inside'> & { inside?: string },
): EditorCase => ({ id: `${id}-${markup}`, name, markup, data: 'html', inside: id, ...more });

const sceditor = (mode: 'wysiwyg' | 'source'): EditorCase => ({
  ...{ id: `sceditor-${mode}`, name: `SCEditor, ${mode}`, package: 'sceditor', markup: 'bbcode' },
  ...{ inside: 'sceditor', data: 'text', mode },
  scripts: ['/sceditor/sceditor.min.js', '/sceditor/formats/bbcode.js', '/sceditor/plugins/undo.js'],
  styles: ['/sceditor/themes/default.min.css'],
  ...(mode === 'wysiwyg'
    ? { frame: '.sceditor-container iframe', field: 'body' }
    : { field: '.sceditor-container > textarea' }),
});
const textarea = (markup: Markup): EditorCase => ({
  ...{ id: `textarea-${markup}`, name: 'textarea', package: null, markup },
  ...{ inside: 'textarea', data: 'text', field: 'textarea[name=message]' },
});
const tinymce = (version: 6 | 8, markup: Markup): EditorCase => ({
  ...rich(`tinymce${version}`, `TinyMCE ${version}`, markup, {
    ...{ package: `tinymce${version}`, scripts: [`/npm/tinymce${version}/tinymce.min.js`] },
    ...{ inside: 'tinymce', frame: '.tox-tinymce iframe', field: 'body' },
  }),
});
const ckeditor4 = (markup: Markup) =>
  rich('ckeditor4', 'CKEditor 4', markup, {
    ...{ package: 'ckeditor4', scripts: ['/npm/ckeditor4/ckeditor.js'] },
    ...{ frame: '.cke iframe', field: 'body' },
  });
const ckeditor5 = (markup: Markup) =>
  rich('ckeditor5', 'CKEditor 5', markup, {
    package: 'ckeditor5',
    scripts: ['/npm/ckeditor5/dist/browser/ckeditor5.umd.js'],
    styles: ['/npm/ckeditor5/dist/browser/ckeditor5.css'],
    field: '.ck-editor__editable',
  });
const quill = (markup: Markup) =>
  rich('quill', 'Quill', markup, {
    ...{
      package: 'quill',
      scripts: ['/npm/quill/dist/quill.js'],
      styles: ['/npm/quill/dist/quill.snow.css'],
    },
    field: '.ql-editor',
  });
const tiptap = (markup: Markup) =>
  rich('tiptap', 'TipTap', markup, { package: '@tiptap/core', field: '.ProseMirror' });
const prosemirror = (markup: Markup) =>
  rich('prosemirror', 'ProseMirror', markup, { package: 'prosemirror-view', field: '.ProseMirror' });

/** Every editor of the table, in its order. */
export const editorCases: readonly EditorCase[] = [
  textarea('bbcode'),
  textarea('markdown'),
  sceditor('wysiwyg'),
  sceditor('source'),
  ckeditor4('html'),
  ckeditor4('bbcode'),
  ckeditor5('html'),
  ckeditor5('bbcode'),
  tinymce(6, 'html'),
  tinymce(6, 'bbcode'),
  tinymce(8, 'html'),
  tinymce(8, 'bbcode'),
  quill('html'),
  quill('bbcode'),
  tiptap('html'),
  tiptap('plain'),
  prosemirror('plain'),
  {
    ...{ id: 'codemirror-markdown', name: 'CodeMirror 6', package: '@codemirror/view', markup: 'markdown' },
    ...{ inside: 'codemirror', field: '.cm-content', data: 'text' },
  },
  {
    ...{ id: 'easymde-markdown', name: 'EasyMDE (CodeMirror 5)', package: 'easymde', markup: 'markdown' },
    ...{ inside: 'easymde', field: '.CodeMirror', data: 'text' },
    scripts: ['/npm/easymde/dist/easymde.min.js'],
    styles: ['/npm/easymde/dist/easymde.min.css'],
  },
  rich('contenteditable', 'contenteditable', 'html', { package: null, field: '.editor' }),
];

/** The version that was tested, from the package itself. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

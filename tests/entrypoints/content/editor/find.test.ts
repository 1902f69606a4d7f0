import { beforeEach, describe, expect, it } from 'vitest';
import { editorAt, editorOf, findEditors } from '../../../../entrypoints/content/editor/find';

beforeEach(() => document.body.replaceChildren());
const show = (html: string): void => {
  document.body.innerHTML = html;
};
const found = (): string[] => findEditors(document).map(({ field, anchor }) => `${field.id}<${anchor.id}`);

describe('the editors a person can see', () => {
  it('are visible textareas, not hidden ones with the right name', () => {
    show(
      '<form><textarea id="message" name="message" style="display:none"></textarea><div id="s" class="sceditor-container"><textarea id="source"></textarea></div></form>',
    );
    expect(found()).toEqual(['source<s']);
  });
  it('are rich fields, with the bar before what the editor built around them', () => {
    show(
      '<div id="box" class="fr-box"><div class="fr-wrapper"><div id="f" class="fr-element" contenteditable="true"></div></div></div>',
    );
    expect(found()).toEqual(['f<box']);
    show(
      '<div id="pm" class="ProseMirror" contenteditable="true"><p>x</p><span id="w" contenteditable="true"></span></div>',
    );
    expect(found()).toEqual(['pm<pm']);
  });
  it('are not signatures, searches, or texts inside what is ours', () => {
    show(
      '<textarea id="signature"></textarea><textarea name="edit_reason"></textarea><textarea rows="1"></textarea><fe-de-dados><textarea></textarea></fe-de-dados><div contenteditable="false"></div>',
    );
    expect(found()).toEqual([]);
  });
  it('are not the names of those who get a message, the options of a poll, or a moderator’s notes', () => {
    const names = ['username_list', 'poll_option_text', 'report_text', 'usernote', 'threadnotes', 'modnotes'];
    show(names.map((name) => `<textarea name="${name}" rows="5"></textarea>`).join(''));
    expect(found()).toEqual([]);
    show('<textarea id="m" name="message" rows="5"></textarea><textarea id="n" name="notas"></textarea>');
    expect(found()).toEqual(['m<m', 'n<n']);
  });
  it('come in the order of the page, one for each place to write', () => {
    show(
      '<div id="a" contenteditable="true"></div><textarea id="b" name="message"></textarea><div id="c" contenteditable></div>',
    );
    expect(found()).toEqual(['a<a', 'b<b', 'c<c']);
  });
  it('also say that they cannot be written in: the block is then offered for copying', () => {
    show('<textarea id="b" name="message" readonly></textarea>');
    expect(found()).toEqual(['b<b']);
  });
});

describe('the visible half of an editor', () => {
  it('is looked for anew: SCEditor changes it with its source button', () => {
    show(
      '<div id="s" class="sceditor-container"><textarea id="one"></textarea><textarea id="two" style="display:none"></textarea></div>',
    );
    const anchor = document.getElementById('s') as HTMLElement;
    expect(editorOf(anchor)?.field.id).toBe('one');
    (document.getElementById('one') as HTMLElement).style.display = 'none';
    (document.getElementById('two') as HTMLElement).style.display = '';
    expect(editorOf(anchor)?.field.id).toBe('two');
  });
  it('is the frame of a known editor before it can be written in, and no other frame', () => {
    show(
      '<div class="tox-tinymce" id="t"><iframe class="tox-edit-area__iframe"></iframe></div><div class="cke cke_panel"><iframe class="cke_panel_frame"></iframe></div><iframe></iframe>',
    );
    expect(findEditors(document).map(({ anchor }) => anchor.id)).toEqual(['t']);
  });
  it('is nothing once the editor left the page', () => {
    const area = document.createElement('textarea');
    expect(editorAt(area)).toBeNull();
  });
});

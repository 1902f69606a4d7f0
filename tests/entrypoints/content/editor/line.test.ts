import { beforeEach, describe, expect, it } from 'vitest';
import { enclosing, restOfLine } from '../../../../entrypoints/content/editor/line';

const root = document.createElement('div');
beforeEach(() => document.body.replaceChildren(root));

/** Puts HTML in whose text holds one `|`, and gives the caret there. */
function caret(html: string): { node: Node; offset: number } {
  root.innerHTML = html;
  const walker = document.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const offset = (node.nodeValue ?? '').indexOf('|');
    if (offset < 0) continue;
    node.nodeValue = (node.nodeValue ?? '').replace('|', '');
    return { node, offset };
  }
  throw new Error('no caret');
}
const sides = (html: string): [string, string] => {
  const { node, offset } = caret(html);
  return [restOfLine(root, node, offset, 'before'), restOfLine(root, node, offset, 'after')];
};

describe('the line a caret stands in, in a rich editor', () => {
  it.each([
    ['<p>uno|dos</p>', 'uno', 'dos'],
    ['<p>uno</p><p>|dos</p>', '', 'dos'],
    ['<p>uno|</p><p>dos</p>', 'uno', ''],
    ['uno<br>|dos<br>tres', '', 'dos'],
    ['uno<br>dos|<br>tres', 'dos', ''],
    ['<b>uno</b> <i>d|os</i> tres', 'unod', 'ostres'],
    ['<p>uno</p>dos|', 'dos', ''],
    ['<p> &nbsp;|</p>', '', ''],
  ])('%j has %j before the caret and %j after it', (html, before, after) => {
    expect(sides(html)).toEqual([before, after]);
  });
  it('is read at a caret between elements too', () => {
    root.innerHTML = 'uno<br><br>';
    expect(restOfLine(root, root, 1, 'before')).toBe('uno');
    expect(restOfLine(root, root, 2, 'before')).toBe('');
    expect(restOfLine(root, root, 1, 'after')).toBe('');
  });
});

describe('what encloses a caret', () => {
  it('is the outermost colour, quotation or code, and nothing else', () => {
    expect(enclosing(caret('<p>uno|</p>').node, root)).toBeNull();
    expect(enclosing(caret('<p><b>uno|</b></p>').node, root)).toBeNull();
    expect(enclosing(caret('<p><span style="color:red">u<b>no|</b></span></p>').node, root)?.tagName).toBe(
      'SPAN',
    );
    expect(
      enclosing(caret('<blockquote><p><font color="red">x|</font></p></blockquote>').node, root)?.tagName,
    ).toBe('BLOCKQUOTE');
  });
});

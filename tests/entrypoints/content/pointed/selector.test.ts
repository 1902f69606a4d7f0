import { describe, expect, it } from 'vitest';
import { isSelector } from '../../../../entrypoints/background/messages';
import { kindSelectors, selectorOf } from '../../../../entrypoints/content/pointed/selector';
import { show } from '../saved-page';

const one = (html: string, selector: string): Element => {
  const node = show(`<body>${html}</body>`).querySelector(selector);
  if (!node) throw new Error(`no ${selector}`);
  return node;
};

describe('a selector for one node', () => {
  it.each([
    ['its id', '<textarea id="caja"></textarea><textarea></textarea>', '#caja', 'textarea#caja'],
    [
      'its name',
      '<textarea name="texto"></textarea><textarea></textarea>',
      '[name]',
      'textarea[name="texto"]',
    ],
    [
      'not by an id that is a number, which is another on the next page',
      '<textarea id="quickedit_1234" class="caja"></textarea><textarea></textarea>',
      '.caja',
      'textarea.caja',
    ],
    [
      'not by a state',
      '<div class="editor active"></div><div class="active"></div>',
      '.editor',
      'div.editor',
    ],
    [
      'what is around it',
      '<form id="buscar"><textarea></textarea></form><form id="responder"><textarea></textarea></form>',
      '#responder textarea',
      'form#responder textarea',
    ],
    [
      'its place, where nothing has a name',
      '<div><textarea></textarea></div><div><p></p><textarea id="a b"></textarea></div>',
      '[id="a b"]',
      'div:nth-of-type(2) > textarea:nth-of-type(1)',
    ],
  ])('is made of %s', (_, html, target, selector) => {
    const node = one(html, target);
    expect(selectorOf(node)).toBe(selector);
    expect(document.querySelectorAll(selector)).toHaveLength(1);
    expect(document.querySelector(selector)).toBe(node);
  });
});

describe('selectors of a kind', () => {
  it('leave out numbers and states', () => {
    const node = one(
      '<article id="post-12" class="post odd bg2 unread" data-post-id="12"></article>',
      'article',
    );
    expect(kindSelectors(node)).toEqual([
      'article.post[id^="post-"]',
      'article.post[data-post-id]',
      'article.post',
      'article[id^="post-"]',
      'article[data-post-id]',
    ]);
  });
});

describe('what is taken for a selector', () => {
  it.each([
    'textarea',
    'div.post[id^="p"]',
    '#a > .b',
    'td[data-id] div:nth-of-type(2)',
    'form#x textarea[name="texto"]',
  ])('is %s', (text) => {
    expect(isSelector(text)).toBe(true);
    expect(() => document.querySelectorAll(text)).not.toThrow();
  });
  it.each([
    '',
    '*',
    'a, b',
    'div:has(p)',
    ':is(a)',
    'a > > b',
    'a ~ b',
    'p{color:red}',
    'a[b="\\"]',
    `${'a '.repeat(7)}a`,
    `.${'x'.repeat(400)}`,
    '<img src=x>',
    'a[href="javascript:\n"]',
  ])('is not %j', (text) => {
    expect(isSelector(text)).toBe(false);
  });
});

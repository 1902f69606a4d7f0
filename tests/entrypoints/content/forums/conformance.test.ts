import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEditors } from '../../../../entrypoints/content/editor/find';
import { forumBy, forums } from '../../../../entrypoints/content/forums/index';
import { markOf, marks } from '../../../../entrypoints/content/forums/marks';
import { textOf } from '../../../../entrypoints/content/text';
import { fetched, savedPages, show } from '../saved-page';

const pages = savedPages();

describe('the list of engines', () => {
  it('names every file of its folder, and each has marks and a saved page', () => {
    const files = readdirSync('entrypoints/content/forums')
      .map((file) => file.replace('.ts', ''))
      .filter((file) => !['dom', 'index', 'marks', 'nodebb-data'].includes(file));
    expect(forums.map(({ id }) => id).sort()).toEqual(files.sort());
    expect(marks.map(({ id }) => id).sort()).toEqual(files.filter((file) => file !== 'generic').sort());
    expect([...new Set(pages.map(({ engine }) => engine))].sort()).toEqual(files.sort());
  });
});

describe.each(pages)('$engine, $name', ({ engine, html, expected }) => {
  const forum = forumBy(engine);
  const url = new URL(expected.url);

  it('is recognised by its own engine and by no other', () => {
    const page = fetched(html);
    const mine = forums
      .filter(({ id, recognise }) => id !== 'generic' && recognise(page))
      .map(({ id }) => id);
    expect(mine).toEqual(engine === 'generic' ? [] : [engine]);
    expect(markOf(page).id).toBe(engine);
  });
  it('says who is logged in', () => {
    expect(forum.account(fetched(html))).toBe(expected.account);
  });
  it('says which thread it belongs to', () => {
    expect(forum.topic(fetched(html), url)).toEqual(expected.topic);
  });
  it('leads to its neighbours', () => {
    expect(forum.links(fetched(html), url)).toEqual(expected.links);
  });
  it('gives each post with id, author and its words, without quotations, codes, signature and edit notes', () => {
    const posts = forum.posts(fetched(html));
    expect(posts.map(({ id, author, body }) => [id, author, textOf(body, forum.notWords)])).toEqual(
      expected.posts,
    );
  });
  it('has its editors found where a person sees them', () => {
    const page = show(html);
    const fields = findEditors(page).map(({ field }) => field);
    expect(fields).toEqual(expected.editors.map((selector) => page.querySelector(selector)));
  });
});

describe('a page that no engine expects', () => {
  it.each(forums)('$id answers empty', (forum) => {
    for (const html of ['', '<p>Hola</p>', '<div class="post" id="p"></div><div id="forumposts"></div>']) {
      const page = fetched(html);
      const url = new URL('https://foro.example/');
      expect(forum.posts(page)).toEqual([]);
      expect(forum.links(page, url)).toEqual({ previous: null, next: null, last: null });
      expect(forum.account(page)).toBeNull();
      expect(forum.topic(page, url)).toBeNull();
    }
  });
});

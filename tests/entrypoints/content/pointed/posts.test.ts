import { describe, expect, it } from 'vitest';
import type { SiteHints } from '../../../../entrypoints/background/messages';
import { forumBy } from '../../../../entrypoints/content/forums/index';
import { kindsAround, likeliest, likelyKinds } from '../../../../entrypoints/content/pointed/kinds';
import { layered, named } from '../../../../entrypoints/content/pointed/layer';
import { textOf } from '../../../../entrypoints/content/text';
import { savedPages, show } from '../saved-page';

const hints = (more: Partial<SiteHints>): SiteHints => ({
  host: 'foro.example',
  editor: null,
  posts: null,
  markup: null,
  account: null,
  ...more,
});

/** Boards no engine knows: made up after what redesigned and home-made forums do. */
const BOARDS: Record<string, (n: number) => string> = {
  'ids on the post': (n) =>
    `<div class="hilo-mensaje ${n % 2 ? 'odd' : 'even'}" id="mensaje${n}"><h4 class="nick">ana${n}</h4><div class="cuerpo">Hola ${n} a todos</div></div>`,
  'data attributes': (n) =>
    `<section class="entry" data-message-id="${n}"><span class="username">ana${n}</span><div class="message-body">Hola ${n} a todos</div></section>`,
  'only a permalink inside': (n) =>
    `<li class="fila"><a class="author" href="/u/ana">ana${n}</a><a href="/hilo/5#post${n}">#</a><div class="text">Hola ${n} a todos</div></li>`,
  'named anchors': (n) =>
    `<table class="mensaje"><tbody><tr><td><a name="p${n}"></a><b class="author">ana${n}</b></td><td class="text">Hola ${n} a todos</td></tr></tbody></table>`,
};
const board = (shape: (n: number) => string, count = 3): Document =>
  show(
    `<body class="foro"><div id="menu"><a href="/1">uno</a><a href="/2">dos</a></div><div id="hilo">${Array.from({ length: count }, (_, at) => shape(at * 7 + 11)).join('')}</div></body>`,
  );

describe.each(Object.entries(BOARDS))('posts with %s', (_name, shape) => {
  it('are all found by pointing at the words of one', () => {
    const page = board(shape);
    const place = [...page.querySelectorAll('#hilo *')].find(
      (node) => node.textContent === 'Hola 18 a todos' && node.children.length === 0,
    );
    const kinds = kindsAround(place as Element);
    const kind = kinds[likeliest(kinds)];
    expect(kind?.nodes).toHaveLength(3);
    const posts = layered(forumBy('generic'), hints({ posts: kind?.selector ?? '' })).posts(page);
    expect(posts.map(({ id, author, body }) => [id, author, textOf(body)])).toEqual([
      [11, 'ana11', 'Hola 11 a todos'],
      [18, 'ana18', 'Hola 18 a todos'],
      [25, 'ana25', 'Hola 25 a todos'],
    ]);
  });
});

describe('pointing at posts', () => {
  it('finds nothing where nothing is numbered', () => {
    const page = show('<body><p>Uno</p><p>Dos</p></body>');
    expect(kindsAround(page.querySelector('p') as Element)).toEqual([]);
  });
  it('needs no pointer where posts carry their ids', () => {
    const page = board(BOARDS['ids on the post'] as (n: number) => string);
    expect(likelyKinds(page)[0]?.nodes).toHaveLength(3);
  });
  it('works in a thread of one post', () => {
    const page = board(BOARDS['ids on the post'] as (n: number) => string, 1);
    const kinds = kindsAround(page.querySelector('.cuerpo') as Element);
    expect(kinds[likeliest(kinds)]?.nodes[0]?.id).toBe('mensaje11');
  });
});

describe('what was pointed at', () => {
  it.each(savedPages())('lies over $engine, and gives way on $name, which has nothing of it', (saved) => {
    const over = layered(forumBy(saved.engine), hints({ posts: 'div.no-hay-tal[id^="x"]' }));
    expect(over.posts(show(saved.html)).map(({ id }) => id)).toEqual(saved.expected.posts.map(([id]) => id));
  });
  it('says how a site writes', () => {
    const page = show('<body></body>');
    const over = layered(forumBy('generic'), hints({ markup: 'html' }));
    expect([over.markup, over.markupOf?.(page)]).toEqual(['html', 'html']);
  });
  it('tells which post is edited in its place', () => {
    const page = board(BOARDS['ids on the post'] as (n: number) => string);
    page.querySelector('#mensaje18 .cuerpo')?.insertAdjacentHTML('beforeend', '<textarea></textarea>');
    const over = layered(forumBy('generic'), hints({ posts: 'div.hilo-mensaje[id^="mensaje"]' }));
    const field = page.querySelector('textarea') as Element;
    expect(over.editing?.(page, new URL('https://foro.example/'), field)).toBe(18);
  });
});

describe('who the reader said to be', () => {
  const page = (shape: keyof typeof BOARDS): Document => board(BOARDS[shape] as (n: number) => string);
  const forum = layered(forumBy('generic'), hints({ posts: 'div.hilo-mensaje[id^="mensaje"]' }));

  it('is spelled as the author of his posts, or he would be taken for somebody else', () => {
    expect(named(forum, () => 'ANA18').account(page('ids on the post'))).toBe('ana18');
  });
  it('stands as he said it where the page has no post of his, and is nobody until he says it', () => {
    expect(named(forum, () => 'Luis').account(page('ids on the post'))).toBe('Luis');
    expect(named(forum, () => null).account(page('ids on the post'))).toBeNull();
  });
  it('gives way to what the page tells', () => {
    const telling = { ...forum, account: () => 'Beto' };
    expect(named(telling, () => 'ana18').account(page('ids on the post'))).toBe('Beto');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRef } from '../../../../entrypoints/background/messages';
import type { Forum } from '../../../../entrypoints/content/forum';
import { board } from '../../../../entrypoints/content/forums/board';
import { discourse } from '../../../../entrypoints/content/forums/discourse';
import { flarum } from '../../../../entrypoints/content/forums/flarum';
import { nodebb } from '../../../../entrypoints/content/forums/nodebb';
import { pagesListener } from '../../../../entrypoints/content/pages/listen';
import { type Fetched, request, waitOf } from '../../../../entrypoints/content/pages/request';
import { ThreadPages } from '../../../../entrypoints/content/pages/thread-pages';

const HOST = 'https://foro.example';
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const html = (posts: readonly (readonly [number, string, string])[], links = ''): string =>
  `<body data-board="fe"><main data-topic-id="7"><h1 class="topic-title">x</h1><a rel="first" href="/topic/7"></a>${links}${posts
    .map(
      ([id, author, text]) =>
        `<article class="post" data-post-id="${id}" data-author="${author}"><div class="post-body">${text}</div></article>`,
    )
    .join('')}</main></body>`;

/** A forum that answers when it is told to, and knows how many requests were on their way at once. */
class Slow {
  readonly asked: string[] = [];
  readonly paused: number[] = [];
  atOnce = 0;
  most = 0;
  time = 0;
  constructor(readonly answers: Readonly<Record<string, Fetched>>) {}

  pages(forum: Forum = board, at = `${HOST}/topic/7`): ThreadPages {
    return new ThreadPages({
      forum,
      page: parse(html([[1, 'ana', 'Hola']])),
      url: () => new URL(at),
      ref: () => ({ host: 'foro.example', topic: '7' }) as PageRef,
      now: () => this.time,
      pause: async (ms) => {
        this.paused.push(ms);
        this.time += ms;
      },
      request: async (address) => {
        this.asked.push(address);
        this.atOnce += 1;
        this.most = Math.max(this.most, this.atOnce);
        await new Promise((resolve) => setTimeout(resolve, 5));
        this.atOnce -= 1;
        return this.answers[address] ?? { ok: false, why: 'status', status: 404, wait: null };
      },
    });
  }
}
const page = (text: string): Fetched => ({ ok: true, kind: 'page', page: parse(text) });
const data = (value: unknown): Fetched => ({ ok: true, kind: 'data', data: value });

describe('reading a thread for its acta', () => {
  it('begins with the first page of the thread', () => {
    expect(new Slow({}).pages().begin()).toMatchObject({
      ways: [{ way: 'pages', address: `${HOST}/topic/7` }],
      partial: false,
    });
  });

  it('gives posts and the next page; only posts with a code carry their words', async () => {
    const forum = new Slow({
      [`${HOST}/topic/7`]: page(
        html(
          [
            [1, 'ana', 'Hola a todos'],
            [2, 'beto', 'Tirada 1<br>TV1 abc'],
          ],
          '<a rel="next" href="/topic/7?page=2">›</a>',
        ),
      ),
    });
    expect(await forum.pages().read('pages', `${HOST}/topic/7`)).toEqual({
      ok: true,
      newestFirst: false,
      posts: [
        { id: 1, author: 'ana', text: '' },
        { id: 2, author: 'beto', text: 'Tirada 1\nTV1 abc' },
      ],
      next: [`${HOST}/topic/7?page=2`],
    });
  });

  it('asks one thing at a time with a pause between, whoever asks', async () => {
    const pages = Object.fromEntries(
      [1, 2, 3, 4].map((at) => [`${HOST}/topic/7?page=${at}`, page(html([[at, 'ana', 'x']]))]),
    );
    const forum = new Slow(pages);
    const thread = forum.pages();
    await Promise.all(Object.keys(pages).map((address) => thread.read('pages', address)));
    expect(forum.most).toBe(1);
    expect(forum.paused).toEqual([400, 400, 400]);
    const strict = new Slow(pages);
    const slow = strict.pages({ ...board, pause: 1500 });
    for (const address of Object.keys(pages)) await slow.read('pages', address);
    expect(strict.paused).toEqual([1500, 1500, 1500]);
  });

  it('asks nobody but the forum of the tab', async () => {
    const forum = new Slow({});
    expect(await forum.pages().read('pages', 'https://otro.example/topic/7')).toMatchObject({ ok: false });
    expect(forum.asked).toEqual([]);
  });

  it('is stopped before the next request', async () => {
    const forum = new Slow({ [`${HOST}/topic/7`]: page(html([[1, 'ana', 'x']])) });
    const thread = forum.pages();
    const first = thread.read('pages', `${HOST}/topic/7`);
    const second = thread.read('pages', `${HOST}/topic/7`);
    thread.stop();
    await first;
    expect(await second).toMatchObject({ ok: false, why: 'stopped' });
    expect(await thread.read('pages', `${HOST}/topic/7`)).toMatchObject({ ok: true });
  });

  it('says so where a page has no posts', async () => {
    const forum = new Slow({ [`${HOST}/topic/7`]: page('<body data-board="fe"></body>') });
    expect(await forum.pages().read('pages', `${HOST}/topic/7`)).toMatchObject({ why: 'unreadable' });
  });
});

describe('a whole thread by the data of its board', () => {
  it('is read from Discourse: first posts, and the others by their ids', async () => {
    const at = `${HOST}/t/una-escena/45`;
    const first = {
      post_stream: {
        posts: [{ id: 101, username: 'ana', cooked: '<p>Tirada 1</p><p><code>TV1 abc</code></p>' }],
        stream: [101, ...Array.from({ length: 25 }, (_, i) => 200 + i)],
      },
    };
    const forum = new Slow({ [`${HOST}/t/45.json`]: data(first) });
    const thread = forum.pages(discourse, at);
    expect(thread.begin().ways[0]).toEqual({ way: 'whole', address: `${HOST}/t/45.json` });
    const read = await thread.read('whole', `${HOST}/t/45.json`);
    if (!read.ok) throw new Error(read.why);
    expect(read.posts).toEqual([{ id: 101, author: 'ana', text: 'Tirada 1\n\nTV1 abc' }]);
    expect(read.next).toHaveLength(2);
    expect(decodeURI(read.next[1] ?? '')).toBe(
      `${HOST}/t/45/posts.json?${[220, 221, 222, 223, 224].map((id) => `post_ids[]=${id}`).join('&')}`,
    );
  });

  it('is read from NodeBB, page by page, oldest first', async () => {
    const at = `${HOST}/foro/topic/9/una-escena`;
    const address = `${HOST}/foro/api/topic/9?page=1&sort=oldest_to_newest`;
    const answer = {
      posts: [{ pid: 3, user: { username: 'beto' }, content: '<p>Hola</p>' }],
      pagination: { pageCount: 2 },
    };
    const forum = new Slow({ [address]: data(answer) });
    const thread = forum.pages(nodebb, at);
    expect(thread.begin().ways[0]?.address).toBe(address);
    expect(await thread.read('whole', address)).toMatchObject({
      posts: [{ id: 3, author: 'beto' }],
      next: [`${HOST}/foro/api/topic/9?page=2&sort=oldest_to_newest`],
    });
  });

  it('is read from Flarum with the names beside the posts', async () => {
    const forum = new Slow({});
    const start = forum.pages(flarum, `${HOST}/d/4-una-escena`).begin().ways[0]?.address ?? '';
    expect(start).toContain(`${HOST}/api/posts?filter[discussion]=4`);
    const answer = {
      data: [
        {
          id: '11',
          attributes: { contentType: 'comment', contentHtml: '<p>Hola</p>' },
          relationships: { user: { data: { id: '2' } } },
        },
        { id: '12', attributes: { contentType: 'discussionRenamed' } },
      ],
      included: [{ id: '2', attributes: { displayName: 'Ana' } }],
      links: { next: `${HOST}/api/posts?page[offset]=50` },
    };
    const full = new Slow({ [start]: data(answer) });
    expect(await full.pages(flarum, `${HOST}/d/4-una-escena`).read('whole', start)).toMatchObject({
      posts: [{ id: 11, author: 'Ana' }],
      next: [`${HOST}/api/posts?page[offset]=50`],
    });
  });

  it('that is not what was expected is refused, whatever it is', async () => {
    for (const forum of [discourse, nodebb, flarum])
      for (const odd of [null, 3, 'x', [], {}, { posts: [{}] }, { post_stream: 1 }, { data: {} }]) {
        const read = forum.whole?.read(odd, new URL(`${HOST}/t/1.json`));
        expect(read === null || read?.posts.length === 0).toBe(true);
      }
  });
});

describe('a request', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answered = (response: Response) => {
    vi.stubGlobal('fetch', async () => response);
    return request(`${HOST}/x`, 'utf-8', new AbortController().signal);
  };
  it('tells how long the board asks to wait', async () => {
    const busy = new Response('', { status: 429, headers: { 'retry-after': '30' } });
    expect(await answered(busy)).toEqual({ ok: false, why: 'status', status: 429, wait: 30_000 });
    expect(waitOf('Wed, 21 Oct 2026 07:28:00 GMT', Date.parse('2026-10-21T07:27:00Z'))).toBe(60_000);
    expect(waitOf('pronto', 0)).toBeNull();
    expect(waitOf(null, 0)).toBeNull();
  });
  it('tells data from pages, and both from what is neither', async () => {
    const type = (kind: string) => ({ headers: { 'content-type': kind } });
    expect(await answered(new Response('{"a":1}', type('application/json')))).toEqual({
      ok: true,
      kind: 'data',
      data: { a: 1 },
    });
    expect(await answered(new Response('<p>x</p>', type('text/html')))).toMatchObject({ kind: 'page' });
    expect(await answered(new Response('x', type('image/png')))).toMatchObject({ why: 'unreadable' });
    expect(await answered(new Response('{', type('application/json')))).toMatchObject({ why: 'unreadable' });
  });
  it('without network says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect(await request(`${HOST}/x`, 'utf-8', new AbortController().signal)).toMatchObject({
      why: 'network',
    });
  });
});

describe('the script in the tab', () => {
  it('answers its own questions and leaves others alone', async () => {
    const listener = pagesListener(() => new Slow({}).pages());
    expect(listener({ tab: 'page' }, null, () => undefined)).toBeUndefined();
    const answer = await new Promise((resolve) => {
      expect(listener({ pages: 'begin' }, null, resolve)).toBe(true);
    });
    expect(answer).toMatchObject({ page: { topic: '7' } });
    expect(
      await new Promise((resolve) => listener({ pages: 'read', way: 'pages', address: 'x' }, null, resolve)),
    ).toBeNull();
  });
});

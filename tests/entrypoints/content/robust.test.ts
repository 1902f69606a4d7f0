import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRef, ThreadText } from '../../../entrypoints/background/messages';
import { discourse } from '../../../entrypoints/content/forums/discourse';
import { forumBy, forums } from '../../../entrypoints/content/forums/index';
import { guarded } from '../../../entrypoints/content/guarded';
import { pageRef } from '../../../entrypoints/content/page';
import { registry } from '../../../entrypoints/content/registry';
import { start } from '../../../entrypoints/content/start';
import { turns } from '../../turns';
import { FakeApi } from './fake-api';
import { FakeScreen } from './fake-screen';
import { fetched, savedPages, show } from './saved-page';

const CODE = 'TV1 3yQ0Vb1n8TzLkPq7WfRd HmB2c9C4d8F6g1H3j7K5';
const post = (id: number, text: string): string =>
  `<article class="post" data-post-id="${id}" data-author="ana"><div class="post-body">${text}</div></article>`;
const thread = (topic: string, posts: string): string =>
  `<body data-board="fe"><a class="account-name">ana</a><main ${topic && `data-topic-id="${topic}"`}><h1 class="topic-title">Hilo</h1><div id="posts">${posts}</div><form class="post-form"><textarea name="message" rows="6"></textarea></form></main></body>`;

let failures: unknown[];
const failed = (event: Event): void => {
  failures.push(event);
};
beforeEach(() => {
  failures = [];
  process.on('unhandledRejection', failed as never);
  new FakeScreen().install();
});
afterEach(async () => {
  (registry() as { end?(): void } | undefined)?.end?.();
  await turns(10);
  process.off('unhandledRejection', failed as never);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
const quiet = (): Promise<void> => turns(150);

/** A page on which everything an engine touches throws. */
const broken = (): never => {
  throw new TypeError('redesigned');
};

describe('an engine that throws', () => {
  it.each(forums)('$id answers empty, and says that it did not read all', (forum) => {
    const page = new Proxy(document, { get: () => broken() });
    const url = new URL('https://foro.example/t/7');
    const safe = guarded({ ...forum, posts: broken, links: broken, account: broken, topic: broken });
    expect(safe.posts(page)).toEqual([]);
    expect(safe.links(page, url)).toEqual({ previous: null, next: null, last: null });
    expect([safe.account(page), safe.topic(page, url)]).toEqual([null, null]);
    expect(safe.recognise(page)).toBe(forum.id === 'generic');
    expect(safe.partial).toBe(true);
    for (const own of [safe.editing, safe.private])
      expect(() => own?.(page, url, document.body)).not.toThrow();
    expect(() => safe.markupOf?.(page, document.body)).not.toThrow();
  });
  it.each(savedPages().map(({ engine, name, html }) => [engine, name, html] as const))(
    '%s, %s, is read the same where nothing throws',
    (engine, _name, html) => {
      const page = fetched(html);
      const forum = forumBy(engine);
      const ids = (one: typeof forum) => one.posts(page).map(({ id }) => id);
      expect(ids(guarded(forum))).toEqual(ids(forum));
      expect(guarded(forum).partial).toBe(forum.partial === true);
    },
  );
  it('leaves the page and its editor as they were, bar and all', async () => {
    const board = forumBy('board');
    for (const part of ['posts', 'topic', 'links', 'account'] as const)
      vi.spyOn(board, part).mockImplementation(broken);
    show(thread('7', post(1, `Tirada 3 - Armand<br>${CODE}`)));
    const asked: PageRef[] = [];
    const fake = new FakeApi({
      page: (order: PageRef) => {
        asked.push(order);
      },
    });
    await start(document, fake.api);
    document.querySelector('#posts')?.insertAdjacentHTML('beforeend', post(2, CODE));
    await quiet();
    const field = document.querySelector('textarea');
    expect(field?.previousElementSibling?.tagName).toBe('FE-DE-DADOS');
    expect(await fake.askTab('page')).toMatchObject({ topic: null, account: null });
    expect(failures).toEqual([]);
  });
  it('is read again with the next change, once the board is right', async () => {
    const board = forumBy('board');
    const posts = vi.spyOn(board, 'posts').mockImplementation(broken);
    show(thread('7', post(1, CODE)));
    const checked: ThreadText[] = [];
    const fake = new FakeApi({
      check: ({ thread: read }: { thread: ThreadText }) => {
        checked.push(read);
        return { blocks: [], notes: [], mark: '' };
      },
    });
    await start(document, fake.api);
    posts.mockRestore();
    document.querySelector('#posts')?.insertAdjacentHTML('beforeend', post(2, CODE));
    await quiet();
    expect(checked.at(-1)?.posts.map(({ id }) => id)).toEqual([1, 2]);
    expect(checked.at(-1)?.complete).toBe(false);
  });
});

describe('a board that goes on without loading', () => {
  it('forgets the rolls of the thread before', async () => {
    show(thread('7', post(1, CODE)));
    const topics: (string | null)[] = [];
    const verdicts = (n: number) => ({ blocks: [], notes: [], mark: `faro ${n}` });
    const fake = new FakeApi({
      check: ({ page }: { page: PageRef }) => {
        topics.push(page.topic);
        return verdicts(topics.length);
      },
    });
    await start(document, fake.api);
    await quiet();
    const main = document.querySelector('main');
    main?.setAttribute('data-topic-id', '8');
    document.querySelector('#posts')?.replaceChildren();
    document.querySelector('#posts')?.insertAdjacentHTML('beforeend', post(9, CODE));
    await quiet();
    expect(topics).toEqual(['7', '8']);
    expect(await fake.askTab('rolls')).toMatchObject({ mark: 'faro 2' });
    main?.removeAttribute('data-topic-id');
    document.querySelector('#posts')?.replaceChildren();
    await quiet();
    expect(await fake.askTab('rolls')).toBeNull();
    expect(failures).toEqual([]);
  });

  it('says when an editor that stayed open writes in another thread', () => {
    const composer = (to: string): string =>
      `<div id="reply-control"><div class="action-title"><a class="post-link" href="/t/x/${to}">T</a></div><textarea id="here"></textarea></div>`;
    const ref = (to: string) => {
      const page = fetched(composer(to));
      const url = new URL('https://foro.example/t/la-fabrica/7');
      return pageRef(page, url, discourse, page.querySelector('#here') ?? page.body);
    };
    expect(ref('8/2').elsewhere).toBe(true);
    expect(ref('7/2').elsewhere).toBeUndefined();
  });
  it('knows it by the address the editor was opened at, where the editor does not say', () => {
    const page = fetched('<body class="page-topic"><textarea id="here"></textarea></body>');
    const field = page.querySelector('#here') ?? page.body;
    const at = (path: string) => `https://foro.example${path}`;
    const ref = (now: string, opened: string) =>
      pageRef(page, new URL(at(now)), forumBy('nodebb'), field, at(opened)).elsewhere;
    expect(ref('/topic/8/otro', '/topic/7/la-fabrica')).toBe(true);
    expect(ref('/topic/7/la-fabrica/12', '/topic/7/la-fabrica')).toBeUndefined();
    expect(ref('/topic/7/la-fabrica', '/category/2')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Forum } from '../../../entrypoints/content/forum';
import { board } from '../../../entrypoints/content/forums/board';
import { Thread, type ThreadSource } from '../../../entrypoints/content/thread';

const HOST = 'https://foro.example';
type Post = readonly [id: number, author: string, text: string];
const ROLL = 'Tirada 1 - Armand<br>TV1 3yQ0Vb1n8TzLkPq7WfRd';

/** A thread of pages, and who asked for which. */
class Board {
  readonly asked: string[] = [];
  time = 0;
  constructor(readonly pages: (readonly Post[])[]) {}

  address = (page: number): string => `${HOST}/topic/7?page=${page}`;
  html(page: number): string {
    const links = [
      page > 1 && `<a rel="prev" href="/topic/7?page=${page - 1}">‹</a>`,
      page < this.pages.length && `<a rel="next" href="/topic/7?page=${page + 1}">›</a>`,
      page < this.pages.length && `<a rel="last" href="/topic/7?page=${this.pages.length}">»</a>`,
    ];
    const posts = (this.pages[page - 1] ?? []).map(
      ([id, author, text]) =>
        `<article class="post" data-post-id="${id}" data-author="${author}"><div class="post-body">${text}</div></article>`,
    );
    return `<body data-board="fe"><a class="account-name">ana</a><main data-topic-id="7"><h1 class="topic-title">x</h1>${links.filter(Boolean).join('')}${posts.join('')}</main></body>`;
  }
  parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

  /** The thread as it is read from one of its pages, or from the page of the editor alone. */
  thread(page: number | 'editor', forum?: Forum): Thread {
    return this.opened(page, forum)[0];
  }
  /** The same, with the document a person sees. */
  opened(page: number | 'editor', forum: Forum = { ...board, pause: 0 }): readonly [Thread, Document] {
    const html =
      page === 'editor'
        ? '<body data-board="fe"><a class="account-name">ana</a><main data-topic-id="7"><a class="topic-link" href="/topic/7?page=1">x</a></main></body>'
        : this.html(page);
    const source: ThreadSource = {
      forum,
      page: this.parse(html),
      url: new URL(page === 'editor' ? `${HOST}/topic/7/reply` : this.address(page)),
      loaded: 0,
      now: () => this.time,
      fetch: async (address) => {
        this.asked.push(address);
        const number = Number(new URL(address).searchParams.get('page') ?? 1);
        return this.pages[number - 1] ? this.parse(this.html(number)) : null;
      },
    };
    return [new Thread(source), source.page];
  }
}
const signal = new AbortController().signal;
const ids = async (thread: Thread): Promise<[number[], boolean]> => {
  const { posts, complete } = await thread.read({ signal });
  return [posts.map(({ id }) => id), complete];
};

describe('reading a thread for a roll', () => {
  it('asks for nothing when the page is the last and fresh, and holds the player’s last roll', async () => {
    const forum = new Board([
      [[1, 'director', 'x']],
      [
        [2, 'ana', ROLL],
        [3, 'beto', 'y'],
      ],
    ]);
    expect(await ids(forum.thread(2))).toEqual([[2, 3], false]);
    expect(forum.asked).toEqual([]);
  });
  it('is complete when every page was read', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'ana', 'y']]]);
    expect(await ids(forum.thread(2))).toEqual([[1, 2], true]);
    expect(forum.asked).toEqual([forum.address(1)]);
  });
  it('goes from the last page backwards, only as far as the player’s last roll', async () => {
    const forum = new Board([
      [[1, 'ana', ROLL]],
      [[2, 'ana', ROLL]],
      [[3, 'beto', ROLL]],
      [[4, 'director', 'x']],
    ]);
    expect(await ids(forum.thread(1))).toEqual([[2, 3, 4], false]);
    expect(forum.asked).toEqual([4, 3, 2].map(forum.address));
  });
  it('begins at the thread’s address where only an editor is shown', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'ana', ROLL]]]);
    expect(await ids(forum.thread('editor'))).toEqual([[2], false]);
    expect(forum.asked).toEqual([1, 2].map(forum.address));
  });
  it('reads the last page again after a while, in case somebody posted, but no other', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'beto', 'y']]]);
    const thread = forum.thread(2);
    await thread.read({ signal });
    forum.pages[1] = [
      [2, 'beto', 'y'],
      [3, 'director', 'z'],
    ];
    forum.time = 60_000;
    expect(await ids(thread)).toEqual([[1, 2, 3], true]);
    expect(forum.asked).toEqual([1, 2].map(forum.address));
  });
  it('reads the last page anew as often as somebody needs it as it is now', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'ana', ROLL]]]);
    const thread = forum.thread(2);
    await thread.read({ signal });
    forum.time = 1;
    await thread.read({ signal, age: 0 });
    forum.time = 2;
    await thread.read({ signal, age: 0 });
    expect(forum.asked).toEqual([2, 2].map(forum.address));
  });
  it('knows the posts that came into the page since it was loaded, when no page was read again', async () => {
    const forum = new Board([[[1, 'ana', 'x']], [[2, 'beto', 'y']]]);
    const [thread, page] = forum.opened(2);
    const reply =
      '<article class="post" data-post-id="3" data-author="ana"><div class="post-body">TV1 3yQ0</div></article>';
    page.querySelector('main')?.insertAdjacentHTML('beforeend', reply);
    expect(await ids(thread)).toEqual([[2, 3], false]);
    expect(forum.asked).toEqual([]);
    forum.pages[1] = [
      [2, 'beto', 'y'],
      [3, 'ana', ROLL],
      [4, 'beto', 'z'],
    ];
    forum.time = 60_000;
    expect(await ids(thread)).toEqual([[2, 3, 4], false]);
  });
  it('does not know a post any more that was taken out of the thread while it stands in the page', async () => {
    const forum = new Board([
      [
        [1, 'ana', 'x'],
        [2, 'beto', 'y'],
      ],
    ]);
    const thread = forum.thread(1);
    forum.pages[0] = [[1, 'ana', 'x']];
    forum.time = 60_000;
    expect(await ids(thread)).toEqual([[1], true]);
  });
  it('goes back to the post that is edited, and to the player’s last roll before it', async () => {
    const forum = new Board([
      [[1, 'ana', ROLL]],
      [[2, 'ana', 'sin tirar']],
      [[3, 'ana', ROLL]],
      [[4, 'director', 'x']],
    ]);
    const { posts } = await forum.thread(4).read({ signal, editing: 2 });
    expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
  it('keeps to what the reader sees where a board sends its page without posts', async () => {
    const forum = new Board([[[1, 'ana', ROLL]]]);
    const thread = forum.thread(1);
    forum.pages[0] = [];
    forum.time = 60_000;
    expect(await ids(thread)).toEqual([[1], true]);
  });
  it('follows the thread to the page that was begun meanwhile', async () => {
    const forum = new Board([[[1, 'ana', ROLL]]]);
    const thread = forum.thread(1);
    forum.pages.push([[2, 'director', 'z']]);
    forum.time = 60_000;
    expect(await ids(thread)).toEqual([[1, 2], true]);
  });
  it('gives what it has, as incomplete, when a page cannot be had', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'beto', 'y']]]);
    const thread = forum.thread(2);
    forum.pages.shift();
    forum.pages.unshift(undefined as unknown as Post[]);
    expect(await ids(thread)).toEqual([[2], false]);
  });
  it('stops at a page it has seen already', async () => {
    const forum = new Board([[[9, 'director', 'x']], [[9, 'director', 'x']], [[9, 'director', 'x']]]);
    expect(await ids(forum.thread(3))).toEqual([[9], false]);
    expect(forum.asked).toHaveLength(1);
  });
  it('reads a dozen pages at most', async () => {
    const forum = new Board(Array.from({ length: 40 }, (_, at): Post[] => [[at + 1, 'beto', 'x']]));
    const [posts, complete] = await ids(forum.thread(40));
    expect([posts.length, complete, forum.asked.length]).toEqual([12, false, 11]);
  });
  it('stops when the page is left', async () => {
    const forum = new Board(Array.from({ length: 5 }, (_, at): Post[] => [[at + 1, 'beto', 'x']]));
    const leaving = new AbortController();
    leaving.abort();
    const { complete } = await forum.thread(5).read({ signal: leaving.signal });
    expect([complete, forum.asked]).toEqual([false, []]);
  });
  it('is never complete where pages hide posts', async () => {
    const forum = new Board([[[1, 'ana', 'x']]]);
    expect(await ids(forum.thread(1, { ...board, partial: true }))).toEqual([[1], false]);
  });
  it('puts posts in thread order for a reader who sees the newest first', async () => {
    const forum = new Board([
      [
        [5, 'director', 'x'],
        [4, 'ana', ROLL],
      ],
      [
        [3, 'beto', 'y'],
        [2, 'ana', 'z'],
      ],
    ]);
    expect(await ids(forum.thread(1))).toEqual([[4, 5], false]);
    expect(forum.asked).toEqual([]);
  });
  it('does not take another player’s roll for the player’s own, nor one without an account', async () => {
    const forum = new Board([[[1, 'director', 'x']], [[2, 'beto', ROLL]]]);
    expect(await ids(forum.thread(2))).toEqual([[1, 2], true]);
    expect(await ids(forum.thread(2, { ...board, account: () => null }))).toEqual([[2], false]);
  });
  it('reads a post that is edited in its place as it stands on the board', async () => {
    const thread = new Board([
      [
        [1, 'director', 'x'],
        [2, 'ana', ROLL],
      ],
    ]);
    const [, page] = thread.opened(1);
    const body = page.querySelectorAll('.post-body')[1];
    if (body) body.innerHTML = '<textarea></textarea>';
    const reading = new Thread({
      ...{ forum: board, page, url: new URL(thread.address(1)), loaded: 0, now: () => 0 },
      fetch: async () => thread.parse(thread.html(1)),
    });
    const { posts } = await reading.read({ signal, editing: 2 });
    expect(posts.map(({ text }) => text)).toEqual(['x', expect.stringContaining('TV1 ')]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { forumBy } from '../../../../entrypoints/content/forums/index';
import { pageRef } from '../../../../entrypoints/content/page';
import { Thread } from '../../../../entrypoints/content/thread';
import { fetched, show } from '../saved-page';

const THREAD = 'https://foro.example/topic/7/la-fabrica';
const READING = `<body class="page-topic page-topic-7 page-status-200"><div component="composer" class="composer" data-uuid="u-1"><textarea></textarea></div></body>`;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What the page says of its composer, with these drafts kept beside it. */
function composing(drafts: Record<string, unknown>, html = READING, address = THREAD) {
  for (const [key, draft] of Object.entries(drafts))
    localStorage.setItem(key, typeof draft === 'string' ? draft : JSON.stringify(draft));
  const page = show(html);
  const field = page.querySelector('textarea') ?? page.body;
  const { editing, elsewhere } = pageRef(page, new URL(address), forumBy('nodebb'), field);
  return { editing, elsewhere };
}

describe('the composer of NodeBB', () => {
  it('edits the post its draft says', () => {
    const draft = { uuid: 'u-1', action: 'posts.edit', pid: 102 };
    expect(composing({ 'composer:3:1767500000000': draft }).editing).toBe(102);
    expect(composing({ 'composer:3:1767500000000': { ...draft, pid: '102' } }).editing).toBe(102);
  });
  it('of a guest too, whose drafts last as long as the tab', () => {
    sessionStorage.setItem('composer:0:1', JSON.stringify({ uuid: 'u-1', action: 'posts.edit', pid: 102 }));
    expect(composing({}).editing).toBe(102);
  });
  it('edits none by the draft of another composer, a broken one or one of another server', () => {
    const drafts = {
      'composer:3:1': { uuid: 'u-2', action: 'posts.edit', pid: 102 },
      'composer:3:2': '{"uuid":',
      'composer:3:3': 'null',
      'drafts:open': ['composer:3:1'],
    };
    expect(composing(drafts).editing).toBeUndefined();
    const remote = { uuid: 'u-1', action: 'posts.edit', pid: 'https://otro.example/102' };
    expect(composing({ 'composer:3:4': remote }).editing).toBeUndefined();
  });
  it('answers the thread its draft says, wherever its author reads meanwhile', () => {
    const draft = { uuid: 'u-1', action: 'posts.reply', tid: 7 };
    expect(composing({ 'composer:3:1': draft }).elsewhere).toBeUndefined();
    expect(composing({ 'composer:3:1': { ...draft, tid: 8 } }).elsewhere).toBe(true);
  });
  it('may begin a thread beside one that is read', () => {
    const draft = { uuid: 'u-1', action: 'topics.post', cid: 5 };
    expect(composing({ 'composer:3:1': draft }).elsewhere).toBe(true);
    const category = READING.replace('page-topic page-topic-7', 'page-category page-category-5');
    const there = 'https://foro.example/category/5/cronicas';
    expect(composing({ 'composer:3:1': draft }, category, there).elsewhere).toBeUndefined();
  });
});

describe('a thread of NodeBB', () => {
  it('is known where the composer of a telephone has an address of its own', () => {
    const url = new URL('https://foro.example/comunidad/compose?p=%2Fcomunidad%2Ftopic%2F7%2Fla-fabrica%2F3');
    expect(forumBy('nodebb').topic(show(READING), url)).toMatchObject({
      id: '7',
      url: 'https://foro.example/comunidad/topic/7/la-fabrica',
    });
  });
});

/** What the board's own controller answers: a page of its posts, or what is around one of them. */
class Endless {
  readonly asked: string[] = [];
  constructor(
    private readonly count: number,
    private readonly rollAt: number,
    private readonly pages = false,
    private readonly size = 20,
  ) {}

  page(address: string): Document {
    this.asked.push(address.replace(THREAD, ''));
    const url = new URL(address);
    const index = Number(/\/la-fabrica\/(\d+)$/.exec(url.pathname)?.[1] ?? 1);
    const number = Number(url.searchParams.get('page') ?? 1 + Math.floor((index - 1) / this.size));
    const around = index > 1 ? Math.max(0, index - Math.ceil(this.size / 2)) : (number - 1) * this.size;
    const start = this.pages ? (number - 1) * this.size : around;
    const posts = Array.from({ length: Math.min(this.size, this.count - start) }, (_, at) =>
      this.post(start + at),
    );
    const next = `<link rel="next" href="${THREAD}?page=${number + 1}">`;
    return fetched(
      `<html><head>${next}</head><body class="page-topic page-topic-7 page-status-200"><a component="header/username">ana</a><span component="topic/post-count" title="${this.count}"></span><ul component="topic">${posts.join('')}</ul></body></html>`,
    );
  }
  private post(index: number): string {
    const text = index === this.rollAt ? 'TV1 3yQ0Vb1n8TzLkPq7WfRd' : 'Sigo.';
    return `<li component="post" data-index="${index}" data-pid="${1000 + index}" data-timestamp="${index}" data-username="ana"><div component="post/content">${text}</div></li>`;
  }
}

/** The posts a roll is made by, written on the page at `address`. */
async function readFrom(board: Endless, address: string): Promise<number[]> {
  const thread = new Thread({
    ...{
      forum: forumBy('nodebb'),
      page: board.page(address),
      url: new URL(address),
      loaded: 0,
      now: () => 0,
    },
    fetch: async (there) => board.page(there),
  });
  const { posts } = await thread.read({ signal: new AbortController().signal, age: 0 });
  return posts.map(({ id }) => id - 1000);
}
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('a long thread of NodeBB', () => {
  it.each([
    ['an endless page', false],
    ['pages', true],
  ])('is read from its end back to the player’s last roll, from the beginning of %s', async (_, pages) => {
    const board = new Endless(150, 118, pages);
    const read = await readFrom(board, THREAD);
    expect(read).toEqual(count(read[0] ?? 0, 150));
    expect(read[0]).toBeLessThanOrEqual(118);
    expect(board.asked.length).toBeLessThan(6);
  });
  it.each([[20], [15], [7]])(
    'is read whole where the player has not rolled, with %i posts a page',
    async (size) => {
      const board = new Endless(60, -1, false, size);
      expect(await readFrom(board, `${THREAD}/40`)).toEqual(count(0, 60));
      expect(new Set(board.asked).size).toBe(board.asked.length);
    },
  );
  it('is not asked for where all of it stands in the page', async () => {
    const board = new Endless(20, 3);
    expect(await readFrom(board, THREAD)).toEqual(count(0, 20));
    // The page itself, and whether somebody has posted since.
    expect(board.asked).toEqual(['', '']);
  });
});

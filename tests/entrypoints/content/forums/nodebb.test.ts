import { afterEach, describe, expect, it } from 'vitest';
import { forumBy } from '../../../../entrypoints/content/forums/index';
import { pageRef } from '../../../../entrypoints/content/page';
import { show } from '../saved-page';

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

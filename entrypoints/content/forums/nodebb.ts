import type { Forum, ForumPost, PageLinks } from '../forum';
import { address, digits, formValue, linkTo, param, postAround, postsBy, said } from './dom';
import { draftOf, whole } from './nodebb-data';

// Readers come in by «unread» or «recent» and go on to a thread without loading: every page counts.
export const isNodebb = (page: Document): boolean =>
  /\bpage-(?:status-\d+|topic|category|categories|recent|home)\b/.test(page.body?.className ?? '') &&
  page.querySelector('[component]') !== null;

// Answers opened below a post are posts of the thread too, shown a second time out of their turn.
const POST = {
  nodes: '[component=topic] > [component=post][data-pid]',
  id: (node: HTMLElement) => (/^\d+$/.test(node.dataset.pid ?? '') ? digits(node.dataset.pid) : null),
};
const CHAT = '[component="chat/composer"], [component="chat/messages/window"], .chat-modal';

const nodeOf = ({ body }: ForumPost): HTMLElement | null => body.closest<HTMLElement>('[component=post]');
const timeOf = (post: ForumPost): number => Number(nodeOf(post)?.dataset.timestamp) || 0;

/** The thread's own part of an address: `/foro/topic/7/la-fabrica/12` without the post it opens at. */
const threadIn = (path: string | undefined): RegExpExecArray | null =>
  /^(.*)\/topic\/(\d+)(?:\/[^/]+)?/.exec(path ?? '');

/** The composer of a telephone had an address of its own, which told where it was opened (before 3.3). */
function pathOf(page: Document, url: URL): string {
  const below = param(url, 'p');
  if (below) return decodeURIComponent(below);
  if (threadIn(url.pathname)) return url.pathname;
  return linkTo(page, 'link[rel=canonical]', url)?.pathname ?? url.pathname;
}

const byPages = (page: Document, url: URL): PageLinks => ({
  previous: linkTo(page, 'link[rel=prev]', url)?.href ?? null,
  next: linkTo(page, 'link[rel=next]', url)?.href ?? null,
  last: null,
});

/**
 * Pages by the numbers of their posts: an endless page has no others, its links in the head are those it was
 * opened with, and the paginator of a thread has no «last». `/topic/7/x/150` shows what is around the 150th post,
 * with and without pages. A reader who has the newest or the best liked first gets the thread in its order.
 */
function links(page: Document, url: URL): PageLinks {
  const base = threadIn(pathOf(page, url))?.[0];
  const nodes = [...page.querySelectorAll<HTMLElement>(POST.nodes)];
  const counted = page.querySelector('[component="topic/post-count"]');
  const count = Number((counted?.getAttribute('title') || counted?.textContent || '').replace(/\D/g, ''));
  const numbers = nodes.map(({ dataset }) => Number(dataset.index ?? Number.NaN));
  if (!base || !count || nodes.length === 0 || numbers.some(Number.isNaN)) return byPages(page, url);
  const at = (number: number | null): string =>
    address(`${base}${number === null ? '' : `/${number}`}?sort=oldest_to_newest`, url)?.href ?? url.href;
  if (nodes.length >= count) return { previous: null, next: null, last: null };
  const times = nodes
    .filter(({ dataset }) => dataset.index !== '0')
    .map((node) => Number(node.dataset.timestamp));
  if (times.some((time, i) => i > 0 && time < (times[i - 1] ?? 0)))
    return { previous: null, next: at(null), last: at(count) };
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  const more = last + 1 < count;
  // What was fetched is one page of posts, or less; a page that is read has grown, or lost what it began with.
  const half = page === document ? 1 : Math.ceil(nodes.length / 2);
  return {
    previous: first > 0 ? at(Math.max(1, first + 1 - half)) : null,
    next: more ? at(last + 2) : null,
    last: more ? at(count) : null,
  };
}

/** NodeBB 3 and 4 (harmony). Seen on a running 4.11.2 (forums.md §1.4). Pages follow one another without loading. */
export const nodebb: Forum = {
  id: 'nodebb',
  markup: 'markdown',
  partial: true,
  recognise: isNodebb,
  account: (page) => said(page, '[component="header/username"], [component="header/profilelink"] .username'),
  topic(page, url) {
    const there = threadIn(pathOf(page, url));
    const shown = /\bpage-topic-(\d+)\b/.exec(page.body?.className ?? '')?.[1];
    const composed = page.querySelector('#compose-form input[name=tid]')?.getAttribute('value');
    const id = there?.[2] ?? shown ?? composed;
    if (!id) return null;
    const first = there?.[0] ?? `${/^(.*)\/compose/.exec(url.pathname)?.[1] ?? ''}/topic/${id}`;
    return {
      id,
      title: said(page, '[component="topic/title"], [component="post/header"] h1') ?? '',
      section: /\bpage-topic-category-(\d+)\b/.exec(page.body?.className ?? '')?.[1] ?? null,
      url: address(first, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('[component="post/content"]'),
      author: (node) => node.dataset.username ?? null,
    }).sort((a, b) => timeOf(a) - timeOf(b)),
  links,
  editing(page, url, field) {
    const { editing } = draftOf(field);
    if (editing !== null) return editing;
    if (!/\/compose$/.test(url.pathname)) return postAround(field, POST);
    return digits(formValue(page, field, 'pid') ?? param(url, 'pid'));
  },
  private: (_page, url, field) => /\/(?:chats|message)\//.test(url.pathname) || field.closest(CHAT) !== null,
  writesIn(field) {
    const { thread } = draftOf(field);
    // A thread that is begun has no number yet: that counts only beside one that is read.
    return thread === 'new' && !/\bpage-topic-\d/.test(field.ownerDocument.body.className) ? null : thread;
  },
  whole,
};

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

interface Stretch {
  /** The posts of the page, as they stand in it. */
  readonly nodes: readonly HTMLElement[];
  /** How many the thread has; 0 where the page does not say. */
  readonly count: number;
  /** The reader may have the newest first, or the best liked; a page that holds all of a thread has its order. */
  readonly order: 'thread' | 'newest' | 'liked';
}

function stretchOf(page: Document): Stretch {
  const nodes = [...page.querySelectorAll<HTMLElement>(POST.nodes)];
  const counted = page.querySelector('[component="topic/post-count"]');
  const count = Number((counted?.getAttribute('title') || counted?.textContent || '').replace(/\D/g, ''));
  // The first post stands above all others, however they are sorted.
  const times = nodes.filter(({ dataset }) => dataset.index !== '0').map(timeOf);
  const sorted = (sign: number) =>
    times.every((time, i) => i === 0 || sign * time >= sign * (times[i - 1] ?? 0));
  if (sorted(1) || (count > 0 && nodes.length >= count)) return { nodes, count, order: 'thread' };
  return { nodes, count, order: sorted(-1) ? 'newest' : 'liked' };
}

const timeOf = (node: HTMLElement | null): number => Number(node?.dataset.timestamp) || 0;

/**
 * What was read is taken for a stretch of its thread: of the newest the first post is no part, and of the best
 * liked nobody knows what stands between them.
 */
function posts(page: Document): ForumPost[] {
  const { order } = stretchOf(page);
  if (order === 'liked') return [];
  const nodeOf = ({ body }: ForumPost) => body.closest<HTMLElement>('[component=post]');
  return postsBy(page, {
    ...POST,
    nodes: order === 'newest' ? `${POST.nodes}:not([data-index="0"])` : POST.nodes,
    body: (node) => node.querySelector('[component="post/content"]'),
    author: (node) => node.dataset.username ?? null,
  }).sort((one, other) => timeOf(nodeOf(one)) - timeOf(nodeOf(other)));
}

/** The thread's own part of an address: `/foro/topic/7/la-fabrica/12` without the post it opens at. */
const threadIn = (path: string | undefined): RegExpExecArray | null =>
  /^(.*)\/topic\/(\d+)(?:\/[^/]+)?/.exec(path ?? '');

/** The composer of a telephone had an address of its own, which told where it was opened (NodeBB 3). */
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
  const { nodes, count, order } = stretchOf(page);
  const numbers = nodes.map(({ dataset }) => Number(dataset.index ?? Number.NaN));
  if (!base || !count || nodes.length === 0 || numbers.some(Number.isNaN)) return byPages(page, url);
  if (nodes.length >= count) return { previous: null, next: null, last: null };
  const at = (number: number | null): string =>
    address(`${base}${number === null ? '' : `/${number}`}?sort=oldest_to_newest`, url)?.href ?? url.href;
  if (order !== 'thread') return { previous: null, next: at(null), last: at(count) };
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
  posts,
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

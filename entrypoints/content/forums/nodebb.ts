import type { Forum, WholeThread } from '../forum';
import { dataIn, dataPost, idOf, isPost, listIn } from '../pages/data';
import { address, digits, linksBy, param, postAround, postsBy, said } from './dom';

export const isNodebb = (page: Document): boolean =>
  /\bpage-(?:topic|category|categories|recent|home)\b/.test(page.body?.className ?? '') &&
  page.querySelector('[component]') !== null;

const POST = {
  nodes: '[component=post][data-pid]',
  id: (node: HTMLElement) => (/^\d+$/.test(node.dataset.pid ?? '') ? digits(node.dataset.pid) : null),
};

/** `/api/topic/7?page=2` gives a page of posts, whether the reader has pages or an endless stream. */
const whole: WholeThread = {
  start: ({ url, id }) => {
    const [before] = new URL(url).pathname.split('/topic/');
    return new URL(`${before}/api/topic/${id}?page=1&sort=oldest_to_newest`, url).href;
  },
  read(answer, address) {
    const raw = listIn(answer, 'posts');
    if (raw.length === 0) return null;
    const posts = raw
      .map((post) => dataPost(dataIn(post, 'pid'), dataIn(post, 'user', 'username'), dataIn(post, 'content')))
      .filter(isPost);
    const page = Number(address.searchParams.get('page') ?? 1);
    const pages = idOf(dataIn(answer, 'pagination', 'pageCount')) ?? 1;
    const following = new URL(address);
    following.searchParams.set('page', String(page + 1));
    return { posts, next: page < pages ? [following.href] : [] };
  },
};

/** NodeBB 4 (harmony). Seen on a running 4.11.2 (forums.md §1.4). Pages follow one another without loading. */
export const nodebb: Forum = {
  id: 'nodebb',
  markup: 'markdown',
  partial: true,
  recognise: isNodebb,
  account: (page) => said(page, '[component="header/username"], [component="header/profilelink"] .username'),
  topic(page, url) {
    const id =
      /\/topic\/(\d+)(?:\/|$)/.exec(url.pathname)?.[1] ??
      /\bpage-topic-(\d+)\b/.exec(page.body?.className ?? '')?.[1];
    if (!id) return null;
    const first = /^.*\/topic\/\d+(?:\/[^/]+)?/.exec(url.pathname)?.[0];
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
    }),
  links: (page, url) =>
    linksBy(
      page,
      url,
      '[component=pagination] .previous:not(.disabled) a, link[rel=prev]',
      '[component=pagination] .next:not(.disabled) a, link[rel=next]',
      '[component=pagination] .last:not(.disabled) a',
    ),
  // The composer stands apart from the posts; only the page of its own says which one it edits.
  editing: (_page, url, field) => postAround(field, POST) ?? digits(param(url, 'pid')),
  private: (_page, url) => /\/(?:chats|message)\//.test(url.pathname),
  whole,
};

import type { Forum } from '../forum';
import { address, digits, linksBy, linkTo, postAround, postsBy, said } from './dom';

export const isBoard = (page: Document): boolean => page.body?.getAttribute('data-board') === 'fe';

const POST = {
  nodes: 'article.post[data-post-id]',
  id: (node: HTMLElement) => digits(node.dataset.postId),
};

/** The project's own board, `tests/board`: what the demo and the browser tests write on. */
export const board: Forum = {
  id: 'board',
  markup: 'bbcode',
  recognise: isBoard,
  account: (page) => said(page, '.account-name'),
  topic(page, url) {
    const main = page.querySelector<HTMLElement>('main[data-topic-id]');
    const id = main?.dataset.topicId;
    if (!main || !id) return null;
    const first = linkTo(page, 'a[rel=first]', url) ?? linkTo(page, 'a.topic-link', url) ?? address('', url);
    return {
      id,
      title: said(page, 'h1.topic-title, a.topic-link') ?? '',
      section: main.dataset.sectionId ?? null,
      url: first?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.post-body'),
      author: (node) => node.dataset.author ?? null,
    }),
  links: (page, url) => linksBy(page, url, 'a[rel=prev]', 'a[rel=next]', 'a[rel=last]'),
  editing: (_page, url, field) =>
    postAround(field, POST) ?? digits(/^\/post\/(\d+)\/edit$/.exec(url.pathname)?.[1]),
};

import type { Forum } from '../forum';
import { address, digits, linksByNumber, postAround, postsBy, said } from './dom';

/** Without friendly addresses all stands in the query: `index.php?threads/la-fabrica.7/page-2`. */
const whole = (url: URL): string => url.pathname + url.search;

const threadOf = (url: URL): readonly [path: string, id: string] | null => {
  const [, path, id] = /^(.*[/?]threads\/(?:[^/]*\.)?(\d+)\/)/.exec(whole(url)) ?? [];
  return path && id ? [path, id] : null;
};

export const isXenforo = (page: Document): boolean => page.documentElement?.id === 'XF';

const POST = {
  // The first post of an article has a form of its own.
  nodes: 'article.message[data-content^="post-"]',
  // What answers a question best stands above the thread a second time.
  id: (node: HTMLElement) =>
    node.closest('#js-solutionHighlightBlock') ? null : digits(node.dataset.content),
};

/** XenForo 2 (forums.md §1.6). `bbWrapper` is the class of rendered posts and of its rich editor alike. */
export const xenforo: Forum = {
  id: 'xenforo',
  markup: 'bbcode',
  recognise: isXenforo,
  account: (page) => said(page, '.p-navgroup-link--user .p-navgroup-linkText'),
  topic(page, url) {
    const root = page.documentElement;
    const thread = threadOf(url);
    const id = /^thread-(\d+)$/.exec(root.dataset.contentKey ?? '')?.[1] ?? thread?.[1];
    if (!id) return null;
    return {
      id,
      title: said(page, '.p-title-value') ?? '',
      section: /^node-(\d+)$/.exec(root.dataset.containerKey ?? '')?.[1] ?? null,
      url: address(thread?.[0], url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      // Fields of the thread, before the words, are wrapped alike.
      body: (node) =>
        node.querySelector<HTMLElement>('.message-body .bbWrapper:not([contenteditable])') ??
        node.querySelector('.message-content .bbWrapper:not([contenteditable])'),
      author: (node) => node.dataset.author ?? null,
    }),
  links: (page, url) =>
    linksByNumber(page, url, 'a.pageNav-jump--prev', 'a.pageNav-jump--next', '.pageNav-page a'),
  notWords: '.message-lastEdit, .js-unfurl, .bbCodeBlock--expandable .bbCodeBlock-expandLink',
  editing: (_page, url, field) =>
    postAround(field, POST) ?? digits(/[/?]posts\/(\d+)\/edit(?:\/|$)/.exec(whole(url))?.[1]),
  private: (_page, url) => /[/?](?:conversations|direct-messages)\//.test(whole(url)),
};

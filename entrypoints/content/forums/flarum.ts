import type { Forum } from '../forum';
import { address, digits, postsBy, said } from './dom';

export const isFlarum = (page: Document): boolean => page.getElementById('flarum-json-payload') !== null;

/** Flarum: one endless stream of posts, Markdown by default (forums.md §1.7). */
export const flarum: Forum = {
  id: 'flarum',
  markup: 'markdown',
  partial: true,
  recognise: isFlarum,
  account: (page) => said(page, '.SessionDropdown .username, .SessionDropdown .Button-label'),
  topic(page, url) {
    const [, path, id] = /^(.*\/d\/(\d+)[^/]*)/.exec(url.pathname) ?? [];
    if (!id) return null;
    return {
      id,
      title: said(page, '.DiscussionHero-title') ?? '',
      section: null,
      url: address(path, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.PostStream-item[data-id]:not([data-type]), .PostStream-item[data-id][data-type=comment]',
      id: (node) => digits(node.dataset.id),
      body: (node) => node.querySelector('.Post-body'),
      author: (node) => said(node, '.PostUser-name .username') ?? said(node, '.PostUser-name a'),
    }),
  links: () => ({ previous: null, next: null, last: null }),
  // The composer stands apart from the posts and names the one it edits by its place in the thread.
  editing(page, _url, field) {
    const title = field.closest('.Composer')?.querySelector('.item-title h3');
    if (!title?.querySelector('.fa-pencil-alt')) return null;
    const place = /\/(\d+)$/.exec(title.querySelector('a')?.getAttribute('href') ?? '')?.[1];
    const post = page.querySelector(`.PostStream-item[data-number="${place}"]`);
    return digits(post?.getAttribute('data-id'));
  },
  notWords: '.PostEdited, .Post-quoteButtonContainer',
};

import type { Forum } from '../forum';
import { address, digits, formValue, linksByNumber, param, postsBy, said } from './dom';

export const isBbpress = (page: Document): boolean => page.getElementById('bbpress-forums') !== null;

/** bbPress on WordPress (forums.md §1.7): the head of a reply carries the id, its next sibling the words. */
export const bbpress: Forum = {
  id: 'bbpress',
  markup: 'plain',
  recognise: isBbpress,
  account: (page) => said(page, '#wp-admin-bar-my-account .display-name'),
  topic(page, url) {
    const field = page.querySelector('input[name=bbp_topic_id]')?.getAttribute('value');
    const id = field || /\bpostid-(\d+)\b/.exec(page.body?.className ?? '')?.[1];
    if (!id || !digits(id)) return null;
    return {
      id,
      title: said(page, '.entry-title, h1') ?? '',
      section: page.querySelector('input[name=bbp_forum_id]')?.getAttribute('value') ?? null,
      url: address(url.pathname.replace(/page\/\d+\/?$/, ''), url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.bbp-reply-header[id^="post-"], .bbp-topic-header[id^="post-"]',
      id: (node) => digits(node.id),
      body: (node) =>
        node.nextElementSibling?.querySelector<HTMLElement>('.bbp-reply-content, .bbp-topic-content') ?? null,
      author: (node) =>
        said(
          node.nextElementSibling,
          '.bbp-reply-author .bbp-author-name, .bbp-topic-author .bbp-author-name, .bbp-author-name',
        ),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.bbp-pagination-links a.prev',
      '.bbp-pagination-links a.next',
      '.bbp-pagination-links a.page-numbers:not(.prev):not(.next)',
    ),
  editing: (page, url, field) =>
    /\/edit\/?$/.test(url.pathname) || param(url, 'edit') !== null
      ? digits(formValue(page, field, 'bbp_reply_id') ?? formValue(page, field, 'bbp_topic_id'))
      : null,
  notWords: '.bbp-reply-revision-log, .bbp-topic-revision-log, .bbp-attachments',
};

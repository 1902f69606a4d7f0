import type { Forum } from '../forum';
import { address, digits, firstOf, formValue, lastLinkTo, linksByNumber, param, postsBy, said } from './dom';

export const isBbpress = (page: Document): boolean => page.getElementById('bbpress-forums') !== null;

/**
 * The form says it; without one (a closed thread, a reader who may not write) its place, or the page itself. The
 * page of a forum has a number too.
 */
function topicIn(page: Document): string | null {
  const field = page.querySelector('input[name=bbp_topic_id]')?.getAttribute('value');
  if (field) return field;
  const place = page.querySelector('[id^="new-reply-"], [id^="no-reply-"]')?.id;
  const body = page.body?.className ?? '';
  const own = /\bsingle-topic\b/.test(body) ? /\bpostid-(\d+)\b/.exec(body) : null;
  return /-(\d+)$/.exec(place ?? '')?.[1] ?? own?.[1] ?? null;
}

/** bbPress on WordPress (forums.md §1.7): the head of a reply carries the id, its next sibling the words. */
export const bbpress: Forum = {
  id: 'bbpress',
  markup: 'plain',
  recognise: isBbpress,
  account: (page) => said(page, '#wp-admin-bar-my-account .display-name'),
  topic(page, url) {
    const id = topicIn(page);
    if (!id || !digits(id)) return null;
    const path = url.pathname.replace(/page\/\d+\/?$/, '').replace(/edit\/?$/, '');
    const trail = lastLinkTo(page, '.bbp-breadcrumb a.bbp-breadcrumb-topic', url);
    return {
      id,
      title: said(page, '.entry-title') ?? said(page, 'h1') ?? '',
      section: page.querySelector('input[name=bbp_forum_id]')?.getAttribute('value') ?? null,
      url: (trail ?? address(path, url))?.href ?? url.href,
    };
  },
  posts(page) {
    const posts = postsBy(page, {
      nodes: '.bbp-reply-header[id^="post-"], .bbp-topic-header[id^="post-"]',
      id: (node) => digits(node.id),
      body: (node) =>
        node.nextElementSibling?.querySelector<HTMLElement>('.bbp-reply-content, .bbp-topic-content') ?? null,
      author: (node) =>
        said(
          node.nextElementSibling,
          '.bbp-reply-author .bbp-author-name, .bbp-topic-author .bbp-author-name, .bbp-author-name',
        ),
    });
    // Answers may stand below what they answer; the numbers are of the order they were written in.
    return firstOf(page, 'bbp-threaded-replies') ? posts.toSorted((a, b) => a.id - b.id) : posts;
  },
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

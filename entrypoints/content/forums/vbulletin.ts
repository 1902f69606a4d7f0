import type { Forum } from '../forum';
import { address, digits, linksBy, param, postAround, postsBy, said } from './dom';

const topicOf = (url: URL): string | null =>
  param(url, 't') ??
  /(?:showthread\.php[?/]|\/threads\/|\/)(\d+)-/.exec(url.pathname + url.search)?.[1] ??
  null;

export const isVbulletin = (page: Document): boolean =>
  page.head?.querySelector('meta[name=generator][content^="vBulletin"]') != null;

const POST = {
  nodes: 'li[id^="post_"], li.b-post[data-node-id], table[id^="post"]',
  id: (node: HTMLElement) => digits(node.dataset.nodeId ?? node.id),
};

/** vBulletin 3, 4 and 5 (forums.md §1.7); in 4 the body itself is a `blockquote`. */
export const vbulletin: Forum = {
  id: 'vbulletin',
  markup: 'bbcode',
  recognise: isVbulletin,
  account: (page) => said(page, '.welcomelink a, #lnkUserNameMenu, .smallfont strong a[href*="member.php"]'),
  topic(page, url) {
    const id = topicOf(url);
    if (!id) return null;
    const path = url.pathname.replace(/\/page\d+.*$/, '');
    const query = param(url, 't') ? `?t=${id}` : url.search.replace(/\/page\d+.*$/, '');
    return {
      id,
      title: said(page, '.threadtitle a, h1.b-module-title__title, .navbar strong, h1.main-title') ?? '',
      section: param(url, 'f'),
      url: address(path + query, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) =>
        node.querySelector(
          '[id^="post_message_"] blockquote.postcontent, .js-post__content-text, [id^="post_message_"]',
        ),
      author: (node) => said(node, '.username strong, .bigusername, .author a, .username'),
    }),
  links: (page, url) => linksBy(page, url, 'a[rel=prev]', 'a[rel=next]', '.first_last a[rel=last]'),
  notWords: '.bbcode_description',
  editing: (_page, url, field) =>
    postAround(field, POST) ??
    (url.pathname.endsWith('editpost.php') ? digits(param(url, 'p') ?? param(url, 'postid')) : null),
  private: (_page, url) => /\/(?:private\.php|privatemessage|messagecenter|pmchat)/.test(url.pathname),
};

import type { Forum } from '../forum';
import { address, digits, firstOf, linksByNumber, linkTo, param, postAround, postsBy, said } from './dom';

export const isJcink = (page: Document): boolean =>
  firstOf(page, 'postcolor') !== null || page.forms.namedItem('REPLIER') !== null;

const POST = {
  nodes: '.post-normal, [id^="entry"]',
  id: (node: HTMLElement) =>
    digits(node.id) ?? digits(node.querySelector('a[name^="entry"]')?.getAttribute('name')),
};

/** Jcink, a descendant of Invision 1.3 (forums.md §1.8). */
export const jcink: Forum = {
  id: 'jcink',
  markup: 'bbcode',
  recognise: isJcink,
  account: (page) => said(page, '#userlinks a[href*="showuser="], #userlinksguest'),
  topic(page, url) {
    const trail = linkTo(page, '#navstrip a[href*="showtopic="]', url);
    const id = param(url, 'showtopic') ?? param(trail, 'showtopic') ?? param(url, 't');
    if (!id || !digits(id)) return null;
    return {
      id,
      title: said(page, '.topic-title, #navstrip a[href*="showtopic="]') ?? '',
      section: param(linkTo(page, '#navstrip a[href*="showforum="]', url), 'showforum') ?? param(url, 'f'),
      url: address(`${url.pathname}?showtopic=${id}`, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.postcolor'),
      author: (node) => said(node, '.normalname, .unreg'),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.pagination_prev a, a[rel=prev]',
      '.pagination_next a, a[rel=next]',
      '.pagination a[href*="st="]',
    ),
  notWords: '.edit',
  editing: (_page, url, field) =>
    postAround(field, POST) ??
    (param(url, 'act') === 'Post' && param(url, 'CODE') === '08' ? digits(param(url, 'p')) : null),
  private: (_page, url) => param(url, 'act') === 'Msg',
};

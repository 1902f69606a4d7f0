import type { Forum } from '../forum';
import {
  address,
  digits,
  firstOf,
  formValue,
  linksByNumber,
  linkTo,
  param,
  postAround,
  postsBy,
  said,
} from './dom';

const TOPIC = 'a[href*="showthread.php?tid="], a[href*="thread-"]';
const SECTION = '.navigation a[href*="forumdisplay.php?fid="], .navigation a[href*="forum-"]';

const topicOf = (url: URL | null): string | null =>
  param(url, 'tid') ?? /\/thread-(\d+)(?:-|\.)/.exec(url?.pathname ?? '')?.[1] ?? null;

export const isMybb = (page: Document): boolean =>
  page.getElementById('quick_reply_form') !== null ||
  firstOf(page, 'post_body')?.id.startsWith('pid_') === true ||
  page.head?.querySelector('script[src*="jscripts/general.js"]') != null;

const POST = {
  nodes: '.post[id^="post_"]',
  id: (node: HTMLElement) => digits(node.id),
};

/** MyBB 1.8. Seen on a running 1.8.37 (forums.md §1.3); short addresses (`thread-7.html`) too. */
export const mybb: Forum = {
  id: 'mybb',
  markup: 'bbcode',
  recognise: isMybb,
  account: (page) => said(page, '.welcome a[href*="member.php"], .welcome a[href*="user-"], .welcome a'),
  topic(page, url) {
    const back = linkTo(page, `.navigation :is(${TOPIC})`, url);
    const id =
      page.querySelector<HTMLInputElement>('form input[name=tid]')?.getAttribute('value') ??
      topicOf(url) ??
      topicOf(back);
    if (!id || !digits(id)) return null;
    const section = linkTo(page, SECTION, url);
    const here = /\/thread-\d+/.exec(url.pathname) ? `thread-${id}.html` : `showthread.php?tid=${id}`;
    return {
      id,
      title: said(page, `.navigation :is(${TOPIC})`) ?? said(page, '.navigation .active') ?? '',
      section: param(section, 'fid') ?? /\/forum-(\d+)/.exec(section?.pathname ?? '')?.[1] ?? null,
      url: address(here, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.post_body'),
      author: (node) =>
        said(node, '.author_information .largetext a') ?? said(node, '.author_information .largetext'),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.pagination a.pagination_previous',
      '.pagination a.pagination_next',
      '.pagination a.pagination_page, .pagination a.pagination_last',
    ),
  editing: (page, url, field) =>
    postAround(field, POST) ??
    (url.pathname.endsWith('editpost.php')
      ? digits(param(url, 'pid') ?? formValue(page, field, 'pid'))
      : null),
  private: (_page, url) => url.pathname.endsWith('private.php'),
};

import type { Forum, PageLinks } from '../forum';
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
const TOOLS = 'a[href*="printthread.php?tid="], a[href*="newreply.php?tid="]';

const topicOf = (url: URL | null): string | null =>
  param(url, 'tid') ?? /\/thread-(\d+)(?:-|\.)/.exec(url?.pathname ?? '')?.[1] ?? null;

export const isMybb = (page: Document): boolean =>
  page.getElementById('quick_reply_form') !== null ||
  firstOf(page, 'post_body')?.id.startsWith('pid_') === true ||
  page.head?.querySelector('script[src*="jscripts/general.js"]') != null;

const POST = {
  // What a moderator still sees of a deleted post nobody else does: rolls must not lean on it.
  nodes: '.post[id^="post_"]:not(.deleted_post)',
  id: (node: HTMLElement) => digits(node.id),
};
/** Links to somebody's profile, as the engine and its short addresses write them. */
const PROFILE = 'a[href*="action=profile"], a[href*="user-"], a[href*="User-"]';
/** «Welcome, ana. Log out», and for guests «Hello. Log in, register»: all of them links. */
const NOT_NAMES = /action=(?:log|register)/;

/** The words of the first link that has any: others show a picture. */
const nameOf = (links: Iterable<Element>): string | null =>
  [...links].map((link) => link.textContent?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? null;

function accountOf(page: Document): string | null {
  const links = [...page.querySelectorAll('.welcome a')];
  const own = links.filter((link) => !NOT_NAMES.test(link.getAttribute('href') ?? ''));
  if (own.length > 0 || !page.querySelector('a[href*="action=logout"]')) return nameOf(own);
  return nameOf(page.querySelectorAll(`:is(#panel, #header) :is(${PROFILE})`));
}

/** What of a post may name somebody else: its words, and who edited it. */
const OTHERS = '.post_body, .signature, .post_edit, .post_date';

/** Where the engine's own templates say it; skins of role-play boards have it elsewhere, some without a link. */
function authorOf(node: HTMLElement): string | null {
  const outside = (selector: string): Element[] =>
    [...node.querySelectorAll(selector)].filter((one) => one.closest(OTHERS) === null);
  return (
    said(node, '.author_information .largetext a') ??
    said(node, '.author_information .largetext') ??
    nameOf(outside(PROFILE)) ??
    nameOf(outside('.post_head span:not([class])'))
  );
}

/**
 * Threaded view (a setting of the reader's): one post, and links to the others below it. The thread is then read
 * from its linear pages.
 */
function isThreaded(page: Document, id: string): boolean {
  const [post, more] = page.querySelectorAll('.post[id^="post_"]');
  if (!post || more || page.querySelector(PAGES)) return false;
  const others = new RegExp(`(?:tid=|thread-)${id}(?!\\d).*#pid(?!${digits(post.id)}$)`);
  return [...page.querySelectorAll('a[href*="#pid"]')].some(
    (link) => !post.contains(link) && others.test(link.getAttribute('href') ?? ''),
  );
}
const linear = (id: string): string => `showthread.php?tid=${id}&mode=linear`;

/** The list of the forum's pages, folded into the breadcrumb, is marked up as the thread's. */
const PAGES = '.pagination:not(.pagination_breadcrumb)';

const linksOf = (page: Document, url: URL): PageLinks =>
  linksByNumber(
    page,
    url,
    `${PAGES} a.pagination_previous`,
    `${PAGES} a.pagination_next`,
    `${PAGES} a.pagination_page, ${PAGES} a.pagination_last`,
  );

function topicIdOf(page: Document, url: URL): string | null {
  const field = page.querySelector('form input[name=tid]')?.getAttribute('value');
  const back = linkTo(page, `.navigation :is(${TOPIC})`, url);
  // Where addresses are words (Google SEO) and there is no form to reply; portals have such tools for each thread.
  const tools = firstOf(page, 'post_body') ? param(linkTo(page, TOOLS, url), 'tid') : null;
  const id = field || (topicOf(url) ?? topicOf(back) ?? tools);
  return id && digits(id) ? id : null;
}

/** MyBB 1.8. Seen on a running 1.8.37 (forums.md §1.3); short addresses (`thread-7.html`) too. */
export const mybb: Forum = {
  id: 'mybb',
  markup: 'bbcode',
  recognise: isMybb,
  account: accountOf,
  topic(page, url) {
    const id = topicIdOf(page, url);
    if (id === null) return null;
    const section = linkTo(page, SECTION, url);
    const short = /\/thread-\d+/.exec(url.pathname) ? `thread-${id}.html` : `showthread.php?tid=${id}`;
    const here = isThreaded(page, id) ? linear(id) : short;
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
      author: authorOf,
      // Only its author and the moderators see it yet.
      private: (node) => node.classList.contains('unapproved_post'),
    }),
  links(page, url) {
    const links = linksOf(page, url);
    const id = topicIdOf(page, url);
    if (id === null || !isThreaded(page, id)) return links;
    const all = address(linear(id), url)?.href ?? null;
    return { previous: null, next: all, last: all && `${all}&page=last` };
  },
  editing: (page, url, field) =>
    postAround(field, POST) ??
    (url.pathname.endsWith('editpost.php')
      ? digits(param(url, 'pid') ?? formValue(page, field, 'pid'))
      : null),
  private: (_page, url) => url.pathname.endsWith('private.php'),
  // A post that is edited in its place: what stands around the field.
  notWords: 'form',
};

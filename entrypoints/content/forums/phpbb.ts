import type { Forum, ForumPost, PageLinks } from '../forum';
import { address, digits, linksByNumber, linkTo, param, postsBy, said } from './dom';
import { isForoactivo } from './foroactivo';

// Foroactivo's skin after prosilver has the same body.
export const isPhpbb = (page: Document): boolean => page.body?.id === 'phpbb' && !isForoactivo(page);

const POST = {
  // What a moderator still sees of a deleted post nobody else does: rolls must not lean on it.
  nodes: '.post[id^="p"]:not(.deleted)',
  id: (node: HTMLElement) => (/^p\d+$/.test(node.id) ? digits(node.id) : null),
};

/** Addresses of a page that name its thread, the surest first: boards may write all but the editor's in words. */
const THREAD = [
  '.topic-title a[href*="viewtopic"]',
  '.posting-title a[href*="viewtopic"]',
  '.action-bar a[href*="posting.php?mode=reply"]',
  '.buttons a[href*="posting.php?mode=reply"]',
];

function threadOf(page: Document, url: URL): URL | null {
  const links = THREAD.map((selector) => linkTo(page, selector, url));
  const forms = ['form#postform', 'form#qr_postform'].map((selector) =>
    address(page.querySelector(selector)?.getAttribute('action'), url),
  );
  const here = /\/(?:viewtopic|posting)\.php$/.test(url.pathname) ? url : null;
  return [...links, ...forms, here].find((one) => digits(param(one, 't'))) ?? null;
}

const chosen = (page: Document, name: string): string | null =>
  page.querySelector(`select[name=${name}] option[selected]`)?.getAttribute('value') ?? null;

/** By the reader's own settings the page shows the last days only, or its posts by author or subject. */
const isSorted = (page: Document): boolean =>
  (chosen(page, 'st') ?? '0') !== '0' || (chosen(page, 'sk') ?? 't') !== 't';

/** Address of the whole thread, whatever the reader's settings say. */
const wholeOf = (thread: URL, page: Document): URL | null =>
  address(`viewtopic.php?t=${param(thread, 't')}${isSorted(page) ? '&st=0&sk=t&sd=a' : ''}`, thread);

/** The numbers of the thread's pages: lists of other threads below it (similar ones) have theirs too. */
function linksOf(page: Document, url: URL): PageLinks {
  const own = [...page.querySelectorAll('.pagination')].find((one) => !one.closest('.topiclist'));
  if (!own) return { previous: null, next: null, last: null };
  return linksByNumber(own, url, 'a[rel=prev]', 'a[rel=next]', 'a:not([rel]):not([href^="#"])');
}

function postsOf(page: Document): ForumPost[] {
  const posts = postsBy(page, {
    ...POST,
    body: (node) => node.querySelector('.postbody .content'),
    author: (node) =>
      said(
        node,
        '.postprofile .username, .postprofile .username-coloured, .author .username, .author .username-coloured',
      ),
    // Only its author and the moderators see it yet.
    private: (node) => node.querySelector('.post-notice.unapproved') !== null,
  });
  return (chosen(page, 'sk') ?? 't') === 't' ? posts : posts.sort((one, other) => one.id - other.id);
}

/** phpBB 3.2 and 3.3 with prosilver and its children. Seen on a running 3.2.2 (forums.md §1.3). */
export const phpbb: Forum = {
  id: 'phpbb',
  markup: 'bbcode',
  recognise: isPhpbb,
  account: (page) =>
    said(
      page,
      '#username_logged_in .username, #username_logged_in .username-coloured, #username_logged_in span',
    ),
  topic(page, url) {
    const thread = threadOf(page, url);
    const id = param(thread, 't');
    if (!thread || !id) return null;
    const crumbs = page.querySelectorAll<HTMLElement>('.crumb[data-forum-id]');
    return {
      id,
      title: said(page, '.topic-title a') ?? said(page, '.posting-title a') ?? '',
      section: crumbs[crumbs.length - 1]?.dataset.forumId ?? param(thread, 'f') ?? param(url, 'f'),
      url: wholeOf(thread, page)?.href ?? url.href,
    };
  },
  posts: postsOf,
  links(page, url) {
    const thread = isSorted(page) ? threadOf(page, url) : null;
    const whole = thread && wholeOf(thread, page)?.href;
    // A page beyond the last is the last.
    return whole ? { previous: null, next: whole, last: `${whole}&start=100000000` } : linksOf(page, url);
  },
  // After a preview the address may be that of the form alone.
  editing(page, url) {
    const form = page.querySelector('form#postform')?.getAttribute('action');
    const edit = [url, address(form, url)].find((one) => param(one, 'mode') === 'edit');
    return edit ? digits(param(edit, 'p')) : null;
  },
  // All that is written in the user's own panel: messages are there as `i=pm` and as `i=ucp_pm`.
  private: (_page, url) => url.pathname.endsWith('/ucp.php'),
};

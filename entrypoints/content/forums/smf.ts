import type { Forum, PageLinks } from '../forum';
import { address, digits, formValue, lastNumbered, param, postAround, postsBy, said } from './dom';

const linkRound = (page: Document, url: URL, icon: string): string | null =>
  address(page.querySelector(`.pagelinks ${icon}`)?.closest('a')?.getAttribute('href'), url)?.href ?? null;

// In 2.0 no page says whose it is: a thread has its posts, and what is written its form.
export const isSmf = (page: Document): boolean =>
  page.body?.id === 'smf' ||
  page.getElementById('forumposts') !== null ||
  page.getElementById('postmodify') !== null;

/** `index.php?topic=12.30`, or `index.php/topic,12.30.html` on boards with friendly addresses. */
const threadIn = (url: URL | null): string | null =>
  param(url, 'topic') ?? /\/topic,([^/]+?)\.html/.exec(url?.pathname ?? '')?.[1] ?? null;

/** The link of the thread among those that lead to where one is. */
function trailOf(page: Document, url: URL): { readonly link: Element; readonly thread: string } | null {
  for (const link of page.querySelectorAll('.navigate_section a[href*="topic"]')) {
    const thread = threadIn(address(link.getAttribute('href'), url));
    if (thread) return { link, thread };
  }
  return null;
}

/** The board's script, which answers the plain addresses too where they are friendly. */
function scriptOf(page: Document, url: URL): string {
  const action = page.querySelector('#quickModForm, #postmodify')?.getAttribute('action');
  for (const { pathname } of [url, address(action, url) ?? url]) {
    const script = /^.*?\.php(?=\/|$)/.exec(pathname)?.[0];
    if (script) return script;
  }
  return 'index.php';
}

/** Beside the name stand, as the board likes it, a sign of presence that leads to a message, and fields of its own. */
function authorOf(node: HTMLElement): string | null {
  const named = [...node.querySelectorAll('.poster h4 a')].filter((link) => link.textContent?.trim());
  const link = named.find((one) => one.getAttribute('href')?.includes('profile')) ?? named[0];
  return link?.textContent?.replace(/\s+/g, ' ').trim() ?? said(node, '.poster h4');
}

// In 2.0 only the words of a post carry its id; in 2.1 the outer node comes first, and each id counts once.
const POST = {
  nodes: '#forumposts .windowbg[id^="msg"], #forumposts .post_wrapper',
  id: (node: HTMLElement) => digits(node.id) ?? digits(node.querySelector('.inner[id^="msg_"]')?.id),
};

/** 2.0 numbers its pages and has no arrows: the neighbours are those beside the number that is no link. */
function numberedLinks(page: Document, url: URL): PageLinks {
  const here = Number(said(page, '.pagelinks strong') ?? Number.NaN);
  const beside = (by: number): string | null => {
    for (const link of page.querySelectorAll('.pagelinks a'))
      if (Number(link.textContent) === here + by)
        return address(link.getAttribute('href'), url)?.href ?? null;
    return null;
  };
  const next = beside(1);
  return { previous: beside(-1), next, last: next && lastNumbered(page, url, '.pagelinks a') };
}

const isWriting = (url: URL): boolean => param(url, 'action')?.startsWith('post') === true;

function sectionOf(page: Document): string | null {
  const link = [...page.querySelectorAll('.navigate_section a[href*="board"]')].at(-1)?.getAttribute('href');
  return (
    /\bboard_(\d+)\b/.exec(page.body?.className ?? '')?.[1] ??
    /\bboard[=,](\d+)/.exec(link ?? '')?.[1] ??
    null
  );
}

/**
 * SMF 2.1, seen on a running 2.1.5 (forums.md §1.3), and 2.0, which was not run. Its print view holds a whole thread
 * but neither the posts' ids nor their authors' accounts, and the source of a post needs a request for each: the
 * pages say as much, so neither is asked.
 */
export const smf: Forum = {
  id: 'smf',
  markup: 'bbcode',
  recognise: isSmf,
  account: (page) =>
    said(page, '#profile_menu_top .textmenu') ??
    said(page, '#profile_menu_top') ??
    said(page, '.greeting span'),
  topic(page, url) {
    // `topic=12.30`: the thread, and where in it the page begins (a number, `msg99` or `new`).
    const trail = trailOf(page, url);
    const form = threadIn(address(page.getElementById('quickModForm')?.getAttribute('action'), url));
    const field = page.querySelector('#postmodify input[name=topic]')?.getAttribute('value');
    const id = /^\d+/.exec(field || (threadIn(url) ?? trail?.thread ?? form ?? ''))?.[0];
    if (!id || id === '0') return null;
    const title = trail?.link.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return {
      id,
      // Where one answers, the link bears the answer's name.
      title: (isWriting(url) ? title.replace(/^Re: /, '') : title) || (said(page, '#top_subject') ?? ''),
      section: sectionOf(page),
      url: address(`${scriptOf(page, url)}?topic=${id}.0`, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.inner[data-msgid], .inner[id^="msg_"]'),
      author: authorOf,
    }),
  links(page, url) {
    const next = linkRound(page, url, '.next_page');
    const previous = linkRound(page, url, '.previous_page');
    if (!next && !previous) return numberedLinks(page, url);
    return {
      previous,
      next,
      last: next && lastNumbered(page, url, '.pagelinks a.nav_page'),
    };
  },
  // What the board says of an edit in place stands among the words for a moment.
  notWords: '.smalltext.modified, .quickbuttons, .inner > .infobox',
  editing(page, url, field) {
    const here = postAround(field, POST);
    // The form of a new post says 0; `index.php?msg=9` alone leads to a post of a thread.
    const id = here ?? digits(formValue(page, field, 'msg') ?? (isWriting(url) ? param(url, 'msg') : null));
    return id || null;
  },
  private: (_page, url) => param(url, 'action')?.startsWith('pm') === true,
};

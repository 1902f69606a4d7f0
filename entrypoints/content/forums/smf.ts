import type { Forum, PageLinks } from '../forum';
import { address, digits, formValue, lastNumbered, linkTo, param, postAround, postsBy, said } from './dom';

const linkRound = (page: Document, url: URL, icon: string): string | null =>
  address(page.querySelector(`.pagelinks ${icon}`)?.closest('a')?.getAttribute('href'), url)?.href ?? null;

export const isSmf = (page: Document): boolean =>
  page.body?.id === 'smf' || page.getElementById('forumposts') !== null;

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

/** SMF 2.1, seen on a running 2.1.5 (forums.md §1.3), and 2.0, which was not run. */
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
    const trail = linkTo(page, '.navigate_section a[href*="topic="]', url);
    const field = page.querySelector('#postmodify input[name=topic]')?.getAttribute('value');
    const id = /^\d+/.exec(field || (param(url, 'topic') ?? param(trail, 'topic') ?? ''))?.[0];
    if (!id || id === '0') return null;
    const script = url.pathname.endsWith('.php') ? url.pathname : 'index.php';
    return {
      id,
      title:
        said(page, '.navigate_section a[href*="topic="]') ?? said(page, '#display_head .display_title') ?? '',
      section: /\bboard_(\d+)\b/.exec(page.body?.className ?? '')?.[1] ?? null,
      url: address(`${script}?topic=${id}.0`, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.inner[data-msgid], .inner[id^="msg_"]'),
      author: (node) => said(node, '.poster h4 a[href*="u="]') ?? said(node, '.poster h4'),
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
  notWords: '.smalltext.modified, .quickbuttons',
  editing(page, url, field) {
    const here = postAround(field, POST);
    // The form of a new post says 0.
    const id = here ?? digits(formValue(page, field, 'msg') ?? param(url, 'msg'));
    return id || null;
  },
  private: (_page, url) => param(url, 'action')?.startsWith('pm') === true,
};

import type { Forum, PageLinks } from '../forum';
import {
  address,
  baseOf,
  digits,
  formValue,
  lastLinkTo,
  linkTo,
  param,
  postAround,
  postsBy,
  said,
  saidOutside,
} from './dom';

export const isVbulletin = (page: Document): boolean =>
  page.head?.querySelector(
    'meta[name=generator][content^="vBulletin"], script[src*="clientscript/vbulletin"], link[href*="clientscript/vbulletin"]',
  ) != null;

/** `showthread.php?t=7`, `showthread.php?7-Slug`, `threads/7-slug`, and, in 5, `/channel/7-slug` at the end. */
const topicOf = (url: URL): string | null =>
  param(url, 't') ??
  /(?:showthread\.php[?/]|\/threads\/)(\d+)-/.exec(url.pathname + url.search)?.[1] ??
  /.*\/(\d+)-[^/]+(?:\/page\d+)?\/?$/.exec(url.pathname)?.[1] ??
  null;

/** A page opened at one of its posts, or with addresses of the board's own, says elsewhere whose it is. */
function topicIn(page: Document, url: URL): string | null {
  const threads = [
    page.querySelector('#qr_threadid, form[action*="newreply.php"] input[name=t]')?.getAttribute('value'),
    ...['a[href*="printthread.php?"]', '.pagenav [title*="showthread.php?t="]'].map((link) => {
      const found = page.querySelector(link);
      const to = address(found?.getAttribute('href') ?? found?.getAttribute('title'), url, baseOf(page, url));
      return to && (param(to, 't') ?? /\?(\d+)-/.exec(to.search)?.[1]);
    }),
  ];
  const trail = lastLinkTo(page, '.navbar a[href*="showthread.php"], .navbit a[href*="threads/"]', url);
  return threads.find((id) => id && Number(id) > 0) ?? (trail && topicOf(trail));
}

const POST = {
  nodes: 'li[id^="post_"], li.b-post[data-node-id], table[id^="post"], div[id^="edit"]',
  id: (node: HTMLElement) => digits(node.dataset.nodeId ?? /^(?:post_?|edit)(\d+)$/.exec(node.id)?.[1]),
};

/** vBulletin 3, 4 and 5 (forums.md §1.7); in 4 the body itself is a `blockquote`. */
export const vbulletin: Forum = {
  id: 'vbulletin',
  markup: 'bbcode',
  recognise: isVbulletin,
  account: (page) =>
    said(page, '.welcomelink a, #lnkUserNameMenu, td[nowrap] .smallfont strong a[href*="member"]'),
  topic(page, url) {
    const id = topicOf(url) ?? topicIn(page, url);
    if (!id) return null;
    const section = lastLinkTo(
      page,
      '.navbar a[href*="forumdisplay.php"], .navbit a[href*="forumdisplay.php"], .navbit a[href*="forums/"]',
      url,
    );
    return {
      id,
      title:
        said(page, '.threadtitle a, h1.b-module-title__title, .navbar strong, h1.main-title, .threadtitle') ??
        '',
      section:
        param(url, 'f') ??
        (section && (param(section, 'f') ?? /[?/](\d+)-/.exec(section.pathname + section.search)?.[1])) ??
        null,
      url: firstPage(page, url, id),
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) =>
        node.querySelector(
          '[id^="post_message_"] blockquote.postcontent, .js-post__content-text, [id^="post_message_"]',
        ),
      author: (node, body) =>
        saidOutside(node, body, '.username strong, .bigusername, .author a, .author strong, .username') ??
        saidOutside(node, body, '[id^="postmenu_"] a, [id^="postmenu_"]:not([id$="_menu"])'),
    }),
  links,
  notWords: '.bbcode_description',
  editing(page, url, field) {
    const around = postAround(field, POST);
    if (around !== null || !url.pathname.endsWith('editpost.php')) return around;
    return digits(param(url, 'p') ?? param(url, 'postid') ?? formValue(page, field, 'p'));
  },
  private: (_page, url) => /\/(?:private\.php|privatemessage|messagecenter|pmchat)/.test(url.pathname),
};

/** The address of a thread without page and post; 3 and 4 understand `showthread.php?t=7` whatever they write. */
function firstPage(page: Document, url: URL, id: string): string {
  const own = /^.*(?:showthread\.php[?/]|\/threads\/)\d+-[^/?&]*/.exec(url.pathname + url.search)?.[0];
  if (own) return address(own, url)?.href ?? url.href;
  const five = /^(.*\/\d+-[^/.]+)(?:\/page\d+)?\/?$/.exec(url.pathname)?.[1];
  if (five) return address(five, url)?.href ?? url.href;
  return address(`showthread.php?t=${id}`, url, baseOf(page, url))?.href ?? url.href;
}

const NUMBERED = '.pagenav a, .pagination a, .pagination_top a';
const pageOf = ({ pathname, search }: URL): number =>
  Number(
    /\/page(\d+)/.exec(pathname + search)?.[1] ??
      /[?&]page=(\d+)/.exec(search)?.[1] ??
      /-(\d+)\.html$/.exec(pathname)?.[1] ??
      1,
  );

/** Numbers with gaps; the last page has a link, in words of the board's language, and its number in its address. */
function links(page: Document, url: URL): PageLinks {
  // In 5 the button that leads nowhere is hidden, and goes to «#».
  const to = (which: string): string | null =>
    linkTo(
      page,
      `a[rel=${which}]:not([href^="#"]), a.js-pagenav-${which}-button:not(.h-hide-imp):not([href^="#"])`,
      url,
    )?.href ?? null;
  const [previous, next] = [to('prev'), to('next')];
  if (!next) return { previous, next, last: null };
  const base = baseOf(page, url);
  let last = next;
  for (const link of page.querySelectorAll(NUMBERED)) {
    const found = address(link.getAttribute('href'), url, base);
    if (found && pageOf(found) > pageOf(new URL(last))) last = found.href;
  }
  return { previous, next, last };
}

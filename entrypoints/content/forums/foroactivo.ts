import type { Forum } from '../forum';
import { address, digits, firstOf, linksByNumber, linkTo, param, postAround, postsBy, said } from './dom';

/** The body of a post in each of the six skins (forums.md §1.2); the first that is there wins. */
const BODIES = [
  '.postbody .content > div:first-child',
  '.entry-content > div:not(.vote) > div:first-child',
  '.post-entry > div:not(.vote)',
  '.post-content',
  '.postbody > div:first-child',
];
const AUTHORS =
  '.postprofile-name, .postprofile dt strong, .postprofile-details dt, .post-author-name, h4.username, span.name strong, .username';

const topicOf = (url: URL | null): string | null =>
  /\/t(\d+)(?:p\d+)?-/.exec(url?.pathname ?? '')?.[1] ?? null;

export const isForoactivo = (page: Document): boolean =>
  page.getElementById('text_editor_textarea') !== null ||
  /\bpost--\d/.test((firstOf(page, 'post') ?? firstOf(page, 'post-wrap'))?.className ?? '');

const POST = {
  nodes: '.post[class*="post--"], .post-wrap[class*="post--"]',
  id: (node: HTMLElement) => digits(/post--(\d+)/.exec(node.className)?.[1]),
};

/** Foroactivo and Forumotion, one engine with six skins. Skins read from their templates, not run. */
export const foroactivo: Forum = {
  id: 'foroactivo',
  markup: 'bbcode',
  recognise: isForoactivo,
  account: (page) => said(page, '#logout_name, .nav-user-name, #user_name'),
  topic(page, url) {
    const back = linkTo(
      page,
      'a.nav[href^="/t"], .sub-header-path a[href^="/t"], .pathname-box a[href^="/t"]',
      url,
    );
    const own = page.querySelector('form input[name=t]')?.getAttribute('value');
    const id = topicOf(url) ?? (own && digits(own) ? own : null) ?? topicOf(back);
    if (!id) return null;
    const section = linkTo(
      page,
      'a.nav[href^="/f"], .sub-header-path a[href^="/f"], .pathname-box a[href^="/f"]',
      url,
    );
    const slug = url.pathname.replace(/^\/t(\d+)(?:p\d+)?-/, '/t$1-');
    return {
      id,
      title: said(page, 'h1.page-title, .topic-title, h1.cattitle, .main-head h1') ?? '',
      section: /^\/f(\d+)/.exec(section?.pathname ?? '')?.[1] ?? null,
      url: address(topicOf(url) ? slug : back?.pathname, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => {
        for (const selector of BODIES) {
          const body = node.querySelector<HTMLElement>(selector);
          if (body) return body;
        }
        return null;
      },
      author: (node) => said(node, AUTHORS),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.pagination a[rel=prev], .paging a[rel=prev], a.pag-img[rel=prev], .pagination a.pag-prev',
      '.pagination a[rel=next], .paging a[rel=next], a.pag-img[rel=next], .pagination a.pag-next',
      '.pagination a:not([rel]), .paging a:not([rel])',
    ),
  notWords: '.vote, .post-edited',
  editing: (_page, url, field) =>
    postAround(field, POST) ??
    (url.pathname === '/post' && param(url, 'mode') === 'editpost' ? digits(param(url, 'p')) : null),
  private: (_page, url) => url.pathname.startsWith('/privmsg'),
};

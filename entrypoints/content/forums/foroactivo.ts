import type { Forum } from '../forum';
import {
  address,
  digits,
  formValue,
  lastLinkTo,
  linksByPlace,
  linkTo,
  param,
  postAround,
  postsBy,
  said,
  saidOutside,
} from './dom';

/** The body of a post in each of the six skins (forums.md §1.2); the first that is there wins. */
const BODIES = [
  '.postbody .content > div:first-child',
  '.entry-content > div:not(.vote) > div:first-child',
  '.post-entry > div:not(.vote)',
  '.postbody > div:first-child',
];
const AUTHORS =
  '.postprofile-name, .postprofile dt strong, .postprofile-details dt, .post-author-name, h4.username, span.name strong, .username';

const topicOf = (url: URL | null): string | null =>
  /\/t(\d+)(?:p\d+)?-/.exec(url?.pathname ?? '')?.[1] ?? null;
/** How many posts stand before the first of a page. */
const placeOf = (url: URL): number => Number(/^\/t\d+p(\d+)-/.exec(url.pathname)?.[1] ?? 0);

/** The first posts may be stubs of what the reader does not want to see, and carry no number. */
const hasPosts = (page: Document): boolean =>
  ['post', 'post-wrap'].some((name) => {
    const found = page.getElementsByClassName(name);
    return [0, 1, 2].some((at) => /\bpost--\d/.test(found[at]?.className ?? ''));
  });

// Its phpBB3 skin has the body of phpBB; its own are the editor, the numbered posts and the images of its menu.
export const isForoactivo = (page: Document): boolean =>
  ['text_editor_textarea', 'i_icon_mini_index', 'i_icon_mini_logout', 'i_icon_mini_login'].some(
    (id) => page.getElementById(id) !== null,
  ) || hasPosts(page);

const POST = {
  nodes: '.post[class*="post--"], .post-wrap[class*="post--"]',
  id: (node: HTMLElement) => digits(/post--(\d+)/.exec(node.className)?.[1]),
};

/** Foroactivo and Forumotion, one engine with six skins. Skins read from their templates, not run. */
export const foroactivo: Forum = {
  id: 'foroactivo',
  markup: 'bbcode',
  recognise: isForoactivo,
  account: (page) => accountInScripts(page) ?? accountInMenu(page),
  topic(page, url) {
    const back = linkTo(
      page,
      'a.nav[href^="/t"], .sub-header-path a[href^="/t"], .pathname-box a[href^="/t"]',
      url,
    );
    const own = page.querySelector('form input[name=t]')?.getAttribute('value');
    const id = topicOf(url) ?? (own && digits(own) ? own : null) ?? topicOf(back);
    if (!id) return null;
    const section = lastLinkTo(
      page,
      'a.nav[href^="/f"], .sub-header-path a[href^="/f"], .pathname-box a[href^="/f"], #breadcrumbs a[href^="/f"]',
      url,
    );
    const slug = url.pathname.replace(/^\/t(\d+)(?:p\d+)?-/, '/t$1-');
    // The board finds a thread by its number alone.
    const path = topicOf(url) ? slug : (back?.pathname ?? `/t${id}-`);
    return {
      id,
      title: said(page, 'h1.page-title, .topic-header h1, .topic-title, h1.cattitle, .main-head h1') ?? '',
      section: /^\/f(\d+)/.exec(section?.pathname ?? '')?.[1] ?? null,
      url: address(path, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => {
        // What an author writes may have classes of other skins.
        if (node.matches('.post-wrap')) return node.querySelector('.post-content');
        for (const selector of BODIES) {
          const body = node.querySelector<HTMLElement>(selector);
          if (body) return body;
        }
        return null;
      },
      author: (node, body) => saidOutside(node, body, AUTHORS),
    }),
  // No link says that it is the next; those of posts go to the page they stand on.
  links(page, url) {
    const id = topicOf(url);
    const links = id ? page.querySelectorAll(`a[href*="/t${id}p"], a[href*="/t${id}-"]`) : [];
    const pages = [...links]
      .filter((link) => !/[#?]/.test(link.getAttribute('href') ?? '') && !link.closest(POST.nodes))
      .map((link) => address(link.getAttribute('href'), url))
      .filter((link) => topicOf(link) === id);
    return linksByPlace(pages, placeOf(url), placeOf);
  },
  notWords: '.vote, .post-edited',
  editing(page, url, field) {
    if (url.pathname !== '/post') return postAround(field, POST);
    // After a preview, or words the board did not take, the address says nothing.
    const mode = param(url, 'mode') ?? formValue(page, field, 'mode');
    return mode === 'editpost' ? digits(param(url, 'p') ?? formValue(page, field, 'p')) : null;
  },
  private: (_page, url) => url.pathname.startsWith('/privmsg'),
};

const LOGGED_IN = /_userdata\["session_logged_in"\]\s*=\s*1\b/;
const USER_NAME = /_userdata\["username"\]\s*=\s*("(?:[^"\\]|\\.)*")/;

/** Every page tells its own scripts who reads it, whatever its skin looks like. */
function accountInScripts(page: Document): string | null {
  for (const { textContent, src } of page.scripts) {
    const name = !src && LOGGED_IN.test(textContent ?? '') && USER_NAME.exec(textContent ?? '')?.[1];
    if (!name) continue;
    try {
      return String(JSON.parse(name)) || null;
    } catch {
      return null;
    }
  }
  return null;
}

/** «Desconexión [ Ana ]» */
function accountInMenu(page: Document): string | null {
  const leave = page.getElementById('logout') ?? page.querySelector('a[href^="/login?logout"]');
  const words = `${leave?.textContent ?? ''}\n${leave?.querySelector('img')?.getAttribute('title') ?? ''}`;
  return /\[\s*(.+?)\s*\][^\S\n]*$/m.exec(words)?.[1] ?? null;
}

import type { Forum, PageLinks } from '../forum';
import { address, digits, firstOf, lastNumbered, linkTo, postsBy, said } from './dom';

export const isPunbb = (page: Document): boolean =>
  page.getElementById('brd-wrap')?.classList.contains('brd') === true;

const POST = {
  nodes: '.post > .posthead[id]',
  id: (node: HTMLElement) => (/^p\d+$/.test(node.id) ? digits(node.id) : null),
};
const CRUMBS = '.crumbs .crumb a';

/** The six ways of PunBB to write an address: `viewtopic.php?id=7`, `topic7-x.html`, `topic/7/x/`… */
const numberIn = (url: URL | null, what: 'topic' | 'forum' | 'edit'): string | null =>
  new RegExp(`/(?:view)?${what}(?:\\.php\\?id=|[/-]?)(\\d+)`).exec(
    url ? url.pathname + url.search : '',
  )?.[1] ?? null;

/** The last link of a kind among those that lead to where one is. */
function crumb(
  page: Document,
  url: URL,
  what: 'topic' | 'forum',
): { link: Element; at: URL; id: string } | null {
  for (const link of [...page.querySelectorAll(CRUMBS)].reverse()) {
    const at = address(link.getAttribute('href'), url);
    const id = numberIn(at, what);
    if (at && id) return { link, at, id };
  }
  return null;
}

/** The neighbours stand in the head of the page; older ones have only the numbers beside the one that is no link. */
function links(page: Document, url: URL): PageLinks {
  const head = (rel: string): string | null => linkTo(page, `link[rel=${rel}]`, url)?.href ?? null;
  const pages = firstOf(page, 'paging');
  const here = pages?.querySelector('strong');
  const beside = (link: Element | null | undefined): string | null =>
    link?.tagName === 'A' ? (address(link.getAttribute('href'), url)?.href ?? null) : null;
  const next = head('next') ?? beside(here?.nextElementSibling);
  return {
    previous: head('prev') ?? beside(here?.previousElementSibling),
    next,
    last: next && (head('last') ?? (pages && lastNumbered(pages, url, 'a'))),
  };
}

/** PunBB 1.3 and 1.4, by their source; not run. 1.2 is read by `fluxbb.ts`. */
export const punbb: Forum = {
  id: 'punbb',
  markup: 'bbcode',
  recognise: isPunbb,
  account: (page) => said(page, '#welcome strong'),
  topic(page, url) {
    const trail = crumb(page, url, 'topic');
    // The last of them is no link on the thread's own page.
    const title = page.querySelector('.main-title a.permalink, #brd-main > h1 a');
    const own = address(title?.getAttribute('href'), url);
    const id = trail?.id ?? numberIn(own, 'topic') ?? numberIn(url, 'topic');
    if (!id) return null;
    return {
      id,
      title: trail?.link.textContent?.trim() || (title?.textContent?.trim() ?? ''),
      section: crumb(page, url, 'forum')?.id ?? null,
      url: (trail?.at ?? own ?? address(`viewtopic.php?id=${id}`, url))?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.parentElement?.querySelector<HTMLElement>('.entry-content') ?? null,
      author: (node) =>
        said(node.parentElement, '.post-author .username') ??
        said(node, '.post-byline a, .post-byline strong'),
    }),
  links,
  // Its address, or the form's where it was sent back with an error.
  editing: (_page, url, field) =>
    digits(
      numberIn(url, 'edit') ?? numberIn(address(field.closest('form')?.getAttribute('action'), url), 'edit'),
    ),
  private: (_page, url) => /\/(?:misc\.php\?email=|email[/-]?\d)/.test(url.pathname + url.search),
  notWords: '.lastedit',
};

import type { Forum } from '../forum';
import { address, digits, firstOf, param, postsBy, said } from './dom';

// «msgpage» counts the pages; the thread's first has none.
const pageOf = (url: URL | null): number => Number(param(url, 'msgpage') ?? 1);

export const isRpol = (page: Document): boolean =>
  firstOf(page, 'topthreadnav') !== null ||
  (firstOf(page, 'messagecontent') !== null && firstOf(page, 'messagedetails') !== null);

/** RPoL (forums.md §1.8): its own marks, no hex colours, so blocks go in as plain text. */
export const rpol: Forum = {
  id: 'rpol',
  markup: 'plain',
  recognise: isRpol,
  account: () => null,
  topic(page, url) {
    const id = param(url, 'ti');
    const game = param(url, 'gi');
    if (!id || !game) return null;
    return {
      id,
      title: said(page, '.threadtitle, h1, h2') ?? '',
      section: game,
      url: address(`/display.cgi?gi=${game}&ti=${id}`, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.message',
      id: (node) => digits(/msg #(\d+)/.exec(said(node, '.messagecontent ul li:last-child') ?? '')?.[1]),
      body: (node) => node.querySelector('.messagecontent'),
      author: (node) => said(node, '.messageauthor'),
    }),
  links(page, url) {
    const pages = new Map<number, string>();
    for (const link of page.querySelectorAll('.topthreadnav a[href*="msgpage="]')) {
      const to = address(link.getAttribute('href'), url);
      if (to) pages.set(pageOf(to), to.href);
    }
    const last = Math.max(...pages.keys(), 0);
    const here = pageOf(url);
    return {
      previous: pages.get(here - 1) ?? null,
      next: pages.get(here + 1) ?? null,
      last: last > here ? (pages.get(last) ?? null) : null,
    };
  },
  notWords: '.messagecontent > ul',
};

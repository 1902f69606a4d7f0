import type { Forum } from '../forum';
import { address, digits, firstOf, linksByPlace, param, postsBy, said, saidOutside } from './dom';

const TOP = '.topthreadnav';
/** «Page 2 of 3» */
const PLACE = /(\d+)\s+of\s+(\d+)/;
const numberOf = (url: URL): number => Number(param(url, 'msgpage') ?? Number.NaN);

export const isRpol = (page: Document): boolean =>
  firstOf(page, 'topthreadnav') !== null ||
  (firstOf(page, 'messageauthor') !== null && firstOf(page, 'messagecontent') !== null);

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
      // Without a page the board opens the thread where its reader left it.
      url: address(`/display.cgi?gi=${game}&ti=${id}&msgpage=1`, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.message',
      id: (node) => digits(/msg #(\d+)/.exec(said(node, '.messagecontent ul li:last-child') ?? '')?.[1]),
      // Beside the words stands what the board says of them: their number and date.
      body: (node) => node.querySelector('.messagebody') ?? node.querySelector('.messagecontent'),
      author: (node, body) => saidOutside(node, body, '.messageauthor'),
    }),
  links(page, url) {
    const [, here, last] = PLACE.exec(page.querySelector(TOP)?.textContent ?? '') ?? [];
    const links = [...page.querySelectorAll(`${TOP} a[href*="msgpage="]`)].map((link) =>
      address(link.getAttribute('href'), url),
    );
    const number = Number(here ?? param(url, 'msgpage') ?? 1);
    // All on one page, if its reader asked for that.
    if (param(url, 'show') === 'all') return { previous: null, next: null, last: null };
    const ends = linksByPlace(links, number, numberOf);
    return last && Number(last) <= number ? { ...ends, next: null, last: null } : ends;
  },
  notWords: '.messagecontent > ul, .messagecontent > div:first-child > ul',
};

import type { Forum } from '../forum';
import { address, digits, linksByNumber, linkTo, param, postsBy, said } from './dom';

const CRUMB = '.crumbs a[href*="viewtopic.php?id="]';

// PunBB names each page in its own way and has no `#brdmain`.
export const isFluxbb = (page: Document): boolean =>
  page.getElementById('brdmain')?.closest('.pun') != null ||
  ['punviewtopic', 'punpost', 'punedit'].some((id) => page.getElementById(id) !== null);

const POST = {
  nodes: '.blockpost[id^="p"]',
  id: (node: HTMLElement) => (/^p\d+$/.test(node.id) ? digits(node.id) : null),
};

/** FluxBB 1.5, and PunBB 1.2 with the same names. Seen on a running 1.5.11 (forums.md §1.3). */
export const fluxbb: Forum = {
  id: 'fluxbb',
  markup: 'bbcode',
  recognise: isFluxbb,
  account: (page) => said(page, '#brdwelcome strong'),
  topic(page, url) {
    const crumb = linkTo(page, CRUMB, url);
    const id =
      param(crumb, 'id') ?? (url.pathname.endsWith('viewtopic.php') ? param(url, 'id') : param(url, 'tid'));
    if (!id || !digits(id)) return null;
    return {
      id,
      title: said(page, CRUMB) ?? '',
      section: param(linkTo(page, '.crumbs a[href*="viewforum.php?id="]', url), 'id'),
      url: address(`viewtopic.php?id=${id}`, crumb ?? url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.postmsg:not(.postsignature)'),
      author: (node) => said(node, '.postleft dt'),
    }),
  links: (page, url) =>
    linksByNumber(page, url, '.pagelink a[rel=prev]', '.pagelink a[rel=next]', '.pagelink a:not([rel])'),
  editing: (_page, url) => (url.pathname.endsWith('edit.php') ? digits(param(url, 'id')) : null),
  // A letter by the board, and the messages of its add-ons.
  private: (_page, url) => /\/pms\w*\.php$/.test(url.pathname) || param(url, 'email') !== null,
};

import type { Forum } from '../forum';
import { address, digits, linksByNumber, linkTo, param, postsBy, said } from './dom';

export const isPhpbb = (page: Document): boolean => page.body?.id === 'phpbb';

const POST = {
  nodes: '.post[id^="p"]',
  id: (node: HTMLElement) => (/^p\d+$/.test(node.id) ? digits(node.id) : null),
};

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
    const heading = '.topic-title a[href*="viewtopic"], .posting-title a[href*="viewtopic"]';
    const back = linkTo(page, heading, url);
    const id = param(back, 't') ?? param(url, 't');
    if (!id || !digits(id)) return null;
    const crumbs = page.querySelectorAll<HTMLElement>('.crumb[data-forum-id]');
    return {
      id,
      title: said(page, heading) ?? '',
      section: crumbs[crumbs.length - 1]?.dataset.forumId ?? param(back, 'f') ?? param(url, 'f'),
      url: address(`viewtopic.php?t=${id}`, back ?? url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('.postbody .content'),
      author: (node) =>
        said(
          node,
          '.postprofile .username, .postprofile .username-coloured, .author .username, .author .username-coloured',
        ),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.pagination a[rel=prev]',
      '.pagination a[rel=next]',
      '.pagination a[href*="start="]:not([rel])',
    ),
  // After a preview the address may be that of the form alone.
  editing(page, url) {
    const form = page.querySelector('form#postform')?.getAttribute('action');
    const edit = [url, address(form, url)].find((one) => param(one, 'mode') === 'edit');
    return edit ? digits(param(edit, 'p')) : null;
  },
  private: (_page, url) => param(url, 'i') === 'pm',
};

import type { Forum } from '../forum';
import { address, digits, lastLinkTo, linksBy, param, postAround, postsBy, said, saidOutside } from './dom';

export const isInvision = (page: Document): boolean =>
  page.body?.matches('.ipsApp, [data-controller^="core.front.core.app"]') === true;

const POST = {
  nodes: 'article[id^="elComment_"]',
  id: (node: HTMLElement) => digits(node.id),
};

/** A link of the pages of a thread, by the classes of Invision 4 and of 5. */
const pageLink = (name: string): string =>
  `.ipsPagination_${name}:not(.ipsPagination_inactive) a, .ipsPagination__${name}:not(.ipsPagination__inactive) a`;

/** Invision 4 and 5 (forums.md §1.7): store HTML and drop colours on paste, so blocks go in as plain text. */
export const invision: Forum = {
  id: 'invision',
  markup: 'plain',
  recognise: isInvision,
  account: (page) =>
    said(page, '#cUserLink .ipsUserNav__text') ?? said(page, '#elUserLink, #cUserLink, [data-role=userLink]'),
  topic(page, url) {
    const [, path, id] = /^(.*\/topic\/(\d+)[^/]*\/?)/.exec(url.pathname + url.search) ?? [];
    if (!id) return null;
    const section = lastLinkTo(page, '.ipsBreadcrumb a[href*="/forum/"]', url);
    return {
      id,
      title: said(page, '.ipsType_pageTitle, .ipsPageHeader__title h1') ?? '',
      section: /\/forum\/(\d+)/.exec(section?.href ?? '')?.[1] ?? null,
      url: address(path, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      body: (node) => node.querySelector('[data-role=commentContent], .cPost_contentWrap .ipsType_richText'),
      // A guest has no link; beside the name may stand badges.
      author: (node, body) =>
        saidOutside(node, body, '.cAuthorPane_author a[href*="/profile/"], .cAuthorPane_author strong') ??
        saidOutside(
          node,
          body,
          '.ipsEntry__username .ipsUsername, .ipsEntry__username a[href*="/profile/"]',
        ) ??
        saidOutside(node, body, '.cAuthorPane_author, .ipsEntry__username'),
    }),
  links: (page, url) => linksBy(page, url, pageLink('prev'), pageLink('next'), pageLink('last')),
  notWords: '.ipsQuote, .ipsCode, .ipsType_reset.ipsType_light, [data-excludequote]',
  // «?do=findComment&comment=102» leads to a post.
  editing: (_page, url, field) =>
    postAround(field, POST) ?? (/^edit/.test(param(url, 'do') ?? '') ? digits(param(url, 'comment')) : null),
  private: (_page, url) => /\/messenger\//.test(url.pathname + url.search),
};

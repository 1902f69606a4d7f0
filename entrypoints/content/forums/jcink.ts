import type { Forum, PageLinks } from '../forum';
import {
  address,
  digits,
  firstOf,
  formValue,
  lastLinkTo,
  linksByPlace,
  param,
  postAround,
  postsBy,
  said,
  saidOutside,
} from './dom';

export const isJcink = (page: Document): boolean =>
  firstOf(page, 'postcolor') !== null ||
  page.forms.namedItem('REPLIER') !== null ||
  (page.body?.id === 'ST' && firstOf(page, 'normalname') !== null);

const NODES = '.post-normal, [id^="pid_"], [id^="entry"]';
/** What tells a post's number inside it: its skin may have thrown away the rest. */
const NUMBERED = '[id^="pid_"], a[name^="entry"]';

const numberOf = (mark: Element): number | null =>
  digits(/^(?:pid_|entry)(\d+)$/.exec(mark.id || (mark.getAttribute('name') ?? ''))?.[1]);

function idOf(node: HTMLElement): number | null {
  const own = numberOf(node);
  if (own !== null) return own;
  const mark = node.querySelector(NUMBERED);
  return mark && numberOf(mark);
}

const POST = { nodes: NODES, id: idOf };

/** Skins as old as the engine write a post as rows of a table, and its number in the first. */
const OLD = {
  nodes: 'table',
  id(node: HTMLElement) {
    const mark = node.querySelector(NUMBERED);
    return mark?.closest('table') === node ? numberOf(mark) : null;
  },
};
const WORDS = {
  body: (node: HTMLElement) => node.querySelector<HTMLElement>('.postcolor'),
  author: (node: HTMLElement, body: HTMLElement) =>
    saidOutside(node, body, '.normalname, .unreg') ?? saidOutside(node, body, 'a[href*="showuser="]'),
};

/** Jcink, a descendant of Invision 1.3 (forums.md §1.8); each board writes its own skin of it. */
export const jcink: Forum = {
  id: 'jcink',
  markup: 'bbcode',
  recognise: isJcink,
  account: (page) => said(page, '#userlinks a[href*="showuser="]'),
  topic(page, url) {
    const trail = lastLinkTo(page, '#navstrip a[href*="showtopic="]', url);
    const reply = page.forms.namedItem('REPLIER')?.querySelector('input[name=t]')?.getAttribute('value');
    const id =
      param(url, 'showtopic') ??
      param(trail, 'showtopic') ??
      param(url, 't') ??
      (reply === '0' ? null : reply);
    if (!id || !digits(id)) return null;
    const section = lastLinkTo(page, '#navstrip a[href*="showforum="]', url);
    return {
      id,
      title: said(page, '.topic-title') ?? said(page, '#navstrip a[href*="showtopic="]') ?? '',
      section: param(section, 'showforum') ?? param(url, 'f'),
      url: address(`${url.pathname}?showtopic=${id}`, url)?.href ?? url.href,
    };
  },
  posts(page) {
    const posts = postsBy(page, { ...POST, ...WORDS });
    return posts.length > 0 ? posts : postsBy(page, { ...OLD, ...WORDS });
  },
  links,
  notWords: '.edit',
  editing(page, url, field) {
    const around = postAround(field, POST);
    if (around !== null) return around;
    // After a preview the address says nothing, and the form what is edited: 08 opens the editor, 09 sends it.
    const doing = param(url, 'CODE') ?? formValue(page, field, 'CODE');
    if (doing !== '08' && doing !== '09') return null;
    return digits(param(url, 'p') ?? formValue(page, field, 'p'));
  },
  private: (page, url, field) => (param(url, 'act') ?? formValue(page, field, 'act')) === 'Msg',
};

/** How many posts stand before the first of a page. */
const placeOf = (link: URL): number => Number(param(link, 'st') ?? 0);

/** Numbers with gaps, «First» and «Last», and no link that says that it is the next. */
function links(page: Document, url: URL): PageLinks {
  const numbered = [...page.querySelectorAll('.pagination a[href*="st="], a.pagination_page')];
  const found = numbered.map((link) => address(link.getAttribute('href'), url));
  const first = jcink.topic(page, url)?.url;
  const here = placeHere(page, url, numbered);
  return linksByPlace([...found, here > 0 && first ? new URL(first) : null], here, placeOf);
}

/** A link to one post leads to its page without saying where that begins: the numbers of the others do. */
function placeHere(page: Document, url: URL, numbered: readonly Element[]): number {
  if (param(url, 'st') !== null) return placeOf(url);
  const number = Number(said(page, '.pagination_current') ?? 1);
  for (const link of numbered) {
    const other = Number(link.textContent);
    const place = placeOf(address(link.getAttribute('href'), url) ?? url);
    if (other > 1 && place > 0) return ((number - 1) * place) / (other - 1);
  }
  return 0;
}

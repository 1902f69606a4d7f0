import type { ForumPost, PageLinks } from '../forum';

/** Ids of posts fit in 42 bits (protocol §4.6). */
const LARGEST = 2 ** 42;

/** The first run of digits of a text as a post's id; `null` when there is none or it is too large. */
export function digits(text: string | null | undefined): number | null {
  const id = Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);
  return id >= 0 && id < LARGEST ? id : null;
}

/** The first element of a class: many times cheaper on a page without one than a selector is. */
export const firstOf = (page: Document, name: string): Element | null =>
  page.getElementsByClassName(name)[0] ?? null;

/** Text of the first match, white space folded; `null` when there is none or it is empty. */
export function said(root: ParentNode | null, selector: string): string | null {
  const text = root?.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
  return text || null;
}

/**
 * `href` as an absolute address of the same origin, without fragment; `null` otherwise. A link to the same host
 * by the other protocol is one of the board that was not brought up to date.
 *
 * @param from What it is relative to, where that is not the page.
 */
export function address(href: string | null | undefined, base: URL, from: URL = base): URL | null {
  if (!href) return null;
  try {
    const url = new URL(href, from);
    url.hash = '';
    if (url.host === base.host && /^https?:$/.test(url.protocol)) url.protocol = base.protocol;
    return url.origin === base.origin ? url : null;
  } catch {
    return null;
  }
}

/** What the links of a page are relative to: its address, or its `base` where a board has one (vBulletin). */
export function baseOf(page: ParentNode, url: URL): URL {
  const href = 'head' in page ? (page as Document).head?.querySelector('base')?.getAttribute('href') : null;
  return address(href, url) ?? url;
}

/** Address of the first link that matches, as `address`. */
export const linkTo = (page: ParentNode, selector: string, base: URL): URL | null =>
  address(page.querySelector(selector)?.getAttribute('href'), base, baseOf(page, base));

/** Address of the last link that matches: the nearest of a trail that leads from the board to its thread. */
export const lastLinkTo = (page: ParentNode, selector: string, base: URL): URL | null =>
  address([...page.querySelectorAll(selector)].at(-1)?.getAttribute('href'), base, baseOf(page, base));

/** A value of the query, also where the board separates with `;` (SMF). */
export const param = (url: URL | null, name: string): string | null =>
  new RegExp(`[?&;]${name}=([^&;]*)`).exec(url?.search ?? '')?.[1] || null;

/** Previous, next and last page by selectors of their links. */
export const linksBy = (
  page: ParentNode,
  url: URL,
  previous: string,
  next: string,
  last: string,
): PageLinks => ({
  previous: linkTo(page, previous, url)?.href ?? null,
  next: linkTo(page, next, url)?.href ?? null,
  last: linkTo(page, last, url)?.href ?? null,
});

/**
 * The last page among numbered links, where a board has no «last» button. Asked only where there is a next
 * page: on the last page its own number is no link, and the largest would be the page before.
 */
export function lastNumbered(page: ParentNode, url: URL, selector: string): string | null {
  let best: { number: number; href: string } | null = null;
  const base = baseOf(page, url);
  for (const link of page.querySelectorAll(selector)) {
    const number = Number(link.textContent?.replace(/\D/g, '') || Number.NaN);
    const href = address(link.getAttribute('href'), url, base)?.href;
    if (href && number > (best?.number ?? 0)) best = { number, href };
  }
  return best?.href ?? null;
}

/** Like `linksBy`, the last page taken from the numbered links. */
export function linksByNumber(
  page: ParentNode,
  url: URL,
  previous: string,
  next: string,
  numbers: string,
): PageLinks {
  const ends = linksBy(page, url, previous, next, next);
  return { ...ends, last: ends.next && lastNumbered(page, url, numbers) };
}

/**
 * Neighbours by the place each page has in the thread, as its address says it: boards that mark no link as the
 * next one, and leave out those in between.
 *
 * @param here The place of this page.
 */
export function linksByPlace(
  links: Iterable<URL | null>,
  here: number,
  placeOf: (link: URL) => number,
): PageLinks {
  const pages = new Map<number, string>();
  for (const link of links) {
    const place = link ? placeOf(link) : Number.NaN;
    if (link && Number.isFinite(place) && !pages.has(place)) pages.set(place, link.href);
  }
  const before = Math.max(...[...pages.keys()].filter((place) => place < here));
  const after = [...pages.keys()].filter((place) => place > here);
  return {
    previous: pages.get(before) ?? null,
    next: pages.get(Math.min(...after)) ?? null,
    last: pages.get(Math.max(...after)) ?? null,
  };
}

/** What an engine says of its posts; the id is asked first and the author only when somebody reads it. */
export interface PostShape {
  readonly nodes: string;
  id(node: HTMLElement): number | null;
  body(node: HTMLElement): HTMLElement | null;
  author(node: HTMLElement, body: HTMLElement): string | null;
  /** Whether the board says that only some can read it. */
  private?(node: HTMLElement): boolean;
}

/** The first text of a match that stands outside the words of a post: authors who write HTML write classes too. */
export function saidOutside(node: HTMLElement, body: HTMLElement, selector: string): string | null {
  for (const found of node.querySelectorAll(selector)) {
    const text = body.contains(found) ? '' : found.textContent?.replace(/\s+/g, ' ').trim();
    if (text) return text;
  }
  return null;
}

/**
 * All posts of a page, in order, each id once. Nodes without id or body are passed over (placeholders,
 * ignored users), and those within the words of a post, which its author wrote; the author is read late, since
 * a page may hold thousands.
 */
export function postsBy(page: ParentNode, shape: PostShape): ForumPost[] {
  const posts = new Map<number, ForumPost>();
  let words: HTMLElement | null = null;
  for (const node of page.querySelectorAll<HTMLElement>(shape.nodes)) {
    if (words?.contains(node)) continue;
    const id = shape.id(node);
    const body = id === null ? null : shape.body(node);
    if (id === null || body === null || posts.has(id)) continue;
    if (body !== node) words = body;
    posts.set(id, {
      id,
      body,
      get author() {
        return shape.author(node, body) ?? '';
      },
      ...(shape.private?.(node) ? { private: true } : {}),
    });
  }
  return [...posts.values()];
}

/** The id of the post around a field that is written in its place (`shape` as for `postsBy`); `null` for none. */
export function postAround(field: Element, { nodes, id }: Pick<PostShape, 'nodes' | 'id'>): number | null {
  const node = field.closest<HTMLElement>(nodes) ?? frameOf(field)?.closest<HTMLElement>(nodes);
  return node ? id(node) : null;
}

/** Rich editors live in frames: what is around one is around its frame. */
const frameOf = (field: Element): Element | null => field.ownerDocument.defaultView?.frameElement ?? null;

/**
 * What is written in a field of a board of Markdown: its rich editor takes marks for letters, and writes the
 * Markdown itself.
 */
export const markdownIn = (_page: Document, field?: Element): 'markdown' | 'plain' =>
  field?.matches('.ProseMirror') ? 'plain' : 'markdown';

/** The value of a hidden field of the form around an editor, or of the page's. */
export const formValue = (page: Document, field: Element, name: string): string | null => {
  const form = (frameOf(field) ?? field).closest('form') ?? page;
  return form.querySelector(`input[name="${name}"]`)?.getAttribute('value') || null;
};

import { digits } from '../forums/dom';

/** A way boards number their posts. `own`: on the post itself, so that it tells where the post begins. */
interface Scheme {
  readonly own: boolean;
  of(node: Element): number | null;
}

const DATA =
  /^data-(?:[a-z]+-)*(?:post|message|msg|comment|reply|entry|content|pid|mid|id|mensaje|entrada|respuesta|comentario)(?:-?id)?$/;
const LINK = /(?:[#/?&;](?:p|pid|post|postid|msg|mid|comment|reply|entry)[-_=/]?)(\d+)(?=$|[#&;/?-])/i;

const atEnd = (text: string | null | undefined): number | null =>
  digits(/^[a-z]*[-_]{0,2}(\d+)$/i.exec(text ?? '')?.[1]);

const SCHEMES: readonly Scheme[] = [
  { own: true, of: (node) => atEnd(node.id) },
  {
    own: true,
    of: (node) =>
      [...node.attributes].map(({ name, value }) => (DATA.test(name) ? atEnd(value) : null)).find(isId) ??
      null,
  },
  {
    own: true,
    of: (node) => digits(/\b(?:post|msg|message)-+(\d+)/.exec(node.getAttribute('class') ?? '')?.[1]),
  },
  {
    own: false,
    of: (node) => inside(node, 'a[name], a[id]', (one) => atEnd(one.getAttribute('name') ?? one.id)),
  },
  {
    own: false,
    of: (node) => inside(node, 'a[href]', (one) => digits(LINK.exec(one.getAttribute('href') ?? '')?.[1])),
  },
  { own: false, of: (node) => inside(node, '[id]', ({ id }) => atEnd(id)) },
];

/** Whether a node has a number of its own, as posts have. */
export const isNumbered = (node: Element): boolean => SCHEMES.some(({ own, of }) => own && of(node) !== null);

const isId = (id: number | null): id is number => id !== null;

function inside(node: Element, selector: string, read: (one: Element) => number | null): number | null {
  for (const one of node.querySelectorAll(selector)) {
    const id = read(one);
    if (id !== null) return id;
  }
  return null;
}

/** The ids of a page's posts by node, and whether they stand on the posts themselves. */
export interface PostIds {
  readonly ids: ReadonlyMap<HTMLElement, number>;
  readonly own: boolean;
}

/**
 * How these nodes are numbered: the way by which most of them have an id no other has. Posts without one, or
 * with that of another, are left out.
 */
export function postIds(nodes: readonly HTMLElement[]): PostIds {
  let best: PostIds = { ids: new Map(), own: false };
  for (const { own, of } of SCHEMES) {
    const ids = new Map<HTMLElement, number>();
    const taken = new Set<number>();
    for (const node of nodes) {
      const id = of(node);
      if (id === null || taken.has(id)) continue;
      taken.add(id);
      ids.set(node, id);
    }
    if (ids.size > best.ids.size) best = { ids, own };
  }
  return best;
}

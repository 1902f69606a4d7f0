import { pointedNodes } from './layer';
import { isNumbered, postIds } from './post-ids';
import { kindSelectors } from './selector';

/** Nodes that may be the posts of a page: one of them each, and each with an id. */
export interface PostKind {
  readonly selector: string;
  readonly nodes: readonly HTMLElement[];
  /** Ids stand on the posts themselves. */
  readonly own: boolean;
}

/** The posts a node stands for: of its ways to be named, the one by which most are found, all with ids. */
export function kindOfPost(node: HTMLElement): PostKind | null {
  let best: PostKind | null = null;
  for (const selector of kindSelectors(node)) {
    const nodes = pointedNodes(node.ownerDocument, selector);
    const { ids, own } = postIds(nodes);
    // One without an id would be a post that is never read.
    if (ids.size === 0 || ids.size < nodes.length || !nodes.includes(node)) continue;
    if (nodes.length > (best?.nodes.length ?? 0)) best = { selector, nodes, own };
  }
  return best;
}

/** All that a place in the page may be part of, from the smallest out. */
export function kindsAround(place: Element): PostKind[] {
  const kinds: PostKind[] = [];
  for (let up = place as HTMLElement | null; up && up !== place.ownerDocument.body; up = up.parentElement) {
    const kind = kindOfPost(up);
    if (kind && !kinds.some(({ selector }) => selector === kind.selector)) kinds.push(kind);
  }
  return kinds;
}

/**
 * Which of them are the posts: those that carry their own ids and are many; of these the outermost, which has
 * the author's name in it. A thread of one post has only its id to tell.
 */
export function likeliest(kinds: readonly PostKind[]): number {
  const score = ({ nodes, own }: PostKind): number => (nodes.length > 1 ? 2 : 0) + (own ? 1 : 0);
  let best = 0;
  kinds.forEach((kind, at) => {
    const now = kinds[best];
    if (!now || score(kind) < score(now)) return;
    // Further out there are fewer of them when several posts stand in one of theirs.
    if (score(kind) > score(now) || kind.nodes.length >= now.nodes.length) best = at;
  });
  return best;
}

/** The likely posts of a page, without anybody pointing: for who has no pointer. */
export function likelyKinds(page: Document, most = 6): PostKind[] {
  const kinds = new Map<string, PostKind>();
  for (const node of page.body.querySelectorAll<HTMLElement>('*')) {
    if (!isNumbered(node)) continue;
    const kind = [...kinds.values()].some(({ nodes }) => nodes.includes(node)) ? null : kindOfPost(node);
    if (kind?.own && kind.nodes.some((one) => (one.textContent?.trim().length ?? 0) > 12))
      kinds.set(kind.selector, kind);
    if (kinds.size >= most) break;
  }
  return [...kinds.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

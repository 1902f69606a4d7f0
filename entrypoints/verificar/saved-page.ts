import { hostLabel } from '../../rules/proof/keys';
import type { PostText } from '../background/messages';
import { forumBy } from '../content/forums/index';
import { markOf } from '../content/forums/marks';
import { textOf } from '../content/text';
import { originOf } from './addresses';

/** A page of a forum that was saved as a file. */
export interface SavedPage {
  readonly name: string;
  readonly engine: string;
  /** `null`: the page does not tell; the reader is asked. */
  readonly host: string | null;
  readonly topic: string | null;
  readonly title: string;
  readonly url: string | null;
  /** Oldest first. */
  readonly posts: readonly PostText[];
  /** It has no page before, or after, it. */
  readonly first: boolean;
  readonly last: boolean;
  /** Boards of this kind do not show every post to everybody, or not at once. */
  readonly partial: boolean;
}

/** Reads a page with the engines of the extension. Parsed only: nothing in it runs, and nothing is fetched. */
export function readSavedPage(name: string, html: string): SavedPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const forum = forumBy(markOf(page).id);
  const { url, topic } = originOf(page, html, forum);
  const posts = forum
    .posts(page)
    .map(({ id, author, body }) => ({ id, author, text: textOf(body, forum.notWords) }));
  const newestFirst = posts.length > 1 && (posts[0]?.id ?? 0) > (posts.at(-1)?.id ?? 0);
  if (newestFirst) posts.reverse();
  const links = forum.links(page, url ?? new URL('https://invalid.invalid/'));
  const [before, after] = newestFirst ? [links.next, links.previous] : [links.previous, links.next];
  return {
    name,
    engine: forum.id,
    host: url && hostLabel(url.hostname),
    topic: topic?.id ?? null,
    title: topic?.title || page.title,
    url: topic?.url ?? url?.href ?? null,
    posts,
    first: before === null,
    last: after === null,
    partial: forum.partial === true,
  };
}
